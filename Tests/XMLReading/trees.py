"""Prints the trees of XML documents.

Usage: trees.py < DOCUMENTS

DOCUMENTS is a JSON array of documents as text. Printed is a JSON array: for every document its
`tree`, or the `error` that it was refused with.
"""

import json
import sys
import xml.etree.ElementTree as ElementTree


def tree(element):
    return {
        "name": element.tag,
        "attributes": element.attrib,
        "text": (element.text or "").strip(),
        "children": [tree(child) for child in element],
    }


def read(text):
    try:
        return {"tree": tree(ElementTree.fromstring(text.encode()))}
    except ElementTree.ParseError as error:
        return {"error": str(error)}


json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
