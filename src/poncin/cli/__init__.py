"""The command ``poncin``: play, simulate, look at records, print rules and options.

Each command is a module here with ``arguments`` and ``run``; it is imported only when it is called.
"""

from poncin.cli.main import main

__all__ = ["main"]
