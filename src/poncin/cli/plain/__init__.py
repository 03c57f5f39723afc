"""A match in numbered lines: nothing is redrawn, so it suits screen readers, pipes and scripts."""

from poncin.cli.plain.match import PlainMatch

__all__ = ["PlainMatch"]
