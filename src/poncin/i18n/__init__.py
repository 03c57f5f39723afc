"""Everything that players read, in Ligurian, Italian and English.

The sentences stand in ``<language>/<subject>.ftl`` beside this file, in Fluent's notation; they are read when first
asked for. `Words` turns cards, moves, events, errors and scores into sentences of one language.
"""

from poncin.i18n.languages import LANGUAGES, pick_language
from poncin.i18n.words import Words, printable

__all__ = ["LANGUAGES", "Words", "pick_language", "printable"]
