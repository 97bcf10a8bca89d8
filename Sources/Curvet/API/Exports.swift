// A program that imports Curvet also gets the values that it hands out: presets, motions and errors.
@_exported import Diagnostics
@_exported import Motion
@_exported import Presets
