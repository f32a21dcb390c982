### The words about Evolve.

different = Each player’s performance counts beside the result.
about = A game in which four players hunt one. Its makers said in 2016 that players have a Glicko rating, which is updated after each match. What counts most is who won. Each player’s own performance counts too, and the more so, the less certain the rating is.
unknown =
    It was never published whether this was Glicko or Glicko-2, what the constants were, or how a performance counted.
    Before the makers wrote about it, a player had posted Glickman’s paper on Glicko-2 on the forum as an explanation of the ranks.
source = Turtle Rock Studios, talk.turtlerockstudios.com, topic 91096, Got demoted in rank for winning; players’ words in topics 83251, 84402, 67877 and 70248

## Why it is so: questions and answers

four-against-one = How can four be rated against one?
    .told = How Evolve did it was never published. In the room League, a period of teams may have four players against one. There are three ways to turn such a hunt into games.
effort = Does effort count if the hunt is lost?
    .told = In Evolve it did, though less than the result, because its makers counted a player’s own performance as well. The paper’s formulas take the score of each game and nothing else.
costly-win = Can a win cost points?
    .told = Its makers said that it can. Before Stage 2, in 2016, they added a point after every match, won or lost, so that no win would cost points. Then wins brought next to nothing, and a single loss took many of them back. So they removed that point again.
costly-loss = Why does a loss cost so much more than a win brings?
    .told = That is so for players who are expected to win. A win is worth { g }(1 − { e }) and a loss costs { g }{ e }. With an expected score of 0.8 a loss costs four times as much as a win brings, because one loss is expected for four wins.
slow-rise = Why does it take so many wins to rise?
    .told = With each game the rating becomes more certain, so the step size { phi_prime }² becomes smaller. Solve for, in the room Learn, says how many wins lead to a rating.
