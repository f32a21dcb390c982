"""Glicko-2 with one formula changed, written apart from the engine: references for `mistakes.json`.

    python3 tests/data/mistakes.py          compares the references with what this program computes
    python3 tests/data/mistakes.py write    adds those that are missing

The first 86 references came from another program. Most of them are computed here again, so that the others can be trusted.
"""

import json
import sys
from math import exp, log, log10, pi, sqrt
from pathlib import Path

SCALE = 173.7178
Q = log(10) / 400
CASES = {
    "A": (1500, 200, 0.06, 0.5, [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]),
    "B": (1620, 35, 0.15, 0.8, [(1950, 150, 1), (1975, 65, 1), (1920, 320, 0.5), (1750, 240, 0), (2030, 85, 1), (2050, 30, 1)]),
}


class DoesNotEnd(Exception):
    pass


def g(phi):
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def expected(g, mu, mu_j):
    return 1 / (1 + exp(-g * (mu - mu_j)))


def f(x, a, tau, phi_squared, v, delta_squared, two=2, power=2, less=1, sign=1, tau_power=2):
    base = phi_squared + v + exp(x)
    below = two * base * (base if power == 2 else 1)  # not **, which raises where doubles elsewhere are infinite
    return exp(x) * (delta_squared - phi_squared - v - less * exp(x)) / below - sign * (x - a) / tau**tau_power


class Paper:
    """The paper's formulas. A mistake overrides one of them."""

    mu = staticmethod(lambda r: (r - 1500) / SCALE)
    mu_j = staticmethod(lambda r: (r - 1500) / SCALE)
    phi = staticmethod(lambda rd, sigma: rd / SCALE)
    phi_j = staticmethod(lambda rd: rd / SCALE)
    score = staticmethod(lambda s: s)
    g = staticmethod(lambda own, phi_j: g(phi_j))
    g_in_e = staticmethod(lambda own, g_j: g_j)
    g_in_v = staticmethod(lambda own, g_j: g_j * g_j)
    g_in_sum = staticmethod(lambda own, g_j: g_j)
    e = staticmethod(lambda g_j, mu, mu_j: expected(g_j, mu, mu_j))
    rounded_e = staticmethod(lambda e: e)
    v = staticmethod(lambda information: 1 / information)
    delta = staticmethod(lambda v, total: v * total)
    a = staticmethod(lambda sigma: log(sigma**2))
    f_takes = staticmethod(lambda p: (p["phi"] ** 2, p["v"], p["delta"] ** 2))
    b_takes = None  # as f, unless it is given
    f_shape = {}
    epsilon = 1e-6
    sigma = staticmethod(lambda big_a, big_b: exp(big_a / 2))
    phi_star = staticmethod(lambda phi, sigma, old: sqrt(phi**2 + sigma**2))
    phi_prime = staticmethod(lambda phi_star, v: 1 / sqrt(1 / phi_star**2 + 1 / v))
    step = staticmethod(lambda p: p["phi_prime"] ** 2 * p["total"])
    rating = staticmethod(lambda mu: SCALE * mu + 1500)
    deviation = staticmethod(lambda p: SCALE * p["phi_prime"])

    def rate(self, r, rd, sigma, tau, games):
        p = {"mu": self.mu(r), "phi": self.phi(rd, sigma)}
        p["games"] = []
        for r_j, rd_j, s in games:
            mu_j, phi_j = self.mu_j(r_j), self.phi_j(rd_j)
            g_j = self.g(p["phi"], phi_j)
            e = self.rounded_e(self.e(self.g_in_e(p["phi"], g_j), p["mu"], mu_j))
            p["games"].append({"mu": mu_j, "phi": phi_j, "g": g_j, "e": e, "s": self.score(s)})
        p["v"] = self.v(sum(self.g_in_v(p["phi"], x["g"]) * x["e"] * (1 - x["e"]) for x in p["games"]))
        p["total"] = sum(self.g_in_sum(p["phi"], x["g"]) * (x["s"] - x["e"]) for x in p["games"])
        p["delta"] = self.delta(p["v"], p["total"])
        self.search(p, sigma, tau)
        p["phi_star"] = self.phi_star(p["phi"], p["sigma"], sigma)
        p["phi_prime"] = self.phi_prime(p["phi_star"], p["v"])
        p["mu_prime"] = p["mu"] + self.step(p)
        p["r"], p["rd"] = self.rating(p["mu_prime"]), self.deviation(p)
        return p

    def search(self, p, sigma, tau):
        p["a"] = a = self.a(sigma)
        phi_squared, v, delta_squared = self.f_takes(p)

        def at(x):
            return f(x, a, tau, phi_squared, v, delta_squared, **self.f_shape)

        x, y, z = (self.b_takes or self.f_takes)(p)
        big_a, big_b = a, None
        if z > x + y:
            big_b = log(z - x - y)
        else:
            for k in range(1, 5000):
                if at(a - k * tau) >= 0:
                    big_b = a - k * tau
                    break
            else:
                raise DoesNotEnd
        f_a, f_b = at(big_a), at(big_b)
        p["f_a"], p["b"], p["f_b"] = f_a, big_b, f_b
        for _ in range(5000):
            if not abs(big_b - big_a) > self.epsilon:
                break
            c = big_a + (big_a - big_b) * f_a / (f_b - f_a)
            f_c = at(c)
            if f_c * f_b <= 0:
                big_a, f_a = big_b, f_b
            else:
                f_a /= 2
            big_b, f_b = c, f_c
        else:
            raise DoesNotEnd
        p["sigma"] = self.sigma(big_a, big_b)


def in_loop(p):
    mu = p["mu"]
    for x in p["games"]:
        mu += p["phi_prime"] ** 2 * x["g"] * (x["s"] - expected(x["g"], mu, x["mu"]))
    return mu - p["mu"]


def rd_for(phi):
    return phi * SCALE


# Of the first 86: a sample from every step.
FIRST = {
    "own-rd-in-g": dict(g=lambda own, phi_j: g(own)),
    "both-rd-in-g": dict(g=lambda own, phi_j: g(sqrt(own**2 + phi_j**2))),
    "own-rd-in-sums": dict(g_in_v=lambda own, g_j: g(own) ** 2, g_in_sum=lambda own, g_j: g(own)),
    "opp-rd-unscaled": dict(phi_j=lambda rd: rd),
    "no-1500-back": dict(rating=lambda mu: SCALE * mu),
    "rd-not-back": dict(deviation=lambda p: p["phi_prime"]),
    "g-squared-twice": dict(g=lambda own, phi_j: 1 / sqrt(1 + 3 * phi_j**4 / pi**2)),
    "g-not-squared": dict(g=lambda own, phi_j: 1 / sqrt(1 + 3 * phi_j / pi**2)),
    "g-no-root": dict(g=lambda own, phi_j: 1 / (1 + 3 * phi_j**2 / pi**2)),
    "g-pi": dict(g=lambda own, phi_j: 1 / sqrt(1 + 3 * phi_j**2 / pi)),
    "g-q": dict(g=lambda own, phi_j: 1 / sqrt(1 + 3 * (Q * phi_j) ** 2 / pi**2)),
    "g-one": dict(g=lambda own, phi_j: 1),
    "e-base10": dict(e=lambda g_j, mu, mu_j: 1 / (1 + 10 ** (-g_j * (mu - mu_j)))),
    "e-sign": dict(e=lambda g_j, mu, mu_j: expected(-g_j, mu, mu_j)),
    "e-no-g": dict(g_in_e=lambda own, g_j: 1),
    "v-not-inverted": dict(v=lambda information: information),
    "v-g-once": dict(g_in_v=lambda own, g_j: g_j),
    "v-no-g": dict(g_in_v=lambda own, g_j: 1),
    "delta-no-v": dict(delta=lambda v, total: total),
    "sums-no-g": dict(g_in_sum=lambda own, g_j: 1),
    "mirrored": dict(score=lambda s: 1 - s),
    "draw-as-loss": dict(score=lambda s: 0 if s == 0.5 else s),
    "minus-one": dict(score=lambda s: 2 * s - 1),
    "a-ln-sigma": dict(a=log),
    "a-log10": dict(a=lambda sigma: log10(sigma**2)),
    "tau-not-squared": dict(f_shape=dict(tau_power=1)),
    "f-no-2": dict(f_shape=dict(two=1)),
    "f-den-not-squared": dict(f_shape=dict(power=1)),
    "f-phi-not-squared": dict(f_takes=lambda p: (p["phi"], p["v"], p["delta"] ** 2)),
    "f-rd-for-phi": dict(f_takes=lambda p: (rd_for(p["phi"]) ** 2, p["v"], p["delta"] ** 2)),
    "f-delta-not-squared": dict(f_takes=lambda p: (p["phi"] ** 2, p["v"], p["delta"])),
    "eps-wide": dict(epsilon=0.01),
    "eps-001": dict(epsilon=0.0001),
    "sigma-from-b": dict(sigma=lambda big_a, big_b: exp(big_b / 2)),
    "sigma-no-half": dict(sigma=lambda big_a, big_b: exp(big_a)),
    "phistar-sigma": dict(phi_star=lambda phi, sigma, old: sqrt(phi**2 + sigma)),
    "phistar-old": dict(phi_star=lambda phi, sigma, old: sqrt(phi**2 + old**2)),
    "no-step6": dict(phi_star=lambda phi, sigma, old: phi),
    "phistar-no-root": dict(phi_star=lambda phi, sigma, old: phi**2 + sigma**2),
    "inflate-first": dict(phi=lambda rd, sigma: sqrt((rd / SCALE) ** 2 + sigma**2)),
    "phi1-no-root": dict(phi_prime=lambda phi_star, v: 1 / (1 / phi_star**2 + 1 / v)),
    "phi1-v": dict(phi_prime=lambda phi_star, v: 1 / sqrt(1 / phi_star**2 + v)),
    "mu1-phistar": dict(step=lambda p: p["phi_star"] ** 2 * p["total"]),
    "mu1-phi": dict(step=lambda p: p["phi"] ** 2 * p["total"]),
    "mu1-not-squared": dict(step=lambda p: p["phi_prime"] * p["total"]),
    "mu1-delta": dict(step=lambda p: p["phi_prime"] ** 2 * p["delta"]),
    "mu1-delta-all": dict(step=lambda p: p["delta"]),
    "mu1-sqrt-v": dict(step=lambda p: p["phi_prime"] ** 2 * p["delta"] / sqrt(p["v"])),
    "mu1-no-g": dict(step=lambda p: p["phi_prime"] ** 2 * sum(x["s"] - x["e"] for x in p["games"])),
}

# Those that come from here, each with what is changed.
HERE = {
    "ratings-not-reduced": ("μ = r/173.7178, μj = rj/173.7178, r′ = 173.7178 μ′ + 1500", dict(mu=lambda r: r / SCALE, mu_j=lambda r: r / SCALE)),
    "own-not-reduced": ("μ = r/173.7178", dict(mu=lambda r: r / SCALE)),
    "opp-not-reduced": ("μj = rj/173.7178", dict(mu_j=lambda r: r / SCALE)),
    "opp-rating-unscaled": ("μj = rj − 1500", dict(mu_j=lambda r: r - 1500)),
    "g-no-pi": ("3φj² under the root", dict(g=lambda own, phi_j: 1 / sqrt(1 + 3 * phi_j**2))),
    "g-no-3": ("φj²/π² under the root", dict(g=lambda own, phi_j: 1 / sqrt(1 + phi_j**2 / pi**2))),
    "own-rd-in-e": ("g(φ) in E, g(φj) elsewhere", dict(g_in_e=lambda own, g_j: g(own))),
    "e-rounded": ("E to two digits", dict(rounded_e=lambda e: round(e, 2))),
    "delta-over-v": ("Δ = Σ g(s−E) / v", dict(delta=lambda v, total: total / v)),
    "draw-as-win": ("a draw counts 1", dict(score=lambda s: 1 if s == 0.5 else s)),
    "f-mu-for-phi": (
        "μ for φ in f, not in B",
        dict(f_takes=lambda p: (p["mu"] ** 2, p["v"], p["delta"] ** 2), b_takes=lambda p: (p["phi"] ** 2, p["v"], p["delta"] ** 2)),
    ),
    "f-no-ex": ("eˣ(Δ² − φ² − v) above the line of f", dict(f_shape=dict(less=0))),
    "f-plus": ("+ (x − a)/τ² in f", dict(f_shape=dict(sign=-1))),
    "sigma-half-outside": ("σ′ = e^A / 2", dict(sigma=lambda big_a, big_b: exp(big_a) / 2)),
    "phistar-sigma-scaled": ("φ* = √(φ² + (σ′/173.7178)²)", dict(phi_star=lambda phi, sigma, old: sqrt(phi**2 + (sigma / SCALE) ** 2))),
    "idle-default-sigma": ("φ* = √(φ² + 0.06²) in a period without games", {}),
    "inflate-three-times": ("φ² + 3σ² before Step 3, and σ′² in Step 6", dict(phi=lambda rd, sigma: sqrt((rd / SCALE) ** 2 + 3 * sigma**2))),
    "inflate-twice": ("φ² + 2σ² before Step 3, and σ′² in Step 6", dict(phi=lambda rd, sigma: sqrt((rd / SCALE) ** 2 + 2 * sigma**2))),
    "mu1-old-phi": ("μ′ = μ + Σ g(s−E) / (1/φ² + 1/v)", dict(step=lambda p: p["total"] / (1 / p["phi"] ** 2 + 1 / p["v"]))),
    "mu1-average": ("μ′ = μ + φ′² Σ g(s−E) / m", dict(step=lambda p: p["phi_prime"] ** 2 * p["total"] / len(p["games"]))),
    "mu1-in-loop": ("each E in the sum of μ′ is of the μ that the games before have left", dict(step=in_loop)),
    "rd-from-phistar": ("RD′ = 173.7178 φ*", dict(deviation=lambda p: SCALE * p["phi_star"])),
}


def changed(formulas):
    formulas = {name: staticmethod(of) if callable(of) else of for name, of in formulas.items()}
    return type("Changed", (Paper,), formulas)()


def numbers(p):
    """What is computed, in its order."""
    yield from (("mu", p["mu"]), ("phi", p["phi"]))
    for name, key in (("muj", "mu"), ("phij", "phi"), ("g", "g"), ("E", "e")):
        yield from ((f"{name}{j}", game[key]) for j, game in enumerate(p["games"], 1))
    names = dict(v="v", delta="delta", a="a", f_a="fA", b="B0", f_b="fB", sigma="sigma", phi_star="phistar", phi_prime="phi1", mu_prime="mu1", r="r", rd="rd")
    yield from ((name, p[key]) for key, name in names.items())


def reference(formulas, case):
    try:
        p = changed(formulas).rate(*case)
    except DoesNotEnd:
        return {"fails": "does not end"}
    except (OverflowError, ZeroDivisionError, ValueError):
        return {"fails": "not a number"}
    right = Paper().rate(*case)
    pairs = zip(numbers(p), numbers(right))
    first = next((name for (name, x), (_, y) in pairs if abs(x - y) > 1e-9 * max(1, abs(y))), "-")
    return {"rating": p["r"], "deviation": p["rd"], "volatility": p["sigma"], "first": first}


def main():
    path = Path(__file__).with_name("mistakes.json")
    references = json.loads(path.read_text(encoding="utf-8"))
    known = {row["id"]: row for row in references}
    compared = off = 0
    for name, (change, formulas) in {**{name: ("", formulas) for name, formulas in FIRST.items()}, **HERE}.items():
        row = {"id": name, "change": change, **{case: reference(formulas, given) for case, given in CASES.items()}}
        if name not in known:
            references.append(row)
            continue
        for case in CASES:
            for field in ("rating", "deviation", "volatility"):
                mine, theirs = row[case].get(field), known[name][case].get(field)
                compared += 1
                if (mine is None) != (theirs is None) or mine is not None and abs(mine - theirs) > 1e-9 * max(1, abs(theirs)):
                    off += 1
                    print(f"{name} {case} {field}: {mine} here, {theirs} there")
    print(f"{compared} numbers compared, {off} differ; {len(references) - len(known)} references are missing")
    if "write" in sys.argv[1:]:
        path.write_text(json.dumps(references, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
