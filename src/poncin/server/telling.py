"""Facts of the rules as events of the protocol: numbers become texts, nothing is added."""

from collections.abc import Iterable
from typing import assert_never

from poncin.cards import CARD_TEXT, cards_text
from poncin.protocol import events as out
from poncin.rules import events as rules
from poncin.shown import SUIT_TEXT


def told(events: Iterable[rules.Event]) -> list[out.Event]:
    """The events in the same order."""
    return [_told(each) for each in events]


def _told(event: rules.Event) -> out.Event:  # noqa: C901, PLR0911, PLR0912 - one flat case for each event
    match event:
        case rules.Played(seat, card, value):
            return out.Played(seat=seat, card=CARD_TEXT[card], value=value)
        case rules.Took(seat, card, cards, kind):
            return out.Took(seat=seat, card=CARD_TEXT[card], cards=cards_text(cards), kind=kind)
        case rules.Sgobba(seat, card):
            return out.Sgobba(seat=seat, card=CARD_TEXT[card])
        case rules.Dealt(counts):
            return out.Dealt(counts=list(counts))
        case rules.TableDealt(cards):
            return out.TableDealt(cards=cards_text(cards))
        case rules.Annulled(reason, cards):
            return out.Annulled(reason=reason, cards=cards_text(cards))
        case rules.FourEqual(dealer, cards):
            return out.FourEqual(dealer=dealer, cards=cards_text(cards))
        case rules.DealerBonus(rule, dealer, cards, value, points):
            return out.DealerBonus(rule=rule, dealer=dealer, cards=cards_text(cards), matta_value=value, points=points)
        case rules.Declared(seat, kind, cards, value, points):
            return out.Declared(seat=seat, kind=kind, cards=cards_text(cards), matta_value=value, points=points)
        case rules.Leftovers(side, cards):
            return out.Leftovers(side=side, cards=cards_text(cards))
        case rules.Cappotto(side):
            return out.Cappotto(side=side)
        case rules.TrumpTurned(card):
            return out.TrumpTurned(card=CARD_TEXT[card])
        case rules.TrickWon(seat, cards, points):
            return out.TrickWon(seat=seat, cards=cards_text(cards), points=points)
        case rules.Drew(seat, card):
            return out.Drew(seat=seat, card=None if card is None else CARD_TEXT[card])
        case rules.Exchanged(seat, given, taken):
            return out.Exchanged(seat=seat, given=CARD_TEXT[given], taken=CARD_TEXT[taken])
        case rules.Married(seat, suit, points):
            return out.Married(seat=seat, suit=SUIT_TEXT[suit], points=points)
        case rules.MarriageCaptured(seat, suit, points):
            return out.MarriageCaptured(seat=seat, suit=SUIT_TEXT[suit], points=points)
        case rules.LastTrick(seat, points):
            return out.LastTrick(seat=seat, points=points)
        case rules.HandOver():
            return out.HandOver()
    assert_never(event)
