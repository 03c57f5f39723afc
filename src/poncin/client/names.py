"""What the seats are called."""

_COMPUTERS = ("Baciccia", "Cattænin", "Beppin", "Manuelin")
"""Names of the computer's players; one more than there are seats for them, as a person may bear one."""


def seat_names(person: str, players: int) -> list[str]:
    """The person in seat 0, then the computer's players; numbers in a game for more players than we have names."""
    names = [person, *[each for each in _COMPUTERS if each != person][: players - 1]]
    return names + [str(seat) for seat in range(len(names), players)]
