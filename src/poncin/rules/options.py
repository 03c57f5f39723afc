"""Typed rule options: each game's options are one frozen dataclass, and everything else is derived from it.

A field is ``Literal`` with the default first, or `Target`. Values are texts or whole numbers, exactly as in a match
record; there are no booleans.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Literal, Self, cast, get_args, get_origin, get_type_hints

from poncin.errors import BadOption

OptionValue = str | int
YesNo = Literal["no", "yes"]
TARGETS = range(1, 1000)
Target = Annotated[int, TARGETS]
"""Points to reach: 1 to 999."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option as data: ``values`` lists what is allowed (a range for a target), the default is one of them."""

    name: str
    values: tuple[OptionValue, ...] | range
    default: OptionValue

    def allowed(self) -> str:
        """The allowed values as text, for messages."""
        if isinstance(self.values, range):
            return f"{self.values.start}–{self.values.stop - 1}"
        return ", ".join(str(value) for value in self.values)

    def check(self, value: object) -> OptionValue:
        """The value, if it is allowed and of the right type; raises `BadOption` otherwise."""
        if isinstance(value, str | int) and not isinstance(value, bool) and value in self.values:
            return value
        raise BadOption("bad_option_value", option=self.name, value=value, allowed=self.allowed())

    def parse(self, text: str) -> OptionValue:
        """The value written by ``str``; raises `BadOption` for a text that names none."""
        for value in self.values:
            if str(value) == text:
                return value
        return self.check(text)


@dataclass(frozen=True, slots=True)
class Options:
    """Base of the games' options. Instances are checked: no unknown or forbidden value survives construction."""

    def __post_init__(self) -> None:
        for option in self.table():
            option.check(getattr(self, option.name))

    @classmethod
    @cache
    def table(cls) -> tuple[Option, ...]:
        """All options of the game in the order of its rules."""
        hints = get_type_hints(cls, include_extras=True)
        options = []
        for each in fields(cls):
            arguments = get_args(hints[each.name])
            is_choice = get_origin(hints[each.name]) is Literal
            options.append(Option(each.name, arguments if is_choice else arguments[1], cast(OptionValue, each.default)))
        return tuple(options)

    @classmethod
    def option(cls, name: str) -> Option:
        """The option of that name; raises `BadOption` with the list of names for an unknown one."""
        for option in cls.table():
            if option.name == name:
                return option
        names = ", ".join(option.name for option in cls.table())
        raise BadOption("unknown_option", option=name, allowed=names)

    @classmethod
    def of(cls, values: Mapping[str, object]) -> Self:
        """Options with these values, the rest at their defaults; raises `BadOption`."""
        return cls(**{name: cls.option(name).check(value) for name, value in values.items()})

    @classmethod
    def parse(cls, texts: Mapping[str, str]) -> Self:
        """Options from texts as a user writes them; raises `BadOption`."""
        return cls(**{name: cls.option(name).parse(text) for name, text in texts.items()})

    def values(self) -> dict[str, OptionValue]:
        """Every option's value, in the order of the rules."""
        return {option.name: getattr(self, option.name) for option in self.table()}

    def changed(self) -> dict[str, OptionValue]:
        """The values that differ from their default, sorted by name."""
        defaults = {option.name: option.default for option in self.table()}
        return {name: value for name, value in sorted(self.values().items()) if value != defaults[name]}
