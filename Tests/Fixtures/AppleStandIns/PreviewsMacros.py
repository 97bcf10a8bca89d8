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


while header := sys.stdin.buffer.read(8):
    message = json.loads(sys.stdin.buffer.read(int.from_bytes(header, "little")))
    reply = json.dumps(answer(message)).encode()
    sys.stdout.buffer.write(len(reply).to_bytes(8, "little") + reply)
    sys.stdout.buffer.flush()
