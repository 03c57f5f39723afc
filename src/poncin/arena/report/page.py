"""The page: a section for each file of results."""

import shlex
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import NamedTuple

from poncin.arena.book import Page
from poncin.arena.files import Header
from poncin.arena.report.matrix import matrix
from poncin.arena.report.plot import plot
from poncin.arena.report.text import minus
from poncin.arena.statistics import Estimate
from poncin.arena.strength import Rating, ratings, strengths, times_of
from poncin.arena.suites import SUITES
from poncin.arena.summary import Result, result_of
from poncin.arena.tables import points, share
from poncin.arena.times import Times
from poncin.arena.units import Pair

_INTRODUCTION = (
    "<p>Every deal is played in all seatings, so both players get the same cards. Points are those of a hand, the "
    "row’s player less the column’s; a range is a 95 % interval over deals.</p>"
)


class Sheet(NamedTuple):
    """The content of a file of results; its pages hold at least one deal each."""

    header: Header
    pages: Mapping[Pair, Page]


def page(sheets: Sequence[Sheet]) -> str:
    """The whole page."""
    style = files("poncin.arena.report").joinpath("report.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            "<title>poncin arena</title>",
            f"<style>\n{style}</style>",
            "</head>",
            "<body>",
            "<main>",
            "<h1>How strong the computer players are</h1>",
            _INTRODUCTION,
            *(_section(sheet) for sheet in sheets),
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def title(header: Header) -> str:
    """What was played, in a line."""
    setting = header.setting
    return f"{setting.game.capitalize()} for {setting.players}{', whole matches' if setting.matches else ''}"


def command(header: Header, deals: int) -> str:
    """The command line that plays the same again."""
    setting, sprt = header.setting, header.sprt
    words = ["poncin", "arena", setting.game, "--players", str(setting.players), "--bots", ",".join(header.bots)]
    for name, value in setting.options:
        words += ["--option", f"{name}={value}"]
    suite = next((name for name, suite in SUITES.items() if suite.seed == setting.seed), None)
    words += ["--suite", suite] if suite else ["--seed", str(setting.seed)]
    words += ["--pairs", str(deals)]
    if setting.matches:
        words.append("--matches")
    if sprt:
        words.append(f"--sprt={sprt.lower:g},{sprt.upper:g}{'sd' if sprt.normalised else ''}")
    return shlex.join(words)


def _section(sheet: Sheet) -> str:
    header, pages = sheet
    results = {pair: result_of(pair, each, sprt=header.sprt) for pair, each in pages.items()}
    strength, times = strengths(header.bots, pages), times_of(header.bots, pages)
    rated = ratings(header.bots, pages)
    deals = max(len(each.deals) for each in pages.values())
    options = ", ".join(f"{name} {value}" for name, value in header.setting.options)
    facts = [f"{deals:,} deals, seed {header.setting.seed:,}", f"poncin {header.poncin}, code {header.code}"]
    parts = [
        f"<section>\n<h2>{escape(title(header))}</h2>",
        f"<p>{escape('; '.join([*facts, *([options] if options else [])]))}.</p>",
        f'<div class="pictures">\n{matrix(header.bots, results)}',
    ]
    if strength:
        parts.append(plot([(bot, times[bot].mean_ms, strength[bot]) for bot in dict.fromkeys(header.bots)]))
    parts += [
        "</div>",
        _players(header.bots, strength, times, rated),
        _pairs(results.values()),
        f"<p>Play it again:</p>\n<pre><code>{escape(command(header, deals))}</code></pre>\n</section>",
    ]
    return "\n".join(parts)


def _players(
    bots: tuple[str, ...],
    strength: Mapping[str, Estimate],
    times: Mapping[str, Times],
    rated: Mapping[str, Rating] | None,
) -> str:
    heads = ["player", "above the field", *(["OpenSkill"] if rated else []), "ms per move", "99 % below"]
    rows = [
        [
            bot,
            minus(points(strength[bot])) if bot in strength else "",
            *([f"{minus(f'{rated[bot].mu:.1f}')} ± {rated[bot].sigma:.1f}"] if rated else []),
            f"{times[bot].mean_ms:.2f}",
            f"{times[bot].quantile_ms(0.99):.2f}",
        ]
        for bot in sorted(set(bots), key=lambda bot: strength[bot].mean if bot in strength else 0, reverse=True)
    ]
    return _table("Players", heads, rows)


def _pairs(results: Iterable[Result]) -> str:
    heads = ["pair", "deals", "points per hand", "hands won", "matches won", "test", "forfeits"]
    rows = [
        [
            " – ".join(each.pair),
            f"{each.deals:,}",
            minus(points(each.points)),
            share(each.hands),
            share(each.matches) if each.matches else "",
            f"{each.test.verdict} ({minus(f'{each.test.ratio:+.2f}')})" if each.test else "",
            str(len(each.faults) or ""),
        ]
        for each in results
    ]
    used = [at for at, _ in enumerate(heads) if any(row[at] for row in rows)]
    return _table("Pairs", [heads[at] for at in used], [[row[at] for at in used] for row in rows])


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}">'
        f"<table>\n<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n"
        "</table></div>"
    )
