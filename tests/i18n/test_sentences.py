"""Sentences read by a person, pinned word by word in the three languages."""

# ruff: noqa: E501  (a sentence stands on one line, so that the languages can be compared)

from collections.abc import Callable

import pytest

from poncin.cards import card, parse_cards
from poncin.errors import BadOption, BadRecord, IllegalMove, PoncinError
from poncin.i18n import Words
from poncin.match import Ending
from poncin.rules.events import (
    Annulled,
    DealerBonus,
    Declared,
    Drew,
    Event,
    Exchanged,
    Leftovers,
    Sgobba,
    Took,
    TrickWon,
    TrumpTurned,
)
from poncin.rules.game import Line
from poncin.rules.moves import Declare, Move, Play

NAMES = ["Baciccia", "Marta"]
Said = Callable[[Words], str]
Row = tuple[Said, str, str, str]


def told(event: Event, you: int | None = None, game: str = "cirulla") -> Said:
    return lambda words: words.event(event, NAMES, you, game=game)


def offered(move: Move, kind: str | None = None, game: str = "") -> Said:
    return lambda words: words.move(move, kind, game=game)


def refused(error: PoncinError, game: str = "cirulla") -> Said:
    return lambda words: words.error(error, game=game)


def counted(line: Line, game: str = "cirulla") -> Said:
    return lambda words: words.score_line(line, NAMES, game=game)


def ended(ending: Ending, totals: list[int]) -> Said:
    return lambda words: words.ending(ending, totals, NAMES)


# What is said, in English, Italian and Ligurian.
WITH_SIGNS: list[Row] = [
    (
        told(Took(1, card("Js"), parse_cards("5d3c"), "sum")),
        "Marta takes the 3♣ and the 5♦ with the J♠: the sum.",
        "Marta prende il 3♣ e il 5♦ con il F♠: somma.",
        "O zugou Marta o piggia o 3♣ e o 5♦ co-o S♠: somma.",
    ),
    (
        told(Took(0, card("Ah"), parse_cards("Qd"), "ace"), 0),
        "You take the Q♦ with the A♥: the ace takes the table.",
        "Prendi la D♦ con l’A♥: l’asso prende tutto.",
        "Ti piggi a D♦ con l’1♥: l’asso o piggia tutto.",
    ),
    (
        told(Sgobba(1, card("Js"))),
        "Marta clears the table: scopa!",
        "Marta prende tutta la tavola: scopa!",
        "O zugou Marta o piggia tutte e carte in sciâ töa: sgobba!",
    ),
    (
        told(Sgobba(1, card("Js")), game="cirollon"),
        "Marta clears the table: sgobba!",
        "Marta prende tutta la tavola: sgobba!",
        "O zugou Marta o piggia tutte e carte in sciâ töa: sgobba!",
    ),
    (
        told(Declared(1, "barsega", parse_cards("2s3d7h"), 1, 3)),
        "Marta declares a cirulla: 2♠ 3♦ 7♥, the wild card counts 1. 3 points.",
        "Marta dichiara una cirulla: 2♠ 3♦ 7♥, la matta vale 1. 3 punti.",
        "O zugou Marta o deciara unna barsega: 2♠ 3♦ 7♥, o poncin o vâ 1. Trei ponti.",
    ),
    (
        told(Declared(0, "barsegon", parse_cards("5h5d5s"), 0, 10), 0, "cirollon"),
        "You declare a barsegon: 5♥ 5♦ 5♠. 10 points.",
        "Dichiari un barsegon: 5♥ 5♦ 5♠. 10 punti.",
        "Ti deciari un barsegon: 5♥ 5♦ 5♠. Dexe ponti.",
    ),
    (
        told(Annulled("aces", parse_cards("AsAd3cKh"))),
        "Hand annulled: two or more aces on the table (A♦ A♠ 3♣ K♥). The same dealer deals again.",
        "Mano a monte: due o più assi in tavola (A♦ A♠ 3♣ R♥). Lo stesso mazziere ridà le carte.",
        "Man à monte: doî asci ò de ciù in sciâ töa (1♦ 1♠ 3♣ Ò♥). O mæximo massê o dà torna e carte.",
    ),
    (
        told(DealerBonus("dealer30", 0, parse_cards("KsQdAc7h"), 10, 2), game="cirollon"),
        "Baciccia takes the first table as dealer (A♣ 7♥ Q♦ K♠), which makes 30: 2 points.",
        "Da mazziere, Baciccia prende le quattro carte in tavola (A♣ 7♥ D♦ R♠), che fanno 30: 2 punti.",
        "O massê Baciccia o piggia e quattro carte in sciâ töa (1♣ 7♥ D♦ Ò♠), che fan trenta: doî ponti.",
    ),
    (
        told(DealerBonus("dealer15", 0, parse_cards("2s3d4c6h"), 0, 1), 0),
        "You take the first table as dealer (2♠ 3♦ 4♣ 6♥), which makes 15: 1 point.",
        "Da mazziere prendi le quattro carte in tavola (2♠ 3♦ 4♣ 6♥), che fanno 15: 1 punto.",
        "Comme massê ti piggi e quattro carte in sciâ töa (2♠ 3♦ 4♣ 6♥), che fan chinze: un ponto.",
    ),
    (
        told(Leftovers(1, parse_cards("4cKd"))),
        "The cards left on the table go to Marta for the last capture: 4♣ K♦.",
        "Le carte rimaste in tavola vanno a Marta per l’ultima presa: 4♣ R♦.",
        "E carte arrestæ in sciâ töa van à Marta, pe l’urtima preisa: 4♣ Ò♦.",
    ),
    (
        told(TrumpTurned(card("Kc")), game="mariagio"),
        "Trumps are ♣: the K♣ is turned up.",
        "Il trionfo è ♣: si gira il R♣.",
        "Trionfo: ♣. A carta giâ a l’é l’Ò♣.",
    ),
    (
        told(Exchanged(1, card("2c"), card("Kc")), game="mariagio"),
        "Marta swaps the 2♣ for the K♣.",
        "Marta scambia il 2♣ con il R♣.",
        "O zugou Marta o scangia o 2♣ con l’Ò♣.",
    ),
    (
        told(TrickWon(1, parse_cards("7sAs"), 21), game="mariagio"),
        "Marta wins the trick: A♠ 7♠, 21 points.",
        "Marta fa presa: A♠ 7♠, 21 punti.",
        "O zugou Marta o fa preisa: 1♠ 7♠, 21 ponti.",
    ),
    (
        told(Drew(1, card("Jh")), game="mariagio"),
        "Marta draws the J♥, the last card of the stock.",
        "Marta pesca il F♥, ultima carta del pozzo.",
        "O zugou Marta o pesca o S♥, l’urtima carta do muggio.",
    ),
    (
        offered(Play(card("Js"), parse_cards("5d2d")), "fifteen"),
        "J♠ takes 2♦ 5♦ (fifteen)",
        "F♠ prende 2♦ 5♦ (quindici)",
        "S♠ piggia 2♦ 5♦ (chinze)",
    ),
    (
        offered(Declare("barsega", parse_cards("2s3d7h"), 1), game="cirulla"),
        "declare a cirulla: 2♠ 3♦ 7♥ (wild card as ace)",
        "dichiara una cirulla: 2♠ 3♦ 7♥ (la matta vale asso)",
        "deciara unna barsega: 2♠ 3♦ 7♥ (o poncin o vâ un)",
    ),
    (
        offered(Declare("barsegon", parse_cards("QdQc7h"), 9), game="cirollon"),
        "declare a barsegon: 7♥ Q♦ Q♣ (wild card as queen)",
        "dichiara un barsegon: 7♥ D♦ D♣ (la matta vale donna)",
        "deciara un barsegon: 7♥ D♦ D♣ (o poncin o vâ neuve)",
    ),
    (
        refused(IllegalMove("must_take", card=card("5d"), cards=parse_cards("5s"), kind="equal")),
        "The 5♦ must take the 5♠, which it equals.",
        "Con il 5♦ devi prendere il 5♠: il valore è uguale.",
        "Se ti calli o 5♦ t’æ da piggiâ o 5♠: a varsciua a l’é pægia.",
    ),
    (
        refused(IllegalMove("must_take", card=card("Ah"), cards=parse_cards("5sQd"), kind="ace")),
        "The A♥ must take all the cards on the table (5♠ Q♦).",
        "Con l’A♥ devi prendere il 5♠ e la D♦: l’asso prende tutta la tavola.",
        "Se ti calli l’1♥ t’æ da piggiâ o 5♠ e a D♦: l’asso o piggia tutte e carte in sciâ töa.",
    ),
    (
        refused(IllegalMove("does_not_add_up", card=card("Qd"), cards=parse_cards("3h4s"), total=7, value=9)),
        "The Q♦ cannot take the 3♥ and the 4♠: they add up to 7, which neither equals 9 nor makes 15 with it.",
        "Con la D♦ non puoi prendere il 3♥ e il 4♠: la somma è 7, che non è uguale a 9 e non arriva a 15 con 9.",
        "Se ti calli a D♦ no ti peu piggiâ o 3♥ e o 4♠: a somma a l’é 7, ch’a no l’é pægia à 9 e a no fa chinze con 9.",
    ),
    (
        refused(IllegalMove("must_beat", card=card("6s"), led=card("Js"), cards=parse_cards("7s")), "mariagio"),
        "You cannot play the 6♠: it does not beat the J♠, and you can (7♠).",
        "Non puoi calare il 6♠: non batte il F♠, e tu puoi batterlo (7♠).",
        "No ti peu callâ o 6♠: t’æ da callâ unna carta ciù erta de S♠ (7♠).",
    ),
    (
        refused(IllegalMove("exchange_needs_two", card=card("2h")), "mariagio"),
        "You need the 2♥ to swap it for the turned-up trump.",
        "Ti serve il 2♥ per scambiarlo con il trionfo girato.",
        "Pe scangiâ o trionfo giou ghe veu o 2♥.",
    ),
    (
        refused(BadOption("bad_option_value", option="low_triple", value="11", allowed="10, 13")),
        "The option “low_triple” cannot be “11”. Allowed: 10, 13.",
        "L’opzione «low_triple» non può essere «11». Ammessi: 10, 13.",
        "L’opçion «low_triple» a no peu ëse «11». Se peu: 10, 13.",
    ),
    (
        refused(
            BadRecord(
                "illegal_move",
                line=3,
                hand=2,
                move=17,
                text="0 6d",
                cause=IllegalMove("not_on_table", cards=parse_cards("5d")),
            )
        ),
        "line 3, hand 2, move 17: “0 6d” is not allowed. Not on the table: 5♦. Choose among the cards that lie there.",
        "riga 3, mano 2, mossa 17: «0 6d» non è permesso. In tavola non c’è il 5♦: scegli fra le carte che ci sono.",
        "riga 3, man 2, mesciata 17: «0 6d» no se peu fâ. In sciâ töa no gh’é o 5♦: çerni tra e carte che gh’é.",
    ),
    (
        counted(Line("carte", (22, 18), (1, 0), (0, 0))),
        "Cards: Baciccia 22 cards; Marta 18 cards. 1 point to Baciccia.",
        "Carte: Baciccia 22 carte; Marta 18 carte. 1 punto a Baciccia.",
        "Carte: Baciccia 22 carte; Marta 18 carte. 1 ponto à Baciccia.",
    ),
    (
        counted(Line("carte", (20, 20), (0, 0), (0, 0), "tie")),
        "Cards: Baciccia 20 cards; Marta 20 cards. A tie: nobody scores.",
        "Carte: Baciccia 20 carte; Marta 20 carte. Parità: nessun punto.",
        "Carte: Baciccia 20 carte; Marta 20 carte. Paritæ: nisciun ponto.",
    ),
    (
        counted(Line("primiera", (78, 76), (1, 0), (parse_cards("6d7h6c7s"), parse_cards("7d6h7cAs")))),
        "Primiera: Baciccia 6♦ 6♣ 7♥ 7♠, 18+18+21+21 = 78; Marta A♠ 6♥ 7♦ 7♣, 16+18+21+21 = 76. 1 point to Baciccia.",
        "Primiera: Baciccia 6♦ 6♣ 7♥ 7♠, 18+18+21+21 = 78; Marta A♠ 6♥ 7♦ 7♣, 16+18+21+21 = 76. 1 punto a Baciccia.",
        "Primmea: Baciccia 6♦ 6♣ 7♥ 7♠, 18+18+21+21 = 78; Marta 1♠ 6♥ 7♦ 7♣, 16+18+21+21 = 76. 1 ponto à Baciccia.",
    ),
    (
        counted(Line("primiera", (None, 72), (0, 1), (parse_cards("7h7d7c"), parse_cards("6h5d6c7s"))), "cirollon"),
        "Primiera (primmea): Baciccia without ♠, so no primiera; Marta 5♦ 6♥ 6♣ 7♠, 15+18+18+21 = 72. 1 point to Marta.",
        "Primmea (primiera): Baciccia senza ♠, quindi senza primiera; Marta 5♦ 6♥ 6♣ 7♠, 15+18+18+21 = 72. 1 punto a Marta.",
        "Primmea: Baciccia sensa ♠, donca sensa primmea; Marta 5♦ 6♥ 6♣ 7♠, 15+18+18+21 = 72. 1 ponto à Marta.",
    ),
    (
        counted(Line("scopa", (3, 1), (3, 1), (parse_cards("AhJc2s"), parse_cards("7s")))),
        "Sweeps (scope): Baciccia 3 (A♥ 2♠ J♣); Marta 1 (7♠). 3 points to Baciccia, 1 point to Marta.",
        "Scope: Baciccia 3 (A♥ 2♠ F♣); Marta 1 (7♠). 3 punti a Baciccia, 1 punto a Marta.",
        "Sgobbe: Baciccia 3 (1♥ 2♠ S♣); Marta 1 (7♠). 3 ponti à Baciccia, 1 ponto à Marta.",
    ),
    (
        counted(Line("bassa", (4, 0), (4, 0), (parse_cards("Ad2d3d4d"), 0)), "cirollon"),
        "Low run (bassa): Baciccia A♦ 2♦ 3♦ 4♦. 4 points to Baciccia.",
        "Bassa: Baciccia A♦ 2♦ 3♦ 4♦. 4 punti a Baciccia.",
        "Bassa: Baciccia 1♦ 2♦ 3♦ 4♦. 4 ponti à Baciccia.",
    ),
    (
        counted(Line("erta", (1, 2), (0, 0), (parse_cards("Jd"), parse_cards("QdKd")), "incomplete")),
        "High run (grande): Baciccia J♦; Marta Q♦ K♦. Nobody has the jack, queen and king of diamonds: nobody scores.",
        "Grande: Baciccia F♦; Marta D♦ R♦. Nessuno ha fante, donna e re di quadri: nessun punto.",
        "Erta: Baciccia S♦; Marta D♦ Ò♦. Nisciun o l’à sbiro, dònna e òmmo de dinæ: nisciun ponto.",
    ),
    (
        counted(Line("marriage", (1, 0), (40, 0), (parse_cards("QhKh"), 0)), "mariagio"),
        "Marriages: Baciccia Q♥ K♥. 40 points to Baciccia.",
        "Matrimoni: Baciccia D♥ R♥. 40 punti a Baciccia.",
        "Maiezzi: Baciccia D♥ Ò♥. 40 ponti à Baciccia.",
    ),
    (
        ended(Ending("target", 1), [47, 53]),
        "The match goes to Marta: 53–47.",
        "La partita va a Marta: 53–47.",
        "A partia a va à Marta: 53–47.",
    ),
    (
        ended(Ending("resigned", 1, 0), [47, 53]),
        "Given up by Baciccia: the match goes to Marta. Points: 53–47.",
        "Resa di Baciccia: la partita va a Marta. Punti: 53–47.",
        "Partia abbandonâ da Baciccia: a va à Marta. Ponti: 53–47.",
    ),
]

SPOKEN: list[Row] = [
    (
        told(Took(0, card("Ah"), parse_cards("Qd"), "ace"), 0),
        "You take the queen of diamonds with the ace of hearts: the ace takes the table.",
        "Prendi la donna di quadri con l’asso di cuori: l’asso prende tutto.",
        "Ti piggi a dònna de dinæ con l’asso de coppe: l’asso o piggia tutto.",
    ),
    (
        told(Annulled("aces", parse_cards("AsAd3cKh"))),
        "Hand annulled: two or more aces on the table (ace of diamonds, ace of spades, three of clubs and king of hearts). The same dealer deals again.",
        "Mano a monte: due o più assi in tavola (asso di quadri, asso di picche, tre di fiori e re di cuori). Lo stesso mazziere ridà le carte.",
        "Man à monte: doî asci ò de ciù in sciâ töa (asso de dinæ, asso de spoæ, trei de scioî e òmmo de coppe). O mæximo massê o dà torna e carte.",
    ),
    (
        told(Leftovers(1, parse_cards("4cKd"))),
        "The cards left on the table go to Marta for the last capture: four of clubs and king of diamonds.",
        "Le carte rimaste in tavola vanno a Marta per l’ultima presa: quattro di fiori e re di quadri.",
        "E carte arrestæ in sciâ töa van à Marta, pe l’urtima preisa: quattro de scioî e òmmo de dinæ.",
    ),
    (
        offered(Play(card("Js"), parse_cards("5d2d")), "fifteen"),
        "jack of spades takes two of diamonds and five of diamonds (fifteen)",
        "fante di picche prende due di quadri e cinque di quadri (quindici)",
        "sbiro de spoæ piggia doî de dinæ e çinque de dinæ (chinze)",
    ),
    (
        refused(IllegalMove("must_take", card=card("5d"), cards=parse_cards("5s"), kind="equal")),
        "The five of diamonds must take the five of spades, which it equals.",
        "Con il cinque di quadri devi prendere il cinque di picche: il valore è uguale.",
        "Se ti calli o çinque de dinæ t’æ da piggiâ o çinque de spoæ: a varsciua a l’é pægia.",
    ),
    (
        counted(Line("primiera", (None, 72), (0, 1), (parse_cards("7h7d7c"), parse_cards("6h5d6c7s"))), "cirollon"),
        "Primiera (primmea): Baciccia without spades, so no primiera; Marta five of diamonds, six of hearts, six of clubs and seven of spades, 15+18+18+21 = 72. 1 point to Marta.",
        "Primmea (primiera): Baciccia senza picche, quindi senza primiera; Marta cinque di quadri, sei di cuori, sei di fiori e sette di picche, 15+18+18+21 = 72. 1 punto a Marta.",
        "Primmea: Baciccia sensa spoæ, donca sensa primmea; Marta çinque de dinæ, sëi de coppe, sëi de scioî e sette de spoæ, 15+18+18+21 = 72. 1 ponto à Marta.",
    ),
]


@pytest.mark.parametrize(("said", "english", "italian", "ligurian"), WITH_SIGNS)
def test_with_signs(said: Said, english: str, italian: str, ligurian: str) -> None:
    assert [said(Words(lang)) for lang in ("en", "it", "lij")] == [english, italian, ligurian]


@pytest.mark.parametrize(("said", "english", "italian", "ligurian"), SPOKEN)
def test_spoken(said: Said, english: str, italian: str, ligurian: str) -> None:
    assert [said(Words(lang, spoken=True)) for lang in ("en", "it", "lij")] == [english, italian, ligurian]


@pytest.mark.parametrize(
    ("key", "values", "english", "italian", "ligurian"),
    [
        ("value-target", {"value": 1}, "1 point", "1 punto", "1 ponto"),
        ("value-target", {"value": 101}, "101 points", "101 punti", "101 ponti"),
        ("score-side-carte", {"name": "Marta", "count": 1}, "Marta 1 card", "Marta 1 carta", "Marta 1 carta"),
        ("score-side-carte", {"name": "Marta", "count": 22}, "Marta 22 cards", "Marta 22 carte", "Marta 22 carte"),
        ("score-points", {"name": "Marta", "points": 1}, "1 point to Marta", "1 punto a Marta", "1 ponto à Marta"),
        ("score-points", {"name": "Marta", "points": 8}, "8 points to Marta", "8 punti a Marta", "8 ponti à Marta"),
    ],
)
def test_numbers_and_their_nouns(
    key: str, values: dict[str, str | int], english: str, italian: str, ligurian: str
) -> None:
    assert [Words(lang)(key, **values) for lang in ("en", "it", "lij")] == [english, italian, ligurian]
