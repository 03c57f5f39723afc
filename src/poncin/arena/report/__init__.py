"""Results as one HTML page that needs nothing else: no network, no script."""

from poncin.arena.report.page import Sheet, page

__all__ = ["Sheet", "page"]
