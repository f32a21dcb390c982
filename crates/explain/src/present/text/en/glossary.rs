//! English.

use crate::present::glossary::{Origin, Topic, Unit, Why};
use crate::present::text::glossary::GlossaryText;

/// The English table.
pub(in crate::present::text) static EN: GlossaryText = GlossaryText {
    title: "Glossary",
    lead: "Every letter of the derivation: what it stands for, in what it is measured, what it is made of and where it goes. Below that, the reasons.",
    letters: "Letters",
    topic,
    unit: |unit| match unit {
        Unit::Points => "In rating points.",
        Unit::Scale => "On the scale of the formulas, where 1 is 173.7178 rating points.",
        Unit::ScaleSquared => "On the scale of the formulas, squared.",
        Unit::PointsSquared => "In rating points, squared.",
        Unit::PerPoint => "One over rating points.",
        Unit::Periods => "In rating periods.",
        Unit::Plain => "A plain number.",
    },
    origin: |origin| match origin {
        Origin::Given => "given",
        Origin::Chosen => "chosen",
        Origin::Fixed => "always the same",
        Origin::Tried => "tried",
        Origin::System => "made by a place, of {r_prime} and {rd_prime}",
    },
    from_to: ["from", "to"],
    result: "a result",
    stop: "the end of the iterations",
    whys: "Why?",
    why,
    lesson: |title| format!("Lesson: {title}"),
    system: |name| format!("At {name}"),
};

fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Rating => "Where we believe a player stands, before and after. 1500 is only where the scale starts.",
        Topic::Deviation => {
            "How unsure that is: one standard deviation of the bell curve. The strength lies within two of them in about 95 cases of 100."
        }
        Topic::Volatility => {
            "How far strength tends to wander in one period. 0.06, on the scale of the formulas, is 10.4 rating points. It is never converted: it is always given on that scale."
        }
        Topic::Tau => {
            "How readily {sigma} moves in one period: ln {sigma}² changes by {tau} or less about two times in three. At 0.5 that is a factor of 0.78 to 1.28. So it is in the model; what the results of one period show is nearly always far less."
        }
        Topic::Scale => {
            "Rating and deviation on the scale of the formulas, where 1500 is 0 and 173.7178 points are 1; with j, those of opponent j. Both are from before the period."
        }
        Topic::Weight => {
            "The weight of a result: 1 if the opponent’s rating is certain, and smaller the less certain it is."
        }
        Topic::Expected => {
            "The score that was to be expected of a game, between 0 and 1. It is no chance to win, as a draw counts half."
        }
        Topic::Score => "What the game brought: 1 if it was won, ½ if drawn, 0 if lost, or anything between.",
        Topic::Variance => {
            "The variance of a rating that rested on these games alone; its root says how unsure such a rating would be."
        }
        Topic::Improvement => "How much better than before these games alone would rate the player.",
        Topic::Start => "The logarithm of {sigma}²: where the search for the new volatility starts.",
        Topic::Candidate => "A candidate for the logarithm of {sigma_prime}².",
        Topic::Function => {
            "The slope of how believable each new volatility is. Where it falls through zero lies a most believable volatility; as a rule there is one."
        }
        Topic::Ends => {
            "Two places with the zero between them, and the next guess: {big_c} is where a straight line through both ends crosses zero."
        }
        Topic::Times => "How many times {tau} is subtracted from {a}, until {f} is no longer negative there.",
        Topic::Tolerance => {
            "How close {big_a} and {big_b} must come: 0.000001. In ordinary cases that leaves the new rating uncertain by less than a millionth of a point."
        }
        Topic::Idle => "How long nothing was played. Fractions of a period count as well.",
        Topic::Drift => "How unsure we are after time has passed and before the games count.",
        Topic::NewDeviation => "How unsure we are after the games.",
        Topic::NewRating => "The new rating on the scale of the formulas.",
        Topic::Change => {
            "What one game gave or took. All games of a period share one step, so it depends on the others as well."
        }
        Topic::OldDeviation => {
            "Only where time is counted apart from games: the deviation when the player last played."
        }
        Topic::Pace => "Only in Glicko of 1995: how fast deviations grow while nothing is played.",
        Topic::Factor => "Only in Glicko of 1995: ln 10 / 400, one over the 173.7178 of Glicko-2.",
        Topic::OldVariance => "Only in Glicko of 1995: what v is in Glicko-2, in rating points.",
        Topic::Shown => "What a place shows to its players in place of a rating: a rank, a level, a chance.",
    }
}

fn why(why: Why) -> [&'static str; 2] {
    match why {
        Why::Scale => [
            "Why 173.7178?",
            "It is 400 / ln 10, rounded from 173.71779…. On that scale a difference of 1 means odds of e to 1, an expected score of 0.731, and the formulas need no powers of ten.",
        ],
        Why::Elo => [
            "Why 400?",
            "It comes from Elo’s scale. With 400 points for odds of ten to one, the logistic curve nearly matches the curve of his tables.",
        ],
        Why::Logarithm => [
            "Why ln 10?",
            "It turns powers of ten into powers of e: 10 to the power of x/400 is e to the power of x ln 10 / 400.",
        ],
        Why::PiSquared => [
            "Why π²?",
            "The curve of the expected score {e} has the variance π²/3, which is 3.29. The opponent’s uncertainty {phi_j}² is added to that, and {g}, the root of 3.29 / (3.29 + {phi_j}²), shrinks the difference of the ratings by as much as the curve became wider.",
        ],
        Why::NotMyRd => [
            "Why is my own RD not in g?",
            "What is unknown of you is what the games are to tell; it decides the length of the step, in Steps 6 and 7. What is unknown of the opponent blurs the message.",
        ],
        Why::NotTheirSigma => [
            "Why does the opponent’s σ not count?",
            "Strictly, the opponent’s drift before the games would count in the same way. The paper leaves it out, as it matters next to nothing: with {sigma} = 0.06 it changes {g} from 0.9955 to 0.9950 for an opponent with RD 30.",
        ],
        Why::Bernoulli => [
            "Why E(1 − E)?",
            "It is the variance of a single win or loss. At {e} = ½ it is largest, ¼: equals tell the most about each other.",
        ],
        Why::Precisions => [
            "Why 1/φ*² + 1/v?",
            "What was known before and what the games say are two independent findings, and such findings are joined by adding their precisions, one over the variance of each.",
        ],
        Why::LogOfSigma => {
            ["Why ln σ² and not σ?", "A logarithm keeps {sigma} positive, and makes doubling and halving equally far."]
        }
        Why::Halving => [
            "Why f(A)/2?",
            "If one end of the bracket never moved, the line through both would creep towards the zero. It is drawn as if that end lay half as high, and crosses further on.",
        ],
        Why::OrEqual => [
            "Why ≤ and no longer <?",
            "If {f}({big_c}) happened to be exactly 0, with the old rule the search could go round about a thousand times and then stop with a wrong value. The paper has had ≤ since March 22, 2022.",
        ],
        Why::Cent => [
            "Why 1464.05 and not 1464.06?",
            "The paper carries rounded numbers by hand. With all digits the example gives 1464.0507.",
        ],
        Why::NotZeroSum => [
            "Why do two players not win and lose the same?",
            "Each has a step of their own, and who is less certain moves further. If somebody of 1500 and RD 350 beats somebody of 1700 and RD 30, one gains 306.9 and the other loses 2.6.",
        ],
        Why::FavouritesLoss => [
            "Why does a favourite lose more by a loss than a win brings?",
            "A win is worth {g}(1 − {e}), a loss costs {g}{e}. Whoever is expected to score 0.9 loses nine times what a win would bring, and is expected to win about nine times for each loss, so that in the long run it balances.",
        ],
        Why::OnlyTheResult => [
            "Why does effort not count?",
            "The formulas take the score {s} of each game and nothing else of it: not how long it lasted, how close it was or how well somebody played. A place that wants to reward these has to put them into the score.",
        ],
        Why::PiOfTheMists => [
            "Why is there a π in the war scores of Guild Wars 2?",
            "The share of the points, from 0 to 1, is turned into an angle from −90° to 90°, which is what multiplying by π does. The sine of that angle rises from −1 to 1 in one smooth curve, and half of it plus one half is the score. It is no factor by which points are multiplied.",
        ],
    }
}
