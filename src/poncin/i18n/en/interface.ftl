# Names of games and of computer players' levels; words of the interface (keys ui-).
game-cirulla = Cirulla
game-cirollon = Cirollon
game-mariagio = Mariagio
level-random = random
level-casual = easy
level-club = medium
level-ismcts = strong
level-with-budget = { $unit ->
    [ms] { $level } ({ $budget } ms a move)
   *[iterations] { $level } ({ $budget } iterations)
}
