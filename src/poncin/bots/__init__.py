"""Computer players. They get a `View`, never a state, so they know what a person in their seat would know."""

from poncin.bots.bot import Bot
from poncin.bots.levels import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]
