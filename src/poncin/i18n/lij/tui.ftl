# L’applicaçion into terminale. tui-key-…: da arente a-a lettia de un tasto, unna paròlla curta.

tui-title = { $game } · fin à { $target } · man { $hand }
tui-score = { $name } { $points }
tui-options = Regole de casa: { $options }
tui-option = { $option }: { $value }

## Pòsti e muggetti
tui-dealer = massê
tui-first = primmo de man
tui-partner = compagno
tui-holds = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
tui-pile = { $name }: { $count ->
    [one] 1 carta piggiâ
   *[other] { $count } carte piggiæ
}
tui-earned = { $rule } +{ $points }
tui-stock = { $count ->
    [0] Muggio: finio
    [one] Muggio: 1 carta
   *[other] Muggio: { $count } carte
}
tui-trump = Trionfo { SUIT($suit) }
tui-table = Töa
tui-table-empty = Töa veua

## Inviti
tui-your-turn = Tocca à ti: çerni unna carta.
tui-may-declare = Tocca à ti: D o deciara, ò çerni unna carta.
tui-must-declare = Tocca à ti: primma t’æ da deciarâ (D).
tui-may-announce = Tocca à ti: D pe maiezzi e scangio, ò çerni unna carta.
tui-thinking = { $name }: o computer o pensa…
tui-dealing = Se dà e carte…
tui-over = A partia a l’é finia. N: unn’atra.
tui-marked-for-later = { $card }: carta marcâ, Invio o â calla quande tocca à ti.
tui-choose-capture = Se peu fâ ciù preise: çerni, Esc o torna inderê.
tui-choose-declaration = Çerni cöse deciarâ, Esc o torna inderê.
tui-choose-value = Çerni a varsciua do poncin, Esc o torna inderê.
tui-with-sgobba = { $move }: sgobba!
tui-takes-nothing = { $card } a no piggia ninte: a l’arresta in sciâ töa.
tui-may-play = { $card } a se peu callâ.
tui-several = { $card }: gh’é { $count } preise da çerne. Invio o l’arve a lista.
tui-declare-group = { $cards } · { $ways } mainee
tui-nothing-to-declare = Oua no ti gh’æ ninte da deciarâ.
tui-nothing-to-undo = Inte sta man no gh’é ninte da repiggiâ.
tui-undone = Carta repiggiâ.
tui-undo-later = Ti repiggi a carta fito che o computer o l’à callou.
tui-no-last = Inte sta man no s’é ancon piggiou ninte.

## Tasti
tui-key-declare = Deciara
tui-key-hint = Conseggio
tui-key-undo = Repiggia
tui-key-last = Urtima
tui-key-score = Ponti
tui-key-rules = Regole
tui-key-language = Lengua
tui-key-speed = Veloçitæ
tui-key-theme = Tema
tui-key-new = Neuva
tui-key-help = Aggiutto
tui-key-quit = Sciòrti
tui-close = Særa
tui-next = Man apreuvo

## Veloçitæ
tui-speed-off = subito
tui-speed-quick = lesta
tui-speed-normal = normale
tui-speed-slow = lenta
tui-speed-is = Veloçitæ do computer: { $speed }

## Schermi
tui-trouble = No arriescio à sarvâ a partia
tui-again = Preuva torna
tui-new = Neuva partia
tui-hint-title = Cöse fan e teu carte
tui-hint-not-yet = Quande tocca à ti, chì se leze cöse piggia ògni carta.
tui-last-title = L’urtima preisa
tui-rules-title = Regole: { $game }
tui-help-title = Tasti e mouse
tui-sheet-title = Man { $hand }: se conta i ponti
tui-score-title = I ponti
tui-score-hand = Man { $hand }
tui-sheet-points = Sta man
tui-sheet-total = Totale
tui-sheet-before = Avanti
tui-rematch = Revinçita
tui-leave = Sciòrti
tui-new-game = Zeugo
tui-new-level = Computer
tui-new-start = Comensa
tui-new-cancel = Annulla
tui-new-players = { $game } inta { $players }
tui-house = Regole de casa
tui-house-done = Fæto
tui-target = Se zeuga a { $target }.
tui-new-kept = A partia che ti lasci a l’é missa da parte: no se perde ninte.
tui-help =
    __Callâ unna carta.__ Sciacca in sciâ carta, ò o seu numero, ò vanni in sciâ carta con ← → e sciacca Invio. E carte
    ch’a piggia gh’an in sciâ töa unna corniçe doggia. Se se peu fâ ciù preise s’arve unna lista: numero, ↑ ↓ e Invio,
    ò o mouse; Esc o torna inderê e no l’é successo ninte.

    __Segni.__ Corniçe grossa con ▲: a carta donde t’ê. Corniçe doggia: carta piggiâ, ò da piggiâ. Corniçe rotta: oua
    no se peu callâ; vanni in sciâ carta pe leze perché. ◉: carta descoverta pe tutti. Sotta: quante a conta, con =
    se a varsciua a l’é stæta deciarâ; ✶ a l’é unna carta de trionfo.

    - __1 – 9, ← → Invio__: calla unna carta
    - __D__: deciara; à mariagio maiezzi e scangio
    - __H__: conseggio: cöse piggia ògni carta, e perché no se peu callâ
    - __U__: repiggia l’urtima carta, inte sta man
    - __V__: ammia torna l’urtima preisa
    - __P__: i ponti de tutte e moen
    - __R__: e regole, co-e opçioin de sta partia
    - __L__: unn’atra lengua
    - __S__: veloçitæ do computer
    - __T__: ciæo ò scuo
    - __N__: neuva partia ò revinçita
    - __Pag↑ Pag↓__: fanni passâ e carte callæ
    - __Q__: sciòrti; a partia a l’é sarvâ
