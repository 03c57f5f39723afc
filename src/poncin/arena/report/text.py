"""Numbers as a page shows them."""


def minus(text: str) -> str:
    """A number with a real minus sign, which is as wide as a plus."""
    return text.replace("-", "−")
