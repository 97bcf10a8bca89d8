"""Finds what browsers would silently leave out of a style sheet."""

import tinycss2

# At-rules with rules inside, and how what stands before their braces is checked.
GROUPS = {"media": "media", "supports": None, "layer": None, "container": None, "scope": None}
# At-rules whose declarations are descriptors, which CSS.supports knows nothing of.
DESCRIBED = {"property", "font-face", "counter-style"}
STATEMENTS = {"charset", "import", "layer", "namespace"}


def checks(css):
    """Returns a sheet's errors as text, and what a browser has to be asked, each with its place."""
    errors, questions = [], []

    def error(node, message):
        errors.append(f"{node.source_line}:{node.source_column}: {message}")

    def ask(node, kind, value, name=None):
        place = f"{node.source_line}:{node.source_column}"
        questions.append({"kind": kind, "name": name, "value": value, "place": place})

    def rules(nodes, nested=False):
        for node in nodes:
            if node.type == "error":
                error(node, node.message)
            elif node.type == "qualified-rule":
                ask(node, "selector", tinycss2.serialize(node.prelude).strip())
                block(node.content)
            elif node.type == "at-rule":
                at_rule(node, nested)

    def at_rule(node, nested):
        name = node.lower_at_keyword
        if node.content is None:
            if name not in STATEMENTS:
                error(node, f"@{name} is not known")
        elif name in GROUPS:
            if GROUPS[name]:
                ask(node, GROUPS[name], tinycss2.serialize(node.prelude).strip())
            if nested:
                block(node.content)
            else:
                rules(tinycss2.parse_rule_list(node.content, True, True))
        elif name in ("keyframes", "-webkit-keyframes"):
            keyframes(node)
        elif name not in DESCRIBED:
            error(node, f"@{name} is not known")

    def keyframes(node):
        for frame in tinycss2.parse_rule_list(node.content, True, True):
            if frame.type != "qualified-rule":
                error(frame, getattr(frame, "message", "not a keyframe"))
                continue
            for selector in tinycss2.serialize(frame.prelude).split(","):
                if not keyframe(selector.strip().lower()):
                    error(frame, f"{selector.strip()} is not a keyframe's time")
            block(frame.content)

    def keyframe(selector):
        if selector in ("from", "to"):
            return True
        try:
            return selector.endswith("%") and 0 <= float(selector[:-1]) <= 100
        except ValueError:
            return False

    def block(content):
        for node in tinycss2.parse_blocks_contents(content, True, True):
            if node.type == "declaration":
                ask(node, "declaration", tinycss2.serialize(node.value).strip(), node.name)
            else:
                rules([node], nested=True)

    rules(tinycss2.parse_stylesheet(css, True, True))
    return errors, questions


def told(question):
    """Returns what is said of a question that the browser answered with no."""
    name = f"{question['name']}: " if question["name"] else ""
    return f"{question['place']}: {name}{question['value']} is not understood"
