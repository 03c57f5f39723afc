"""A browser for each module: Playwright's event loop must not outlive it, other tests have their own."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Running, server
from tests.web.browser import Visit, Visitor, assert_built, launch


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert_built()
    with sync_playwright() as playwright, launch(playwright) as found:
        yield found


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("web")) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, running: Running) -> Iterator[Visit]:
    """Makes visitors; at the end nothing may have gone wrong on their pages."""
    visitors: list[Visitor] = []
    with ExitStack() as leaving:

        def come(**how: object) -> Visitor:
            visitors.append(leaving.enter_context(Visitor(browser, running, **how)))  # type: ignore[arg-type]
            return visitors[-1]

        yield come
    for visitor in visitors:
        visitor.assert_faultless()
