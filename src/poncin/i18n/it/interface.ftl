# Nomi dei giochi e dei livelli dei giocatori automatici; parole dell’interfaccia (chiavi ui-).
game-cirulla = Cirulla
game-cirollon = Cirollon
game-mariagio = Mariagio
level-random = a caso
level-casual = facile
level-club = medio
level-ismcts = forte
level-with-budget = { $unit ->
    [ms] { $level } ({ $budget } ms per mossa)
   *[iterations] { $level } ({ $budget } iterazioni)
}
