### The reasons for a result, and the answers to questions about it.
###
### Words like { You } are replaced later, by the reader or by the player's name: see person.

# A line for each form of the player: its name in other sentences, its text if the player is the reader, and its text if
# the player is called { who }. Other lines of "the" stand before an opponent's rating, which a name may replace.
person =
    { You } | You | { who }
    { you } | you | { who }
    { were } | were | was
    { Your } | Your | { who }’s
    { your } | your | { who }’s
    { the } | the{" "} | {""}

# The word before a number that is rounded to a whole one, followed by a space.
about = about{" "}
# Joins the games that gained, or those that cost points.
and-next = ,{" "}

## Questions

# The name of the group of questions, for screen readers.
questions = Questions about this result
# The button that shows the other questions.
more-questions = More questions
question-little = Why so little?
question-much = Why so much?
question-lost-in-draw = Why did I lose a point in a draw?
question-lost-though-won = Why did I lose points though I won?
question-loss-costs-more = Why does a loss cost more than a win pays?
question-what-if = What if …?
question-less-sure = Why did my RD rise?
question-how-many = How many games to …?
question-performance = What was my performance rating?

## Reasons: the result compared with the expectation

idle-unchanged = No games were played, so rating and deviation stay as they are.
# $before (number): RD
# $after (number): RD′
idle = No games were played, so the rating stays. The deviation grows from { $before } to { $after }, because { your } strength may have drifted.
as-expected = The result is just about what was expected, so the rating hardly moves.
effect-hardly = but the rating hardly moves
effect-rises = so the rating rises
effect-falls = so the rating falls
# $expected (number): E
# $scored (number): s
surprise-hardly = { You } { were } expected to score { $expected } in this game and scored { $scored }, which is hardly a surprise.
# $expected (number): E
# $scored (number): s
# $effect (text): the effect on the rating
surprise = { You } { were } expected to score { $expected } in this game and scored { $scored }, { $effect }.
# $drawn (flag): whether the game was drawn
# $scored (number): s
# $opponent (number): r of the opponent
# $expected (number): E
# $cost (flag): whether the game cost points
# $by (number): the change without sign
between = { You } { were } expected to score { $expected } against { the }{ $opponent }. { $drawn ->
    [true] A draw counts ½, so it
   *[false] { You } scored { $scored }, so the game
} { $cost ->
    [true] cost
   *[false] gained
} { you } { $by }.
# $expected (number): Σ E
# $n (count): the number of games
# $scored (number): Σ s
cancelled = { You } { were } expected to score { $expected } in these { $n } games and scored { $scored }. Some went better than expected and some worse, so the rating hardly moves.
# $expected (number): Σ E
# $n (count): the number of games
# $scored (number): Σ s
# $slightly (choice): whether the score is a little more or less than expected, if it is hard to see: more, less, no
# $effect (text): the effect on the rating
together = { You } { were } expected to score { $expected } in these { $n } games and scored { $scored }, { $slightly ->
    [more] a little more,{" "}
    [less] a little less,{" "}
   *[no] {""}
}{ $effect }.
# $scored (number): Σ s
# $expected (number): Σ E
# $how (choice): the score compared with the expected one: as-expected, more, less
# $rises (flag): whether the rating rises
# $why (pieces): why it moved the other way
against = { You } scored { $scored }, { $how ->
    [more] more than the expected { $expected }
    [less] less than the expected { $expected }
   *[as-expected] just about as expected
}, and yet the rating { $rises ->
    [true] rises
   *[false] falls
}. { $why }
# $better (flag): whether the games that count more went better than expected
# $followed (number): r of the opponent whom the rating followed
# $followed-rd (number): RD of that opponent
# $opposed (number): r of the opponent in the other direction
# $opposed-rd (number): RD of that opponent
against-game = The game against { the }{ $followed } went { $better ->
    [true] better
   *[false] worse
} than expected. It counts more, because that opponent’s rating is more certain (RD { $followed-rd }) than that of { the }{ $opposed } (RD { $opposed-rd }).
# $better (flag): whether the games that count more went better than expected
against-games = The games that went { $better ->
    [true] better
   *[false] worse
} than expected count more, because those opponents’ ratings are on the whole more certain.

## Reasons: games

# $opponent (number): r of the opponent
# $without (number): r′ without the game
# $gave (number): the gain by the game
# $less (number): the loss by the others
costly-win = One of { your } wins cost { you } points. Without beating { the }{ $opponent }, { your } rating would be { $without }. By itself that win gained { $gave }, but it made the rating more certain, so the other games moved it less and together gained { $less } less.

# $n (count): the number of wins
# $opponent (number): r of the opponent
wins = { $n ->
    [one] beating
   *[other] { $n } wins over
} { the }{ $opponent }
# $n (count): the number of losses
# $opponent (number): r of the opponent
losses = { $n ->
    [one] losing to
   *[other] { $n } losses to
} { the }{ $opponent }
# $n (count): the number of draws
# $opponent (number): r of the opponent
draws = { $n ->
    [one] a draw with
   *[other] { $n } draws with
} { the }{ $opponent }
# $n (count): the number of games
# $score (number): s
# $opponent (number): r of the opponent
scores = { $n ->
    [one] a score of
   *[other] { $n } scores of
} { $score } against { the }{ $opponent }

# $result (pieces): the game, such as “beating 1400”
# $kind (choice): won, lost, drawn or other
# $by (number): the change without sign
each-gained = { $result } gained { $by }
# $result (pieces): the game, such as “beating 1400”
# $kind (choice): won, lost, drawn or other
# $by (number): the change without sign
each-cost = { $result } cost { $by }
# $result (pieces): the game, such as “beating 1400”
each-nothing = { $result } changed nothing
# $gains (pieces): the games that gained
# $losses (pieces): the games that cost points
each-both = { $gains }; { $losses }.
# $games (pieces): the games, which all gained or all cost points
each-one-way = { $games }.

# $games (pieces): the games
# $each (number): the change per game
# $kind (choice): won, lost, drawn or other
all-alike = { $games } changed the rating by { $each } each.
# $game (pieces): the game that gave most
# $by (number): its change
gained-most = { $game } gained the most ({ $by })
# $games (pieces): the games that gave most
# $by (number): their change
# $each (number): the change per game
# $kind (choice): won, lost, drawn or other
gained-most-each = { $games } gained the most ({ $by }, { $each } each)
# $game (pieces): the game that took most
# $by (number): its change
cost-most = { $game } cost the most ({ $by })
# $games (pieces): the games that took most
# $by (number): their change
# $each (number): the change per game
# $kind (choice): won, lost, drawn or other
cost-most-each = { $games } cost the most ({ $by }, { $each } each)
# $gained (pieces): the games that gave most
# $lost (pieces): the games that took most
most-both = { $gained }; { $lost }.
# $games (pieces): the games that gave or took most
most-one-way = { $games }.
# $n (count): the number of other games
# $by (number): the change by them
most-others = {" "}{ $n ->
    [one] The other game changed the rating by { $by }.
   *[other] The other { $n } games together changed the rating by { $by }.
}

## Reasons: certainty

# $rd (number): RD
# $hardly (flag): whether an upset would hardly move the rating
# $whole (number): the change by a surprise of 1
sure = { Your } rating was already fairly certain (RD { $rd }), so even the biggest possible upset in one game would { $hardly ->
    [true] hardly have moved it
   *[false] have moved it by only { $whole }
}.
# $rd (number): RD
# $whole (number): the change by a surprise of 1
unknown = { Your } rating was very uncertain (RD { $rd }), so each game can move it far. The biggest possible upset would have moved it by { $whole }.
# $opponent (number): r of the opponent
# $rd (number): RD of the opponent
# $percent (text): how much the game counts
unsure-opponents = The ratings of several opponents are themselves uncertain, so those games count less. The one against { the }{ $opponent } (RD { $rd }) has only { $percent } of the full weight.
# $opponent (number): r of the opponent
# $rd (number): RD of the opponent
# $n (count): the number of games against that opponent
# $percent (text): how much a game counts
unsure-opponent = The rating of { the }{ $opponent } is itself uncertain (RD { $rd }), so { $n ->
    [one] that game has
   *[other] those games have
} only { $percent } of the full weight.
# $lost (flag): whether the game was lost
# $opponent (number): r of the opponent
# $expected (number): E
upset = The { $lost ->
    [true] loss to
   *[false] win over
} { the }{ $opponent } was a big upset, because { you } { were } expected to score { $expected }.
# $opponent (number): r of the opponent
# $lost (flag): whether the game was lost
# $expected (number): E
foregone = The { $lost ->
    [true] loss to
   *[false] win over
} { the }{ $opponent } says next to nothing new, because { you } { were } expected to score { $expected }.
# $n (count): the number of games
# $before (number): RD
# $after (number): RD′
surer = The { $n ->
    [one] game makes
   *[other] games make
} the rating more certain, so the deviation falls from { $before } to { $after }.
# $n (count): the number of games
# $drift (number): 173.7178 σ′
less-sure = The deviation rises although { you } played, because strength typically drifts by about { $drift } points a period and { $n ->
    [one] this game
   *[other] these games
} could not make up for all of that.
# $surprise (number): |Δ| / √(φ² + v + σ²)
# $how (choice): how surprising the period was: times, more, less
# $before (number): σ
# $after (number): σ′
# $what (choice): what the volatility does: leaps, rises, falls
volatility = The period as a whole was { $how ->
    [times] { $surprise } times as surprising as
    [more] more surprising than
   *[less] less surprising than
} usual, so the volatility { $what ->
    [leaps] leaps from { $before } to { $after }. Such a leap can throw a rating far off
    [rises] rises
   *[falls] falls
}.

## Answers: the size of the change

# $surprise (number): s − E
# $whole (number): the change by a surprise of 1
# $change (number): the change
product = The surprise, your score minus the expected score, is { $surprise }. The biggest possible upset, a surprise of 1, would move the rating by { $whole }, so this one moves it by { $change }.
# $gained (number): the points from games that went better than expected
# $lost (number): the points from the others
# $change (number): the change
sums = The games that went better than expected changed the rating by { $gained }, and those that went worse by { $lost }. Together that is { $change }.
sums-none = Every game went just as expected, so nothing moves the rating.
# $change (number): the change
sums-one-way = All surprises moved the rating in the same direction. They add up to { $change }.
# $expected (number): Σ E
# $scored (number): Σ s
expected = In all games together you were expected to score { $expected }, and you scored { $scored }.
# $expected (number): E
# $scored (number): s
# $other (number): r of the other opponent
# $change (number): the change against that opponent
surprise-little = You were expected to score { $expected } and scored { $scored }. The closer the two are, the less the rating moves. With the same result against a player rated { $other } it would have changed by { $change }.
# $expected (number): E
# $scored (number): s
# $other (number): r of the other opponent
# $change (number): the change against that opponent
surprise-much = You were expected to score { $expected } and scored { $scored }, which is a big surprise. With the same result against a player of your own rating, { $other }, your rating would have changed by { $change }.
# $rd (number): RD
# $other (number): the other RD
# $change (number): the change with that RD
step-small = Your rating was already fairly certain (RD { $rd }), so each game moves it only a little. With an RD of { $other } it would have changed by { $change }.
# $rd (number): RD
# $other (number): the other RD
# $change (number): the change with that RD
step-large = Your rating was uncertain (RD { $rd }), so each game can move it far. With an RD of { $other } it would have changed by { $change }.
# $opponent (number): r of the opponent
# $rd (number): RD of the opponent
# $percent (text): how much the game counts
# $other (number): the other RD
# $change (number): the change with that RD
opponent = Your opponent’s rating, { $opponent }, is itself uncertain (RD { $rd }), so the game has only { $percent } of the full weight. If their RD were { $other }, your rating would have changed by { $change }.

## Answers: wins and losses

# $n (count): the number of wins
# $by (number): the change by them
results-won = your { $n ->
    [one] win was
   *[other] { $n } wins were
} worth { $by }
# $n (count): the number of losses
# $by (number): the change by them
results-lost = your { $n ->
    [one] loss was
   *[other] { $n } losses were
} worth { $by }
# $n (count): the number of other results
# $by (number): the change by them
results-others = your { $n ->
    [one] other game was
   *[other] { $n } other games were
} worth { $by }
# $in-turn (flag): whether the games were rated one by one
# $results (pieces): the results
# $change (number): the change
results = { $in-turn ->
    [true] Each game is rated by itself
   *[false] All games of a period are rated together
}. Here { $results }, and the sum is { $change }.
# $n (count): the number of wins
# $rating (number): r′ by the wins alone
wins-alone = With { $n ->
    [one] the win
   *[other] the wins
} alone your rating would have become { $rating }.
# $opponent (number): r of the opponent
# $expected (number): E
# $missing (number): 1 − E
# $pays (number): the points of a win
# $costs (number): the points of a loss
# $ratio (number): how many times more a loss costs
favourite = You were expected to score { $expected } against the { $opponent }. A win exceeds that by only { $missing }, which gains { $pays } here. A loss falls short of it by { $expected }, which costs { $costs }, about { $ratio } times as much. If you score { $expected } on average, your rating stays where it is.

## Answers: the growth of the deviation
##
## { about } is the word above if the root is not quite the deviation, both as shown.

# $drift (number): 173.7178 σ′
drifts = In each period your strength typically drifts by about { $drift } points, and the deviation has to allow for that.
# $drifts (pieces): the first sentence
# $before (number): RD
# $after (number): RD′
# $drift (number): 173.7178 σ′
drift-idle = { $drifts } The squares of both add up, so in one period without games the deviation has grown from { $before } to { $after }, which is { about }√({ $before }² + { $drift }²). Only games bring it down again.
# $drifts (pieces): the first sentence
# $periods (number): the number of idle periods
# $before (number): RD
# $after (number): RD′
# $drift (number): 173.7178 σ′
drift-idle-periods = { $drifts } The squares of both add up, so in { $periods } periods without games the deviation has grown from { $before } to { $after }, which is { about }√({ $before }² + { $periods } × { $drift }²). Only games bring it down again.
# $drifts (pieces): the first sentence
# $before (number): RD
# $grown (number): 173.7178 φ*
# $drift (number): 173.7178 σ′
# $n (count): the number of games
# $after (number): RD′
drift-played = { $drifts } The squares of both add up, so the deviation first grows from { $before } to { $grown }, which is { about }√({ $before }² + { $drift }²). Then { $n ->
    [one] the game brings
   *[other] the games bring
} it down, but only to { $after }, which is too little to make up for all of the drift.
# $drifts (pieces): the first sentence
# $before (number): RD
# $after (number): RD′
drift-in-turn = { $drifts } Here each game is a whole period, so the deviation grows before every one. All games together took away less than that, and it has risen from { $before } to { $after }. A game tells little if the opponent’s rating is uncertain or the result was to be expected.
# $n (count): the number of draws
# $several (flag): whether there were several periods
# $rd (number): RD of the opponents
held = { $n ->
    [one] A draw
   *[other] { $n } draws
} in { $several ->
    [true] each
   *[false] this
} period against a player of your own rating (RD { $rd }) would have kept the deviation from rising.

## Answers: the performance rating

# $rating (number): the performance rating
# $n (count): the number of games
# $elo (number): the performance rating by Elo
performance = Your performance rating is { $rating }. A player with that rating was expected to do exactly as well in { $n ->
    [one] this game
   *[other] these { $n } games
}. By Elo, which ignores how certain the opponents’ ratings are, it is { $elo }.
performance-above = You won every game, so there is no performance rating. Every player, however strong, was expected to score less.
performance-below = You lost every game, so there is no performance rating. Every player, however weak, was expected to score more.

## Answers: tables

# The heading of the new ratings for other results.
otherwise = Your new rating if the game had ended differently or had not been played:
otherwise-heads-1 = Opponent
otherwise-heads-2 = Won
otherwise-heads-3 = Draw
otherwise-heads-4 = Lost
otherwise-heads-5 = Unplayed
