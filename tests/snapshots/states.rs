//! States whose text and drawings are recorded: a name for the file, and the link that leads there.

#![allow(
    dead_code,
    reason = "a module of two test programs, of which each takes what it needs"
)]

/// States of the whole page.
pub(crate) const STATES: &[(&str, &str)] = &[
    ("calculator", ""),
    ("calculator-step-1", "k=1"),
    ("calculator-step-2", "k=2"),
    ("calculator-step-3", "k=3"),
    ("calculator-step-4", "k=4"),
    ("calculator-step-5", "k=5"),
    ("calculator-step-5-iteration", "k=5.2"),
    ("calculator-step-6", "k=6"),
    ("calculator-step-7", "k=7"),
    ("calculator-step-8", "k=8"),
    ("calculator-values", "v=values"),
    ("calculator-everything", "v=all"),
    ("calculator-everything-15-decimals", "v=all&d=15"),
    ("calculator-as-printed", "o=paper"),
    ("calculator-level-99", "l=99"),
    ("calculator-hidden", "h=1&k=3"),
    ("calculator-presented", "b=1&k=3"),
    (
        "calculator-won-and-lost-points",
        "p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
    ),
    ("calculator-one-game", "g=1600,80,0.5"),
    (
        "calculator-many-alike",
        "g=1500,60,1;1500,60,1;1500,60,0;1500,60,0;1500,60,1",
    ),
    ("calculator-upsets", "p=1500,60,0.06&g=900,30,0;2100,30,1"),
    ("calculator-partial-score", "g=1500,60,0.3"),
    (
        "calculator-costly-win",
        "p=1500,350,0.06&g=1300,50,1;1900,50,1;1900,50,1;1900,50,1",
    ),
    (
        "calculator-volatile",
        "t=5&g=1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1",
    ),
    (
        "calculator-three-zeros",
        "p=2000,30,0.06&t=1.2&k=5&g=1000,30,0;1000,30,0;1000,30,0;1000,30,0;1000,30,0;1000,30,0;1000,30,0;1000,30,0;1000,30,0;1000,30,0",
    ),
    ("calculator-unknown-rd", "k=1&g=1400,?,1;1550,100,0"),
    ("calculator-idle", "g="),
    ("calculator-idle-long", "p=1500,60,0.06&g=&i=12"),
    (
        "calculator-bad-fields",
        "p=x,-1,0&t=0&g=y,30,1;1550,-5,0;1700,300,2",
    ),
    ("calculator-not-understood", "zz=1&p=1,2,3,4"),
    (
        "calculator-lichess",
        "y=lichess&p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
    ),
    (
        "calculator-lichess-step",
        "y=lichess&k=3&p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
    ),
    (
        "calculator-lichess-draw",
        "y=lichess&p=1720,62,0.06&g=1720,60,0.5",
    ),
    ("calculator-ogs", "y=ogs&g=1400,60,1;1550,100,0"),
    ("calculator-inversus", "y=inversus"),
    ("calculator-evolve", "y=evolve"),
    ("calculator-glicko-1995", "y=glicko&k=3"),
    ("calculator-fics", "y=fics"),
    ("calculator-showdown", "y=showdown"),
    ("calculator-tetrio", "y=tetrio"),
    ("calculator-worlds", "y=gw2-wvw"),
    ("calculator-puzzles", "y=lichess-puzzles"),
    ("periods", "s=1400,30,1;1550,100,0/i2.5/1700,300,0.5"),
    (
        "periods-second",
        "w=2&s=1400,30,1;1550,100,0/i2.5/1700,300,0.5",
    ),
    (
        "periods-lichess",
        "y=lichess&w=3&s=1400,30,1;1550,100,0/i2.5/1700,300,0.5",
    ),
    ("league-list", "r=group&m=m:list"),
    ("league-table", "r=group&m=m:table"),
    ("league-teams", "r=group&m=m:teams"),
    ("league-worlds", "r=group&m=m:worlds"),
    ("league-race", "r=group&m=m:race"),
    (
        "league-periods",
        "r=group&m=r:1-2;1-3,0;1-4,0;2-3/n:2-4/n:i2.5/k:3",
    ),
    ("systems", "r=systems"),
    ("systems-lichess", "r=systems&y=lichess"),
    ("learn", "r=learn"),
    ("lesson-fell", "r=learn&n=fell"),
    ("lesson-fell-answered", "r=learn&n=fell.2"),
    ("lesson-bell", "r=learn&n=bell.1"),
    ("lesson-expected", "r=learn&n=expected.1"),
    ("lesson-upset", "r=learn&n=upset.1"),
    ("lesson-certain", "r=learn&n=certain.1"),
    ("lesson-chances", "r=learn&n=chances.1"),
    ("lesson-tug", "r=learn&n=tug.1"),
    ("lesson-batch", "r=learn&n=batch.1"),
    ("lesson-surprise", "r=learn&n=surprise.1"),
    ("lesson-zero", "r=learn&n=zero.1"),
    ("lesson-band", "r=learn&n=band.2&run=3"),
    ("lesson-gaming", "r=learn&n=gaming.1"),
    ("practise", "r=practise&e=1.a7k2.3"),
    ("practise-hard", "r=practise&e=3.a7k2:15.15"),
    ("check", "r=check"),
    ("check-first-case", "r=check&c=a,r:1464.05,rd:151.51"),
    (
        "check-mistake",
        "r=check&c=a,r:1450.56,rd:151.52,vol:0.059996",
    ),
    (
        "check-unknown",
        "r=check&c=a,r:1444.44,rd:151.52,vol:0.059996",
    ),
    ("solve", "r=solve&q=1600"),
    ("solve-out-of-reach", "r=solve&q=2600"),
    ("glossary", "r=glossary"),
];

/// States of the small page inside other pages.
pub(crate) const EMBEDDED: &[(&str, &str)] = &[
    ("embed", ""),
    ("embed-step-3", "k=3"),
    ("embed-hidden", "h=1&p=1850,45,0.06"),
    ("embed-unknown-rd", "g=1400,?,1;1550,100,0"),
    (
        "embed-lichess",
        "y=lichess&p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
    ),
];

/// States of the printed page.
pub(crate) const PRINTED: &[(&str, &str)] = &[
    ("paper", ""),
    ("paper-hidden", "h=1"),
    ("paper-unknown-rd", "g=1400,?,1;1550,100,0"),
    ("paper-lichess", "y=lichess"),
    ("paper-league", "r=group&m=m:list"),
];

/// Pages whose drawings are recorded.
pub(crate) const CHARTS: &[(&str, &str)] = &[
    ("before-and-after", ""),
    ("step-1", "k=1"),
    ("step-2", "k=2"),
    ("step-3", "k=3"),
    ("step-4", "k=4"),
    ("step-5", "k=5"),
    ("step-6", "k=6"),
    ("step-7", "k=7"),
    ("step-8", "k=8"),
    ("periods", "s=1400,30,1;1550,100,0/i2.5/1700,300,0.5"),
    ("league", "r=group&m=r:1-2;1-3,0;1-4,0;2-3/n:2-4/n:i2.5/k:3"),
];
