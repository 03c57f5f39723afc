"""Hypothesis profiles: `fast` by default, `thorough` by `./test --thorough` or HYPOTHESIS_PROFILE=thorough."""

import os

from hypothesis import HealthCheck, settings

# Machines are shared: no test may fail for being slow. In CI the cases are the same on every run.
settings.register_profile(
    "fast",
    max_examples=60,
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile("thorough", parent=settings.get_profile("fast"), max_examples=2000, derandomize=False)
# For `scripts/mutate`: each mutant is met by hundreds of tables first.
settings.register_profile("mutation", parent=settings.get_profile("fast"), max_examples=8, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fast"))
