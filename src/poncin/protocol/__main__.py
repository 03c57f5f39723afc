"""``python -m poncin.protocol`` writes the documents below the working directory, which is the project's root."""

from pathlib import Path

from poncin.protocol.documents import documents

for name, text in documents().items():
    Path(name).write_text(text, encoding="utf-8")
