#!/usr/bin/env python3
"""Expands #Preview to nothing, as a compiler plug-in.

What stands in the preview is type-checked before the compiler asks for its expansion.
Messages are JSON, each after its length in eight bytes, least significant first.
"""
import json
import sys


def answer(message):
    if "getCapability" in message:
        return {"getCapabilityResult": {"capability": {"protocolVersion": 7}}}
    return {"expandMacroResult": {"expandedSource": "", "diagnostics": []}}


def read():
    """Returns the next message; None when the compiler has no more."""
    length = int.from_bytes(sys.stdin.buffer.read(8), "little")
    return json.loads(sys.stdin.buffer.read(length)) if length else None


while message := read():
    reply = json.dumps(answer(message)).encode()
    sys.stdout.buffer.write(len(reply).to_bytes(8, "little") + reply)
    sys.stdout.buffer.flush()
