"""Writes the files of Lichess and Online-Go.com in `files/`, with ratings computed here from the paper and from what the
two sites publish. The names are made up.

    python3 files.py
"""

import json
import math
import random
from datetime import datetime, timezone
from pathlib import Path

SCALE = 173.7178
FILES = Path(__file__).parent / "files"


def glicko2(rating, deviation, volatility, opponent, tau, last_growth):
    """Rates one game by Steps 2 to 8. In Step 6, `last_growth` periods count."""
    mu, phi, sigma = (rating - 1500) / SCALE, deviation / SCALE, volatility
    mu_j, phi_j, score = (opponent[0] - 1500) / SCALE, opponent[1] / SCALE, opponent[2]
    g = 1 / math.sqrt(1 + 3 * phi_j**2 / math.pi**2)
    e = 1 / (1 + math.exp(-g * (mu - mu_j)))
    v = 1 / (g * g * e * (1 - e))
    delta = v * g * (score - e)
    a = math.log(sigma**2)

    def f(x):
        ex = math.exp(x)
        return ex * (delta**2 - phi**2 - v - ex) / (2 * (phi**2 + v + ex) ** 2) - (x - a) / tau**2

    low = a
    if delta**2 > phi**2 + v:
        high = math.log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-6:
        c = low + (low - high) * f_low / (f_high - f_low)
        f_c = f(c)
        if f_c * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = c, f_c
    sigma = math.exp(low / 2)
    star = math.sqrt(phi**2 + sigma**2 * last_growth)
    new_phi = 1 / math.sqrt(1 / star**2 + 1 / v)
    new_mu = mu + new_phi**2 * g * (score - e)
    return SCALE * new_mu + 1500, SCALE * new_phi, sigma


class Lichess:
    """A player at Lichess: RD grows before a game, White is 11.782457 points stronger, gains in blitz count 1.005-fold."""

    def __init__(self, rating, deviation, volatility):
        self.rating, self.deviation, self.volatility = rating, deviation, volatility

    def play(self, days, is_white, opponent, score):
        before = self.rating
        phi = math.hypot(self.deviation, SCALE * self.volatility * math.sqrt(days * 0.21436))
        shifted = opponent[0] + (-11.782457 if is_white else 11.782457)
        new, deviation, volatility = glicko2(before, min(phi, 500), self.volatility, (shifted, opponent[1], score), 0.75, 0)
        gain = new - before
        self.rating = before + (gain * 1.005 if gain > 0 else gain)
        self.deviation, self.volatility = min(max(deviation, 45), 500), min(volatility, 0.1)
        return math.trunc(self.rating) - math.trunc(before)


def lichess():
    random.seed(24)
    me, name = Lichess(1741.37, 81.0, 0.0604), "Mira_Plays"
    day, now, last, lines = 86400, 1709900000, None, []
    for number in range(60):
        now += random.choice([600, 900, 5000, day, 3 * day])
        opponent = (round(random.gauss(me.rating, 80)), random.uniform(45, 110))
        is_white, score = random.random() < 0.5, random.choice([1, 1, 1, 0.5, 0, 0])
        rating = math.trunc(me.rating)
        end = now + 400
        change = me.play(0 if last is None else (end - last) / day, is_white, opponent, score)
        last = end
        mine = {"user": {"name": name, "id": name.lower()}, "rating": rating, "ratingDiff": change}
        other = f"Rival{number % 23}"
        theirs = {"user": {"name": other, "id": other.lower()}, "rating": opponent[0], "ratingDiff": -change}
        game = {"id": f"Game{number:04}", "rated": True, "variant": "standard", "speed": "blitz", "perf": "blitz"}
        game |= {"createdAt": now * 1000 + 123, "lastMoveAt": end * 1000 + 123, "status": "draw" if score == 0.5 else "resign"}
        game["players"] = {"white": mine, "black": theirs} if is_white else {"white": theirs, "black": mine}
        if score != 0.5:
            game["winner"] = "white" if is_white == (score == 1) else "black"
        lines.append(game)
        if number in (10, 20, 30, 40, 50):
            lines.append(left_out(number, name, now + 450))
    lines.reverse()
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    (FILES / "lichess.ndjson").write_text(text)
    (FILES / "lichess.pgn").write_bytes("".join(pgn(line) for line in lines).encode())


def left_out(number, name, now):
    """A game that is not rated with the others: unrated, against a program, aborted, another variant, another kind."""
    side = {"user": {"name": name, "id": name.lower()}, "rating": 1750}
    other = {"user": {"name": "Guest", "id": "guest"}, "rating": 1600}
    game = {"id": f"Left{number:04}", "rated": number > 20, "variant": "standard", "speed": "blitz", "perf": "blitz"}
    game |= {"createdAt": now * 1000, "lastMoveAt": now * 1000 + 5000, "status": "resign", "winner": "white"}
    if number == 20:
        other = {"aiLevel": 3}
    elif number == 30:
        game["status"] = "aborted"
        del game["winner"]
    elif number == 40:
        game["variant"] = game["perf"] = "chess960"
    elif number == 50:
        game["speed"] = game["perf"] = "rapid"
    if number > 30:
        side["ratingDiff"], other["ratingDiff"] = 6, -6
    game["players"] = {"white": side, "black": other}
    return game


def pgn(game):
    white, black = game["players"]["white"], game["players"]["black"]
    time = datetime.fromtimestamp(game["createdAt"] // 1000, timezone.utc)
    name = lambda side: side["user"]["name"] if "user" in side else f"lichess AI level {side['aiLevel']}"
    result = "*" if game["status"] == "aborted" else {"white": "1-0", "black": "0-1"}.get(game.get("winner"), "1/2-1/2")
    perf = {"chess960": "Chess960"}.get(game["perf"], game["perf"])
    tags = [("Event", f"{'rated' if game['rated'] else 'casual'} {perf} game"), ("Site", f"https://lichess.org/{game['id']}")]
    tags += [("Date", time.strftime("%Y.%m.%d")), ("White", name(white)), ("Black", name(black)), ("Result", result)]
    tags += [("UTCDate", time.strftime("%Y.%m.%d")), ("UTCTime", time.strftime("%H:%M:%S"))]
    tags += [("WhiteElo", white.get("rating", "?")), ("BlackElo", black.get("rating", "?"))]
    for tag, side in (("WhiteRatingDiff", white), ("BlackRatingDiff", black)):
        if "ratingDiff" in side:
            tags.append((tag, f"{side['ratingDiff']:+}"))
    tags += [("Variant", "Chess960" if game["variant"] == "chess960" else "Standard"), ("TimeControl", "300+0")]
    tags += [("Termination", "Abandoned" if game["status"] == "aborted" else "Normal")]
    moves = '1. e4 { [%clk 0:05:00] } e5 { a comment\n[Event "quoted"] } 2. Nf3 (2. f4 exf4 { [%eval 0.3] }) Nc6 ' + result
    return "".join(f'[{tag} "{value}"]\n' for tag, value in tags) + "\n" + moves + "\n\n\n"


def ogs():
    random.seed(7)
    heads = "ended game_id played_black handicap rating deviation volatility opponent_id opponent_rating opponent_deviation outcome extra annulled result"
    rating, deviation, volatility, now = 1500.0, 350.0, 0.06, 1610000000
    rows = [[now, 0, 0, 0, 1500, 350, "0.060000", 0, 0, 0, 0, "{}", 0, ""]]
    for number in range(40):
        now += random.randrange(3600, 200000)
        opponent = round(random.gauss(1600, 150), 2), round(random.uniform(60, 200), 2)
        score, is_black, handicap = random.choice([0, 1]), random.choice([0, 1]), 3 if number in (12, 25) else 0
        is_annulled = number == 30
        if not is_annulled:
            # Three stones that the player takes or gives are three ranks: r = 525 e^(rank / 23.15).
            ranks = handicap * (-1 if is_black else 1)
            shifted = 525 * math.exp((23.15 * math.log(opponent[0] / 525) + ranks) / 23.15)
            # The site counts the handicap of the second such game by the board's size, which the file does not have.
            shifted = opponent[0] if number == 25 else shifted
            rating, deviation, volatility = glicko2(rating, deviation, volatility, (shifted, opponent[1], score), 0.5, 1)
            deviation = max(deviation, 30)
        row = [now, 9000 + number, is_black, handicap, f"{rating:.2f}", f"{deviation:.2f}", f"{volatility:.6f}"]
        row += [77000 + number % 9, f"{opponent[0]:.2f}", f"{opponent[1]:.2f}", score, '{"x":1}', int(is_annulled), "B+R"]
        rows.append(row)
    rows.reverse()
    text = "\n".join("\t".join(str(cell) for cell in row) for row in [heads.split(" "), *rows]) + "\n"
    (FILES / "ogs.tsv").write_text(text)


if __name__ == "__main__":
    FILES.mkdir(exist_ok=True)
    lichess()
    ogs()
