### The room League.

## What is rated

what = What is rated
kind-results = Players and results
kind-teams = Two teams
kind-worlds = Guild Wars 2 match
kind-race = Free-for-all
view = Results as
mode-list = List
mode-table = Crosstable
lead-list = All players are rated together, from the ratings before the period, so the order of the results does not matter. Leave out byes and forfeits, which are not games.
lead-table = Each cell holds what the player of the row scored against the player of the column: 1, ½ or 0, or several such as 1 0.5. The opposite cell fills itself in. Leave out byes and forfeits, which are not games. All are rated together, from the ratings before the period.
lead-teams = Glicko-2 rates games between two players. Three methods in use turn a match between teams into such games, and all three are shown here side by side.
lead-worlds = Three worlds fight for points. Each pair of worlds counts as one game, and the points of the two make its score. Three games make six one-way results, one for each side. All are computed from the ratings before the match.
lead-race = Each player has beaten all who finished behind them and drawn with those in the same place. Each pair counts as one game of the same rating period. For two teams choose “Two teams”, because here teammates in the same place would count as drawing with each other. The n − 1 pairs of a player in a race of n are counted as independent evidence, so deviations shrink too fast. Each pair could have the weight 1/(n − 1) instead, which this page does not do.

## Input

input-players = Players before the period
input-worlds = Worlds before the match
input-entrants = Players before the period, and their places
input-name = Name
input-place = Place
input-no-place = Players without a place did not take part; only their deviation grows.
input-points = Points
input-add-player = Add a player
# $name (text): a player
input-remove = Remove { $name }
input-results = Results in this period
# $n (count): the number of the result
input-result = Result { $n }
input-side-a = One side
input-side-b = The other side
input-score-of-a = Result of the first side
input-add-result = Add a result
# $n (count): the number of the result
input-remove-result = Remove result { $n }
input-clear = Remove all results
input-enlist = Add the unknown names as players
input-no-results = No results yet. If nobody plays, only the deviations grow.
input-crosstable = Crosstable
# $a (text): the first player
# $b (text): the second player
input-against = { $a } against { $b }
# $a (text): the first player
# $b (text): the second player
# $problem (text): the problem of the cell
input-in-cell = { $a } against { $b }: { $problem }
# $most (count): the largest number of players in a crosstable
input-too-many-for-table = A crosstable has room for { $most } players. There are more, so the results are listed.
input-reset = Reset to the example
input-previous = Previous
input-next = Next

## Periods

# $n (count): the number of results
time-results = { $n ->
    [one] 1 result
   *[other] { $n } results
}
# $n (count): the number of the period
time-results-of = Results of period { $n }
time-arise = Kind of games
time-change = Change this period

## Both sides of a result

# $a (text): the first player
# $b (text): the second player
# $scored-a (text): the score of the first player
# $scored-b (text): the score of the second player
pair-title = { $a } – { $b } { $scored-a } : { $scored-b }
pair-most = The most surprising result
pair-chosen = Both sides of this result
# $a (text): the first player
# $b (text): the second player
pair-none = { $a } and { $b } did not play each other in this period.
pair-caption = Both sides, with the score, the expected score and the rating points gained
pair-scored = Scored
pair-expected = Expected
pair-surprise = Difference
pair-points = Points
# $a (text): the first player
# $b (text): the second player
# $expected (text): the expected score of the first player
# $scored (text): the score of the first player
# $points-a (text): the change of the first player in points
# $points-b (text): the change of the second player in points
pair-told = { $a } was expected to score { $expected } against { $b } and scored { $scored }. Rating points: { $a } { $points-a }, { $b } { $points-b }.
pair-key-1 = worse than expected
pair-key-2 = as expected
pair-key-3 = better than expected
pair-difference = The small number is the score minus the expected score

## Results

after-title = Everybody after the period
# $n (count): the number of the period
after-standings = Standings after period { $n }
after-caption = Standings after the period. “All” counts every period so far. Choose the head of a column to sort by it.
after-rank = Rank
after-same = same place as before
# $n (count): the number of places
after-up = { $n ->
    [one] up 1 place
   *[other] up { $n } places
}
# $n (count): the number of places
after-down = { $n ->
    [one] down 1 place
   *[other] down { $n } places
}
after-player = Player
after-games = Games
after-scored = Score
after-all-games = Games, all
after-all-scored = Score, all
after-rating = Rating
after-change = Change
after-deviation = RD
after-most-surprising = Below a name stands the player’s most surprising result.
# $verb (text): what the player did: won against, drew with, …
# $name (text): the opponent
after-ended = { $verb } { $name }
after-open = Choose a name to see every step of that player.
# $name (text): a player
after-derivation = { $name }, step by step
after-games-of = The games of this period
after-no-games = No games in this period, so the rating stays and the deviation grows.
after-opponent = Opponent
after-close = Back to the league
after-unusual = Something here is unusual, and the steps explain it.
# $sum (number): the sum of all changes
after-sum = All rating changes add up to { $sum }.
after-why = Why the changes need not add up to 0
after-why-not-cancel = A newcomer who beats an established player gains many points, but that player loses only a few. A game changes a rating by 173.7178 { phi_prime }² { g }({ s } − { e }). Here { phi_prime } says how uncertain the player’s own rating still is, and { g } how far the opponent’s can be trusted. Both differ between players of different deviations. Because { g } is also part of { e }, not even the expected scores add up to 1.
performance-title = Performance ratings
performance-heads-1 = Player
performance-heads-2 = Score
performance-heads-3 = Glicko-2
performance-heads-4 = Elo
performance-unbounded = The rating at which these results were exactly the expected ones. There is none if all games were won, or all were lost.
performance-above = above every rating
performance-below = below every rating
after-sides = Both sides of each result
after-sides-caption = Both sides of each result, with the factors of each change
after-result = Result
# $n (count): the number of the result
# $name (text): a player
# $other (text): the opponent
after-side = { $n } · { $name } – { $other }
# $rated (count): the number of players
# $results (count): the number of results
after-summary = { $rated ->
    [one] 1 player
   *[other] { $rated } players
} rated from { $results ->
    [one] 1 result
   *[other] { $results } results
}.
# $rated (count): the number of worlds
# $results (count): the number of results
after-summary-worlds = { $rated ->
    [one] 1 world
   *[other] { $rated } worlds
} rated from { $results ->
    [one] 1 result
   *[other] { $results } results
}.

## Ratings over time

over-time-title = Ratings before and after
over-time-title-several = Ratings over time
# $n (count): the number of the period, or 0 for the start
over-time-time = { $n ->
    [0] Start
   *[other] Period { $n }
}
# $players (count): the number of players
# $periods (count): the number of periods
# $ends (text): the names with the final ratings
over-time-alternative = A line for each of { $players } players, from the start through { $periods ->
    [one] one period
   *[other] { $periods } periods
}. The lines end at { $ends }.
over-time-highlight = Highlight a player
# $name (text): a player
# $level (text): the level of confidence
over-time-band = { $name }, with the band of { $level }
# $n (count): the number of players
over-time-most = Only the { $n } players with the highest ratings are drawn.
over-time-caption = Ratings over time, player by player

## Teams

# $n (count): the number of the team
teams-team = Team { $n }
teams-team-of = Team
teams-no-team = In neither team
teams-add-other = Add a player who joins later
# $n (count): the number of the team
teams-add = Add a member to team { $n }
teams-result = Result of team 1
teams-compared = The new ratings by each method
teams-member = Member
teams-individual-pairs-1 = Individual pairs
teams-individual-pairs-2 = Every member plays a game against every member of the other team, with the result of the team. One result counts several times, as if each were new evidence. So deviations shrink too fast, and ratings move too far.
teams-composite-opponent-1 = Composite opponent
teams-composite-opponent-2 = Every member plays one game against the average of the other team. A weak member of a strong team then seems to have had little chance, and gains much when the team wins.
teams-composite-team-1 = Composite team
teams-composite-team-2 = Every member plays one game against an imaginary opponent. If the other team’s average is 80 points above their own team’s, the opponent is 80 points above the member. So all members of a team have the same expected score.
teams-ways = The three methods
teams-derivation-in = Method for the steps and for later periods
teams-averages = The averages of the teams
teams-members = Members
teams-mean-rating = Mean { r }
teams-mean-deviation = Mean { rd }
teams-pairs-meet = The opponents are the members of the other team, with their own ratings.
teams-opponent-meets = The opponent is the average of the other team:
teams-team-meets = The opponent is as far from the member as the averages are apart, with the mean deviation of the other team:
teams-source = Ryan Juckett names all three in The Online Skill Ranking of INVERSUS Deluxe (2018), and INVERSUS uses the last. The copies that we could find lack its code, so the rating here follows the text of the article, and the deviation is our inference.

## Worlds

worlds-curve = What a share of the points is worth
# $results (text): the results of the match
worlds-curve-alt = A sine curve rises from 0 to 1, steepest in the middle and flat at both ends, with a straight line for comparison. These results of the match lie on it: { $results }.
# $a (text): the first world
# $b (text): the second world
# $p (text): the share
# $s (text): the score
worlds-curve-result = { $a } against { $b }, share { $p }, score { $s }
worlds-curve-explained = The dashed line is the share itself. Near the middle the curve is steeper, by a factor of π/2. So a small lead counts for more than its share of the points, and every further point counts for less.
worlds-one-way = Six one-way results
worlds-world = World
worlds-share = Share p
worlds-score = Score { s }
worlds-how = How each score comes about
# $a (text): the first world
# $b (text): the second world
worlds-pair = { $a } against { $b }
worlds-share-explained = The first world’s share p of the points of both:
worlds-score-explained = The score for this share:
# $score (number): the score of the other side
worlds-other-side = The other side scores the rest, { $score }.
# $tau (text): τ
# $tick (text): the points of a tick
worlds-source = Habib Loew (ArenaNet), The Math Behind WvW Ratings (November 9, 2012; forum-en.guildwars2.com, posts 679386 and 682392), with τ = { $tau }. This rule reproduces, to within 0.1 of a point, 54 ratings that ArenaNet printed. The small differences probably come from the printed points, which are one tick old. A tick comes every quarter of an hour and is worth { $tick } points in all.

## Lists of results as text

csv-show = Export CSV
csv-shown = The list as CSV, with all players before and after and the results

## Problems with values

problem-no-member = A team needs at least one member.
problem-three-worlds = A match needs exactly three worlds.
problem-no-such-player = No player has this name.
problem-one-self = A player cannot play against themselves.
problem-no-points = Two worlds without any points have no shares.
problem-team-too-large = A team can have at most 100 members here.
problem-race-too-large = A free-for-all can have at most 200 players here.
problem-beyond = The imaginary opponent for this member has an impossible rating; check the ratings of both teams.
number-place = The place must be a number; 1 is better than 2.
number-missing = The points are missing.
number-negative = The points must not be below 0.
number-too-large = The points must not be above 1,000,000,000,000,000.
number-unreadable = The points must be a number, such as 247277.
