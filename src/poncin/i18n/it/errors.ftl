# Che cosa non va, e come rimediare. Le variabili sono i dettagli dell’errore.

## Dove, in un file di partite
error-at = { $place }: { $sentence }
error-at-line = riga { $number }
error-at-hand = mano { $number }
error-at-move = mossa { $number }

## Mosse che le regole rifiutano
error-hand_over = La mano è finita: si danno le carte per la prossima.
error-match_over = La partita è finita: cominciane una nuova.
error-not_your_turn = Non tocca al posto { $seat }: tocca al posto { $to_act }.
error-not_in_this_game = In questo gioco non c’è questa mossa ({ $move }).
error-not_in_hand = Non hai in mano { CARDS($cards, form: "the") }: cala una carta che hai.
error-exposed_first = Non puoi ancora calare { CARD($card, form: "the") }: prima vanno le carte dichiarate ({ CARDS($cards) }).
error-must_declare = Devi dichiarare { CARDS($cards) } prima di calare una carta.
error-must_take = Con { CARD($card, form: "the") } devi prendere { CARDS($cards, form: "the") }: { $kind ->
    [equal] il valore è uguale.
    [sum] la somma è uguale al suo valore.
    [fifteen] insieme fanno 15.
   *[ace] l’asso prende tutta la tavola.
}
error-not_on_table = In tavola non c’è { CARDS($cards, form: "the") }: scegli fra le carte che ci sono.
error-takes_nothing = Con { CARD($card, form: "the") } non si prende nulla: calala senza prendere { CARDS($cards, form: "the") }.
error-ace_takes_all = L’asso ({ CARD($card) }) prende tutte le carte in tavola: { CARDS($cards) }.
error-ace_takes_ace = Con un asso in tavola, { CARD($card, form: "the") } non può prendere queste carte; può prendere { CARDS($cards, form: "the") }.
error-equal_card_first = Con { CARD($card, form: "the") } devi prendere una sola carta uguale, se c’è: { CARDS($cards, form: "the") }.
error-fewest_cards = Con { CARD($card, form: "the") } devi prendere meno carte che si può: per esempio { CARDS($cards, form: "the") }.
error-does_not_add_up = Con { CARD($card, form: "the") } non puoi prendere { CARDS($cards, form: "the") }: la somma è { $total }, che non è uguale a { $value } e non arriva a 15 con { $value }.
error-too_late_to_declare = È troppo tardi per dichiarare: si può solo prima della propria prima carta.
error-one_declaration_only = Hai già dichiarato: è permessa una sola dichiarazione per mano.
error-already_exposed = Già nella dichiarazione: { CARDS($cards, form: "the") }. Ogni carta vale per una sola dichiarazione.
error-no_such_declaration = { CARDS($cards) }: non è { $kind ->
    [barsegon] { $game ->
        [cirulla] un decino
       *[other] un barsegon
    }, che vuole tre carte uguali.
    [grande] la grande in mano, che vuole fante, donna e re di quadri, e l’opzione «Grande in mano» accesa.
   *[barsega] { $game ->
        [cirulla] una cirulla
       *[other] una barsega
    }, che vuole tre carte di somma 9 o meno e non tutte uguali.
}
error-no_captures_here = In questo gioco una carta non prende nulla dalla tavola ({ CARDS($cards) }): cala la carta da sola.
error-marriage_first = Non puoi calare { CARD($card, form: "the") }: dopo un matrimonio si cala una delle sue carte ({ CARDS($cards) }).
error-must_trump = Non puoi calare { CARD($card, form: "the") }: non hai carte del seme d’attacco, quindi cala un trionfo ({ CARDS($cards) }).
error-must_beat = Non puoi calare { CARD($card, form: "the") }: non batte { CARD($led, form: "the") }, e tu puoi batterlo ({ CARDS($cards) }).
error-must_follow = Non puoi calare { CARD($card, form: "the") }: rispondi al seme di { CARD($led) } ({ CARDS($cards) }).
error-marriage_not_held = Non hai in mano sia il re sia la donna di { SUIT($suit) }.
error-marriage_declared = Hai già dichiarato il matrimonio di { SUIT($suit) } in questa mano.
error-marriage_on_lead = Un matrimonio si dichiara solo quando si è di mano, prima della carta.
error-marriage_needs_trick = Prima fai una presa: solo dopo puoi dichiarare un matrimonio.
error-one_marriage_only = Un solo matrimonio per volta: ora cala una carta.
error-marriage_too_late = È troppo tardi per i matrimoni: il pozzo è finito.
error-marriage_not_playable = Non puoi dichiarare ora il matrimonio di { SUIT($suit) }: in questa presa non puoi calare nessuna delle sue carte.
error-exchange_too_late = È troppo tardi per scambiare il trionfo girato.
error-exchange_needs_two = Ti serve { CARD($card, form: "the") } per scambiarlo con il trionfo girato.
error-exchange_on_lead = Il trionfo girato si scambia solo quando si è di mano, prima della carta.
error-exchange_needs_trick = Prima fai una presa: solo dopo puoi scambiare il trionfo girato.

## Giochi, opzioni, lingue, giocatori
error-unknown_game = Non c’è nessun gioco «{ $game }». I giochi sono: { $allowed }.
error-unknown_option = Non c’è nessuna opzione «{ $option }». Le opzioni sono: { $allowed }.
error-bad_option_value = L’opzione «{ $option }» non può essere «{ $value }». Ammessi: { $allowed }.
error-bad_players = Il gioco { $game } non si gioca in { $value }. Ammessi: { $allowed }.
error-unknown_language = Non ci sono testi in «{ $value }». Le lingue sono: { $allowed }.
error-unknown_bot = Non c’è nessun giocatore automatico «{ $bot }». Ammessi: { $allowed }.
error-bot_cheats = «{ $bot }» bara: vede le carte di tutti. A un tavolo di persone non può giocare: scegli un altro livello.

## Testi
error-not_a_card = «{ $text }» non è una carta. Scrivi valore (A 2 3 4 5 6 7 J Q K) e seme (h d c s), come in 7h o Kd.
error-card_twice = La carta { $text } è scritta due volte.
error-not_a_move = «{ $text }» non è una mossa. Scrivi per esempio 7d, 7d*3s5d, barsega 2s3d4c, marriage s o exchange.

## Partite registrate
error-record_version = La versione { $version } del formato non si può leggere; la { $allowed } sì.
error-rules_version = La partita è stata giocata con la versione { $version } delle regole; questo programma gioca la { $allowed }.
error-member_missing = Manca il campo «{ $member }».
error-member_twice = Il campo «{ $member }» compare due volte nello stesso oggetto.
error-bad_member = Il campo «{ $member }» non può essere { $value }.
error-truncated_line = La riga si interrompe alla colonna { $column }: il file non è stato scritto fino in fondo.
error-not_json = La riga non è JSON (colonna { $column }).
error-byte_order_mark = Il file comincia con il segno d’ordine dei byte (BOM): salvalo in UTF-8 senza.
error-not_utf8 = La riga non è testo UTF-8 (colonna { $column }).
error-half_letter = Un testo della riga contiene mezzo carattere (un surrogato spaiato come \ud83c).
error-too_deep = La riga ha troppi livelli, uno dentro l’altro, per essere una partita.
error-not_an_object = La riga non contiene un oggetto JSON: una partita è un oggetto fra parentesi graffe.
error-options_not_canonical = Il campo «{ $member }» deve contenere solo ciò che cambia rispetto al normale, in ordine di nome.
error-no_hands = La partita non contiene nessuna mano (campo «{ $member }»).
error-hand_after_end = La partita era già finita prima di questa mano.
error-wrong_dealer = Il mazziere non può essere il posto { $value }. Ammessi: { $allowed }.
error-deck_annulled = Il mazzo { $deck } va a monte per le prime carte in tavola, quindi dopo ce ne vuole un altro.
error-deck_not_annulled = Il mazzo { $deck } non va a monte, quindi dopo non può essercene un altro.
error-no_deck = La mano non ha nessun mazzo.
error-move_not_canonical = La mossa è scritta «{ $text }»; va scritta «{ $allowed }».
error-illegal_move = «{ $text }» non è permesso. { $cause }
error-score_without_end = La mano non è giocata fino in fondo, quindi non può avere punti.
error-hand_broken_off = La mano si interrompe, ma ne segue un’altra.
error-wrong_items = Il foglio dei punti dice { $value }; dal gioco risulta { $allowed }.
error-wrong_points = I punti sono { $value }; dal gioco risulta { $allowed }.
error-wrong_reason = La partita non può essere finita per «{ $value }»; dal gioco risulta «{ $allowed }».
error-wrong_winner = La parte vincente non può essere { $value }; dal gioco risulta { $allowed }.
error-wrong_by = Il posto che ha lasciato non può essere { $value }. Ammessi: { $allowed }.

## La riga di comando, i file, le partite conservate
error-unknown_command = Non c’è il comando «{ $value }». I comandi sono: { $allowed }.
error-unknown_argument = Qui «{ $argument }» non significa nulla: vedi { $command } --help.
error-missing_argument = Manca { $argument }: vedi { $command } --help.
error-bad_argument = Dopo «{ $argument }» ci vuole un valore, oppure non ce ne vuole nessuno: vedi { $command } --help.
error-not_in_range = «{ $value }» non è possibile: scrivi un numero intero da { $first } a { $last }.
error-option_form = «{ $value }» non è un’opzione: scrivi nome=valore, come target=101.
error-option_twice = L’opzione «{ $option }» è data due volte: togline una.
error-bots_count = «{ $value }» nomina { $count } giocatori del computer per { $players } posti: nominane uno per tutti i posti o uno per ciascuno.
error-cannot_read = Il file «{ $path }» non si può leggere ({ $reason }): controlla il nome.
error-cannot_write = Il file «{ $path }» non si può scrivere ({ $reason }): scegli un altro posto.
error-not_a_kept_match = { $reason } Perciò la partita in «{ $path }» non si può riprendere.
error-no_records = In «{ $path }» non c’è nessuna partita.
error-ply_range = La partita non ha la mossa { $value }: l’ultima è la { $last }.
error-hand_range = La partita non ha la mano { $value }: l’ultima è la { $last }.
error-save_failed = La partita non si può conservare in «{ $path }» ({ $reason }). Rimedia, o indica un’altra cartella in PONCIN_DATA.
error-save_in_use = Si sta già giocando una partita di «{ $path }». Prima esci da quella, o indica un’altra cartella in PONCIN_DATA.
error-not_one_person = In una partita conservata c’è una persona al tavolo, non { $value }: scegli una partita giocata qui.
error-not_understood = Qui «{ $text }» non è una mossa. Scrivi il numero di una scelta, una carta come 7d, o ? per l’aiuto.

## Il server
error-no_such_page = Non c’è niente in «{ $path }»: vedi /docs.
error-no_such_method = «{ $path }» non accetta { $method }: vedi /docs.
error-no_such_table = Il tavolo «{ $table }» non esiste: controlla il codice.
error-no_such_match = La partita «{ $match }» non esiste: controlla il collegamento.
error-no_such_ply = La partita non ha la mossa { $ply }: l’ultima è { $last }.
error-no_such_seat = Il tavolo non ha il posto { $seat }: l’ultimo è { $last }.
error-no_such_token = Non hai un token { $id }.
error-bad_message = Il messaggio non si capisce: { $reason }.
error-message_too_big = Il messaggio è troppo grande: al massimo { $most } byte.
error-too_fast = Troppo in una volta: aspetta un momento e riprova.
error-too_many_connections = Sei già in linea { $most } volte: chiudi prima un’altra finestra.
error-too_many_tables = Hai già aperto { $most } tavoli: lasciane prima uno.
error-no_guest = Il server non sa chi sei: ricarica la pagina.
error-bad_token = Il token non è valido o non lo è più: creane un altro.
error-only_people = Questo possono farlo solo le persone, non i programmi.
error-foreign_host = Questo server non risponde a «{ $host }»: usa il suo indirizzo, o indica quello con --origin.
error-foreign_origin = Una pagina di «{ $origin }» non può farlo: usa la pagina del server.
error-bad_origin = «{ $value }» non è l’indirizzo di un server: scrivi per esempio https://cards.example.
error-bad_settings = Le impostazioni ({ $path }) non si possono usare: { $reason }.
error-closing = Il server sta per ripartire: riprova tra un momento.
error-log_failed = Il server non è riuscito a scriverlo ({ $reason }), quindi non è fatto: riprova.
error-cannot_listen = { $address } non si può usare ({ $reason }): scegli un’altra --port o un altro --host.
error-data_in_use = Un altro server sta usando «{ $path }»: fermalo, o scegli un’altra cartella con --data.
error-data_unusable = «{ $path }» non si può usare ({ $reason }): scegli un’altra cartella con --data.
error-stale = Prima che arrivasse è successo qualcosa: guarda di nuovo il tavolo.
error-unknown_seq = Il registro del tavolo non ha la voce { $seq }: l’ultima è { $last }.
error-not_your_seat = Il posto { $seat } non è tuo.
error-no_seat = Non hai un posto a questo tavolo.
error-seat_taken = Il posto { $seat } è occupato: scegline un altro.
error-seat_is_free = Il posto { $seat } è già libero.
error-seats_free = { $count ->
    [1] Un posto è ancora libero: ci vuole qualcuno o un giocatore del computer.
   *[other] { $count } posti sono ancora liberi: ci vuole qualcuno o un giocatore del computer.
}
error-too_many_bots = { $count } giocatori del computer per { $free } posti liberi: indicane meno.
error-not_the_host = Può farlo solo chi ha aperto il tavolo.
error-no_onlookers = A questo tavolo non si può stare a guardare.
error-match_running = Non durante una partita.
error-match_over_rematch = La partita è finita: gioca ancora con la rivincita.
error-no_match = Non si sta giocando nessuna partita.
error-no_hand = Non si sta giocando nessuna mano: aspetta le carte.
error-no_deal_due = Ora non c’è da dare le carte.
error-nothing_to_undo = Ora non c’è nessuna tua mossa da riprendere.
error-cards_were_shown = Dopo la tua mossa sono state date o pescate carte: non si può riprendere.
error-no_offer = Nessuno aspetta la tua risposta.
error-not_away = Questo posto lo stai già giocando tu.

## La prova delle mescolate
error-no_shuffle = La partita non contiene la prova delle mescolate: ce l’hanno solo le partite di un server.
error-shuffle_method = Il metodo «{ $value }» non è conosciuto; { $allowed } sì.
error-shuffle_form = La prova delle mescolate è rovinata in «{ $member }».
error-shuffle_deals = La partita ha { $value } mani, la prova { $allowed }.
error-shuffle_commitment = Il seme di questa mano non è quello promesso.
error-shuffle_deck = Il mazzo { $deck } non risulta dal seme.
error-shuffle_dealer = Il primo mazziere doveva essere il posto { $allowed }, non { $value }.

## Giocatori del computer l’uno contro l’altro
error-arena_bots = «{ $value }» non è un confronto: nomina due o più giocatori del computer, separati da virgole, e se sono più di due ciascuno una volta sola.
error-arena_all = Con «all» ogni gioco ha le sue regole consuete: togli --players e --option, o nomina un gioco.
error-arena_one_file = Un file contiene i risultati di un solo gioco: togli --out, o nomina un gioco.
error-arena_suite = La serie «{ $suite }» ha solo { $most } smazzate: chiedine meno con --pairs.
error-arena_sprt = «{ $value }» non sono due limiti: scrivi la differenza minore e la maggiore, come in 0,0.5 o 0,0.1sd.
error-no_backend = «{ $name }» non è installato: lo porta pip install "poncin[{ $extra }]".
error-backend_failed = «{ $name }» non funziona ({ $reason }): riprova, o scegli un altro --backend.
error-not_results = In «{ $path }» non ci sono risultati di un’arena: scegli un altro file.
error-results_damaged = La riga { $line } di «{ $path }» è rovinata: scegli un altro file, o togli quella riga.
error-results_differ = «{ $path }» contiene i risultati di un’altra prova: il suo «{ $member }» è { $there }, non { $here }. Scegli un altro file.
error-results_in_use = Un’altra prova sta scrivendo «{ $path }»: aspettala, o scegli un altro file.
error-results_unplayed = In «{ $path }» non tutte le coppie hanno giocato: prima lascia che l’arena vada avanti.
error-no_program = Non c’è nessun programma «{ $command }»: scrivi program: e un comando, senza virgole.
error-game_not_told = I programmi esterni non possono giocare a { $game }: il protocollo non ha parole per le sue posizioni.
