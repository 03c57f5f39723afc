"""Frames that take the short cut are those that `websockets` reads and writes, and what is none is left to it."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from poncin.server.frames import ends_whole, short_text, text_frame
from tests.server.serving import AtTable, Guest, Running, server

_OPCODES = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG])
_SIZES = st.one_of(st.integers(0, 300), st.sampled_from([65_535, 65_536]))


def _read(data: bytes, mask: bool) -> tuple[Frame | None, int]:
    """The frame that `websockets` reads, None where it wants more, and the bytes it leaves."""
    reader = StreamReader()
    reader.feed_data(data)
    reading = Frame.parse(reader.read_exact, mask=mask)
    try:
        next(reading)
    except StopIteration as read:
        return read.value, len(reader.buffer)
    return None, len(reader.buffer)


@given(size=_SIZES)
def test_a_text_goes_out_as_websockets_reads_it(size: int) -> None:
    text = b"x" * size
    frame, left = _read(text_frame(text), mask=False)
    assert frame == Frame(Opcode.TEXT, bytearray(text))
    assert left == 0


@given(opcode=_OPCODES, size=st.integers(0, 140), fin=st.booleans(), cut=st.integers(-3, 3), mask=st.booleans())
def test_only_one_whole_short_text_takes_the_short_cut(
    opcode: Opcode, size: int, fin: bool, cut: int, mask: bool
) -> None:
    text = b"y" * size
    fin = fin or opcode in (Opcode.PING, Opcode.PONG)
    if opcode in (Opcode.PING, Opcode.PONG) and size > 125:
        return
    data = Frame(opcode, text, fin).serialize(mask=mask)
    data = data[: len(data) + cut] if cut <= 0 else data + b"z" * cut
    taken = short_text(data)
    if taken is not None:
        assert (opcode, fin, cut, mask) == (Opcode.TEXT, True, 0, True)
        assert taken == text
    elif (opcode, fin, cut, mask) == (Opcode.TEXT, True, 0, True):
        assert size > 125


@given(data=st.binary(max_size=140))
def test_whatever_takes_the_short_cut_is_what_websockets_reads(data: bytes) -> None:
    text = short_text(data)
    if text is not None:
        assert _read(data, mask=True) == (Frame(Opcode.TEXT, bytearray(text)), 0)


@given(sizes=st.lists(_SIZES, max_size=4), cut=st.integers(0, 10))
def test_frames_end_whole_or_not(sizes: list[int], cut: int) -> None:
    data = b"".join(Frame(Opcode.BINARY, bytes(size)).serialize(mask=True) for size in sizes)
    assert ends_whole(data)
    shorter = data[: len(data) - cut]
    ends = [0]
    for size in sizes:
        ends.append(ends[-1] + len(Frame(Opcode.BINARY, bytes(size)).serialize(mask=True)))
    assert ends_whole(shorter) == (len(shorter) in ends)


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    with server(tmp_path) as running:
        yield _seated(running)


def _seated(running: Running) -> AtTable:
    guest = Guest(running)
    return guest.sit_down(guest.make("cirulla", 2))


def _ping(key: str) -> bytes:
    return json.dumps({"type": "ping", "key": key}, ensure_ascii=False).encode()


def _text(text: bytes, *, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def _sent(at: AtTable, *pieces: bytes) -> None:
    for piece in pieces:
        at.socket.socket.sendall(piece)


def _hears(at: AtTable, *keys: str) -> None:
    for key in keys:
        assert at.receive() == {"type": "pong", "key": key}


def test_messages_come_whole_in_pieces_or_together(at: AtTable) -> None:
    _sent(at, _text(_ping("whole")))
    _hears(at, "whole")
    _sent(at, _text(_ping("one")) + _text(_ping("two")) + _text(_ping("ö" * 60)))
    _hears(at, "one", "two", "ö" * 60)
    _sent(at, _text(_ping("ö")))
    _hears(at, "ö")
    _sent(at, _text(_ping("in"), fin=False) + _text(b" ", fin=False, opcode=Opcode.CONT))
    _sent(at, Frame(Opcode.PING, b"between").serialize(mask=True), _text(b"", opcode=Opcode.CONT))
    _hears(at, "in")
    _sent(at, Frame(Opcode.BINARY, _ping("bytes")).serialize(mask=True))
    _hears(at, "bytes")
    _sent(at, _text(_ping("after")))
    _hears(at, "after")


def test_a_frame_in_two_pieces_is_one_message_and_so_are_those_after_it(at: AtTable) -> None:
    frame = _text(_ping("cut"))
    for cut in (1, 2, 5, 6, 20):
        at.socket.socket.sendall(frame[:cut])
        assert at.guest.call("GET", "/livez").status == 200  # by now the first piece has come
        at.socket.socket.sendall(frame[cut:])
        _hears(at, "cut")
    _sent(at, _text(_ping("after")))
    _hears(at, "after")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (_text(b'{"type": "ping"', fin=False) + _text(_ping("inside")), 1002),
        (_text(b"\xff{}"), 1007),
        (_text(_ping("x"), fin=False) + _text(b"\xff", opcode=Opcode.CONT), 1007),
        (Frame(Opcode.TEXT, _ping("open")).serialize(mask=False), 1002),
        (_text(b" " * 20_000), 1009),
        (b"\x81\xff" + struct.pack("!Q", 1 << 40) + bytes(4), 1009),
    ],
    ids=["text in a text", "no text", "no text at the end", "not masked", "long", "very long"],
)
def test_what_is_no_message_ends_the_connection(at: AtTable, data: bytes, code: int) -> None:
    _sent(at, _text(_ping("first")))
    _hears(at, "first")
    _sent(at, data)
    assert at.closed_with() == code


def test_the_first_part_is_remembered_while_others_speak(at: AtTable) -> None:
    """Two pieces in different reads: a whole text between them is no message of its own."""
    _sent(at, _text(b'{"type": ', fin=False))
    assert at.guest.call("GET", "/livez").status == 200
    _sent(at, _text(_ping("between")))
    assert at.closed_with() == 1002


def test_websockets_reads_as_this_file_thinks() -> None:
    with pytest.raises(ProtocolError):
        _read(Frame(Opcode.TEXT, b"x").serialize(mask=False), mask=True)
