"""Captures and declarations are chosen from lists that say what they mean, and can be left."""

from poncin.cards import card
from poncin.rules.moves import Declare, Exchange, Marriage, Play
from tests.tui.driving import dealt, running


async def test_several_captures_open_a_list() -> None:
    session = dealt("cirulla", "7d 2c Kh", "3s 4c Jc Qs", players=2)
    async with running(session) as table:
        before = session.match
        await table.press("2")  # hand: 2c 7d Kh
        assert session.match is before
        assert [text.partition("takes ")[2] for text in table.choices()] == ["3♠ 4♣ (sum)", "J♣ (fifteen)"]
        assert table.marked("table", "taken") == ["3♠", "4♣"]
        await table.press("down")
        assert table.marked("table", "taken") == ["J♣"]
        await table.press("escape")
        assert session.match is before
        assert table.marked("table", "taken") == []
        await table.press("2", "2")
        assert before.hand.moves == ()
        assert session.match.hand.moves[0] == (0, Play(card("7d"), 1 << card("Jc")))


async def test_one_capture_needs_one_key() -> None:
    session = dealt("cirulla", "5d 2c Kh", "3s 6h 4c Js", players=2)
    async with running(session) as table:
        await table.press("3")
        assert session.match.hand.moves[0] == (0, Play(card("Kh"), 1 << card("6h") | 1 << card("4c")))


async def test_the_cursor_shows_what_a_card_takes() -> None:
    session = dealt("cirulla", "5d 2c Kh", "3s 6h 4c Js", players=2)
    async with running(session) as table:
        await table.press("left")
        assert table.marked("hand", "chosen") == ["K♥"]
        assert table.marked("table", "taken") == ["4♣", "6♥"]
        assert "K♥ takes 4♣ 6♥" in table.text("prompt")


async def test_declaration_by_cards_then_value() -> None:
    session = dealt("cirulla", "7h 2s 3d", "Ks 6h 4c Js", players=2)
    async with running(session) as table:
        await table.press("d")
        assert len(table.choices()) == 1
        assert table.marked("hand", "taken") == ["2♠", "3♦", "7♥"]
        await table.press("enter")
        assert len(table.choices()) == 4
        await table.press("3")
        assert session.match.hand.moves[-1] == (
            0,
            Declare("barsega", 1 << card("7h") | 1 << card("2s") | 1 << card("3d"), 3),
        )
        assert "7♥=3" in table.faces("hand")


async def test_many_declarations_are_grouped() -> None:
    session = dealt("cirollon", "7h Ah Ad Ac 2h 2d 2c 3h 3d", "Kh Kd Kc Ks", players=4)
    declarations = [move for move in session.match.legal_moves() if isinstance(move, Declare)]
    groups = {move.cards for move in declarations}
    assert len(declarations) > 100 > len(groups)
    async with running(session) as table:
        await table.press("d")
        assert len(table.choices()) == len(groups)
        first = next(at for at, choice in enumerate(table.side._choices) if choice.more)
        await table.press(*["down"] * first, "enter")
        assert len(table.choices()) == len(table.side._choices) > 1
        await table.press("escape")
        assert not table.side.choosing
        assert session.match.hand.moves == ()


async def test_marriage_and_exchange() -> None:
    session = dealt("mariagio", "2h Kd Qd As 3c 4c 5c", "Kh", players=2)
    async with running(session) as table:
        await table.press("d")
        assert len(table.choices()) == 2
        await table.press("1")
        made = [move for _, move in session.match.hand.moves]
        assert made == [Exchange()]
        await table.press("d", "1")
        assert session.match.hand.moves[-1][1] == Marriage(1)
        assert "+20" in table.text("piles")


async def test_hint_tells_what_each_card_takes_and_why_not() -> None:
    session = dealt("cirollon", "Kh Kd Kc 5h 6h 4d 3d 2c 7s", "Ah 2h Jd Jc", players=4)
    async with running(session) as table:
        await table.press("d", "1", "h")
        hint = str(table.side.query_one("#hint").content)  # type: ignore[attr-defined] # a Static
        assert hint.count("✗") == 6
        assert "K♥ takes 2♥ J♦ (sum)" in hint
        await table.press("1")
        assert "first come the cards that you declared" in table.text("prompt")
        assert len(session.match.hand.moves) == 1
