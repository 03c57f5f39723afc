# Le regole, un paragrafo per volta. Ogni opzione del gioco è una variabile con il suo nome; così $game e $players.
# Un paragrafo vuoto con le opzioni scelte non compare.

## Parole che dipendono dal gioco
rules-sweep = { $game ->
    [cirollon] sgobba
   *[cirulla] scopa
}
rules-sweeps = { $game ->
    [cirollon] sgobbe
   *[cirulla] scope
}
rules-three = { $game ->
    [cirollon] barsega
   *[cirulla] cirulla
}
rules-ten = { $game ->
    [cirollon] barsegon
   *[cirulla] decino
}
rules-wild = { $game ->
    [cirollon] poncin
   *[cirulla] matta
}

## Cirulla e Cirollon
rules-cirulla-title =
    # Cirulla

    Con le carte che si hanno in mano si prendono quelle in tavola, e si guadagnano punti per le carte prese, per la tavola ripulita e per le mani fortunate. { $players ->
        [2] Si gioca in due, l’uno contro l’altro.
        [3] Si gioca in tre, ognuno per sé.
       *[4] Si gioca in quattro, a coppie: i compagni siedono di fronte e mettono insieme prese e punti.
    } La partita dura più mani, finché una parte arriva a { $target } punti.
rules-cirollon-title =
    # Cirollon

    Il Cirollon è il fratello maggiore della Cirulla: si danno subito tutte le carte. Si gioca in quattro, a coppie: i compagni siedono di fronte e mettono insieme prese e punti. Con le carte che si hanno in mano si prendono quelle in tavola, e si guadagnano punti per le carte prese, per la tavola ripulita e per le mani fortunate. La partita dura più mani, finché una parte arriva a { $target } punti.
rules-fishing-cards =
    ## Le carte

    Il mazzo è di quaranta carte: cuori ♥, quadri ♦ (i denari), fiori ♣ e picche ♠, ciascuno dall’asso al sette e poi fante, donna e re. Ogni carta ha un valore per le prese; un altro serve solo per la primiera, alla fine.

    | carta | A | 2 | 3 | 4 | 5 | 6 | 7 | F | D | R |
    |---|---|---|---|---|---|---|---|---|---|---|
    | valore | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
    | primiera | 16 | 12 | 13 | 14 | 15 | 18 | 21 | 10 | 10 | 10 |
rules-cirulla-deal =
    ## Dare le carte

    Il primo mazziere si tira a sorte; la mano dopo dà le carte chi gli viene dopo nell’ordine di gioco. Ognuno riceve tre carte, a una a una, e altre quattro si mettono scoperte in tavola. Quando tutti hanno calato le loro tre carte, lo stesso mazziere ne dà altre tre a testa, ma nessuna alla tavola, finché il mazzo è finito: una mano è fatta di { $players ->
        [2] sei giri.
        [3] quattro giri.
       *[4] tre giri.
    } { $direction ->
        [counterclockwise] Il gioco va in senso antiorario, e ogni giro lo comincia chi siede a destra del mazziere.
       *[clockwise] Il gioco va in senso orario, e ogni giro lo comincia chi siede a sinistra del mazziere.
    }
rules-cirollon-deal =
    ## Dare le carte

    Il primo mazziere si tira a sorte; poi le carte le dà chi siede alla destra dell’ultimo mazziere. In senso antiorario, cominciando dalla propria destra, il mazziere dà tre carte a ciascuno, ne mette due scoperte in tavola, ne dà altre tre a ciascuno, ne mette altre due in tavola e dà le ultime tre: nove carte per mano e quattro in tavola.

    Anche il gioco va in senso antiorario. { $first_player ->
        [right] Comincia chi siede a destra del mazziere, che quindi gioca per ultimo, come nei giochi simili a questo.
       *[left_literal] Comincia chi siede a sinistra del mazziere, che quindi gioca per secondo. Così dice alla lettera la descrizione ligure del gioco; forse è una svista, e con l’opzione «Primo di mano» può cominciare chi siede a destra, come nei giochi simili a questo.
    }
rules-fishing-turn =
    ## Come si gioca

    Al proprio turno si cala una carta, quella che si vuole. Se può prendere qualcosa dalla tavola, deve; se può farlo in più modi, se ne sceglie uno. Le carte prese e quella che le ha prese si mettono coperte nel mazzetto della propria parte. Una carta che non prende nulla resta in tavola.
rules-fishing-captures =
    Una carta può prendere:

    - **ciò che ha il suo valore**: una carta uguale, oppure più carte che sommate fanno il suo valore. { $simple_capture ->
        [fewest] Bisogna usare meno carte possibile: una carta uguale prima di ogni somma, due carte prima di tre.
        [single_first] Se c’è una carta uguale bisogna prendere quella; altrimenti va bene qualsiasi somma.
       *[free] Si sceglie liberamente: un fante può prendere un fante, oppure un cinque e un tre.
    }
    - **ciò che con lei fa quindici**: con un cinque si prende un re, oppure un sette e un tre.{ $simple_capture ->
        [free] {""}
       *[other] {" "}La regola su quali carte vanno prima non tocca queste prese.
    }
rules-fishing-ace =
    - **L’asso prende tutta la tavola**, { $ace_vs_table_ace ->
        [sweep_anyway] anche se c’è già un altro asso.
       *[other] tranne quando c’è già un altro asso. { $ace_vs_table_ace ->
            [ace_or_fifteen] Allora prende quell’asso, oppure carte che fanno 14.
            [ace_or_whole_table_15] Allora prende quell’asso, oppure tutto se la tavola fa 14.
           *[ace_only] Allora prende quell’asso e nient’altro. (A molti tavoli può prendere anche carte che fanno 14: è un’opzione.)
        }
    } Su una tavola vuota l’asso resta lì.
rules-fishing-sweep =
    Chi ripulisce la tavola fa **{ rules-sweep }**: 1 punto.{ $game ->
        [cirollon] {""}
       *[cirulla] { $ace_sweep_scores ->
            [no] {" "}L’asso che prende tutta la tavola non la fa, a meno che prenda soltanto un asso.
           *[yes] {" "}La fa anche l’asso che prende tutta la tavola.
        }
    } La carta che l’ha fatta resta scoperta nel mazzetto. { $last_card_scopa ->
        [counts] Anche l’ultima carta della mano può farla, come le altre.
       *[never] { $game ->
            [cirollon] Solo l’ultimissima carta della mano non la fa mai, qualunque cosa prenda.
           *[cirulla] Solo l’ultimissima carta della mano non la fa mai, qualunque cosa prenda. (La nostra fonte non fa questa eccezione, ma quasi tutti giocano così.)
        }
    }
rules-fishing-leftovers = Quando tutte le carte sono giocate, ciò che resta in tavola va a chi ha fatto l’ultima presa. Non è una { rules-sweep }.
rules-fishing-table =
    ## Le prime quattro carte in tavola
rules-cirulla-four-equal = { $table_four_equal ->
    [yes] - Se sono tutte e quattro dello stesso valore, la parte del mazziere vince subito la partita.
   *[no] {""}
}
rules-cirulla-annul = { $monte_aces ->
    [yes] { $table_three_equal ->
        [yes] - Se ci sono due o più assi, o tre carte dello stesso valore, la mano va a monte e lo stesso mazziere ridà le carte.
       *[no] - Se ci sono due o più assi, la mano va a monte e lo stesso mazziere ridà le carte.
    }
   *[no] { $table_three_equal ->
        [yes] - Se ci sono tre carte dello stesso valore, la mano va a monte e lo stesso mazziere ridà le carte. Due assi non contano.
       *[no] - La mano non va mai a monte. Se in tavola ci sono più assi, un asso calato ne prende uno.
    }
}
rules-cirollon-annul = - Se ci sono due o più assi, la mano va a monte e lo stesso mazziere ridà le carte. (Il poncin qui non è mai un asso.)
rules-fishing-bonus =
    - Se fanno 15, il mazziere le prende tutte e segna 1 { rules-sweep }; se fanno 30, ne segna 2. Avviene da sé. { $game ->
        [cirollon] Se c’è il poncin, per questo può valere da 1 a 10.
       *[cirulla] { $dealer_bonus_matta ->
            [yes] Se c’è la matta, per questo può valere da 1 a 10.
           *[no] La matta qui vale quel che è: la nostra fonte la ammette solo nelle dichiarazioni. A molti tavoli può aiutare anche il mazziere: è un’opzione.
        }
    }
rules-fishing-low-table = { $dealer_low_table ->
    [yes] - Se fanno 9 o meno, il mazziere le prende tutte per 3 punti, senza altro per un eventuale 15.
   *[no] {""}
}
rules-fishing-monte = { $monte_vs_bonus ->
    [bonus_first] - Se una tavola andrebbe a monte ma dà anche una buona al mazziere, il mazziere prende la buona e la mano si gioca.
   *[monte_first] - Se la mano va a monte, il mazziere non prende nulla per quelle carte.
}
rules-fishing-declare =
    ## Le dichiarazioni

    Tre carte che si hanno in mano possono dare punti prima di giocare:

    - **{ rules-three }**: tre carte che insieme fanno 9 o meno, 3 punti. (Se non c’è nessun asso si chiama per scherzo «dei poveri»: *boña di misci*.)
    - **{ rules-ten }**: tre carte dello stesso valore, 10 punti.
rules-cirulla-grande-in-hand = { $grande_in_hand ->
    [yes] - **grande in mano**: fante, donna e re di quadri, 30 punti.
   *[no] {""}
}
rules-fishing-low-triple = { $low_triple ->
    [13] Tre assi, tre due o tre tre sono le due cose insieme e danno 13 punti.
   *[10] Tre assi, tre due o tre tre valgono solo come { rules-ten }: 10 punti.
}
rules-cirulla-declare-when = Si dichiara al proprio turno, subito prima della prima carta di ogni giro di tre, e si mettono le tre carte scoperte; restano così finché non sono calate. A ogni giro si può dichiarare di nuovo.
rules-cirollon-declare-when = Si dichiara al primo turno della mano, prima della prima carta, e si mettono le tre carte scoperte. Le carte scoperte si devono calare prima di tutte le altre, nell’ordine che si vuole. { $multi_bonus ->
    [one_only] È permessa una sola dichiarazione per mano.
   *[disjoint] Chi ha le carte può dichiarare più volte; nessuna carta vale due volte.
}
rules-fishing-duty = { $declaration ->
    [automatic] Chi può dichiarare deve; con quali carte e con quale valore lo sceglie da sé.
    [natural_mandatory_matta_optional] Chi ha una dichiarazione deve farla, ma è libero di lasciar perdere quelle in cui { $game ->
        [cirollon] il poncin
       *[cirulla] la matta
    } vale altro da quel che è.
   *[optional] Nessuno è obbligato a dichiarare. Per rinunciare si cala una carta, e nessuno viene a sapere che cosa si aveva.
}
rules-fishing-wild = { $game ->
    [cirollon]
        ### Il poncin

        Il poncin è il sette di cuori.
   *[cirulla]
        ### La matta

        { $matta_card ->
            [Qd] La matta è la donna di quadri.
           *[other] La matta è il sette di cuori.
        }
} { $matta_value ->
    [lowest] In una dichiarazione può prendere il valore più basso che serve: 1 per { $game ->
        [cirollon] una barsega
       *[cirulla] una cirulla
    }, o il valore delle due carte uguali per un { rules-ten }.
   *[any_completing] In una dichiarazione può stare al posto di qualsiasi carta che la completi: chi dichiara dice quanto vale.
} { $game ->
    [cirollon] Tiene questo valore per il resto della mano, anche in tavola; se vale 1, prende tutta la tavola come un asso.
   *[cirulla] { $matta_keeps_value ->
        [no] Il valore serve solo per la dichiarazione: calata e in tavola, la carta vale quel che è.
       *[yes] Tiene questo valore per il resto della mano, anche in tavola; se vale 1, prende tutta la tavola come un asso.
    }
} Quando si contano i punti la carta torna a essere quel che è, e lo è anche quando non la si dichiara.
rules-fishing-count =
    ## I punti

    Alla fine della mano ogni parte conta il suo mazzetto:
rules-cirulla-majority = { $majority_mode ->
    [plurality]
        - **carte**: più carte di ogni altra parte, 1 punto;
        - **denari**: più ♦ di ogni altra parte, 1 punto;
   *[threshold_21_6]
        - **carte**: 21 carte o più, 1 punto;
        - **denari**: sei ♦ o più, 1 punto;
}
rules-cirollon-majority =
    - **carte**: più carte dell’altra parte, 1 punto;
    - **dinæ** (denari): più ♦ dell’altra parte, 1 punto;
rules-fishing-settebello = - **settebello**: il sette di quadri, 1 punto;
rules-fishing-primiera =
    - **primiera**: per ogni seme si prende la propria carta con il valore di primiera più alto nella tabella di sopra, e si sommano le quattro; la somma più alta guadagna 1 punto. { $primiera_missing_suit ->
        [sum_of_suits_held] Chi non ha carte di un seme somma quelle degli altri.
       *[no_primiera] Chi non ha carte di un seme non ha primiera.
    }
rules-cirulla-runs =
    - **grande**: fante, donna e re di quadri, 5 punti{ $grande_extended ->
        [yes] {""}, più 1 con il sei di quadri e più 1 con il sette;
       *[no] {""};
    }
    - **piccola**: asso, due e tre di quadri, 3 punti, più 1 per ogni quadri successivo senza interruzione, fino { $piccola_max ->
        [5] al cinque: al massimo 5 punti;
        [7] al sette: al massimo 7 punti;
       *[6] al sei: al massimo 6 punti;
    }
rules-cirollon-runs =
    - **erta**: fante, donna e re di quadri, 5 punti;
    - **bassa**: asso, due e tre di quadri, 3 punti, più 1 per ogni quadri successivo senza interruzione, fino al sei: al massimo 6 punti;
rules-fishing-earned = - ciò che si è guadagnato durante la mano: { rules-sweeps }, dichiarazioni, buona del mazziere.
rules-fishing-ties = Se due parti sono pari nelle carte, nei denari o nella primiera, quel punto non lo prende nessuno.
rules-fishing-cappotto =
    ## Il cappotto

    { $cappotto ->
        [wins_match] Chi prende tutti i dieci quadri vince subito la partita, qualunque sia il punteggio.
        [off] Prendere tutti i dieci quadri qui non dà niente di speciale.
       *[other] Chi prende tutti i dieci quadri riceve per questo 30 punti alla conta, oltre a tutto il resto.
    }
rules-fishing-winning =
    ## Fine della partita

    La partita finisce dopo la mano in cui una parte arriva a { $target } punti. { $both_over_target ->
        [first_in_count_order] Se ci arrivano in più, i punti si aggiungono uno dopo l’altro nell’ordine carte, denari, settebello, primiera, buona del mazziere, { rules-sweeps }, scale, dichiarazioni, cappotto: vince chi ci arriva prima.
       *[higher_then_extra_hand] Se ci arrivano in più, vince il totale più alto; se il più alto è in parità, si gioca un’altra mano.
    }

## Mariagio
rules-mariagio-title =
    # Mariagio

    Il Mariagio è un gioco di prese per due, con i trionfi e con i matrimoni di re e donna. La partita dura più mani, finché uno dei due arriva a { $target } punti.
rules-mariagio-cards =
    ## Le carte

    Il mazzo è di quaranta carte: cuori ♥, quadri ♦, fiori ♣ e picche ♠. In ogni seme l’ordine, dalla più alta alla più bassa, è questo:

    { $rank_scheme ->
        [three_high]
            | carta | A | 3 | R | D | F | 7 | 6 | 5 | 4 | 2 |
            |---|---|---|---|---|---|---|---|---|---|---|
            | punti | 11 | 10 | 4 | 3 | 2 | 0 | 0 | 0 | 0 | 0 |

            Al secondo posto c’è il tre, come nella maggior parte dei giochi italiani.
       *[seven_high]
            | carta | A | 7 | R | D | F | 6 | 5 | 4 | 3 | 2 |
            |---|---|---|---|---|---|---|---|---|---|---|
            | punti | 11 | 10 | 4 | 3 | 2 | 0 | 0 | 0 | 0 | 0 |

            Attenzione: al secondo posto c’è il sette, non il tre, come nei giochi parenti della stessa regione. Per chi è abituato al tre c’è un’opzione.
    }
rules-mariagio-deal =
    ## Dare le carte

    Il primo mazziere si tira a sorte; poi si fa una mano per uno. Ognuno riceve sette carte, a una a una, per primo l’avversario. La carta dopo si gira: il suo seme è il **trionfo** di questa mano. Le altre 25 carte le si mettono sopra di traverso, coperte: sono il pozzo, e la carta girata ne è l’ultima.
rules-mariagio-tricks =
    ## Le prese

    Nella prima presa attacca l’avversario del mazziere: cala una carta, e l’altro risponde con una delle sue. Vince il trionfo più alto; senza trionfi, la carta più alta del seme d’attacco. Una carta di un altro seme non vince mai. Chi vince mette le due carte nel proprio mazzetto e pesca la prima carta del pozzo; poi ne pesca una l’altro, e chi ha vinto attacca nella presa dopo.

    Finché c’è il pozzo si può rispondere con la carta che si vuole.
rules-mariagio-endgame =
    ## Le ultime sette prese

    Quando il pozzo è finito, ognuno ha ancora sette carte. Ora chi risponde ha degli obblighi:

    - { $overtake_in_endgame ->
        [not] Chi ha carte del seme d’attacco deve calarne una, anche più bassa.
       *[required] Chi ha carte del seme d’attacco deve calarne una, e più alta se può.
    }
    - Chi non ha carte di quel seme deve calare un trionfo.
    - Chi non ha neanche un trionfo può calare quel che vuole.

    Chi fa l’ultimissima presa guadagna { $last_trick } punti.
rules-mariagio-marriage =
    ## I matrimoni

    Re e donna dello stesso seme in mano sono un matrimonio. { $marriage_when ->
        [own_turn] A ogni proprio turno, di attacco o di risposta,
       *[on_lead] Quando tocca attaccare,
    } lo si può mostrare prima di calare la carta: vale 20 punti, o 40 se è di trionfo. Le due carte tornano in mano. Ogni matrimonio vale una volta sola.
rules-mariagio-marriage-needs = { $marriage_needs_trick ->
    [yes] - Può dichiararlo solo chi ha già fatto una presa in questa mano.
   *[no] - Non serve aver già fatto una presa.
}
rules-mariagio-marriage-lead = { $marriage_must_lead ->
    [yes] - Dopo bisogna calare una carta di un matrimonio appena mostrato.
   *[no] - Dopo si può calare qualsiasi altra carta.
}
rules-mariagio-marriage-number = { $marriages_per_lead ->
    [1] - Prima di ogni carta si può mostrare un solo matrimonio.
   *[unlimited] - Prima di una carta si possono mostrare più matrimoni.
}
rules-mariagio-marriage-end = { $marriage_in_endgame ->
    [no] - Quando il pozzo è finito non si mostrano più matrimoni.
   *[yes] - Si possono mostrare matrimoni anche nelle ultime sette prese.
}
rules-mariagio-captured = { $captured_marriage ->
    [yes] - Ci sono anche i matrimoni catturati: se re e donna di un seme si trovano nella stessa presa e la vince chi ha calato il re, guadagna 20 punti, o 40 se sono di trionfo.
   *[no] {""}
}
rules-mariagio-exchange =
    ## Il trionfo girato

    Chi ha in mano il due di trionfo può scambiarlo con il trionfo girato { $exchange_when ->
        [own_turn] a ogni proprio turno, prima della carta,
       *[on_lead] quando gli tocca attaccare, prima della carta,
    } { $exchange_until ->
        [not_last_two_cards] finché il pozzo ha più di due carte.
       *[while_upcard_in_stock] finché è ancora sotto il pozzo.
    } { $exchange_needs_trick ->
        [yes] Prima deve aver fatto una presa in questa mano.
       *[no] Non serve aver già fatto una presa.
    }
rules-mariagio-count =
    ## I punti

    Dopo l’ultima presa ognuno somma i punti delle carte prese, i matrimoni e i { $last_trick } punti dell’ultima presa. Le carte di tutto il mazzo fanno 120 punti.
rules-mariagio-winning =
    ## Fine della partita

    La partita finisce dopo la mano in cui uno dei due arriva a { $target } punti. { $both_over_target ->
        [non_dealer_counts_first] Se ci arrivano tutti e due, vince chi in quella mano non era mazziere.
       *[higher_then_extra_hand] Se ci arrivano tutti e due, vince il totale più alto; a parità si gioca un’altra mano.
    }
