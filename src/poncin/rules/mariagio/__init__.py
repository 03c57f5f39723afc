"""Mariagio: options and position in `state`, legality in `legality`, the hand itself in `hand`."""

from poncin.rules.mariagio.hand import Mariagio
from poncin.rules.mariagio.state import COUPLES, MariagioOptions, MariagioPublic, MariagioState, MariagioView

__all__ = ["COUPLES", "Mariagio", "MariagioOptions", "MariagioPublic", "MariagioState", "MariagioView"]
