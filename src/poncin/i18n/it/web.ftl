# Words of the web client.

## La tavola
web-card = { CARD($card) }
web-table = Tavola
web-table-count = { $count ->
    [0] Tavola: vuota
    [one] Tavola: 1 carta
   *[other] Tavola: { $count } carte
}
web-table-empty = La tavola è vuota
web-hand = { $count ->
    [one] Le tue carte: 1
   *[other] Le tue carte: { $count }
}
web-you = Tu
web-guest = Ospite
web-us = Noi
web-them = Loro
web-others = Gli altri
web-holds = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-pile = { $count ->
    [one] 1 carta presa
   *[other] { $count } carte prese
}
web-sweeps = { $game ->
    [cirollon] { $count ->
        [one] 1 sgobba
       *[other] { $count } sgobbe
    }
   *[other] { $count ->
        [one] 1 scopa
       *[other] { $count } scope
    }
}
web-points-so-far = +{ $points } in questa mano
web-stock = { $count ->
    [0] Tallone: vuoto
    [one] Tallone: 1 carta
   *[other] Tallone: { $count } carte
}
web-trump = Trionfo { SUIT($suit) }
web-trump-card = Trionfo { CARD($card) }
web-upcard = Girata sotto il tallone: { CARD($card) }
web-dealer = mazziere
web-partner = compagno
web-away = gioca il computer
web-disconnected = non in linea
web-shown-cards = Mostrate a tutti
web-open-card = mostrata a tutti
web-counts = vale { $value }
web-not-playable = ora non si può giocare
web-your-turn = Tocca a te
web-not-your-turn = Attendi: non tocca a te.
web-good-luck = Buona fortuna!
web-hurry = Restano { $seconds } s!
web-scopa = Scopa!
web-sgobba = Sgobba!
web-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
web-lost = Connessione persa: riprovo. Nulla va perso.
web-curtain = Le carte sono nascoste: passa il dispositivo a { $name }.
web-curtain-open = Sono { $name }: mostra le mie carte

## La tavola: che cosa si può fare
web-actions = Dichiarazioni
web-must-declare = Prima di giocare devi dichiarare.
web-declare = Dichiara… ({ $count })
web-what-to-declare = Che cosa dichiarare
web-plus = +{ $points }
web-captures = Che cosa prendere con { CARD($card) }
web-kind = { $kind ->
    [equal] uguale
    [sum] somma
    [fifteen] quindici
    [ace] l’asso prende tutto
   *[none] non prende nulla
}
web-play-it = Gioca
web-cancel = Annulla
web-undo = Riprendi la carta
web-undo-asked = { $name } chiede di riprendere l’ultima mossa.
web-undo-waiting = Agli altri è stato chiesto se l’ultima mossa si può riprendere.
web-agree = Accetta
web-refuse = Rifiuta
web-last-capture = Ultima presa
web-no-capture = Non è ancora stato preso nulla.
web-log = Che cosa è successo
web-menu = Menù
web-preferences = Preferenze
web-keys = Tasti
web-rules = Regole
web-play-again = Torno a giocare io
web-say = Di’ qualcosa
web-mute = Non sentire { $name }
web-this-match = Questa partita
web-sure-to-resign = Vuoi davvero abbandonare la partita?
web-resign = Abbandona
web-leave-table = Lascia il tavolo
web-leave-note = La partita ti aspetta nella prima pagina.
web-key-card = gioca una carta della tua mano
web-key-arrows = da una carta all’altra, da una presa all’altra
web-key-enter = gioca la carta, conferma la presa
web-key-escape = annulla
web-key-declare = che cosa si può dichiarare
web-key-next = mano successiva
web-key-undo = riprende la tua ultima mossa
web-key-last = l’ultima presa
web-key-log = che cosa è successo
web-key-help = questi tasti

## La tavola: il conteggio
web-hand-of = mano { $hand }, a { $target }
web-totals = Punti
web-history = I punti finora
web-total-of = Totale, a { $target }
web-count = Il conteggio
web-sheet = Mano { $hand }: il conteggio
web-this-hand = Questa mano
web-total = Totale
web-next-hand = Prossima mano
web-begin = Si comincia
web-match-begins = La partita comincia appena tutti sono pronti.
web-waiting-for = In attesa di { $names }.
web-rematch = Rivincita
web-rematch-shuffled = Rivincita, altri posti
web-replay = Rivedi la partita
web-shuffle-proof = Prova della prossima mescolata
web-shuffle-explained = Il server ha già fissato la prossima distribuzione: questo è il suo sigillo. Dopo la partita chiunque può controllare che le carte erano quelle sigillate.

## Dappertutto
web-pages = Pagine
web-language = Lingua
web-home = Alla prima pagina
web-nowhere = Questa pagina non esiste
web-again = Riprova
web-close = Chiudi
web-computer = Computer { $number }
web-free-seat = posto libero
web-lobby = Tavoli aperti
web-matches = Le mie partite
web-fairness = Carte oneste
web-programs = Programmi
web-link = Link
web-copy-link = Copia il link
web-copied = Copiato
web-share = Condividi
web-download = Scarica
web-game = Gioco
web-name = Nome
web-resume = Riprendi

## La prima pagina
web-home-title = I giochi di carte della Liguria
web-home-line = Col computer o con amici, senza registrarsi.
web-home-cirulla = Prendi le carte uguali alla tua, o che con la tua fanno quindici. Una mano fortunata vale punti prima di giocare.
web-home-cirollon = Il fratello maggiore della Cirulla, a coppie: le carte si danno tutte subito, nove a testa.
web-home-mariagio = Prese e trionfi in due: re e donna dello stesso seme si sposano, e nelle ultime sette prese si risponde.
web-home-players = Giocatori
web-home-level = Il computer gioca
web-home-friends = Con amici
web-home-resume = Riprendi { $game }
web-home-resume-others = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}
web-play = Gioca
web-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-join-code = Codice o link del tavolo di un amico
web-join = Entra

## Un nuovo tavolo
web-new = Nuovo tavolo
web-new-title = Nuovo tavolo: { $game }
web-seats = Posti
web-seat = Posto { $seat }
web-sitter-me = io
web-sitter-free = libero, per un amico
web-sitter-here = un’altra persona qui
web-sitter-bot = computer ({ $level })
web-name-of-seat = Nome per il posto { $seat }
web-pairs-by-seat = I posti 1 e 3 giocano insieme, e così i posti 2 e 4.
web-free-later = Per i posti liberi avrai un link.
web-agreement = Che cosa si gioca
web-make-table = Apri il tavolo
web-start-now = Inizia la partita
web-house-rules = { $count ->
    [0] Regole della casa
    [one] Regole della casa (1 cambiata)
   *[other] Regole della casa ({ $count } cambiate)
}
web-clocks = Orologi
web-clocks-text = Per chi ci mette troppo il computer gioca fino al suo ritorno; chi consuma il tempo della partita la perde.
web-clock-of-move = Per una mossa
web-clock-of-match = Per tutte le mosse di una partita
web-no-clock = nessuno
web-seconds = { $seconds } s
web-minutes = { $minutes } min
web-open-table = Mostra il tavolo fra quelli aperti: chiunque può entrare
web-onlookers = Si può stare a guardare, senza vedere le mani
web-usual-value = { $value } (di solito)
web-not-usual = diverso dal solito

## L’accordo, da leggere
web-to-target = La partita si gioca a { $target } punti.
web-usual = Tutte le altre regole sono le solite.
web-unusual = Queste regole non sono le solite:
web-all-options = { $count ->
    [one] L’unica regola
   *[other] Tutte le { $count } regole che si possono scegliere
}
web-clock-move = { $seconds } secondi per una mossa
web-clock-match = { $minutes } minuti per tutte le mosse di una partita
web-is-open = Chiunque può entrare
web-no-onlookers = Niente spettatori

## Un tavolo prima della partita
web-room = Tavolo: { $game }
web-pairs-sit = I compagni mettono insieme prese e punti. Per cambiare le coppie, cambia posto.
web-pair = Coppia { $pair }
web-note-you = tu
web-note-host = ha aperto il tavolo
web-note-program = programma
web-sit = Siediti qui
web-move-here = Passa qui
web-somebody-here = Un’altra persona qui…
web-sit-other = Prende posto
web-stand = Lascia il posto
web-clear-seat = Libera
web-seat-bot = Fai giocare il computer
web-level-of-seat = Livello del computer per il posto { $seat }
web-wait-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-wait-host = La partita la inizia { $name }.
web-wait-start = La partita non è ancora iniziata.
web-invite = Invita
web-invite-text = Chi ha questo link o questo codice può sedersi al tavolo.
web-code = Codice:
web-arrange = Cambia
web-arrange-done = D’accordo così

## L’elenco dei tavoli
web-lobby-open = Posti liberi
web-lobby-none = Ora nessun tavolo aspetta giocatori. Aprine uno per tutti.
web-lobby-mine = I miei tavoli
web-lobby-look = Al tavolo
web-table-row = { $game }, { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}

## Le mie partite, e rivederne una
web-matches-none = Non hai ancora finito una partita.
web-matches-more = Le più vecchie
web-match-of = { $game }: { $names }
web-name-level = { $name } ({ $level })
web-imported = importata
web-import = Importa una partita
web-import-text = Una partita registrata (un file .jsonl) di un altro server o del terminale.
web-hands = Mani
web-hand-number = Mano { $hand }
web-to-act = di turno
web-led = Carta d’attacco
web-nothing-led = Non c’è ancora una carta d’attacco.
web-played-next = è la prossima giocata
web-replay-controls = Rivedere
web-replay-place = Punto della partita
web-replay-at = Mano { $hand }, mossa { $move }
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-start = La partita inizia.

## Regole
web-rules-of = Le regole: { $game }
web-rules-options = Con altre regole

## Carte oneste
web-fair-why = Nessuno vede come un server mescola. Perciò questo si impegna prima di ogni distribuzione, e dopo la partita mostra tutto.
web-fair-step-seal = Prima di dare le carte il server estrae un numero a caso e ne dice il sigillo. Un altro numero avrebbe un altro sigillo: non si può più cambiare.
web-fair-step-nonces = Il dispositivo di ogni giocatore aggiunge un suo numero a caso. Le carte vengono da tutti i numeri insieme, e così nessuno può sceglierle.
web-fair-step-open = Dopo la partita si vedono tutti i numeri. Chiunque può ricalcolare sigilli e carte: qui, o con «poncin verify».
web-fair-not = Questo non prova che un server tenga le carte per sé mentre le dà: come ogni mazziere le conosce. Ai giocatori automatici qui non le dice mai.
web-fair-check = Controlla le mescolate
web-fair-check-now = Controlla
web-fair-subject = Il link o il codice di una partita, o la registrazione intera
web-fair-insecure = Questo browser controlla solo pagine arrivate con https o da questo stesso dispositivo. Lo stesso controllo di una partita scaricata, nel terminale:
web-fair-proved = { $count ->
    [one] 1 mano controllata: le carte sono quelle promesse.
   *[other] { $count } mani controllate: le carte sono quelle promesse.
}
web-fair-hands = Mano per mano
web-fair-hand = { $nonces ->
    [0] Nessun giocatore ha aggiunto un numero
    [one] 1 giocatore ha aggiunto un numero
   *[other] { $nonces } giocatori hanno aggiunto un numero
}, { $decks ->
    [one] 1 distribuzione.
   *[other] { $decks } distribuzioni: le altre sono andate a monte.
}
web-fair-seal = Sigillo:
web-fair-first-cards = Prime carte: { $cards }.
web-fair-kept = { $count ->
    [one] Questo dispositivo ha conservato uno dei sigilli prima della distribuzione: è lo stesso.
   *[other] Questo dispositivo ha conservato { $count } sigilli prima delle distribuzioni: sono gli stessi.
}
web-fair-broken = La mano { $hand } non ha il sigillo detto a questo dispositivo prima della distribuzione: questo server non ha mantenuto la promessa.
web-fair-compare = Se questi sigilli sono quelli che ti furono detti prima di ogni distribuzione lo puoi sapere solo tu: confrontali.
web-deals = Tutte le distribuzioni di questo server
web-deals-none = Qui non è ancora finita una partita.
web-deals-counted = Partite finite contate: { $matches }. Distribuzioni: { $deals }.
web-deals-chi = Chi quadrato dei conteggi: { $chi }; con mescolate oneste ci si aspetta circa { $degrees }, e quasi mai un quinto di più.
web-heat-title = Quante volte ogni carta era a ogni posto del mazzo
web-heat-card = Carta
web-heat-key = deviazioni standard dal numero atteso, { $expected }

## Programmi
web-programs-text = Un tuo programma può sedersi ai tavoli e giocare come chiunque; gli si dice quello che si direbbe a una persona al suo posto. Gli serve un token.
web-programs-docs = Che cosa un programma può chiedere a questo server
web-programs-mine = I miei programmi
web-programs-none = Non hai ancora creato un token.
web-program-name = Nome del programma
web-program-make = Crea un token
web-program-once = Il token di { $name }. Si vede solo ora: conservalo bene.
web-program-revoke = Revoca
web-program-really = Revoca davvero { $name }

## Preferenze
web-prefer-name = Come ti chiamano gli altri
web-prefer-device = Queste preferenze restano su questo dispositivo.
web-prefer-look = Aspetto
web-prefer-cards = Carte
web-prefer-play = Gioco
web-prefer-aloud = Per i lettori di schermo
web-prefer-lang = Lingua
web-prefer-theme = Luce
web-prefer-theme-auto = come il dispositivo
web-prefer-theme-light = chiaro
web-prefer-theme-dark = scuro
web-prefer-size = Grandezza delle carte
web-prefer-size-large = grandi
web-prefer-size-medium = medie
web-prefer-size-small = piccole
web-prefer-deck = Mazzo
web-prefer-deck-genoese = genovese
web-prefer-deck-international = internazionale
web-prefer-index = Negli angoli
web-prefer-index-none = nulla
web-prefer-index-value = valori
web-prefer-index-it = F D R
web-prefer-index-lij = S D Ò
web-prefer-index-en = J Q K
web-prefer-suits = Colori dei semi
web-prefer-suits-two = due
web-prefer-suits-four = quattro
web-prefer-back = Dorso
web-prefer-back-waves = onde
web-prefer-back-risseu = ciottoli
web-prefer-back-cross = croci
web-prefer-sort = Ordina la mano per
web-prefer-sort-rank = valore
web-prefer-sort-suit = seme
web-prefer-speed = Velocità
web-prefer-speed-off = senza moto
web-prefer-speed-quick = veloce
web-prefer-speed-normal = normale
web-prefer-speed-slow = lenta
web-prefer-confirm = Conferma di una carta
web-prefer-confirm-never = mai
web-prefer-confirm-choice = se può prendere in più modi
web-prefer-confirm-always = sempre
web-prefer-sound = Suoni
web-prefer-vibration = Vibrazione
web-prefer-talk = Mostra quello che dicono gli altri
web-prefer-told = Lettura ad alta voce
web-prefer-told-verbose = tutto
web-prefer-told-terse = l’essenziale
