# Cöse no va, e comme fâ. E variabile en i particolari de l’errô.

## Donde, inte unna lista de partie
error-at = { $place }: { $sentence }
error-at-line = riga { $number }
error-at-hand = man { $number }
error-at-move = mesciata { $number }

## Cöse e regole no permettan
error-hand_over = A man a l’é finia: se dà e carte pe quella apreuvo.
error-match_over = A partia a l’é finia: comensa unna neuva partia.
error-not_your_turn = No tocca a-o pòsto { $seat }: tocca a-o pòsto { $to_act }.
error-not_in_this_game = Inte sto zeugo no se peu fâ questo ({ $move }).
error-not_in_hand = No ti gh’æ inte moen { CARDS($cards, form: "the") }: calla unna carta che ti gh’æ.
error-exposed_first = No ti peu ancon callâ { CARD($card, form: "the") }: pe-e primme van e carte deciaræ ({ CARDS($cards) }).
error-must_declare = T’æ da deciarâ { CARDS($cards) } avanti de callâ unna carta.
error-must_take = Se ti calli { CARD($card, form: "the") } t’æ da piggiâ { CARDS($cards, form: "the") }: { $kind ->
    [equal] a varsciua a l’é pægia.
    [sum] a somma a l’é pægia a-a seu varsciua.
    [fifteen] insemme fan chinze.
   *[ace] l’asso o piggia tutte e carte in sciâ töa.
}
error-not_on_table = In sciâ töa no gh’é { CARDS($cards, form: "the") }: çerni tra e carte che gh’é.
error-takes_nothing = Con callâ { CARD($card, form: "the") } no se piggia ninte: no ti peu piggiâ { CARDS($cards, form: "the") }.
error-ace_takes_all = L’asso ({ CARD($card) }) o piggia tutte e carte in sciâ töa: { CARDS($cards) }.
error-ace_takes_ace = Con un asso in sciâ töa, { CARD($card, form: "the") } o no peu piggiâ ste carte; o peu piggiâ { CARDS($cards, form: "the") }.
error-equal_card_first = Se ti calli { CARD($card, form: "the") } t’æ da piggiâ unna carta sola pægia, se gh’é: { CARDS($cards, form: "the") }.
error-fewest_cards = Se ti calli { CARD($card, form: "the") } t’æ da piggiâ o manco de carte che se peu: pe exempio { CARDS($cards, form: "the") }.
error-does_not_add_up = Se ti calli { CARD($card, form: "the") } no ti peu piggiâ { CARDS($cards, form: "the") }: a somma a l’é { $total }, ch’a no l’é pægia à { $value } e a no fa chinze con { $value }.
error-too_late_to_declare = No se peu ciù deciarâ: se peu solo avanti da seu primma carta.
error-one_declaration_only = T’æ za deciarou: se peu deciarâ solo unna vòtta pe man.
error-already_exposed = Za deciaræ: { CARDS($cards, form: "the") }. Ògni carta a l’intra inte unna boña sola.
error-no_such_declaration = { CARDS($cards) }: no l’é { $kind ->
    [barsegon] un barsegon, ch’o veu træ carte da mæxima varsciua.
    [grande] l’erta inte moen, ch’a veu sbiro, dònna e òmmo de dinæ, e l’opçion «Erta inte moen» açeisa.
   *[barsega] unna barsega, ch’a veu træ carte a quæ somma a l’é neuve ò meno, e no tutte pæge.
}
error-no_captures_here = Inte sto zeugo unna carta a no piggia ninte da-a töa ({ CARDS($cards) }): calla a carta da sola.
error-marriage_first = No ti peu callâ { CARD($card, form: "the") }: dòppo un maiezzo se calla uña de seu carte ({ CARDS($cards) }).
error-must_trump = No ti peu callâ { CARD($card, form: "the") }: no ti gh’æ de carte da mersa d’attacco, donca calla un trionfo ({ CARDS($cards) }).
error-must_beat = No ti peu callâ { CARD($card, form: "the") }: t’æ da callâ unna carta ciù erta de { CARD($led) } ({ CARDS($cards) }).
error-must_follow = No ti peu callâ { CARD($card, form: "the") }: t’æ da callâ unna carta da mersa de { CARD($led) } ({ CARDS($cards) }).
error-marriage_not_held = No ti gh’æ inte moen l’òmmo e a dònna de { SUIT($suit) }.
error-marriage_declared = T’æ za deciarou o maiezzo de { SUIT($suit) } inte sta man.
error-marriage_on_lead = Un maiezzo se peu deciarâ solo quande s’é in attacco, avanti de callâ a carta.
error-marriage_needs_trick = Primma fanni unna preisa: solo dapeu ti peu deciarâ un maiezzo.
error-one_marriage_only = Un maiezzo solo pe vòtta: oua calla unna carta.
error-marriage_too_late = No se peu ciù deciarâ di maiezzi: o muggio o l’é finio.
error-marriage_not_playable = No ti peu deciarâ oua o maiezzo de { SUIT($suit) }: inte sta preisa no ti peu callâ nisciuña de seu carte.
error-exchange_too_late = No se peu ciù scangiâ o trionfo giou.
error-exchange_needs_two = Pe scangiâ o trionfo giou ghe veu { CARD($card, form: "the") }.
error-exchange_on_lead = O trionfo giou se peu scangiâ solo quande s’é in attacco, avanti de callâ a carta.
error-exchange_needs_trick = Primma fanni unna preisa: solo dapeu ti peu scangiâ o trionfo giou.

## Zeughi, opçioin, lengue, zugoei
error-unknown_game = No gh’é nisciun zeugo «{ $game }». I zeughi en: { $allowed }.
error-unknown_option = No gh’é nisciuña opçion «{ $option }». E opçioin en: { $allowed }.
error-bad_option_value = L’opçion «{ $option }» a no peu ëse «{ $value }». Se peu: { $allowed }.
error-bad_players = O zeugo { $game } o no se zeuga inta { $value }. Se peu: { $allowed }.
error-unknown_language = No gh’é de testi in «{ $value }». E lengue en: { $allowed }.
error-unknown_bot = No gh’é nisciun zugou do computer «{ $bot }». Se peu: { $allowed }.
error-bot_cheats = «{ $bot }» o l’imbroggia: o vedde e carte de tutti. À unna töa de gente o no peu zugâ: çerni un atro livello.

## Testi
error-not_a_card = «{ $text }» a no l’é unna carta. Scrivi varsciua (A 2 3 4 5 6 7 J Q K) e mersa (h d c s), comme 7h ò Kd.
error-card_twice = A carta { $text } a l’é scrita doe vòtte.
error-not_a_move = «{ $text }» no se capisce. Scrivi pe exempio 7d, 7d*3s5d, barsega 2s3d4c, marriage s ò exchange.

## Partie sarvæ
error-record_version = A verscion { $version } do formato a no se peu leze; a { $allowed } scì.
error-rules_version = A partia a l’é stæta zugâ co-a verscion { $version } de regole; sto programma o zeuga co-a { $allowed }.
error-member_missing = Manca o campo «{ $member }».
error-member_twice = O campo «{ $member }» o gh’é doe vòtte into mæximo ògetto.
error-bad_member = O campo «{ $member }» o no peu ëse { $value }.
error-truncated_line = A riga a s’interrompe a-a colònna { $column }: o file o no l’é stæto scrito fin in fondo.
error-not_json = A riga a no l’é JSON (colònna { $column }).
error-byte_order_mark = O file o comensa co-o segno de l’ordine di byte (BOM): sarvilo in UTF-8 sensa.
error-not_utf8 = A riga a no l’é un testo UTF-8 (colònna { $column }).
error-half_letter = Un testo da riga o contëgne mëzo caratere (un surogato despægio comme \ud83c).
error-too_deep = A riga a l’à tròppi livelli, un drento l’atro, pe ëse unna partia.
error-not_an_object = Inta riga no gh’é un ògetto JSON: unna partia a l’é un ògetto tra parentexi graffe.
error-options_not_canonical = Into campo «{ $member }» gh’à da ëse solo quello ch’o cangia, in ordine de nomme.
error-no_hands = Inta partia no gh’é nisciuña man (campo «{ $member }»).
error-hand_after_end = A partia a l’ea za finia avanti de sta man.
error-wrong_dealer = O massê o no peu ëse o pòsto { $value }. Se peu: { $allowed }.
error-deck_annulled = O masso { $deck } o va à monte pe-e primme carte in sciâ töa, donca apreuvo ghe n’à da ëse un atro.
error-deck_not_annulled = O masso { $deck } o no va à monte, donca apreuvo no ghe n’à da ëse un atro.
error-no_deck = A man a no l’à nisciun masso.
error-move_not_canonical = Gh’é scrito «{ $text }»; gh’à da ëse scrito «{ $allowed }».
error-illegal_move = «{ $text }» no se peu fâ. { $cause }
error-score_without_end = A man a no l’é stæta zugâ fin in fondo, donca a no peu avei di ponti.
error-hand_broken_off = A man a s’interrompe, ma ghe n’é unn’atra apreuvo.
error-wrong_items = O feuggio di ponti o dixe { $value }; da-o zeugo vëgne { $allowed }.
error-wrong_points = I ponti en { $value }; da-o zeugo vëgne { $allowed }.
error-wrong_reason = A partia a no peu ëse finia pe «{ $value }»; da-o zeugo vëgne «{ $allowed }».
error-wrong_winner = Chi guägna o no peu ëse { $value }; da-o zeugo vëgne { $allowed }.
error-wrong_by = O pòsto ch’o l’à lasciou o no peu ëse { $value }. Se peu: { $allowed }.

## A riga de comando, i file, e partie sarvæ
error-unknown_command = O comando «{ $value }» o no gh’é. I comandi en: { $allowed }.
error-unknown_argument = Chì «{ $argument }» o no veu dî ninte: ammia { $command } --help.
error-missing_argument = O manca { $argument }: ammia { $command } --help.
error-bad_argument = Dòppo «{ $argument }» ghe veu un valô, ò no ghe ne veu nisciun: ammia { $command } --help.
error-not_in_range = «{ $value }» o no l’é poscibile: scrivi un numero intrego da { $first } à { $last }.
error-option_form = «{ $value }» a no l’é unn’opçion: scrivi nomme=valô, comme target=101.
error-option_twice = L’opçion «{ $option }» a gh’é doe vòtte: levine uña.
error-bots_count = «{ $value }» o l’à { $count } zugoei do computer pe { $players } pòsti: ghe ne veu un pe tutti i pòsti ò un pe ciaschedun.
error-cannot_read = O file «{ $path }» o no se peu leze ({ $reason }): contròlla o nomme.
error-cannot_write = O file «{ $path }» o no se peu scrive ({ $reason }): çerni un atro pòsto.
error-not_a_kept_match = { $reason } Donca a partia inte «{ $path }» a no se peu repigiâ.
error-no_records = Inte «{ $path }» no gh’é nisciuña partia.
error-ply_range = A partia a no l’à a mesciata { $value }: l’urtima a l’é a { $last }.
error-hand_range = A partia a no l’à a man { $value }: l’urtima a l’é a { $last }.
error-save_failed = A partia a no se peu sarvâ inte «{ $path }» ({ $reason }). Metti à pòsto, ò scrivi unn’atra cartella inte PONCIN_DATA.
error-save_in_use = Unna partia de «{ $path }» a l’é za in zeugo. Primma sciòrti da quella, ò scrivi unn’atra cartella inte PONCIN_DATA.
error-not_one_person = Inte unna partia sarvâ gh’é unna persoña à töa, no { $value }: çerni unna partia zugâ chì.
error-not_understood = Chì «{ $text }» a no l’é unna mesciata. Scrivi o numero de unna çernia, unna carta comme 7d, ò ? pe l’aggiutto.

## O server
error-no_such_page = Inte «{ $path }» no gh’é ninte: ammia /docs.
error-no_such_method = «{ $path }» o no açetta { $method }: ammia /docs.
error-no_such_table = A töa «{ $table }» a no gh’é: contròlla o còdixe.
error-no_such_match = A partia «{ $match }» a no gh’é: contròlla o ligamme.
error-no_such_ply = A partia a no l’à a mesciata { $ply }: l’urtima a l’é a { $last }.
error-no_such_seat = A töa a no l’à o pòsto { $seat }: l’urtimo o l’é o { $last }.
error-no_such_token = No t’æ un token { $id }.
error-bad_message = O messaggio o no se capisce: { $reason }.
error-message_too_big = O messaggio o l’é tròppo grande: a-o ciù { $most } byte.
error-too_fast = Tròppo inte unna vòtta: aspeta un momento e preuva torna.
error-too_many_connections = T’ê za in linia { $most } vòtte: primma særa unn’atra pagina.
error-too_many_tables = T’æ za averto { $most } töe: primma lasciine uña.
error-no_guest = O server o no sa chi t’ê: carrega torna a pagina.
error-bad_token = O token o no l’é bon, ò o no l’é ciù: fanne un atro.
error-only_people = Questo o peuan fâ solo e persoñe, no i programmi.
error-foreign_host = Sto server o no risponde à «{ $host }»: addeuvia o seu indirisso, ò scrivi quello con --origin.
error-foreign_origin = Unna pagina de «{ $origin }» a no peu fâlo: addeuvia a pagina do server.
error-bad_origin = «{ $value }» o no l’é l’indirisso de un server: scrivi pe exempio https://cards.example.
error-bad_settings = E impostaçioin ({ $path }) no se peuan addeuviâ: { $reason }.
error-closing = O server o l’é derê à comensâ torna: preuva torna tra un momento.
error-log_failed = O server o no l’é arriescio à scrivilo ({ $reason }), e coscì a no l’é fæta: preuva torna.
error-cannot_listen = { $address } o no se peu addeuviâ ({ $reason }): çerni unn’atra --port ò un atro --host.
error-data_in_use = Un atro server o l’é derê à addeuviâ «{ $path }»: fermilo, ò çerni unn’atra cartella con --data.
error-data_unusable = «{ $path }» a no se peu addeuviâ ({ $reason }): çerni unn’atra cartella con --data.
error-stale = Primma ch’o l’arrivesse l’é successo quarcösa: ammia torna a töa.
error-unknown_seq = O registro da töa o no l’à a voxe { $seq }: l’urtima a l’é a { $last }.
error-not_your_seat = O pòsto { $seat } o no l’é teu.
error-no_seat = À sta töa no t’æ un pòsto.
error-seat_taken = O pòsto { $seat } o l’é occupou: çernine un atro.
error-seat_is_free = O pòsto { $seat } o l’é za libero.
error-seats_free = { $count ->
    [1] Un pòsto o l’é ancon libero: ghe veu quarchedun ò un zugou do computer.
   *[other] { $count } pòsti en ancon liberi: ghe veu quarchedun ò un zugou do computer.
}
error-too_many_bots = { $count } zugoei do computer pe { $free } pòsti liberi: scrivine de meno.
error-not_the_host = O peu fâlo solo chi o l’à averto a töa.
error-no_onlookers = Sta töa a no veu spettatoî.
error-match_running = No inte unna partia.
error-match_over_rematch = A partia a l’é finia: zeuga ancon co-a revinçita.
error-no_match = No gh’é unna partia in zeugo.
error-no_hand = No gh’é unna man in zeugo: aspeta e carte.
error-no_deal_due = Oua no gh’é da dâ e carte.
error-nothing_to_undo = Oua no gh’é unna teu mesciata da repiggiâ.
error-cards_were_shown = Dòppo a teu mesciata gh’é stæto de carte dæte ò pescæ: no se peu repiggiâla.
error-no_offer = Nisciun o l’aspeta a teu replica.
error-not_away = Sto pòsto t’ê za ti à zugâlo.

## A preuva de remesciæ
error-no_shuffle = Inte sta partia no gh’é a preuva de comme e carte en stæte remesciæ: a gh’é solo inte partie de un server.
error-shuffle_method = A mainea «{ $value }» a no l’é conosciua; { $allowed } scì.
error-shuffle_form = A preuva de comme e carte en stæte remesciæ a l’é goasta in «{ $member }».
error-shuffle_deals = A partia a l’à { $value } moen, a preuva { $allowed }.
error-shuffle_commitment = A semensa de sta man a no l’é quella promissa.
error-shuffle_deck = O masso { $deck } o no ven da-a semensa.
error-shuffle_dealer = O primmo massê o l’aiva da ëse o pòsto { $allowed }, no { $value }.

## Zugoei do computer l’un contra l’atro
error-arena_bots = «{ $value }» a no l’é unna sfia: scrivi doî zugoei do computer ò de ciù, co-e virgole in mezo, e se en ciù de doî ciaschedun unna vòtta sola.
error-arena_all = Con «all» ògni zeugo o l’à e seu regole sòlite: leva --players e --option, ò scrivi un zeugo solo.
error-arena_one_file = Un file o tëgne i resultati de un zeugo solo: leva --out, ò scrivi un zeugo solo.
error-arena_suite = A serie «{ $suite }» a l’à solo { $most } moen: domanditene de meno con --pairs.
error-arena_sprt = «{ $value }» no en doî limiti: scrivi a differensa ciù bassa e quella ciù erta, comme 0,0.5 ò 0,0.1sd.
error-no_backend = «{ $name }» o no l’é instalou: o ven con pip install "poncin[{ $extra }]".
error-backend_failed = «{ $name }» o no va ({ $reason }): preuva torna, ò çerni un atro --backend.
error-not_results = Inte «{ $path }» no gh’é di resultati de un’arena: çerni un atro file.
error-results_damaged = A riga { $line } de «{ $path }» a l’é goasta: çerni un atro file, ò leva quella riga.
error-results_differ = «{ $path }» o tëgne i resultati de unn’atra preuva: o seu «{ $member }» o l’é { $there }, no { $here }. Çerni un atro file.
error-results_in_use = Unn’atra preuva a l’é apreuvo à scrive «{ $path }»: aspëtila, ò çerni un atro file.
error-results_unplayed = Inte «{ $path }» no tutte e cobbie an zugou: primma lascia che l’arena a vadde avanti.
error-no_program = O programma «{ $command }» o no gh’é: scrivi program: e un comando, sensa virgole.
error-game_not_told = I programmi de feua no peuan zugâ à { $game }: o protocòllo o no l’à de paròlle pe-e seu poxiçioin.
