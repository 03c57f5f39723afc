"""One server for all tests of a process that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Running, server


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found
    assert (found.data / "stderr").read_text() == ""
