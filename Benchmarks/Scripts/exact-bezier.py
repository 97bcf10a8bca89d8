"""Judges values of Béziers against a bisection with 200 bits.

Reads lines of x1 y1 x2 y2 input and any number of found values, each a double as the integer that
its bits are. Prints for each of the found ones its largest error, divided by max(1, |dY/dx|).
"""

import struct
import sys

BITS = 200
# Room for the cube of a parameter, so that no evaluation rounds where a root is a triple one.
POINT = 3 * BITS + 60


def number(text):
    return struct.unpack("<d", struct.pack("<Q", int(text)))[0]


def fixed(value):
    over, under = value.as_integer_ratio()
    return (over << POINT) // under


def coefficients(first, second):
    c = 3 * first
    b = 3 * (second - first) - c
    return (1 << POINT) - c - b, b, c


def value(polynomial, t):
    """The polynomial, at t in units of 2^-BITS."""
    a, b, c = polynomial
    return (((a * t >> BITS) + b) * t >> BITS) * t + c * t >> BITS


def slope(polynomial, t):
    a, b, c = polynomial
    return ((3 * a * t >> BITS) + 2 * b) * t + (c << BITS) >> BITS


def parameter(x, target):
    t = 0
    for bit in range(BITS - 1, -1, -1):
        half = t | 1 << bit
        if value(x, half) <= target:
            t = half
    return t


def errors(line):
    x1, y1, x2, y2, at, *found = map(number, line.split())
    x, y = coefficients(fixed(x1), fixed(x2)), coefficients(fixed(y1), fixed(y2))
    t = parameter(x, fixed(at))
    exact, run, rise = value(y, t), slope(x, t), slope(y, t)
    scale = 1 << POINT
    steepness = abs(rise) / run if run else float("inf")
    return [abs(fixed(each) - exact) / scale / max(1.0, steepness) for each in found]


worst = []
for line in sys.stdin:
    row = errors(line)
    worst = [max(pair) for pair in zip(worst, row)] if worst else row
print("\n".join(map(repr, worst)))
