"""Prints what a JSON Schema says of documents.

Usage: verdicts.py SCHEMA < DOCUMENTS

SCHEMA is a file. DOCUMENTS is a JSON array of documents as text. Printed is a JSON array: for every
document null where the schema accepts it, else the first reason why not.
"""

import json
import sys

from jsonschema.validators import validator_for


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
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    kind = validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    # Unpaired surrogates and the like go through as escapes.
    json.dump([verdict(validator, text) for text in json.load(sys.stdin)], sys.stdout)


main()
