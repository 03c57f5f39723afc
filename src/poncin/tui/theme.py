"""The look: slate roofs, warm paper, coral and sea. One dark and one light theme."""

from textual.theme import Theme

_CARDS = {
    "card": "#f7efdd",
    "card-edge": "#8a8272",
    "card-ink": "#26323a",
    "card-red": "#b52d1a",
    "card-back": "#2e6a86",
    "card-back-ink": "#b5d3e0",
    "card-chosen": "#ffffff",
    "card-taken": "#f9cfa8",
    "card-barred": "#c9c2b2",
}

DARK = Theme(
    name="slate",
    dark=True,
    primary="#7fb2c8",
    secondary="#c9b68c",
    accent="#f0805f",
    warning="#e5b35a",
    error="#f0805f",
    success="#8fbf8a",
    foreground="#ece4d3",
    background="#20282d",
    surface="#29343a",
    panel="#334149",
    variables={**_CARDS, "quiet": "#a3adb0"},
)
LIGHT = Theme(
    name="paper",
    dark=False,
    primary="#1f5f7c",
    secondary="#7a6434",
    accent="#b93a20",
    warning="#8a5a00",
    error="#b3261e",
    success="#3c6b39",
    foreground="#26323a",
    background="#e7dcc4",
    surface="#efe6d2",
    panel="#dccfb2",
    variables={**_CARDS, "quiet": "#565f64"},
)
THEMES = (DARK, LIGHT)
