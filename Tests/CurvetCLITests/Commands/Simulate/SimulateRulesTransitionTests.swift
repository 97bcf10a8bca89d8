import Testing

/// The rules about transactions and interactive transitions, by their numbers.
struct SimulateRulesTransitionTests {
  private static let transition = #"""
    {"presets": {
    "t": {"kind": "transition", "motion": {
      "style": "custom",
      "phase": "dismiss",
      "duration": 1,
      "layers": [
          {
            "layer": "source",
            "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}]}],
      "interaction": {
          "gesture": "screenEdgePan",
          "edge": "left",
          "axis": "x",
          "distance": 200,
          "begin": "always",
          "onRelease": "threshold",
          "threshold": 0.5}}}
    }}
    """#
}
