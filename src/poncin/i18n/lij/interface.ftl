# Nommi di zeughi e di livelli do computer; paròlle de l’interfaccia (ciave ui-).
game-cirulla = Cirolla
game-cirollon = Cirollon
game-mariagio = Mariagio
level-random = à caxo
level-random-text = o calla unna carta chesesegge
level-beginner = prinçipiante
level-beginner-text = o no vedde tutte e preise e o no s’arregorda e carte za zugæ
level-casual = façile
level-casual-text = o piggia o megio ch’o vedde in sciâ töa
level-club = medio
level-club-text = o zeuga segondo i conseggi di vegi e o conta e carte
level-counter = contacarte
level-counter-text = o conta e carte sciortie e o pensa à ògni rispòsta
level-expert = esperto
level-expert-text = o preuva ògni carta con tante moen de quelle coverte
level-strong = fòrte
level-strong-text = o l’ammia ciù avanti, e da-e carte callæ o l’induvinn-a quelle coverte
level-master = meistro
level-master-text = o ciù fòrte: o pensa à tutto quello che i atri peuan zugâ
level-oracle = òracolo, ch’o l’imbroggia
level-oracle-text = o vedde tutte e carte: o l’imbroggia
level-ismcts = çerca à èrboo
level-ismcts-text = unna çerca à èrboo in Python, pe qualonque zeugo
level-textbook = çerca da libbro
level-textbook-text = unna semplice çerca à èrboo, pe mesuâ i atri
level-worlds = preuve à caxo
level-worlds-text = o preuva ògni carta con de moen à caxo, pe mesuâ i atri
level-cheats = L’òracolo o l’imbroggia: o vedde e teu carte e o muggio.
level-with-budget = { $unit ->
    [ms] { $level } ({ $budget } ms pe carta)
   *[iterations] { $level } ({ $budget } preuve)
}
