# Names of games and of computer players' levels; words of the interface (keys ui-).
game-cirulla = Cirulla
game-cirollon = Cirollon
game-mariagio = Mariagio
level-random = random
level-random-text = plays any card
level-beginner = beginner
level-beginner-text = overlooks captures and forgets what has been played
level-casual = easy
level-casual-text = takes the best that lies there
level-club = medium
level-club-text = plays by the old advice and counts the cards
level-counter = card counter
level-counter-text = counts what is out and reckons with every reply
level-expert = expert
level-expert-text = tries the moves on many deals of the hidden cards
level-strong = strong
level-strong-text = looks further ahead, and guesses the hidden cards by what was played
level-master = master
level-master-text = the strongest: thinks through what everybody may play next
level-oracle = oracle, who cheats
level-oracle-text = sees all cards: it cheats
level-ismcts = tree search
level-ismcts-text = a tree search in Python, for any game
level-textbook = textbook search
level-textbook-text = a plain tree search, to measure others by
level-worlds = plain sampling
level-worlds-text = tries the moves on deals at random, to measure others by
level-cheats = The oracle cheats: it sees your cards and the stock.
level-with-budget = { $unit ->
    [ms] { $level } ({ $budget } ms a move)
   *[iterations] { $level } ({ $budget } iterations)
}
