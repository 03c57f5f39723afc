# I comandi e il modo a righe. $who è you oppure other.

## Carte, mani, punti
cli-no-cards = nessuna
cli-hand = Mano { $number }. { $who ->
    [you] Dai le carte tu.
   *[other] Dà le carte { $name }.
}
cli-sheet = I punti di questa mano:
cli-sheet-points = In questa mano: { $points }.
cli-totals = Punteggio: { $points }. Si arriva a { $target }.
cli-dealer = Mazziere: { $name }.
cli-stock = Carte nel tallone: { $count }.
cli-holds = Carte in mano a { $name }: { $count }.
cli-pile = Mazzetto di { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
cli-table = In tavola: { $cards }.
cli-trump = Trionfo: { SUIT($suit) }. Carta girata: { $upcard }.
cli-led = Carta giocata: { $card }.
cli-shows = { $name } ha scoperto: { $cards }.
cli-matta = In questa mano la matta { $card } vale { $value }.
cli-hand-cards = La tua mano: { $cards }.
cli-may = { $takes ->
    [yes] Puoi: { $move }
   *[no] Puoi: { $move } (non prende nulla)
}

## Il modo a righe
cli-welcome = Scrivi il numero della tua scelta, una mossa come 7d*3s5d, oppure ? per l’aiuto.
cli-prompt = Che cosa scegli?
cli-prompt-deal = Invio per la prossima mano?
cli-prompt-retry = Invio per riprovare, q per uscire?
cli-unknown = Qui «{ $text }» non significa nulla. Premi Invio per la prossima mano, o scrivi ? per l’aiuto.
cli-not-a-choice = «{ $text }» non è tra le scelte. Scrivi un numero da 1 a { $last }, o ? per l’aiuto.
cli-no-turn = Ora non c’è nulla da scegliere.
cli-undone = Mossa annullata.
cli-nothing-to-undo = In questa mano non c’è nulla da annullare.
cli-kept = La partita è conservata: gioca di nuovo per riprenderla.
cli-help = Comandi:
    h (hint): che cosa può prendere ogni carta, o perché non si può giocare
    w 5d (why): lo stesso per una carta; valori A 2 3 4 5 6 7 J Q K, semi h (cuori) d (quadri) c (fiori) s (picche)
    u (undo): annulla la tua ultima scelta
    l (log): che cosa è appena successo; l all: dall’inizio della mano
    s (score): il punteggio
    r (rules): le regole con le opzioni di questa partita
    t (table): mazziere, tallone, mazzetti, tavola, la tua mano
    n (names): carte in parole o con i segni
    g en (lang): un’altra lingua: lij, it, en
    q (quit): esci; la partita è conservata
    ? (help): questo elenco

## Prima della partita
cli-which-game = A che gioco giochi?
cli-how-many = Quanti giocatori?
cli-which-level = Quanto dev’essere forte il computer?
cli-which-options = Regole della casa: scrivi nome=valore, ? per l’elenco, o premi Invio per andare avanti. «{ $command }» le spiega.
cli-which-name = Il tuo nome? Invio per nessuno.
cli-option-set = { $option }: { $value }
cli-choose = { $default ->
    [none] Un numero da 1 a { $last }?
   *[other] Un numero da 1 a { $last }? Invio per { $default }.
}
cli-player-name = Giocatore
cli-unfinished-match = C’è una partita non finita: { $game }, mano { $hand }, { $points }.
cli-go-on = riprendila
cli-new-match = nuova partita; quella non finita è messa da parte
cli-put-aside = La partita non finita ora è in { $path }; riprendila con: poncin play --resume FILE
cli-damaged = La partita non finita non si può leggere. { $reason } Il file è conservato come { $path }.
cli-record-in = La partita è registrata in { $path }.

## Registrazioni, opzioni
cli-title = { $game } in { $players }, a { $target }
cli-seat = Posto { $seat }: { $name }, { $player }
cli-person = persona
cli-computer = computer, { $level }
cli-options = Regole della casa: { $options }
cli-options-default = Regole della casa: nessuna, tutte le opzioni hanno il valore usuale
cli-got = { $name } riceve { $cards }.
cli-unfinished = La partita non è finita. Punti: { $points }.
cli-checked = { $total ->
    [one] 1 partita
   *[other] { $total } partite
}, { $bad ->
    [0] tutte giuste
    [one] 1 sbagliata
   *[other] { $bad } sbagliate
}.
cli-verified = { $records ->
    [one] 1 partita
   *[other] { $records } partite
}, { $hands ->
    [one] 1 mescolata controllata
   *[other] { $hands } mescolate controllate
}, { $bad ->
    [0] tutte come promesso
    [one] 1 sbagliata
   *[other] { $bad } sbagliate
}.
cli-simulated = { $count ->
    [one] Scritta 1 partita
   *[other] Scritte { $count } partite
} in { $path }.
cli-option-number = un numero intero, { $allowed }; di solito { $default }
cli-option-default = valore usuale

## Il server
cli-serve-elsewhere = { $address } è già in uso: il server prende la prima porta libera.
cli-serve-running = È già in funzione: { $address }
cli-serve-no-display = Qui non c’è uno schermo: apri l’indirizzo in un browser, o gioca nel terminale con ./play --terminal

## Giocatori del computer l’uno contro l’altro
cli-arena-hold-out = La serie hold-out serve una volta sola per versione: non va usata per regolare i giocatori.
cli-report = La pagina è in { $path }.
cli-arena-forfeits = { $bot } ha perso a tavolino { $count ->
    [one] 1 smazzata
   *[other] { $count } smazzate
}; la prima, la { $deal }: { $text }.
