//! English.

use crate::present::text::learn::{LearnText, LessonText};

/// The English table.
pub(in crate::present::text) static EN: LearnText = LearnText {
    title: "Learn",
    lessons: [BELL, EXPECTED, UPSET, CERTAIN, CHANCES, TUG, BATCH, FELL, SURPRISE, ZERO, THREE, GAMING],
    ways_in: ["I won and my rating fell", "I write code", "What is volatility?"],
    show_anyway: "Show me anyway",
    see_it_worked: "See it worked",
    next_lesson: "Next lesson",
    removes: "What is often said",
    said_number: ["You said {said}, and that is right.", "You said {said}; it is {right}."],
    said_words: ["You said “{said}”, and that is right.", "You said “{said}”; right is “{right}”."],
};

const BELL: LessonText = LessonText {
    title: "A rating is a hill, not a point",
    idea: "Nobody knows a player’s strength, and neither does the system. What it keeps is a bell curve of where the strength may lie: the rating is its middle, the rating deviation (RD) its width.",
    question: "Rating {4}, RD {5}. How sure is the system that the strength lies between {6} and {7}?",
    choices: &["{1}%", "{2}%", "{0}%", "{3}%"],
    because: "{6} and {7} are only half an RD away from the middle; much of the hill lies beyond.",
    moves: &["RD"],
    stops: &[
        "Now {8}% lie between {6} and {7}, and the hill is {13} times as high.",
        "Half the RD makes the hill half as wide and twice as high; {9}% of it lie between {6} and {7}.",
        "A newcomer: only {10}% lie there, and the {1}% band reaches from {11} to {12}.",
    ],
    tables: &[(
        "The same rating with other RDs",
        &["RD", "{1}% band from", "to", "between {6} and {7}, in %", "above {28}, in %", "height, times"],
    )],
    more: &[
        "The RD of both is {5}, and yet the chance that {26} really is stronger than {4} is only {24}%. With an RD of {15} each it would be {25}%.",
    ],
    removes: &[
        "“The rating is the strength.” It is only the middle of what is believed.",
        "“RD says how much my results vary.” It says how much is not known.",
    ],
    check: "Rating {14}, RD {15}. Which band holds the strength with about {27}%?",
    answers: &[
        ("{16} to {17}", "Right: two RDs to either side hold about {27}%."),
        ("{18} to {19}", "One RD to either side holds only {22}%."),
        ("{20} to {21}", "Three RDs to either side hold {23}%: wider than needed."),
        ("{14} exactly", "That is only the middle."),
    ],
};

const EXPECTED: LessonText = LessonText {
    title: "What was to be expected",
    idea: "Before a game two ratings give an expected score {e}: the points you would score per game over many such games if you are exactly as strong as your rating says. Only the difference to {e} moves a rating.",
    question: "{4} plays {5} (RD {6}) again and again. How many points per game are to be expected?",
    choices: &["{1}", "{2}", "{0}", "{3}"],
    because: "These are points, not wins: a draw counts half.",
    moves: &["Opponent’s rating"],
    stops: &[
        "As far below you as {5} is above: {8}. Together with {7} that makes exactly {18}.",
        "Equals expect {9} each.",
        "Even here something is expected: {10}. Were the opponent’s rating certain, {17} points would be odds of ten to one: {11} against {12}.",
    ],
    tables: &[
        (
            "Expected scores against other opponents",
            &["Opponent’s rating", "{e}", "{e} if the opponent’s rating were certain"],
        ),
        ("Four games", &["Games won", "New rating"]),
    ],
    more: &[],
    removes: &[
        "“The higher rating wins.” It wins more often.",
        "“{e} is the chance to win.” Draws count in it, each half.",
    ],
    check: "{4} (RD {13}) scores {18} of {14} against {5} (RD {6}). What does the rating do?",
    answers: &[
        ("It rises a little", "Right: {14} times {7} is {15}, and {18} is more. The new rating is {16}."),
        ("It falls", "There are three losses, but only {15} points were expected."),
        ("It stays", "It would if exactly {15} had been scored."),
    ],
};

const UPSET: LessonText = LessonText {
    title: "Why beating a stronger player pays more",
    idea: "Each game has a pot: what a complete surprise in it would be worth. {e} decides how it is split. Win, and you get the share that was not expected; lose, and you pay the share that was.",
    question: "{4} (RD {5}) beats {7} (RD {22}): {1}. What does beating {6} bring?",
    choices: &["{1}", "+{2}", "{0}", "+{3}"],
    because: "The win was not expected, so most of the pot is yours.",
    moves: &["Opponent’s rating", "Your RD"],
    stops: &[
        "A win brings {8}, a loss {9}: nearly the whole pot was expected.",
        "The other way round: {10} for a win, {11} for a loss.",
        "A surer rating has smaller pots: {13} here, of which a win brings {12}.",
    ],
    tables: &[(
        "What a game is worth",
        &["Opponent’s rating", "won", "lost", "pot", "won with a surer rating", "pot with a surer rating"],
    )],
    more: &[
        "The two sides have pots of their own. When {4} with an RD of {16} beats {6} with one of {22}, the winner moves by {14} and the loser by {15}.",
    ],
    removes: &[
        "“A win is worth a fixed number of points.” It depends on what was expected.",
        "“The loser’s points go to the winner.” Each side has its own pot.",
    ],
    check: "{e} was {17}, the pot is {18}, and the game is lost. What does it cost?",
    answers: &[
        ("{19}", "Right: the share {e} of the pot."),
        ("{20}", "That is what a win would have brought: the share that was not expected."),
        ("{21}", "That would be so between equals."),
    ],
};

const CERTAIN: LessonText = LessonText {
    title: "Whose result counts more",
    idea: "A result against somebody whose own rating is unsure says less. The weight {g} tones it down: from one, for a rating that is certain, towards zero.",
    question: "{0} (RD {1}) beats {2}. Now let the opponent’s RD go from {3} to {4}. What does the gain do?",
    choices: &["it grows", "it stays", "it shrinks by a third"],
    because: "{g} falls from {5} to {7}, and the gain from {6} to {8}.",
    moves: &["Opponent’s RD", "Opponent’s rating"],
    stops: &[
        "A sure opponent: {g} is {5}, and the win counts almost in full.",
        "A newcomer: {g} is {7}.",
        "Against a weak player it is the other way round: {9} has become {10}.",
    ],
    tables: &[(
        "The same win against less sure opponents",
        &["Opponent’s RD", "{g}", "gain", "new RD", "gain against {15}", "new RD against {15}"],
    )],
    more: &[
        "{g} also pulls {e} towards one half, so beating somebody weak but unsure surprises more. What an unsure opponent always brings is less knowledge: your RD becomes {12} instead of {11} against {2}, and {14} instead of {13} against {15}.",
    ],
    removes: &["“My own RD goes into {g}.” Only the opponent’s does."],
    check: "Whose RD is in {g}?",
    answers: &[
        ("The opponent’s", "Right: it says how much this result can tell."),
        ("Mine", "Yours sets the length of the step, in Steps 6 and 7."),
        ("Both", "That is so in a forecast: see the next lesson."),
    ],
};

const CHANCES: LessonText = LessonText {
    title: "Two different chances",
    idea: "For updating a rating, {e} uses the opponent’s RD alone: what is not known about you is what the games are to tell. A forecast of a game has to allow for both RDs.",
    question: "You are {0}, your opponent is {1} (RD {2}). Your RD goes from {3} to {4}. What does the {e} of Step 3 do?",
    choices: &["it falls", "it stays", "it rises"],
    because: "It is {5} throughout: your own RD is not in it.",
    moves: &["Your RD"],
    stops: &[
        "You are sure: the forecast is {6}, nearly the same as {e}.",
        "Little is known of you: the forecast has come down to {7}, and {e} is still {5}.",
    ],
    tables: &[(
        "Both chances, seen from both sides",
        &["Your RD", "your {e}", "forecast", "your opponent’s {e}", "your opponent’s forecast"],
    )],
    more: &[
        "Seen from the other side {e} is {8} then: both together make more than one. The forecasts, {7} and {9}, always make exactly one.",
    ],
    removes: &["“{e} is the chance shown before a game.” It is made for updating ratings."],
    check: "What should a site show before a game?",
    answers: &[
        ("The forecast with both RDs", "Right: the two sides always add up to {12}%."),
        ("{e}", "The two players would be told chances that add up to {10}%."),
        ("Always {11}%", "Ratings do say something."),
    ],
};

const TUG: LessonText = LessonText {
    title: "Games make it surer, time makes it vaguer",
    idea: "From period to period strength may drift. So each period first adds {sigma}² to the square of the width, here {2}² + {6}² = {14}², and then the games narrow the curve.",
    question: "RD {2}, and one draw with {4} (RD {5}). What is the RD afterwards?",
    choices: &["{1}", "{2}", "{0}", "{3}"],
    because: "One game could not make up for what time had added.",
    moves: &["Games"],
    stops: &[
        "Without a game only time acts: {14}.",
        "Three games are not enough yet: {15}.",
        "Four are: {16}, below the {2} of before.",
    ],
    tables: &[
        ("The RD after one period", &["Games", "New RD"]),
        ("Where the RD settles", &["Games in every period", "RD"]),
        ("The RD of somebody who is away", &["Periods without a game", "New RD"]),
    ],
    more: &[
        "It settles where both pull alike: at {7} with one such game a period, at {17} with {20}. An RD of {8} grows to {18} in {19} periods without a game. The paper has no cap; Glicko stops at {13}.",
    ],
    removes: &[
        "“A game always lowers the RD.” It may not make up for what time adds.",
        "“An RD below {21} is impossible.” It takes enough games.",
    ],
    check: "RD {8}, and {9} idle periods, with a drift of {10} points in each. What is the RD then?",
    answers: &[
        ("{11}", "Right: the squares add up."),
        ("{12}", "Widths do not add up, their squares do."),
        ("{8}", "Time alone widens it."),
        ("{13}", "That is the usual start, not where these periods end."),
    ],
};

const BATCH: LessonText = LessonText {
    title: "All at once or one by one",
    idea: "The games of a period are judged by the ratings from before the period. Rated one by one, each game is judged by what the last one made of you: that is another system.",
    question: "A newcomer, {3} (RD {4}), beats {5} (RD {6}) {7} times. All at once that leads to {1}. And one by one?",
    choices: &["{1}", "{2}", "{0}"],
    because: "All at once every win shortens the step of all the others. One by one it shortens only the steps that follow.",
    moves: &["Wins"],
    stops: &[
        "One game is the same either way: {8}.",
        "{13} wins: {9} at once, {10} one by one.",
        "{20} wins: {11} at once, {12} one by one. The gap keeps growing.",
    ],
    tables: &[(
        "The same wins, rated in two ways",
        &["Wins", "rating at once", "RD at once", "rating one by one", "RD one by one"],
    )],
    more: &[],
    removes: &["“It is the same, only sooner.” Both the rating and its RD come out different."],
    check: "The paper’s {13} games, rated one by one in all {14} orders. What comes out?",
    answers: &[
        ("{15} to {16}", "Right: the order matters, but only a little."),
        ("always {17}", "That is what comes out all at once."),
        ("anything from {18} to {19}", "Here the order makes less than a point of difference."),
    ],
};

const FELL: LessonText = LessonText {
    title: "I won and my rating fell",
    idea: "All games of a period share one step, and each of them shortens it. So one more win can take more from the other wins than it brings.",
    question: "A newcomer, {4} (RD {5}), beats {6} (RD {34}) three times, which leads to {8}. Now add a win over {7} in the same period. What is the new rating?",
    choices: &["{1}", "{2}", "{3}", "{0}"],
    because: "Each of the three wins brought {9}, and now brings {10}; the fourth brings {11}. All in all that is {12}.",
    moves: &["Wins over {7}"],
    stops: &["The three wins alone: {8}.", "One win over {7} besides: {12} points.", "Five of them: {13}."],
    tables: &[
        ("The rating with so many wins over {7}", &["Wins", "New rating"]),
        ("From which rise on one more win costs points", &["Opponent’s rating", "Rise without it"]),
        ("What the win over {7} brings", &["Your RD before", "Points"]),
    ],
    more: &[
        "One more win lowers the rating if the rise without it exceeds {35}/({g} {e}). Against {7} that is {14} points; here the rise is {15}. It happens to newcomers: with an RD of {17} the same win brings {16}. In the same way a fourth loss can raise a rating: from {18} to {19}.",
        "Why? Step 7 is one straight step towards the best curve. Worked out without this shortcut, the middle of the curve goes up, from {20} to {21}; one by one it goes from {22} to {23}.",
        "There are other reasons for a fall: other games of the period; a site that rates old games again; or a site that shows the rating less two RDs. When {30} (RD {31}) beats {32} (RD {33}), the rating becomes {26} and the RD {27}, so the number shown falls from {24} to {25}.",
    ],
    removes: &[
        "“A win can never cost points.” Alone it cannot; beside others it can.",
        "“So the system is broken.” It is the price of one straight step.",
    ],
    check: "What can never happen in one period that is rated correctly?",
    answers: &[
        ("One single game, won, and the rating is lower", "Right: a single win always raises the rating."),
        (
            "Two wins, and the rating is below that of one",
            "It can: {28} with one win over {6}, and {29} with a win over {7} besides.",
        ),
        ("A win, and the rating less two RDs is lower", "It can, whenever the RD grows enough."),
    ],
};

const SURPRISE: LessonText = LessonText {
    title: "Volatility, and what τ does",
    idea: "The volatility {sigma} is how much strength tends to move between periods. It rises when a whole period surprises more than usual: when z = |{delta}|/√({phi}² + {v} + {sigma}²), the improvement measured in its own standard deviation, is above one. Otherwise it falls.",
    question: "{4} (RD {5}) wins {6} of {6} against equals. The volatility was {7}. What is it now?",
    choices: &["{0}", "{1}", "{2}", "{3}"],
    because: "Even with z = {11} it only becomes {22}.",
    moves: &["Wins", "{tau}"],
    stops: &[
        "Half the points, exactly as expected: it falls to {8}.",
        "Now z is {9}, and it rises to {10}.",
        "{tau} says how freely it may move: at {13} it becomes {12}.",
    ],
    tables: &[
        (
            "So many wins of ten",
            &["Wins", "z", "{sigma_prime}, {tau} = {18}", "{sigma_prime}, {tau} = {24}", "{sigma_prime}, {tau} = {13}"],
        ),
        ("Five wins over {19}", &["{tau}", "{sigma_prime}", "New rating"]),
    ],
    more: &[
        "One game alone raises it only if a favourite was beaten: against an equal z is {14}, and the turn is at an opponent of {15}. So where every game is rated by itself, volatility hardly leaves the value that it started with.",
        "In ordinary periods ratings hardly notice {tau}: five wins over {19} lead to {16} with {tau} = {18}, and to {17} with {tau} = {13}. The lesson “When f has three zeros” has the exception.",
    ],
    removes: &[
        "“Volatility is my ups and downs.” It is how far strength is thought to wander.",
        "“{tau} is the speed of ratings.” It is how freely volatility may change.",
    ],
    check: "Six of ten against equals. What does the volatility do?",
    answers: &[
        ("It falls a little", "Right: z is {20}, less surprising than usual, and it becomes {21}."),
        ("It rises", "The score was better than expected, but not surprising."),
        ("It stays", "That is so only at z = {23}."),
    ],
};

const ZERO: LessonText = LessonText {
    title: "How Step 5 finds its number",
    idea: "Step 5 looks for the place where {f} is zero. Lay a line through two ends, go where it crosses zero, repeat. If one end never moves, pretend that it lies half as high: the line swings over.",
    question: "When one end of its bracket does not move, Step 5 halves a number. So it takes {4} iterations here. How many without that?",
    choices: &["{1}", "{2}", "{3}", "{0}"],
    because: "One end is far away and never moves, so the other one only creeps.",
    moves: &["Iteration", "Wins"],
    stops: &[
        "Between {big_a} = {5} and {big_b} = {6} the first line crosses zero at {9}.",
        "{12} halvings in a row, and {big_c} has come to {10}.",
        "Now the line leaps across, to {11}. From here on both ends close in.",
    ],
    tables: &[
        ("Where the lines cross zero", &["Iteration", "{big_c}"]),
        ("How many iterations so many wins take", &["Wins", "with halving", "without"]),
    ],
    more: &[
        "At first {f} is {7} at {big_a} and {8} at {big_b}. f(A) is halved {13} times in all; {sigma_prime} becomes {14} and the rating {15}. Where {f} is nearly straight, halving costs an iteration or two: one win takes {16} with it and {17} without.",
    ],
    removes: &[
        "“To halve f(A) is a typing error.” The paper’s example needs only {18} iterations and shows none of this.",
    ],
    check: "Why is f(A) halved?",
    answers: &[
        ("So that the line crosses nearer to the end that would not move", "Right: that end moves at last."),
        ("To make {f} smaller, so closer to zero", "The curve does not change, only the line."),
        ("Because half of {big_a} is taken in the end", "That turns ln {sigma}² into ln {sigma}: another half."),
    ],
};

const THREE: LessonText = LessonText {
    title: "When f has three zeros",
    idea: "After an enormous surprise two answers fit: the old strength wandered a little, or it changed altogether. {f} then has several zeros, and one more win flips from one to the other.",
    question: "{tau} is {4}. {5} (RD {6}) beats {7} (RD {6}) {25} times, which leads to {3}. Where do {26} wins lead?",
    choices: &["{1}", "{2}", "{0}"],
    because: "The small answer is gone; only the large one is left.",
    moves: &["Wins", "{tau}"],
    stops: &[
        "So far {f} has {8} zero.",
        "It is zero for {sigma} = {10}, {11} and {12}; the first is found.",
        "Only the large one is left: {sigma_prime} = {13}.",
    ],
    tables: &[
        ("One win after the other", &["Wins", "zeros", "New rating", "{sigma_prime}"]),
        ("{26} wins", &["{tau}", "New rating"]),
    ],
    more: &[
        "From five wins on there are {9} zeros, first at {22}, {23} and {24}. With {tau} = {15} the {26} wins lead to {14}; with {4} and rated one by one, to {16}.",
        "Nor is {tau} = {15} safe from everything: when {17} (RD {27}) loses {19} times to {18} (RD {27}), it has {20}; once more, and it has {21}.",
    ],
    removes: &["“Step 5 has exactly one answer.” After an enormous surprise it may have three."],
    check: "What prevents it?",
    answers: &[
        ("A smaller {tau}, or shorter periods", "Right: surprises then stay small, or cannot carry volatility away."),
        ("A smaller {epsilon}", "That finds the same zero more exactly."),
        ("More iterations", "They end long before."),
    ],
};

const GAMING: LessonText = LessonText {
    title: "Can it be gamed?",
    idea: "Losing on purpose and winning back raises {sigma}, and with it every later step. How much depends on {tau} and on how many games a period has.",
    question: "{4} periods of {5} games against equals (RD {6}), all lost and all won in turn. {tau} is {7}, {sigma} begins at {18}. Where does it end?",
    choices: &["{0}", "{1}", "{2}", "{3}"],
    because: "So many games thrown, and it has hardly moved.",
    moves: &["{tau}", "Games a period"],
    stops: &[
        "One more period, all won, now brings {8}. Somebody who drew all those games would get {9}.",
        "{sigma} ends at {10}, and a period of wins brings {11}.",
        "{14} games a period: {sigma} ends at {12}, and a period of wins brings {13}.",
    ],
    tables: &[
        (
            "{5} games a period",
            &["{tau}", "{sigma} after four", "after twelve", "after all", "then all won", "the same if honest"],
        ),
        (
            "{14} games a period",
            &["{tau}", "{sigma} after four", "after twelve", "after all", "then all won", "the same if honest"],
        ),
    ],
    more: &[
        "And what it costs: somebody whose strength is {15} and who throws every other period stands at {16} in the end, an honest player at {17}. It does not raise the rating one deserves. It buys bigger swings, and a board that shows peaks rewards those.",
    ],
    removes: &["“Losing on purpose lifts a rating.” As a rule it buys swings, not points."],
    check: "What makes gaming pay?",
    answers: &[
        ("A large {tau} and long periods", "Right: then one period surprises a great deal, and volatility may follow."),
        ("A small RD", "Large steps come from a large RD."),
        ("Many players", "Only one’s own results count."),
    ],
};
