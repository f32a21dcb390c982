//! English.

use super::Words;

pub(super) const WORDS: Words = Words {
    title: "Glicko-2, step by step",
    about: "Glickman's eight steps on your own games, with every value on the way.",
    picture: "A rating before and after three games.",
    without_scripts: "Without scripts",
    loading: "Loading",
    late: "The program of this page has not started yet. On a slow network it may still be on its way.",
    failed: "The program of this page could not be loaded or started. Is there a network? Then trying again may help. It also needs a browser that allows WebAssembly.",
    not_started: "The program inside this file has not started. It computes on your device and needs JavaScript, WebAssembly and DecompressionStream for it: Chrome or Edge 109, Firefox 113, Safari 16.4, or a newer browser. The file has to be whole, too.",
    again: "Try again",
    read: "Read the paper’s example, worked in full without a program",
    open: "Open it",
    presets: [
        [
            "Glicko-2: the paper’s example, step by step",
            "Glickman’s example worked live: a player of 1500 wins one game and loses two. Every formula, every number, every iteration.",
        ],
        [
            "Glicko (1995), step by step",
            "The first Glicko system on your own games, with every intermediate value, beside Glicko-2.",
        ],
        [
            "How Lichess rates a game, step by step",
            "Enter your rating, deviation and volatility, and watch what Lichess makes of a game: its constants, its caps, its steps.",
        ],
        [
            "How the Online Go Server rates a game, step by step",
            "Glicko-2 as the Online Go Server has it, worked on your own games with every intermediate value, and what becomes a rank.",
        ],
        [
            "How INVERSUS rates a match, step by step",
            "Glicko-2 as INVERSUS has it, worked on your own matches with every intermediate value.",
        ],
        [
            "How Guild Wars 2 rated World versus World, step by step",
            "Glicko-2 for three worlds a match, worked with every intermediate value: from scores to ratings.",
        ],
        [
            "A season in Glicko-2: rating periods in a row",
            "Follow a player through rating periods, idle ones too: the rating, its band of confidence, and every step of each period.",
        ],
        [
            "A league in Glicko-2: everybody rated at once",
            "A crosstable, teams or placements, period by period: everybody rated from the same numbers, with every step for each side.",
        ],
    ],
};
