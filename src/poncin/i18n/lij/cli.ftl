# I comandi e o mòddo à righe. $who o l’é you ò other.

## Carte, moen, ponti
cli-no-cards = nisciuña
cli-hand = Man { $number }. { $who ->
    [you] O massê t’ê ti.
   *[other] O massê o l’é { $name }.
}
cli-sheet = I ponti de sta man:
cli-sheet-points = Inte sta man: { $points }.
cli-totals = Ponti: { $points }. Se zeuga fin à { $target }.
cli-dealer = Massê: { $name }.
cli-stock = Carte into muggio: { $count }.
cli-holds = Carte inte moen de { $name }: { $count }.
cli-pile = Muggetto de { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
cli-table = In sciâ töa: { $cards }.
cli-trump = Trionfo: { SUIT($suit) }. Carta giâ: { $upcard }.
cli-led = Carta d’attacco: { $card }.
cli-shows = Carte descoverte de { $name }: { $cards }.
cli-matta = Inte sta man o poncin { $card } o vâ { $value }.
cli-hand-cards = E teu carte: { $cards }.
cli-may = { $takes ->
    [yes] Ti peu: { $move }
   *[no] Ti peu: { $move } (a no piggia ninte)
}

## O mòddo à righe
cli-welcome = Scrivi o numero da teu çernia, unna carta comme 7d*3s5d, ò ? pe l’aggiutto.
cli-prompt = Cöse ti çerni?
cli-prompt-deal = Invio pe-a man apreuvo?
cli-prompt-retry = Invio pe provâ torna, q pe sciortî?
cli-unknown = Chì «{ $text }» o no veu dî ninte. Sciacca Invio pe-a man apreuvo, ò scrivi ? pe l’aggiutto.
cli-not-a-choice = «{ $text }» o no l’é tra e çernie. Scrivi un numero da 1 à { $last }, ò ? pe l’aggiutto.
cli-no-turn = Oua no gh’é ninte da çerne.
cli-undone = Carta repiggiâ.
cli-nothing-to-undo = Inte sta man no gh’é ninte da repiggiâ.
cli-kept = A partia a l’é sarvâ: zeuga torna pe anâ avanti.
cli-help = Comandi:
    h (hint): cöse ògni carta a peu piggiâ, ò perché no se peu callâ
    w 5d (why): o mæximo pe unna carta; varsciue A 2 3 4 5 6 7 J Q K, merse h (coppe) d (dinæ) c (scioî) s (spoæ)
    u (undo): repiggia l’urtima çernia
    l (log): cöse l’é appeña successo; l all: da-o comenso da man
    s (score): i ponti
    r (rules): e regole co-e opçioin de sta partia
    t (table): massê, muggio, muggetti, töa, e teu carte
    n (names): carte in paròlle ò co-i segni
    g it (lang): unn’atra lengua: lij, it, en
    q (quit): sciòrti; a partia a l’é sarvâ
    ? (help): sta lista

## Avanti da partia
cli-which-game = À che zeugo ti zeughi?
cli-how-many = Quanti zugoei?
cli-which-level = Quante o l’à da ëse fòrte o computer?
cli-which-options = Regole de casa: scrivi nomme=varsciua, ? pe-a lista, ò sciacca Invio pe anâ avanti. «{ $command }» o ê spiega.
cli-which-name = O teu nomme? Invio pe nisciun.
cli-option-set = { $option }: { $value }
cli-choose = { $default ->
    [none] Un numero da 1 à { $last }?
   *[other] Un numero da 1 à { $last }? Invio pe { $default }.
}
cli-player-name = Zugou
cli-unfinished-match = Gh’é unna partia no finia: { $game }, man { $hand }, { $points }.
cli-go-on = vanni avanti con quella
cli-new-match = neuva partia; quella no finia a l’é missa da parte
cli-put-aside = A partia no finia oua a l’é in { $path }; vanni avanti con: poncin play --resume FILE
cli-damaged = A partia no finia a no se peu leze. { $reason } O file o l’é sarvou comme { $path }.
cli-record-in = A partia a l’é sarvâ in { $path }.

## Partie sarvæ, opçioin
cli-title = { $game } inta { $players }, fin à { $target }
cli-seat = Pòsto { $seat }: { $name }, { $player }
cli-person = persoña
cli-computer = computer, { $level }
cli-options = Regole de casa: { $options }
cli-options-default = Regole de casa: nisciuña, tutte e opçioin an o valô sòlito
cli-got = Carte pe { $name }: { $cards }.
cli-unfinished = A partia a no l’é finia. Ponti: { $points }.
cli-checked = { $total ->
    [one] 1 partia
   *[other] { $total } partie
}, { $bad ->
    [0] tutte giuste
    [one] 1 sbaliâ
   *[other] { $bad } sbaliæ
}.
cli-verified = { $records ->
    [one] 1 partia
   *[other] { $records } partie
}, { $hands ->
    [one] 1 masso controlou
   *[other] { $hands } massi controlæ
}, { $bad ->
    [0] tutto comme promisso
    [one] 1 sbaliâ
   *[other] { $bad } sbaliæ
}.
cli-simulated = { $count ->
    [one] 1 partia scrita
   *[other] { $count } partie scrite
} in { $path }.
cli-option-number = un numero intrego, { $allowed }; pe-o sòlito { $default }
cli-option-default = pe-o sòlito

## O server
cli-serve-elsewhere = { $address } o l’é za in uso: o server o piggia a primma pòrta libera.
cli-serve-running = O l’é za derê à andâ: { $address }
cli-serve-no-display = Chì no gh’é un schermo: arvi l’indirisso con un navegatô, ò zeuga into terminale con ./play --terminal

## Zugoei do computer l’un contra l’atro
cli-arena-hold-out = A serie hold-out a serve unna vòtta pe verscion: no deuviâla pe regolâ i zugoei.
cli-report = A pagina a l’é in { $path }.
cli-arena-forfeits = { $bot } o l’à perso sensa zugâ { $count ->
    [one] 1 man
   *[other] { $count } moen
}; a primma, a { $deal }: { $text }.
