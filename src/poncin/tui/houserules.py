"""The house rules of a new match: every option of its game, to be changed before the cards are dealt."""

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from poncin.errors import BadOption
from poncin.i18n import Words
from poncin.rules.options import Option, Options
from poncin.tui.windows import Window


class HouseRulesWindow(Window[Options]):
    """A line for each option, whose value Enter changes; numbers are typed above the list."""

    AUTO_FOCUS = "#house-list"

    def __init__(self, words: Words, options: Options) -> None:
        super().__init__(words("tui-house"), [(words("tui-house-done"), None), (words("tui-new-cancel"), None)])
        self._words = words
        self._options = options
        self._values = options.values()
        self._numbers = [option for option in options.table() if isinstance(option.values, range)]
        self._choices = [option for option in options.table() if not isinstance(option.values, range)]

    def body(self) -> Sequence[Widget]:
        """The numbers, the list, and what the line in it decides."""
        inputs = []
        for option in self._numbers:
            longest = len(str(option.values[-1]))
            each = Input(str(self._values[option.name]), id=f"house-{option.name}", max_length=longest)
            each.border_title = Content(self._words.option(option.name))
            inputs.append(each)
        lines = OptionList(*(Line(self._line(option)) for option in self._choices), id="house-list", markup=False)
        return *inputs, lines, Static(id="house-text", classes="explained")

    def on_mount(self) -> None:
        """The first line is explained."""
        self.query_one("#house-list", OptionList).highlighted = 0

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the option decides."""
        event.stop()
        self._explain(self._words.option_text(self._choices[event.option_index].name))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The option takes its next value."""
        event.stop()
        option = self._choices[event.option_index]
        values = tuple(option.values)
        self._values[option.name] = values[(values.index(self._values[option.name]) + 1) % len(values)]
        event.option_list.replace_option_prompt_at_index(event.option_index, self._line(option))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter goes on to the list."""
        event.stop()
        self.query_one("#house-list").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Close with the options, unless a number is none that is allowed."""
        event.prevent_default()  # or the window's own handler closes it
        if event.button.id != "button-0":
            self.dismiss(None)
            return
        texts = {option.name: self.query_one(f"#house-{option.name}", Input).value for option in self._numbers}
        try:
            numbers = {option.name: option.parse(texts[option.name].strip()) for option in self._numbers}
            self.dismiss(type(self._options).of(self._values | numbers))
        except BadOption as error:
            self._explain(self._words.error(error))

    def _line(self, option: Option) -> Content:
        value = self._values[option.name]
        text = self._words("tui-option", option=self._words.option(option.name), value=self._value(option))
        return Content.styled(text, "bold" if value != option.default else "")

    def _value(self, option: Option) -> str:
        return self._words.option_value(option.name, self._values[option.name])

    def _explain(self, text: str) -> None:
        self.query_one("#house-text", Static).update(Content(text))
