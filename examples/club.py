"""Rates a club's games, which lie in an SQLite database, through the JSON Lines of the example `trace`.

    cargo build --release --example trace
    python3 examples/club.py club.sqlite target/release/examples/trace

Rates all games that have no rating yet as one period. Players without games are idle for it. Needs nothing but Python.
"""

import json
import sqlite3
import subprocess
import sys
from collections import defaultdict

TAU = 0.5

TABLES = """
CREATE TABLE IF NOT EXISTS player (
    name TEXT PRIMARY KEY, rating REAL DEFAULT 1500, deviation REAL DEFAULT 350, volatility REAL DEFAULT 0.06
);
CREATE TABLE IF NOT EXISTS game (
    id INTEGER PRIMARY KEY, first TEXT REFERENCES player, second TEXT REFERENCES player, score REAL, is_rated INTEGER DEFAULT 0
);
"""


def rate(club, trace):
    """Rates all players over one period, and notes that the games are rated."""
    rows = club.execute("SELECT name, rating, deviation, volatility FROM player").fetchall()
    before = {name: dict(zip(("rating", "deviation", "volatility"), values)) for name, *values in rows}
    games = defaultdict(list)
    for first, second, score in club.execute("SELECT first, second, score FROM game WHERE NOT is_rated ORDER BY id"):
        # Each side is rated against the other's values before the period.
        for name, opponent, points in ((first, second, score), (second, first, 1 - score)):
            games[name].append({**before[opponent], "score": points})
    lines = [json.dumps({"player": player, "tau": TAU, "games": games[name]}) for name, player in before.items()]
    answers = subprocess.run([trace], input="\n".join(lines), capture_output=True, text=True, check=True)
    with club:  # One transaction: all players or none.
        for name, line in zip(before, answers.stdout.splitlines(), strict=True):
            answer = json.loads(line)
            if "error" in answer:
                raise ValueError(f"{name}: {answer['error']['message']}")
            club.execute(
                "UPDATE player SET rating = :rating, deviation = :deviation, volatility = :volatility WHERE name = :name",
                {**answer["player"], "name": name},
            )
        club.execute("UPDATE game SET is_rated = 1")


def main():
    database, trace = sys.argv[1:]
    club = sqlite3.connect(database)
    club.executescript(TABLES)
    rate(club, trace)
    for name, rating, deviation in club.execute("SELECT name, rating, deviation FROM player ORDER BY rating DESC"):
        print(f"{name} {rating:.2f} {deviation:.2f}")


if __name__ == "__main__":
    main()
