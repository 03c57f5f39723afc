"""Every card in every form: articles, prepositions and elisions as the languages have them."""

import pytest

from poncin.cards import PACK, RANKS, SUITS, card, parse_cards
from poncin.i18n import LANGUAGES, Words
from poncin.i18n.catalogue import FORMS, Form

# For each rank A 2 3 4 5 6 7 J Q K what stands before the suit.
RANK_WORDS: dict[tuple[str, str], str] = {
    ("en", "plain"): "ace|two|three|four|five|six|seven|jack|queen|king",
    ("en", "the"): "the ace|the two|the three|the four|the five|the six|the seven|the jack|the queen|the king",
    ("en", "a"): "an ace|a two|a three|a four|a five|a six|a seven|a jack|a queen|a king",
    ("en", "with"): "with the ace|with the two|with the three|with the four|with the five|with the six|with the seven|"
    "with the jack|with the queen|with the king",
    ("en", "of"): "of the ace|of the two|of the three|of the four|of the five|of the six|of the seven|of the jack|"
    "of the queen|of the king",
    ("it", "plain"): "asso|due|tre|quattro|cinque|sei|sette|fante|donna|re",
    ("it", "the"): "l’asso|il due|il tre|il quattro|il cinque|il sei|il sette|il fante|la donna|il re",
    ("it", "a"): "un asso|un due|un tre|un quattro|un cinque|un sei|un sette|un fante|una donna|un re",
    (
        "it",
        "with",
    ): "con l’asso|con il due|con il tre|con il quattro|con il cinque|con il sei|con il sette|con il fante|"
    "con la donna|con il re",
    ("it", "of"): "dell’asso|del due|del tre|del quattro|del cinque|del sei|del sette|del fante|della donna|del re",
    ("lij", "plain"): "asso|doî|trei|quattro|çinque|sëi|sette|sbiro|dònna|òmmo",
    ("lij", "the"): "l’asso|o doî|o trei|o quattro|o çinque|o sëi|o sette|o sbiro|a dònna|l’òmmo",
    ("lij", "a"): "un asso|un doî|un trei|un quattro|un çinque|un sëi|un sette|un sbiro|unna dònna|un òmmo",
    ("lij", "with"): "con l’asso|co-o doî|co-o trei|co-o quattro|co-o çinque|co-o sëi|co-o sette|co-o sbiro|co-a dònna|"
    "con l’òmmo",
    ("lij", "of"): "de l’asso|do doî|do trei|do quattro|do çinque|do sëi|do sette|do sbiro|da dònna|de l’òmmo",
}
SUIT_WORDS = {
    "en": ("of hearts", "of diamonds", "of clubs", "of spades"),
    "it": ("di cuori", "di quadri", "di fiori", "di picche"),
    "lij": ("de coppe", "de dinæ", "de scioî", "de spoæ"),
}
INDEX = {"en": "A234567JQK", "it": "A234567FDR", "lij": "1234567SDÒ"}


def _expected(lang: str, form: Form, rank: int, suit: int) -> str:
    if form == "short":
        return f"{INDEX[lang][rank]}{'♥♦♣♠'[suit]}"
    return f"{RANK_WORDS[lang, form].split('|')[rank]} {SUIT_WORDS[lang][suit]}"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card(lang: str, form: Form) -> None:
    words = Words(lang)
    for each in PACK:
        assert words.card(each, form) == _expected(lang, form, each // 4, each % 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_take_the_articles_of_their_words(lang: str) -> None:
    """A sentence with signs reads aloud like one in words: same article, same preposition, then the sign."""
    signs, spoken = Words(lang), Words(lang, spoken=True)
    for form in ("the", "a", "with", "of"):
        for rank in range(10):
            long = spoken._catalogue._card(rank * 4, form)
            short = signs._catalogue._card(rank * 4, form)
            name = spoken.card(rank * 4, "plain")
            assert long.removesuffix(name) == short.removesuffix(signs.card(rank * 4))


@pytest.mark.parametrize(
    ("lang", "form", "text", "expected"),
    [
        ("en", "short", "3s5dKh", "3♠ 5♦ K♥"),
        ("it", "short", "3s5dKh", "3♠ 5♦ R♥"),
        ("lij", "short", "As5dKh", "1♠ 5♦ Ò♥"),
        ("en", "the", "3s5dKh", "the three of spades, the five of diamonds and the king of hearts"),
        ("it", "the", "3s5dQh", "il tre di picche, il cinque di quadri e la donna di cuori"),
        ("lij", "the", "5dKh", "o çinque de dinæ e l’òmmo de coppe"),
        ("lij", "with", "QcKh", "co-a dònna de scioî e con l’òmmo de coppe"),
        ("it", "of", "AcQh", "dell’asso di fiori e della donna di cuori"),
        ("en", "the", "7h", "the seven of hearts"),
        ("en", "short", "", ""),
        ("lij", "the", "", ""),
    ],
)
def test_lists_of_cards(lang: str, form: Form, text: str, expected: str) -> None:
    assert Words(lang).cards(parse_cards(text), form) == expected


def test_the_table_above_knows_the_pack() -> None:
    assert len(RANKS) * len(SUITS) == len(PACK)
    assert card("Ah") == 0
