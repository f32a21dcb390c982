### The presentation, which shows one step per screen.

name = Presentation
leave = Leave the presentation
back = Back
on = Next
# $n (count): the number of games that have no row on the screen
more-games = { $n ->
    [one] and 1 more game
   *[other] and { $n } more games
}
# $n (count): the number of tries of the search that have no row
more-tries = { $n ->
    [one] 1 more try before these
   *[other] { $n } more tries before these
}
