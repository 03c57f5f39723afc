"""What has been played so far: deals by pair and number, in memory; `poncin.arena.files` keeps it in a file."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from poncin.arena.times import Times
from poncin.arena.units import Deal, Fault, Pair, Played


@dataclass(slots=True)
class Page:
    """The deals of a pair."""

    deals: dict[int, Deal] = field(default_factory=dict)
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))
    faults: list[Fault] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Enter a unit."""
        self.deals.update(enumerate(played.deals, start=played.first))
        for mine, more in zip(self.times, played.times, strict=True):
            mine.merge(more)
        self.faults.extend(played.faults)

    def missing(self, deals: int) -> Iterator[range]:
        """The ranges of deals below a number that are not there yet."""
        first = None
        for number in range(deals + 1):
            if number < deals and number not in self.deals:
                first = number if first is None else first
            elif first is not None:
                yield range(first, number)
                first = None

    def first(self, deals: int | None = None) -> list[Deal]:
        """The deals below a number (None: all), in order, as far as they are there."""
        return [deal for number, deal in sorted(self.deals.items()) if deals is None or number < deals]

    def below(self, deals: int) -> "Page":
        """The page with only the deals below a number; times and faults as they are."""
        return Page({number: deal for number, deal in self.deals.items() if number < deals}, self.times, self.faults)

    def unbroken(self) -> list[Deal]:
        """The deals in order up to the first that is missing."""
        found: list[Deal] = []
        while (deal := self.deals.get(len(found))) is not None:
            found.append(deal)
        return found


def pairs_of(bots: tuple[str, ...]) -> list[Pair]:
    """Everybody against everybody."""
    return [(first, second) for at, first in enumerate(bots) for second in bots[at + 1 :]]
