# Words of the web client.

## A töa
web-card = { CARD($card) }
web-table = Töa
web-table-count = { $count ->
    [0] Töa: veua
    [one] Töa: 1 carta
   *[other] Töa: { $count } carte
}
web-table-empty = Töa veua
web-hand = { $count ->
    [one] E teu carte: 1
   *[other] E teu carte: { $count }
}
web-you = Ti
web-guest = Invitou
web-us = Niatri
web-them = Lô
web-others = I atri
web-holds = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-pile = { $count ->
    [one] 1 carta piggiâ
   *[other] { $count } carte piggiæ
}
web-sweeps = { $count ->
    [one] 1 sgobba
   *[other] { $count } sgobbe
}
web-points-so-far = +{ $points } inte sta man
web-stock = { $count ->
    [0] Muggio: finio
    [one] Muggio: 1 carta
   *[other] Muggio: { $count } carte
}
web-trump = Trionfo { SUIT($suit) }
web-trump-card = Trionfo { CARD($card) }
web-upcard = Giâ sotta a-o muggio: { CARD($card) }
web-dealer = massê
web-partner = compagno
web-away = o zeuga o computer
web-disconnected = feua linia
web-shown-cards = Carte descoverte pe tutti
web-open-card = descoverta pe tutti
web-counts = a conta { $value }
web-not-playable = oua no se peu callâ
web-your-turn = Tocca à ti
web-not-your-turn = Aspeta: no tocca à ti.
web-good-luck = Boña fortuña!
web-hurry = Gh’arresta { $seconds } s!
web-scopa = Sgobba!
web-sgobba = Sgobba!
web-offline = No arriescio à trovâ o server. Contròlla a connescion e preuva torna.
web-lost = Connescion persa: preuvo torna. No se perde ninte.
web-curtain = E carte en ascose: dâ o dispoxitivo à { $name }.
web-curtain-open = Son { $name }: fanni vedde e mæ carte

## A töa: cöse se peu fâ
web-actions = Deciaraçioin
web-must-declare = Primma de callâ t’æ da deciarâ.
web-declare = Deciara… ({ $count })
web-what-to-declare = Cöse deciarâ
web-plus = +{ $points }
web-captures = Cöse piggiâ { CARD($card, form: "with") }
web-kind = { $kind ->
    [equal] pægia
    [sum] somma
    [fifteen] chinze
    [ace] l’asso o piggia tutto
   *[none] a no piggia ninte
}
web-play-it = Calla
web-cancel = Annulla
web-undo = Repiggia a carta
web-undo-asked = O zugou { $name } o domanda de repiggiâ l’urtima carta.
web-undo-waiting = S’é domandou a-i atri se l’urtima carta a se peu repiggiâ.
web-agree = Açetta
web-refuse = Refua
web-last-capture = Urtima preisa
web-no-capture = No s’é ancon piggiou ninte.
web-log = Cöse l’é successo
web-menu = Menù
web-preferences = Preferense
web-keys = Tasti
web-rules = Regole
web-play-again = Torno à zugâ mi
web-say = Dinni quarcösa
web-mute = No sentî { $name }
web-this-match = Sta partia
web-sure-to-resign = Ti veu davei abbandonâ a partia?
web-resign = M’arrendo
web-leave-table = Sciòrti
web-leave-note = A partia a t’aspeta inta primma pagina.
web-key-card = calla unna carta da teu man
web-key-arrows = da unna carta à l’atra, da unna preisa à l’atra
web-key-enter = calla a carta, conferma a preisa
web-key-escape = annulla
web-key-declare = cöse se peu deciarâ
web-key-next = man apreuvo
web-key-undo = repiggia a teu urtima carta
web-key-last = l’urtima preisa
web-key-log = cöse l’é successo
web-key-help = sti tasti chì

## A töa: se conta i ponti
web-hand-of = man { $hand }, fin à { $target }
web-totals = Ponti
web-history = I ponti fin chì
web-total-of = Totale, fin à { $target }
web-count = Se conta i ponti
web-sheet = Man { $hand }: se conta i ponti
web-this-hand = Sta man
web-total = Totale
web-next-hand = Man apreuvo
web-begin = Se comensa
web-match-begins = A partia a comensa quande tutti son pronti.
web-waiting-for = S’aspeta { $names }.
web-rematch = Revinçita
web-rematch-shuffled = Revinçita, atri pòsti
web-replay = Ammia torna
web-shuffle-proof = Preuva do pròscimo remescio
web-shuffle-explained = O server o l’à za fissou e pròscime carte: questo o l’é o seu sigillo. Dòppo a partia tutti peuan controllâ che e carte ean quelle sigillæ.

## Dapertutto
web-pages = Pagine
web-language = Lengua
web-home = A-a primma pagina
web-nowhere = Sta pagina a no gh’é
web-again = Preuva torna
web-close = Særa
web-computer = Computer { $number }
web-free-seat = pòsto libero
web-lobby = Töe averte
web-matches = E mæ partie
web-fairness = Carte oneste
web-programs = Programmi
web-link = Ligamme
web-copy-link = Còpia o ligamme
web-copied = Copiou
web-share = Condividdi
web-download = Descarrega
web-game = Zeugo
web-name = Nomme
web-resume = Vanni avanti

## A primma pagina
web-home-title = I zeughi de carte da Liguria
web-home-line = Co-o computer ò co-i amixi, sensa registrâse.
web-home-cirulla = Unna carta a piggia quelle pæge, ò quelle che con lê fan chinze. Con unna boña se guägna di ponti avanti de callâ.
web-home-cirollon = O fræ ciù grande da cirolla, à cobbie: e carte se dan subito tutte, neuve pe zugou.
web-home-mariagio = Preise e trionfi inta doî: òmmo e dònna da mæxima mersa fan maiezzo, e inte urtime sette preise s’à da replicâ.
web-home-players = Zugoei
web-home-level = O computer o zeuga
web-home-friends = Co-i amixi
web-home-resume = Vanni avanti: { $game }
web-home-resume-others = { $count ->
    [one] e unn’atra partia
   *[other] e { $count } atre partie
}
web-play = Zeuga
web-players = { $count ->
    [one] 1 zugou
   *[other] { $count } zugoei
}
web-join-code = Còdixe ò ligamme da töa de un amigo
web-join = Intra

## Unna neuva töa
web-new = Neuva töa
web-new-title = Neuva töa: { $game }
web-seats = Pòsti
web-seat = Pòsto { $seat }
web-sitter-me = mi
web-sitter-free = libero, pe un amigo
web-sitter-here = unn’atra persoña chì
web-sitter-bot = computer ({ $level })
web-name-of-seat = Nomme pe-o pòsto { $seat }
web-pairs-by-seat = I pòsti 1 e 3 zeugan insemme, e coscì i pòsti 2 e 4.
web-free-later = Pe-i pòsti liberi gh’é un ligamme da mandâ.
web-agreement = Cöse se zeuga
web-make-table = Arvi a töa
web-start-now = Comensa a partia
web-house-rules = { $count ->
    [0] Regole de casa
    [one] Regole de casa (1 cangiâ)
   *[other] Regole de casa ({ $count } cangiæ)
}
web-clocks = Releuio
web-clocks-text = Se unna mesciata a dua tròppo, o computer o zeuga fin à quande o zugou o torna; chi finisce o tempo da partia a perde.
web-clock-of-move = Pe unna mesciata
web-clock-of-match = Pe tutte e mesciate de unna partia
web-no-clock = nisciun
web-seconds = { $seconds } s
web-minutes = { $minutes } min
web-open-table = Mostra a töa inta lista de quelle averte: tutti peuan intrâ
web-onlookers = Chi veu o peu ammiâ, sensa vedde e carte inte moen
web-usual-value = { $value } (pe-o sòlito)
web-not-usual = despægio da-o sòlito

## L’acòrdio, da leze
web-to-target = Se zeuga fin à { $target } ponti.
web-usual = Tutte e atre regole en quelle sòlite.
web-unusual = Ste regole no en quelle sòlite:
web-all-options = { $count ->
    [one] L’unica regola
   *[other] Tutte e { $count } regole che se peuan çerne
}
web-clock-move = { $seconds } segondi pe unna mesciata
web-clock-match = { $minutes } menuti pe tutte e mesciate de unna partia
web-is-open = Tutti peuan intrâ
web-no-onlookers = Sensa spettatoî

## Unna töa avanti da partia
web-room = Töa: { $game }
web-pairs-sit = I compagni mettan insemme preise e ponti. Pe cangiâ cobbia, cangia pòsto.
web-pair = Cobbia { $pair }
web-note-you = ti
web-note-host = o l’à averto a töa
web-note-program = programma
web-sit = Assettite chì
web-move-here = Vegni chì
web-somebody-here = Unn’atra persoña chì…
web-sit-other = Piggia pòsto
web-stand = Lascia o pòsto
web-clear-seat = Libera
web-seat-bot = Fanni zugâ o computer
web-level-of-seat = Livello do computer pe-o pòsto { $seat }
web-wait-seats = { $count ->
    [one] Un pòsto o l’é ancon libero.
   *[other] { $count } pòsti en ancon liberi.
}
web-wait-host = A partia a comensa quande o veu chi l’à averto a töa: { $name }.
web-wait-start = A partia a no l’é ancon comensâ.
web-invite = Invita
web-invite-text = Chi gh’à sto ligamme ò sto còdixe o se peu assettâ.
web-code = Còdixe:
web-arrange = Cangia
web-arrange-done = D’acòrdio coscì

## A lista de töe
web-lobby-open = Pòsti liberi
web-lobby-none = Oua no gh’é nisciuña töa ch’a l’aspeta zugoei. Arvine uña pe tutti.
web-lobby-mine = E mæ töe
web-lobby-look = A-a töa
web-table-row = { $game }, { $count ->
    [one] 1 zugou
   *[other] { $count } zugoei
}
web-free-seats = { $count ->
    [one] 1 pòsto libero
   *[other] { $count } pòsti liberi
}

## E mæ partie, e ammiâne uña torna
web-matches-none = No t’æ ancon finio unna partia.
web-matches-more = E ciù vegie
web-match-of = { $game }: { $names }
web-name-level = { $name } ({ $level })
web-imported = importâ
web-import = Importa unna partia
web-import-text = Unna partia sarvâ (un file .jsonl) de un atro server ò do terminale.
web-hands = Moen
web-hand-number = Man { $hand }
web-to-act = tocca à lê
web-led = Carta d’attacco
web-nothing-led = No gh’é ancon unna carta d’attacco.
web-played-next = a l’é quella che se calla apreuvo
web-replay-controls = Ammiâ torna
web-replay-place = Ponto da partia
web-replay-at = Man { $hand }, mesciata { $move }
web-replay-first = A-o comenso
web-replay-back = Unna mesciata inderê
web-replay-next = Unna mesciata avanti
web-replay-last = A-a fin
web-replay-play = Inandia
web-replay-pause = Pösa
web-replay-start = Comensa a partia.

## Regole
web-rules-of = E regole: { $game }
web-rules-options = Con de atre regole

## Carte oneste
web-fair-why = Nisciun o vedde comme un server o remescia. Donca questo o promette avanti de ògni distribuçion, e dòppo a partia o mostra tutto.
web-fair-step-seal = Avanti de dâ e carte o server o piggia un numero à caxo e o dixe o seu sigillo. Un atro numero o l’avieiva un atro sigillo: no se peu ciù cangiâlo.
web-fair-step-nonces = Ògni zugou o gh’azzonze un numero à caxo. E carte vegnan da tutti i numeri insemme, e coscì nisciun o peu çernile.
web-fair-step-open = Dòppo a partia se vedde tutti i numeri. Chi veu o peu calcolâ torna sigilli e carte: chì, ò con «poncin verify».
web-fair-not = Questo o no preuva che un server o tegne e carte pe lê intanto ch’o ê dà: comme ògni massê o ê conosce. Chì a-i zugoei do computer o no ê dixe mai.
web-fair-check = Contròlla comme s’é remesciou
web-fair-check-now = Contròlla
web-fair-subject = O ligamme ò o còdixe de unna partia, ò a partia sarvâ intrega
web-fair-insecure = Sto navegatô o contròlla solo e pagine che arrivan con https ò da sta machina. O mæximo contròllo pe unna partia descarregâ, into terminale:
web-fair-proved = { $count ->
    [one] 1 man controlâ: e carte en quelle promisse.
   *[other] { $count } moen controlæ: e carte en quelle promisse.
}
web-fair-hands = Man pe man
web-fair-hand = { $nonces ->
    [0] Nisciun zugou o gh’à azzonto un numero
    [one] 1 zugou o gh’à azzonto un numero
   *[other] { $nonces } zugoei gh’an azzonto un numero
}, { $decks ->
    [one] 1 distribuçion.
   *[other] { $decks } distribuçioin: e atre en anæte à monte.
}
web-fair-seal = Sigillo:
web-fair-first-cards = Primme carte: { $cards }.
web-fair-kept = { $count ->
    [one] Sto navegatô o l’à conservou un di sigilli avanti da distribuçion: o l’é o mæximo.
   *[other] Sto navegatô o l’à conservou { $count } sigilli avanti de distribuçioin: en i mæximi.
}
web-fair-broken = A man { $hand } a no l’à o sigillo che sto navegatô o l’à sentio avanti da distribuçion: o server o no l’à fæto quello ch’o l’aiva promisso.
web-fair-compare = Se sti sigilli en quelli che t’an dito avanti de ògni distribuçion solo ti ti ô peu savei: mettili à confronto.
web-deals = Tutte e distribuçioin de sto server
web-deals-none = Chì no l’é ancon finio nisciuña partia.
web-deals-counted = Partie finie contæ: { $matches }. Distribuçioin: { $deals }.
web-deals-chi = Chi quaddrou di conti: { $chi }; se e carte en remesciæ ben se n’aspeta ciù ò meno { $degrees }, e quæxi mai un quinto de ciù.
web-heat-title = Quante vòtte ògni carta a l’ea à ògni pòsto do masso
web-heat-card = Carta
web-heat-key = deviaçioin standard da-o numero aspëtou, { $expected }

## Programmi
web-programs-text = Un teu programma o peu assettâse a-e töe e zugâ comme tutti; gh’é dito quello che se dieiva à unna persoña a-o seu pòsto. Ghe veu un token.
web-programs-docs = Cöse un programma o peu domandâ à sto server
web-programs-mine = I mæ programmi
web-programs-none = No t’æ ancon fæto un token.
web-program-name = Nomme do programma
web-program-make = Fanni un token
web-program-once = O token de { $name }. O se vedde solo oua: conservilo ben.
web-program-revoke = Leva
web-program-really = Leva davei { $name }

## Preferense
web-prefer-name = Comme te ciamman i atri
web-prefer-device = Ste preferense arrestan chì, into navegatô.
web-prefer-look = Aspëto
web-prefer-cards = Carte
web-prefer-play = Zeugo
web-prefer-aloud = Pe chi sente leze o schermo
web-prefer-lang = Lengua
web-prefer-theme = Luxe
web-prefer-theme-auto = automatica
web-prefer-theme-light = ciæa
web-prefer-theme-dark = scua
web-prefer-size = Grandessa de carte
web-prefer-size-large = grande
web-prefer-size-medium = medie
web-prefer-size-small = picciñe
web-prefer-deck = Masso
web-prefer-deck-genoese = zeneise
web-prefer-deck-international = internaçionale
web-prefer-index = Inti canti
web-prefer-index-none = ninte
web-prefer-index-value = varsciue
web-prefer-index-it = F D R
web-prefer-index-lij = S D Ò
web-prefer-index-en = J Q K
web-prefer-suits = Coî de merse
web-prefer-suits-two = doî
web-prefer-suits-four = quattro
web-prefer-back = Derê de carte
web-prefer-back-waves = onde
web-prefer-back-risseu = risseu
web-prefer-back-cross = croxi
web-prefer-sort = Metti in ordine e carte
web-prefer-sort-rank = pe varsciua
web-prefer-sort-suit = pe mersa
web-prefer-speed = Veloçitæ
web-prefer-speed-off = sensa animaçioin
web-prefer-speed-quick = lesta
web-prefer-speed-normal = normale
web-prefer-speed-slow = lenta
web-prefer-confirm = Conferma de unna carta
web-prefer-confirm-never = mai
web-prefer-confirm-choice = se a peu piggiâ à ciù mainee
web-prefer-confirm-always = delongo
web-prefer-sound = Soin
web-prefer-vibration = Vibraçion
web-prefer-talk = Mostra quello che dixan i atri
web-prefer-told = Cöse leze
web-prefer-told-verbose = tutto
web-prefer-told-terse = l’essençiale
