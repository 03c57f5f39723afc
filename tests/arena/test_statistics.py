"""Means, intervals, the sequential test and times, against cases worked by hand and laws of probability."""

import random
from math import inf, log, sqrt
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poncin.arena.sprt import Sprt, decide, log_likelihood_ratio
from poncin.arena.statistics import estimate, student
from poncin.arena.times import Times


def test_an_interval_worked_by_hand() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.error == pytest.approx(sqrt(5 / 3 / 4))  # squares 2.25 + .25 + .25 + 2.25 = 5, of three degrees
    assert found.half == pytest.approx(3.1824 * found.error, rel=3e-3)
    assert (found.low + found.high) / 2 == pytest.approx(2.5)


def test_one_value_tells_nothing_of_the_spread() -> None:
    assert estimate([3.0]) == (3.0, inf, -inf, inf)


# From the printed tables of the t distribution.
@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (120, 1.9799)],
)
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=3e-3)


def test_student_becomes_normal() -> None:
    assert student(10**7) == pytest.approx(NormalDist().inv_cdf(0.975), rel=1e-6)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    luck = random.Random(5)
    runs = 2000
    held = sum(
        found.low < 1 < found.high for found in (estimate([luck.gauss(1, 3) for _ in range(8)]) for _ in range(runs))
    )
    assert 0.93 < held / runs < 0.97


def test_a_likelihood_ratio_worked_by_hand() -> None:
    # Values 0, 1, 2, 3: mean 1.5, spread 1.25; lower 0 leaves 1.25 + 2.25, upper 1 leaves 1.25 + 0.25.
    assert log_likelihood_ratio(Sprt(0, 1), 4, 6, 14) == pytest.approx(2 * log(3.5 / 1.5))
    # In standard deviations: upper is sqrt(1.25) = 1.118, which leaves 1.25 + (1.5 - 1.118)².
    assert log_likelihood_ratio(Sprt(0, 1, normalised=True), 4, 6, 14) == pytest.approx(
        2 * log(3.5 / (1.25 + (1.5 - sqrt(1.25)) ** 2))
    )


def test_without_any_spread_the_nearer_bound_is_certain() -> None:
    assert log_likelihood_ratio(Sprt(0, 1), 5, 0, 0) == -inf
    assert log_likelihood_ratio(Sprt(-1, 0), 5, 0, 0) == inf
    assert log_likelihood_ratio(Sprt(-1, 1), 5, 0, 0) == 0
    assert decide(Sprt(0, 1), [0.0] * 30).verdict == "lower"


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 1).bounds == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))


def test_a_decision_does_not_depend_on_what_follows() -> None:
    luck = random.Random(3)
    values = [luck.gauss(1, 3) for _ in range(1000)]
    found = decide(Sprt(0, 1), values)
    assert found.verdict == "upper"
    assert 20 <= found.deals < 1000
    assert decide(Sprt(0, 1), values[: found.deals]) == found
    assert decide(Sprt(0, 1), values[: found.deals - 1]).verdict == "open"


@pytest.mark.parametrize("normalised", [False, True])
@pytest.mark.parametrize(("mean", "wrong"), [(0.0, "upper"), (1.0, "lower")])
def test_errors_are_as_rare_as_agreed(mean: float, wrong: str, normalised: bool) -> None:
    luck = random.Random(7)
    scale = 2.5
    test = Sprt(0, 1 / scale, normalised=True) if normalised else Sprt(0, 1)
    runs = 400
    verdicts = [decide(test, [luck.gauss(mean, scale) for _ in range(600)]).verdict for _ in range(runs)]
    assert verdicts.count("open") < runs / 20
    # 5 % are agreed; three standard errors of 400 runs and the spread that has to be guessed come on top.
    assert verdicts.count(wrong) / runs < 0.10  # type: ignore[arg-type]  # a parameter is a plain text


@given(st.lists(st.integers(0, 10**10), min_size=1, max_size=300), st.sampled_from([0.5, 0.9, 0.99]))
def test_quantiles_are_right_to_a_bucket(nanoseconds: list[int], share: float) -> None:
    times = Times()
    for each in nanoseconds:
        times.add(each)
    wanted = share * len(nanoseconds)
    exact = next(each for at, each in enumerate(sorted(nanoseconds), start=1) if at >= wanted)
    assert times.quantile_ms(share) == pytest.approx((exact + 0.5) / 1e6, rel=0.04)
    assert times.mean_ms == pytest.approx(sum(nanoseconds) / len(nanoseconds) / 1e6)


@given(st.lists(st.integers(0, 10**10), max_size=50), st.lists(st.integers(0, 10**10), max_size=50))
def test_times_add_up_and_survive_json(first: list[int], second: list[int]) -> None:
    one, other, both = Times(), Times(), Times()
    for each in first:
        one.add(each)
        both.add(each)
    for each in second:
        other.add(each)
        both.add(each)
    one.merge(other)
    assert one == both
    assert Times.from_json(one.to_json()) == one


def test_no_moves_take_no_time() -> None:
    assert (Times().mean_ms, Times().quantile_ms(0.99)) == (0, 0)
