/// Transitions of screens of every form that recipes have.
enum ScreenPresets {
  static let document = """
    {"presets": {
      "transition/test/fade": {"reducedMotion": "keep",
        "motion": {"style": "crossDissolve", "duration": 0.2}},
      "transition/test/fold": {"title": "Fold", "role": "navigation", "reducedMotion": "transition/test/fade",
        "motion": {"style": "custom", "duration": 0.5, "delay": 0.1,
          "calculationMode": "cubic", "timing": {"named": "easeInEaseOut"},
          "perspective": {"eyeDistance": 700}, "layers": [
          {"layer": "source", "frames": [
            {"property": "transform.rotation.x", "start": 0, "duration": 0.4, "to": 60},
            {"property": "transform.rotation.x", "start": 0.4, "duration": 0.6, "to": 90}]},
          {"layer": "destination", "hidden": [0, 0.5], "initial": {"transform.scale": 0.9},
            "frames": [
            {"property": "transform.scale", "start": 0.5, "duration": 0.5, "to": 1}]}]}},
      "transition/test/jump": {"summary": "It goes too far and comes back.",
        "motion": {"style": "moveIn", "direction": "fromBottom", "duration": 0.3125,
          "timing": {"cubicBezier": [0.3, 1.5, 0.6, 1]}}},
      "transition/test/pull": {"reducedMotion": "transition/test/fade",
        "motion": {"style": "custom", "timing": {"mass": 3, "stiffness": 1000, "damping": 500},
          "layers": [
          {"layer": "source", "frames": [
            {"property": "transform.translation.x", "start": 0, "duration": 1,
              "to": {"measure": "container.width * -0.3"}},
            {"property": "opacity", "start": 0, "duration": 1, "to": 0.9}]},
          {"layer": "destination",
            "initial": {"transform.translation.x": {"measure": "container.width"}},
            "frames": [
            {"property": "transform.translation.x", "start": 0, "duration": 1, "to": 0}]},
          {"layer": "container", "initial": {"backgroundColor": "#000000"}}]}},
      "transition/test/rise": {"motion": {"style": "custom", "duration": 0.25,
        "timing": {"mass": 1, "stiffness": 300, "damping": 20}, "layers": [
        {"layer": "source"},
        {"layer": "destination", "initial": {"transform.translation.y": 96, "opacity": 0},
          "frames": [
          {"property": "transform.translation.y", "start": 0, "duration": 1, "to": 0},
          {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}},
      "transition/test/side": {"reducedMotion": "transition/test/fade",
        "motion": {"style": "push", "direction": "fromTrailing", "duration": 0.4}},
      "transition/test/turn": {"motion": {"style": "flip", "direction": "fromLeading",
        "duration": 0.6, "timing": {"named": "easeInEaseOut"}}}
    }}
    """

  /// Transitions that depend on lengths that only the app knows.
  static let open = """
    {"presets": {
      "transition/test/grow": {"reducedMotion": "none",
        "motion": {"style": "custom", "duration": 0.4, "timing": {"named": "easeOut"}, "layers": [
        {"layer": "source"},
        {"layer": "destination",
          "initial": {"frame": [{"measure": "thumbnail.x"}, {"measure": "(thumbnail.y + 10) / 2"}, 120,
            {"measure": "thumbnail.height"}]},
          "frames": [{"property": "frame", "start": 0, "duration": 1,
            "to": [0, 0, {"measure": "container.width"}, {"measure": "container.height"}]}]}]}},
      "transition/test/lean": {"reducedMotion": "none",
        "motion": {"style": "custom", "duration": 0.4, "timing": {"named": "linear"},
          "perspective": {"eyeDistance": {"measure": "container.width * 1.5 + depth"}}, "layers": [
          {"layer": "source", "frames": [
            {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": -60}]},
          {"layer": "destination", "initial": {"opacity": 0}, "frames": [
            {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}}
    }}
    """
}
