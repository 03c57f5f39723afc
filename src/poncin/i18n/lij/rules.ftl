# E regole, un tòcco pe vòtta. Ògni opçion do zeugo a l’é unna variabile co-o seu nomme; coscì $game e $players.
# Un tòcco veuo co-e opçioin çernue o no se vedde.

## Cirolla e Cirollon
rules-cirulla-title =
    # Cirolla

    Co-e carte che se gh’à inte moen se piggia quelle in sciâ töa, e se guägna di ponti pe-e carte piggiæ, pe-e sgobbe e pe-e boñe. { $players ->
        [2] Se zeuga inta doî, un contra l’atro.
        [3] Se zeuga inta trei, tutti da pe lê.
       *[4] Se zeuga inta quattro, à cobbie: i compagni en assettæ de fronte, e preise e ponti van insemme.
    } Se zeuga ciù moen, fin à quande unna parte a razzonze { $target } ponti.
rules-cirollon-title =
    # Cirollon

    O cirollon o l’é o fræ ciù grande da cirolla: e carte se dan subito tutte. Se zeuga inta quattro, à cobbie: i compagni en assettæ de fronte, e preise e ponti van insemme. Co-e carte che se gh’à inte moen se piggia quelle in sciâ töa, e se guägna di ponti pe-e carte piggiæ, pe-e sgobbe e pe-e boñe. Se zeuga ciù moen, fin à quande unna parte a razzonze { $target } ponti.
rules-fishing-cards =
    ## E carte

    Into masso gh’é quaranta carte: coppe ♥, dinæ ♦, scioî ♣ e spoæ ♠, e inte ògni mersa gh’é l’asso, i numeri fin a-o sette e dapeu sbiro, dònna e òmmo. Ògni carta a l’à unna varsciua de preisa; unn’atra varsciua a conta solo pe-a primmea, a-a fin.

    | carta | 1 | 2 | 3 | 4 | 5 | 6 | 7 | S | D | Ò |
    |---|---|---|---|---|---|---|---|---|---|---|
    | varsciua de preisa | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
    | varsciua de primmea | 16 | 12 | 13 | 14 | 15 | 18 | 21 | 10 | 10 | 10 |
rules-cirulla-deal =
    ## Distribuçion

    Chi dà e carte a primma vòtta se çerne à caxo; inta man apreuvo ê dà quello dòppo, into senso do zeugo. Ògni zugou o l’à træ carte, dæte uña pe vòtta, e atre quattro se mettan descoverte in sciâ töa. Quande tutti an callou e træ carte, o mæximo massê o ne dà atre træ pe zugou, ma nisciuña in sciâ töa, fin à quande o masso o l’é finio: unna man a l’é fæta de { $players ->
        [2] sëi distribuçioin.
        [3] quattro distribuçioin.
       *[4] træ distribuçioin.
    } { $direction ->
        [counterclockwise] Se zeuga into senso conträio a-e ragge do releuio, e inte ògni distribuçion comensa chi l’é in sciâ drita do massê.
       *[clockwise] Se zeuga into senso de ragge do releuio, e inte ògni distribuçion comensa chi l’é in sciâ manciña do massê.
    }
rules-cirollon-deal =
    ## Distribuçion

    Chi dà e carte a primma vòtta se çerne à caxo; inta man apreuvo ê dà chi l’é in sciâ seu drita. Con comensâ da-a seu drita, o massê o fa trei gii into senso conträio a-e ragge do releuio: o dà træ carte pe zugou, o ne mette doe descoverte in sciâ töa, o ne dà atre træ pe zugou, o ne mette atre doe in sciâ töa e o dà e urtime træ: neuve carte inte moen de ògni zugou, e quattro in sciâ töa.

    Anche o zeugo o va into senso conträio a-e ragge do releuio. { $first_player ->
        [right] Comensa chi l’é in sciâ drita do massê, e coscì o massê o zeuga pe urtimo, comme inti atri zeughi de sta famiggia.
       *[left_literal] Comensa chi l’é in sciâ manciña do massê, e coscì o massê o zeuga pe segondo. L’é quello che gh’é scrito inta descriçion ligure do zeugo; peu dâse ch’o segge un sbalio, e con l’opçion «Primmo de man» peu comensâ chi l’é in sciâ drita, comme inti atri zeughi de sta famiggia.
    }
rules-fishing-turn =
    ## Comme se zeuga

    A-o seu gio ògni zugou o calla unna carta, quella ch’o veu. S’a peu piggiâ quarcösa in sciâ töa, o l’é obrigou à piggiâ; se gh’é ciù de unna mainea de piggiâ, o ne çerne uña. E carte piggiæ, e quella ch’a l’à fæto a preisa, van coverte into muggetto da seu parte. Unna carta ch’a no piggia ninte a l’arresta in sciâ töa.
rules-fishing-captures =
    Unna carta a peu piggiâ:

    - **quello ch’o l’à a seu varsciua**: unna carta pægia, ò ciù carte a quæ somma a l’é pægia a-a varsciua. { $simple_capture ->
        [fewest] S’à da piggiâ o manco de carte che se peu: unna carta pægia avanti de unna somma, doe carte avanti de træ.
        [single_first] Se gh’é unna carta pægia s’à da piggiâ quella; se no, va ben chesesegge somma.
       *[free] Se peu çerne: un sbiro o peu piggiâ un sbiro, ò un çinque e un trei.
    }
    - **quello che con lê fa chinze**: con un çinque se piggia un òmmo, ò un sette e un trei.{ $simple_capture ->
        [free] {""}
       *[other] {" "}A regola in sce quæ carte van primma a no conta pe ste preise.
    }
rules-fishing-ace =
    - **L’asso o piggia tutte e carte in sciâ töa**, { $ace_vs_table_ace ->
        [sweep_anyway] ascì quande gh’é za un atro asso.
       *[other] ma no quande gh’é za un atro asso. { $ace_vs_table_ace ->
            [ace_or_fifteen] Aloa o piggia quell’asso, ò de carte che fan quattòrze.
            [ace_or_whole_table_15] Aloa o piggia quell’asso, ò tutte e carte s’insemme fan quattòrze.
           *[ace_only] Aloa o piggia quell’asso e ninte d’atro. (Tanti zeugan ch’o peu piggiâ ascì de carte che fan quattòrze: a l’é unn’opçion.)
        }
    } Se in sciâ töa no gh’é de carte, l’asso o l’arresta lì.
rules-fishing-sweep =
    Chi piggia tutte e carte in sciâ töa o fa **sgobba**: un ponto.{ $game ->
        [cirollon] {""}
       *[cirulla] { $ace_sweep_scores ->
            [no] {" "}L’asso ch’o piggia tutto o no a fa, feua che s’o piggia solo un asso.
           *[yes] {" "}A fa ascì l’asso ch’o piggia tutto.
        }
    } A carta ch’a l’à fæto sgobba a l’arresta descoverta into muggetto. { $last_card_scopa ->
        [counts] Anche l’urtima carta da man a peu fâ sgobba, comme e atre.
       *[never] { $game ->
            [cirollon] Solo l’urtima carta da man a no fa mai sgobba, ascì s’a piggia tutto.
           *[cirulla] Solo l’urtima carta da man a no fa mai sgobba, ascì s’a piggia tutto. (Inta descriçion da donde vëgnan ste regole no gh’é scrito, ma quæxi tutti zeugan coscì.)
        }
    }
rules-fishing-leftovers = Quande en finie tutte e carte, quello ch’o l’arresta in sciâ töa o va à chi à fæto l’urtima preisa. Questo o no vâ comme sgobba.
rules-fishing-table =
    ## E primme quattro carte in sciâ töa
rules-cirulla-four-equal = { $table_four_equal ->
    [yes] - S’en tutte quattro pæge, a parte do massê a guägna subito a partia.
   *[no] {""}
}
rules-cirulla-annul = { $monte_aces ->
    [yes] { $table_three_equal ->
        [yes] - Se gh’é doî asci ò de ciù, ò træ carte pæge, a man a va à monte e o mæximo massê o dà torna e carte.
       *[no] - Se gh’é doî asci ò de ciù, a man a va à monte e o mæximo massê o dà torna e carte.
    }
   *[no] { $table_three_equal ->
        [yes] - Se gh’é træ carte pæge, a man a va à monte e o mæximo massê o dà torna e carte. Doî asci no contan.
       *[no] - A man a no va mai à monte. Se in sciâ töa gh’é ciù de un asso, un asso callou o ne piggia un.
    }
}
rules-cirollon-annul = - Se gh’é doî asci ò de ciù, a man a va à monte e o mæximo massê o dà torna e carte. (O poncin chì o no l’é mai un asso.)
rules-fishing-bonus =
    - **boña do chinze**, **boña do trenta**: s’a somma a l’é chinze, tutte quattro van a-o massê, ch’o marca unna sgobba; s’a l’é trenta, o ne marca doe. A vëgne da sola. { $game ->
        [cirollon] Se gh’é o poncin, pe questo o peu valei da un à dexe.
       *[cirulla] { $dealer_bonus_matta ->
            [yes] Se gh’é o poncin, pe questo o peu valei da un à dexe.
           *[no] O poncin chì o vâ quello ch’o l’é: inta descriçion da donde vëgnan ste regole o conta solo pe-e boñe inte moen. Tanti zeugan ch’o peu aggiuttâ o massê ascì: a l’é unn’opçion.
        }
    }
rules-fishing-low-table = { $dealer_low_table ->
    [yes] - Se fan neuve ò de meno, o massê o ê piggia tutte pe trei ponti, e ninte d’atro se gh’é un chinze.
   *[no] {""}
}
rules-fishing-monte = { $monte_vs_bonus ->
    [bonus_first] - S’a man a va à monte ma gh’é ascì unna boña do massê, o massê o piggia a boña e a man a se zeuga.
   *[monte_first] - S’a man a va à monte, o massê o no guägna ninte pe quelle carte.
}
rules-fishing-declare =
    ## E boñe

    Træ carte inte moen peuan dâ di ponti avanti de callâ:

    - **barsega** (boña da trei): træ carte a quæ somma a l’é neuve ò meno, trei ponti. Se no gh’é nisciun asso a l’é dita *boña di misci*.
    - **barsegon** (boña da dexe, dëxin): træ carte da mæxima varsciua, dexe ponti.
rules-cirulla-grande-in-hand = { $grande_in_hand ->
    [yes] - **erta inte moen**: sbiro, dònna e òmmo de dinæ, 30 ponti.
   *[no] {""}
}
rules-fishing-low-triple = { $low_triple ->
    [13] Trei asci, trei doî ò trei trei en e doe cöse insemme e dan trezze ponti.
   *[10] Trei asci, trei doî ò trei trei en solo un barsegon: dexe ponti.
}
rules-cirulla-declare-when = E boñe se deciaran a-o seu gio, avanti da primma carta de ògni distribuçion; e træ carte se mettan descoverte, e descoverte arrestan fin à quande en callæ. Inte ògni distribuçion se peu deciarâ torna.
rules-cirollon-declare-when = E boñe se deciaran a-o primmo gio da man, avanti da primma carta; e træ carte se mettan descoverte. E carte descoverte s’an da callâ avanti de tutte e atre, in chesesegge ordine. { $multi_bonus ->
    [one_only] Se peu deciarâ solo unna boña pe man.
   *[disjoint] Chi gh’à e carte o peu deciarâ ciù de unna boña; nisciuña carta a vâ doe vòtte.
}
rules-fishing-duty = { $declaration ->
    [automatic] Chi peu deciarâ o l’à da deciarâ; e carte e a varsciua o ê çerne lê.
    [natural_mandatory_matta_optional] Chi gh’à unna boña o l’à da deciarâla, ma o peu lasciâ stâ quelle donde o poncin o vâ atro da quello ch’o l’é.
   *[optional] Nisciun o l’é obrigou à deciarâ. Se no se veu deciarâ se calla unna carta, e nisciun o sa quæ carte gh’ea inte moen.
}
rules-fishing-wild =
    ### O poncin

    { $game ->
        [cirollon] O poncin o l’é o sette de coppe.
       *[cirulla] { $matta_card ->
            [Qd] Inte sta partia o poncin o l’é a dònna de dinæ.
           *[other] O poncin o l’é o sette de coppe.
        }
    } { $matta_value ->
        [lowest] Inte unna boña o peu piggiâ a varsciua ciù bassa ch’a serve: un pe unna barsega, ò a varsciua de doe carte pæge pe un barsegon.
       *[any_completing] Inte unna boña o peu valei comme chesesegge carta ch’a serve: chi deciara o dixe quante.
    } { $game ->
        [cirollon] O conserva sta varsciua fin a-a fin da man, in sciâ töa ascì; s’o vâ un, o piggia tutto comme un asso.
       *[cirulla] { $matta_keeps_value ->
            [no] Sta varsciua a serve solo pe-a boña: quande o l’é callou, e in sciâ töa, o poncin o vâ quello ch’o l’é.
           *[yes] O conserva sta varsciua fin a-a fin da man, in sciâ töa ascì; s’o vâ un, o piggia tutto comme un asso.
        }
    } Quande se conta i ponti o l’é torna quello ch’o l’é, e coscì ascì s’o no l’é stæto deciarou.
rules-fishing-count =
    ## I ponti

    A-a fin da man ògni parte a conta o seu muggetto:
rules-cirulla-majority = { $majority_mode ->
    [plurality]
        - **carte**: ciù carte de ògni atra parte, un ponto;
        - **dinæ**: ciù ♦ de ògni atra parte, un ponto;
   *[threshold_21_6]
        - **carte**: 21 carte ò de ciù, un ponto;
        - **dinæ**: sëi ♦ ò de ciù, un ponto;
}
rules-cirollon-majority =
    - **carte**: ciù carte de l’atra parte, un ponto;
    - **dinæ**: ciù ♦ de l’atra parte, un ponto;
rules-fishing-settebello = - **settebello**: o sette de dinæ, un ponto;
rules-fishing-primiera =
    - **primmea**: pe ògni mersa se piggia a seu carta co-a varsciua de primmea ciù erta inta töa de d’ato, e se somman e quattro varsciue; a somma ciù erta a guägna un ponto. { $primiera_missing_suit ->
        [sum_of_suits_held] Chi no gh’à de carte de unna mersa o somma quelle de atre.
       *[no_primiera] Chi no gh’à de carte de unna mersa o no l’à primmea.
    }
rules-cirulla-runs =
    - **erta**: sbiro, dònna e òmmo de dinæ, çinque ponti{ $grande_extended ->
        [yes] {""}, ciù un co-o sëi de dinæ e ciù un co-o sette;
       *[no] {""};
    }
    - **bassa**: asso, doî e trei de dinæ, trei ponti, ciù un pe ògni carta de dinæ apreuvo sensa interruçion, fin { $piccola_max ->
        [5] a-o çinque: a-o ciù çinque ponti;
        [7] a-o sette: a-o ciù sette ponti;
       *[6] a-o sëi: a-o ciù sëi ponti;
    }
rules-cirollon-runs =
    - **erta**: sbiro, dònna e òmmo de dinæ, çinque ponti;
    - **bassa**: asso, doî e trei de dinæ, trei ponti, ciù un pe ògni carta de dinæ apreuvo sensa interruçion, fin a-o sëi: a-o ciù sëi ponti;
rules-fishing-earned = - quello che s’é guägno inta man: sgobbe, boñe, boñe do massê.
rules-fishing-ties = In caxo de paritæ inte carte, inti dinæ ò inta primmea, sto ponto o no l’é de nisciun.
rules-fishing-cappotto =
    ## O cappòtto

    { $cappotto ->
        [wins_match] Chi piggia tutti i dexe dinæ o fa cappòtto e o guägna subito a partia, con chesesegge pontezzo.
        [off] Piggiâ tutti i dexe dinæ chì o no dà ninte de speciale.
       *[other] Chi piggia tutti i dexe dinæ o guägna pe questo 30 ponti quande se conta, ciù tutti i atri.
    }
rules-fishing-winning =
    ## A fin da partia

    A partia a finisce dòppo a man donde unna parte a razzonze { $target } ponti. { $both_over_target ->
        [first_in_count_order] Se gh’arriva ciù de unna parte, i ponti s’azzonzan un dòppo l’atro in sto ordine: carte, dinæ, settebello, primmea, boñe do massê, sgobbe, scæ, boñe, cappòtto; guägna chi gh’arriva pe primmo.
       *[higher_then_extra_hand] Se gh’arriva ciù de unna parte, guägna o totale ciù erto; in caxo de paritæ se zeuga unn’atra man.
    }

## Mariagio
rules-mariagio-title =
    # Mariagio

    O mariagio o l’é un zeugo de preise inta doî, co-i trionfi e co-i maiezzi de òmmo e dònna. Se zeuga ciù moen, fin à quande un di doî zugoei o razzonze { $target } ponti.
rules-mariagio-cards =
    ## E carte

    Into masso gh’é quaranta carte: coppe ♥, dinæ ♦, scioî ♣ e spoæ ♠. Inte ògni mersa l’ordine, da-a carta ciù erta a-a ciù bassa, o l’é questo:

    { $rank_scheme ->
        [three_high]
            | carta | 1 | 3 | Ò | D | S | 7 | 6 | 5 | 4 | 2 |
            |---|---|---|---|---|---|---|---|---|---|---|
            | ponti | 11 | 10 | 4 | 3 | 2 | 0 | 0 | 0 | 0 | 0 |

            A segonda carta a l’é o trei, comme inta ciù parte di zeughi italien.
       *[seven_high]
            | carta | 1 | 7 | Ò | D | S | 6 | 5 | 4 | 3 | 2 |
            |---|---|---|---|---|---|---|---|---|---|---|
            | ponti | 11 | 10 | 4 | 3 | 2 | 0 | 0 | 0 | 0 | 0 |

            Attençion: a segonda carta a l’é o sette, e no o trei, comme inti zeughi parenti da mæxima region. Pe chi zeuga co-o trei gh’é unn’opçion.
    }
rules-mariagio-deal =
    ## Distribuçion

    Chi dà e carte a primma vòtta se çerne à caxo; dapeu se fa unna man pe un. Ògni zugou o l’à sette carte, dæte uña pe vòtta, e l’avversäio o l’é o primmo. A carta apreuvo a se gia: a seu mersa a l’é a **mersa de trionfo** de sta man. E atre 25 carte se mettan de d’ato, coverte e pe traverso: en o muggio, e a carta giâ a n’é l’urtima.
rules-mariagio-tricks =
    ## E preise

    Comensa l’avversäio do massê: o calla unna carta, e l’atro zugou o replica con callâne uña. O fa preisa o trionfo ciù erto; sensa trionfi, a carta ciù erta da mersa d’attacco. Unna carta de unn’atra mersa a no guägna mai. Chi fa preisa o mette e doe carte into seu muggetto e o pesca a primma carta do muggio; dapeu l’atro o ne pesca uña, e chi à guägno o l’attacca inta preisa apreuvo.

    Fin à quande gh’é de carte into muggio se peu replicâ con chesesegge carta.
rules-mariagio-endgame =
    ## E urtime sette preise

    Quande o muggio o l’é finio, ògni zugou o l’à ancon sette carte. Oua chi replica o l’à de regole da seguî:

    - { $overtake_in_endgame ->
        [not] Chi gh’à de carte da mersa d’attacco o l’à da callâne uña, ascì ciù bassa.
       *[required] Chi gh’à de carte da mersa d’attacco o l’à da callâne uña, e ciù erta s’o peu.
    }
    - Chi no gh’à de carte de quella mersa o l’à da callâ un trionfo.
    - Chi no gh’à manco di trionfi o peu callâ unna carta chesesegge.

    Chi fa l’urtima preisa da man o guägna { $last_trick } ponti.
rules-mariagio-marriage =
    ## I maiezzi

    Òmmo e dònna da mæxima mersa inte moen en un maiezzo. { $marriage_when ->
        [own_turn] A-o seu gio, s’o l’attacca ò s’o replica,
       *[on_lead] Quande o l’é in attacco,
    } un zugou o peu mostrâlo avanti de callâ a carta: o vâ 20 ponti, ò 40 s’o l’é da mersa de trionfo. E doe carte tornan inte moen. Ògni maiezzo o vâ unna vòtta sola.
rules-mariagio-marriage-needs = { $marriage_needs_trick ->
    [yes] - O peu deciarâlo solo chi à za fæto unna preisa inte sta man.
   *[no] - No gh’é beseugno de avei za fæto unna preisa.
}
rules-mariagio-marriage-lead = { $marriage_must_lead ->
    [yes] - Dapeu s’à da callâ unna carta de un maiezzo mostrou oua.
   *[no] - Dapeu se peu callâ chesesegge carta.
}
rules-mariagio-marriage-number = { $marriages_per_lead ->
    [1] - Avanti de ògni carta se peu mostrâ un maiezzo solo.
   *[unlimited] - Avanti de unna carta se peu mostrâ ciù de un maiezzo.
}
rules-mariagio-marriage-end = { $marriage_in_endgame ->
    [no] - Quande o muggio o l’é finio no se peu ciù mostrâ di maiezzi.
   *[yes] - Se peu mostrâ di maiezzi ascì inte urtime sette preise.
}
rules-mariagio-captured = { $captured_marriage ->
    [yes] - Gh’é ascì i maiezzi cattuæ: s’òmmo e dònna da mæxima mersa en inta mæxima preisa, e a guägna chi à callou l’òmmo, o guägna 20 ponti, ò 40 s’en da mersa de trionfo.
   *[no] {""}
}
rules-mariagio-exchange =
    ## O trionfo giou

    Chi gh’à inte moen o doî de trionfo o peu scangiâlo co-o trionfo giou, { $exchange_when ->
        [own_turn] a-o seu gio e avanti de callâ a carta,
       *[on_lead] quande o l’é in attacco e avanti de callâ a carta,
    } { $exchange_until ->
        [not_last_two_cards] fin à quande into muggio gh’é ciù de doe carte.
       *[while_upcard_in_stock] fin à quande o l’é sotta a-o muggio.
    } { $exchange_needs_trick ->
        [yes] Primma o l’à da avei fæto unna preisa inte sta man.
       *[no] No gh’é beseugno de avei za fæto unna preisa.
    }
rules-mariagio-count =
    ## I ponti

    Dòppo l’urtima preisa ògni zugou o somma i ponti de carte piggiæ, i maiezzi e i { $last_trick } ponti de l’urtima preisa. Tutte e carte do masso insemme fan 120 ponti.
rules-mariagio-winning =
    ## A fin da partia

    A partia a finisce dòppo a man donde un di doî zugoei o razzonze { $target } ponti. { $both_over_target ->
        [non_dealer_counts_first] Se gh’arrivan tutti doî, guägna chi inte quella man o no l’ea massê.
       *[higher_then_extra_hand] Se gh’arrivan tutti doî, guägna o totale ciù erto; in caxo de paritæ se zeuga unn’atra man.
    }
