# L’applicazione nel terminale. tui-key-…: accanto alla lettera di un tasto, una parola breve.

tui-title = { $game } · a { $target } · mano { $hand }
tui-score = { $name } { $points }
tui-options = Regole della casa: { $options }
tui-option = { $option }: { $value }

## Posti e mazzetti
tui-dealer = mazziere
tui-first = primo di mano
tui-partner = compagno
tui-holds = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
tui-pile = { $name }: { $count ->
    [one] 1 carta presa
   *[other] { $count } carte prese
}
tui-earned = { $rule } +{ $points }
tui-stock = { $count ->
    [0] Tallone: vuoto
    [one] Tallone: 1 carta
   *[other] Tallone: { $count } carte
}
tui-trump = Trionfo { SUIT($suit) }
tui-table = Tavola
tui-table-empty = La tavola è vuota

## Inviti
tui-your-turn = Tocca a te: scegli una carta.
tui-may-declare = Tocca a te: D dichiara, oppure scegli una carta.
tui-must-declare = Tocca a te: prima devi dichiarare (D).
tui-may-announce = Tocca a te: D accusa o scambia, oppure scegli una carta.
tui-thinking = { $name } pensa…
tui-dealing = Si danno le carte…
tui-over = La partita è finita. N: un’altra.
tui-marked-for-later = { $card } è segnata: Invio la gioca quando tocca a te.
tui-choose-capture = Più prese possibili: scegline una, Esc torna indietro.
tui-choose-declaration = Scegli che cosa dichiarare, Esc torna indietro.
tui-choose-value = Scegli il valore della matta, Esc torna indietro.
tui-with-sgobba = { $move }: { $game ->
    [cirollon] sgobba!
   *[other] scopa!
}
tui-takes-nothing = { $card } non prende nulla: resta in tavola.
tui-may-play = { $card } si può giocare.
tui-several = { $card }: { $count } prese fra cui scegliere. Invio apre la lista.
tui-declare-group = { $cards } · { $ways } modi
tui-nothing-to-declare = Ora non hai nulla da dichiarare.
tui-nothing-to-undo = In questa mano non c’è una tua mossa da annullare.
tui-undone = La tua ultima mossa è annullata.
tui-undo-later = La mossa è annullata appena il computer ha giocato.
tui-no-last = In questa mano non è ancora stato preso nulla.

## Tasti
tui-key-declare = Dichiara
tui-key-hint = Aiutino
tui-key-undo = Annulla
tui-key-last = Ultima
tui-key-score = Punti
tui-key-rules = Regole
tui-key-language = Lingua
tui-key-speed = Velocità
tui-key-theme = Tema
tui-key-new = Nuova
tui-key-help = Aiuto
tui-key-quit = Esci
tui-close = Chiudi
tui-next = Prossima mano

## Velocità
tui-speed-off = immediata
tui-speed-quick = veloce
tui-speed-normal = normale
tui-speed-slow = lenta
tui-speed-is = Velocità del computer: { $speed }

## Finestre
tui-trouble = Non riesco a conservare la partita
tui-again = Riprova
tui-new = Nuova partita
tui-hint-title = Che cosa fanno le tue carte
tui-hint-not-yet = Quando tocca a te, qui si legge che cosa prende ogni carta.
tui-last-title = L’ultima presa
tui-rules-title = Regole: { $game }
tui-help-title = Tasti e mouse
tui-sheet-title = Mano { $hand }: il conteggio
tui-score-title = I punti
tui-score-hand = Mano { $hand }
tui-sheet-points = Questa mano
tui-sheet-total = Totale
tui-sheet-before = Prima
tui-rematch = Rivincita
tui-leave = Esci
tui-new-game = Gioco
tui-new-level = Computer
tui-new-start = Inizia
tui-new-cancel = Annulla
tui-new-players = { $game }, { $players } giocatori
tui-house = Regole della casa
tui-house-done = Fatto
tui-target = Si gioca a { $target }.
tui-new-kept = La partita che lasci è messa da parte: nulla va perso.
tui-help =
    __Giocare una carta.__ Cliccala, o premi il suo numero, o raggiungila con ← → e premi Invio. Le carte che prende
    hanno in tavola una doppia cornice. Se le prese possibili sono più d’una si apre una lista: numero, ↑ ↓ e Invio,
    o un clic; Esc torna indietro e non è successo nulla.

    __Segni.__ Cornice spessa con ▲: la carta su cui sei. Doppia cornice: presa, o sul punto di esserlo. Cornice
    tratteggiata: ora non si può giocare; vai sulla carta per leggere perché. ◉: mostrata a tutti. Nel bordo in basso:
    quanto conta la carta, con = se il valore è stato dichiarato; ✶ è un trionfo.

    - __1 – 9, ← → Invio__: gioca una carta
    - __D__: dichiara; nel Mariagio matrimoni e scambio
    - __H__: aiutino: che cosa prende ogni carta, e perché una non si può giocare
    - __U__: annulla la tua ultima mossa, entro la mano
    - __V__: rivedi l’ultima presa
    - __P__: i punti di tutte le mani
    - __R__: le regole, con le opzioni di questa partita
    - __L__: un’altra lingua
    - __S__: velocità del computer
    - __T__: chiaro o scuro
    - __N__: nuova partita o rivincita
    - __Pag↑ Pag↓__: scorri le mosse
    - __Q__: esci; la partita è conservata
