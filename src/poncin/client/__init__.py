"""A match of people on this device against computer players, kept on disk after every move.

`Session` is the only keeper of the match; the line mode and the terminal application show it and ask it to move.
"""

from poncin.client.errors import SaveError
from poncin.client.history import hand_steps
from poncin.client.session import Session
from poncin.client.simulation import simulate
from poncin.client.store import Store, data_folder

__all__ = ["SaveError", "Session", "Store", "data_folder", "hand_steps", "simulate"]
