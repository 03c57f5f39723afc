# Nommi di zeughi e di livelli do computer; paròlle de l’interfaccia (ciave ui-).
game-cirulla = Cirolla
game-cirollon = Cirollon
game-mariagio = Mariagio
level-random = à caxo
level-casual = façile
level-club = medio
level-ismcts = fòrte
level-with-budget = { $unit ->
    [ms] { $level } ({ $budget } ms pe carta)
   *[iterations] { $level } ({ $budget } preuve)
}
