# Nomi dei giochi e dei livelli dei giocatori automatici; parole dell’interfaccia (chiavi ui-).
game-cirulla = Cirulla
game-cirollon = Cirollon
game-mariagio = Mariagio
level-random = a caso
level-random-text = gioca una carta qualsiasi
level-beginner = principiante
level-beginner-text = non vede tutte le prese e scorda le carte uscite
level-casual = facile
level-casual-text = prende il meglio che vede in tavola
level-club = medio
level-club-text = segue i consigli della tradizione e conta le carte
level-counter = contacarte
level-counter-text = conta le carte uscite e pensa a ogni risposta
level-expert = esperto
level-expert-text = prova le mosse su tante distribuzioni delle carte coperte
level-strong = forte
level-strong-text = guarda più avanti e indovina le carte coperte da quelle giocate
level-master = maestro
level-master-text = il più forte: pensa a tutto quello che gli altri possono giocare
level-oracle = oracolo, che bara
level-oracle-text = vede tutte le carte: bara
level-ismcts = ricerca ad albero
level-ismcts-text = una ricerca ad albero in Python, per qualunque gioco
level-textbook = ricerca da manuale
level-textbook-text = una semplice ricerca ad albero, per misurare gli altri
level-worlds = semplice campionamento
level-worlds-text = prova le mosse su distribuzioni a caso, per misurare gli altri
level-cheats = L’oracolo bara: vede le tue carte e il pozzo.
level-with-budget = { $unit ->
    [ms] { $level } ({ $budget } ms per mossa)
   *[iterations] { $level } ({ $budget } iterazioni)
}
