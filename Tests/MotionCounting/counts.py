"""Counts the motions of files that other tools write.

Usage: counts.py < QUESTIONS

QUESTIONS is a JSON array of objects with a `format` and a `text`. Printed is a JSON array: for every
text how many motions of each kind it holds; `other` counts what stands beside them.
"""

import collections
import json
import re
import sys
import xml.etree.ElementTree as ElementTree

SPRINGS = {"GENTLE", "QUICK", "BOUNCY", "SLOW", "CUSTOM_SPRING"}
# What no preset can hold.
UNHELD = {"GRID_ROW_GAP"}


def walk(node, path=()):
    """Yields every value with the keys that lead to it."""
    yield path, node
    if isinstance(node, dict):
        for key, value in node.items():
            yield from walk(value, path + (key,))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from walk(value, path + (index,))


# Design tokens.


def resolved(value, known):
    """The value that a reference stands for, at whatever depth its path begins."""
    while isinstance(value, str) and (match := re.fullmatch(r"\{!?([\w.-]+?)(\.value)?\}", value)):
        end = match[1]
        value = next(other for path, other in known.items() if f".{path}".endswith(f".{end}"))
    return value


def kind_of_token(value, kind, path):
    if isinstance(value, str):
        if re.fullmatch(r"\d*\.?\d+m?s", value):
            return "duration"
        if re.match(r"(cubic-bezier|linear|steps)\(", value):
            return "curve"
        if value.startswith("{") and value.count("{") > 1:
            return "keyframes"
    if isinstance(value, (int, float, str)):
        is_time = kind == "time" or kind == "number" and "duration" in path
        return "duration" if is_time else "other"
    if isinstance(value, list):
        if len(value) == 4 and all(not isinstance(one, dict) for one in value):
            return "curve"
        return "keyframes" if all("offset" in one for one in value) else "other"
    if "stiffness" in value or "response" in value:
        return "spring"
    return "curve" if "timingFunction" in value else "other"


def tokens(root):
    if "props" in root:
        known = dict(root["aliases"])
        kind = root["global"]["type"]
        found = [(one["name"], one["value"], one.get("type", kind)) for one in root["props"]]
    else:
        found = [
            (".".join(path), node["value"], node.get("type"))
            for path, node in walk(root)
            if isinstance(node, dict) and "value" in node
        ]
        known = {path: value for path, value, _ in found}
    return [kind_of_token(resolved(value, known), kind, path) for path, value, kind in found]


def design_tokens(node, kind=None):
    """The types of tokens as DTCG has them, of which groups hand theirs down."""
    kind = node.get("$type", kind)
    if "$value" in node:
        yield kind or node["$value"]
    for key, value in node.items():
        if not key.startswith("$"):
            yield from design_tokens(value, kind)


def dtcg(root):
    names = {"duration": "duration", "cubicBezier": "curve", "transition": "curve"}
    found = []
    for kind in design_tokens(root):
        while kind.startswith("{"):
            path, kind = kind[1:-1].split("."), None
            node = root
            for key in path:
                kind = node.get("$type", kind)
                node = node[key]
            kind = node.get("$type", kind) or node["$value"]
        found.append(names.get(kind, "other"))
    return found


# JSON as people write it.

TIME = re.compile(r"\d*\.?\d+m?s")
EASING = re.compile(r"(cubic-bezier|linear|steps)\(|ease(-?(in|out|in-out))?$|ease(In|Out)+[A-Z]")


def plain(root):
    found = []
    for path, node in walk(root):
        if isinstance(node, dict):
            if {"stiffness", "tension"} & node.keys():
                found.append("spring")
            elif "keyframes" in node:
                found.append("keyframes")
            elif isinstance(node.get("easing"), list):
                found.append("curve")
        elif isinstance(node, str) and path[0] == "easing":
            found.append("curve" if EASING.match(node) else "other")
        elif isinstance(node, str) and path[0] == "duration":
            found.append("duration" if TIME.fullmatch(node) else "other")
    return found


# Lottie.


def animated(root):
    for _, node in walk(root):
        keys = node.get("k") if isinstance(node, dict) else None
        if isinstance(keys, list) and keys and isinstance(keys[0], dict) and "t" in keys[0]:
            yield keys


def component(handle, axis, dimension):
    value = handle[axis]
    return value if not isinstance(value, list) else value[min(dimension, len(value) - 1)]


def lottie(root):
    easings, found = set(), []
    for keys in animated(root):
        for key in keys[:-1]:
            if key.get("h") == 1 or "o" not in key or "i" not in key:
                found.append("other")
                continue
            width = len(key["o"]["x"]) if isinstance(key["o"]["x"], list) else 1
            for dimension in range(width):
                handles = [(key[end], axis) for end in "oi" for axis in "xy"]
                easings.add(tuple(component(end, axis, dimension) for end, axis in handles))
    return found + ["curve"] * len(easings)


# Figma.


def kind_of_easing(easing):
    return "spring" if easing["type"] in SPRINGS else "curve"


def figma(root):
    known, found = set(), []
    for _, node in walk(root):
        if not isinstance(node, dict):
            continue
        if node.get("transition"):
            one = node["transition"]
            motion = json.dumps([one["easing"], one["duration"]], sort_keys=True)
            found.append("other" if motion in known else kind_of_easing(one["easing"]))
            known.add(motion)
        if "manualKeyframeTracks" in node:
            found.append("keyframes")
            found += ["other"] * len(UNHELD & node["manualKeyframeTracks"].keys())
    variables = root.get("variables", [])
    values = {one["id"]: next(iter(one["valuesByMode"].values())) for one in variables}
    for one in variables:
        value = values[one["id"]]
        while isinstance(value, dict) and value.get("type") == "VARIABLE_ALIAS":
            value = values[value["id"]]
        match one["resolvedType"]:
            case "TIMING":
                found.append("duration")
            case "EASING":
                found.append(kind_of_easing(value))
            case _:
                found.append("other")
    return found


# Android.


def android(text):
    try:
        root = ElementTree.fromstring(text.encode())
    except ElementTree.ParseError:
        return ["refused"]
    if root.tag != "resources":
        is_curve = root.tag.endswith("nterpolator") and root.tag != "cycleInterpolator"
        is_whole = not any(value.startswith("@") for value in root.attrib.values())
        return ["curve" if is_curve and is_whole else "other"]
    texts = {one.get("name"): (one.text or "").strip() for one in root if one.tag == "string"}
    found, parts = [], collections.defaultdict(set)
    for one in root:
        name = one.get("name")
        if one.tag == "integer":
            found.append("duration" if "duration" in name else "other")
        elif one.tag == "string":
            value = texts[name]
            while value.startswith("@string/"):
                value = texts[value.removeprefix("@string/")]
            is_repeated = name.removesuffix("_path_data") in texts.keys() - {name}
            is_curve = re.match(r"(cubic-bezier|path)\(", value)
            found.append("curve" if is_curve and not is_repeated else "other")
        elif one.tag == "style":
            names = {item.get("name") for item in one}
            found.append("spring" if {"stiffness", "damping"} <= names else "other")
        elif match := re.fullmatch(r"(.+?)(?:_control)?_(x1|y1|x2|y2|stiffness|damping)", name):
            parts[match[1]].add(match[2])
    for base, some in parts.items():
        kind = {2: "spring", 4: "curve"}.get(len(some), "other")
        found.append("other" if base in texts else kind)
    return found


def count(question):
    read = {
        "tokens": tokens,
        "dtcg": dtcg,
        "plain-json": plain,
        "lottie": lottie,
        "figma": figma,
    }
    text = question["text"]
    is_xml = question["format"] == "android-xml"
    found = android(text) if is_xml else read[question["format"]](json.loads(text))
    return dict(collections.Counter(found))


json.dump([count(question) for question in json.load(sys.stdin)], sys.stdout)
