"""The two kinds of WebSocket frames that nearly all traffic consists of, without the generality of a protocol library.

A short masked text is what a move comes in, an unmasked text what everybody is told; RFC 6455, section 5.2. Whatever is
not exactly that is left to `websockets`.
"""

from websockets.utils import apply_mask

_TEXT = 0x81
"""The first byte of a text message in one part."""
_MASKED = 0x80
_SHORT = 126
"""Lengths from here on are written in more than a byte."""
_HEAD = 6
"""Bytes before the text of a short frame: two, and the mask."""


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


def short_text(data: bytes) -> bytes | None:
    """The text of a client's frame; None where ``data`` is anything but one whole frame with a short text."""
    size = len(data) - _HEAD
    if 0 <= size < _SHORT and data[0] == _TEXT and data[1] == _MASKED | size:
        return apply_mask(data[_HEAD:], data[2:_HEAD])
    return None


def ends_whole(data: bytes) -> bool:
    """Whether a client's frames, of which the first begins with ``data``, end with it."""
    at = 0
    while len(data) - at >= 2:
        size, head = data[at + 1] & ~_MASKED, _HEAD
        if size >= _SHORT:
            more = 2 if size == _SHORT else 8
            size, head = int.from_bytes(data[at + 2 : at + 2 + more]), head + more
        at += head + size
    return at == len(data)
