"""The languages, and which one a reader gets."""

from collections.abc import Mapping

from poncin.errors import BadOption

LANGUAGES = ("lij", "it", "en")
"""Codes of the languages: Ligurian, Italian, English."""
_DEFAULT = "en"
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the one of the locale, else English.

    A locale's region and encoding do not matter: ``it_CH.UTF-8`` is Italian. The first locale variable that is set
    decides. Raises `BadOption` where ``wanted`` is none of `LANGUAGES`.
    """
    if wanted is not None:
        if wanted in LANGUAGES:
            return wanted
        raise BadOption("unknown_language", value=wanted, allowed=", ".join(LANGUAGES))
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else _DEFAULT
