/// Small presets of every kind that the writers for libraries have forms for, and of some that they
/// have not.
enum CodeExportPresets {
  static let document = """
    {"presets": {
      "curve/card": {"title": "Card", "summary": "Grows to full screen.", "role": "enter",
        "motion": {"cubicBezier": [0.17, 0.67, 0.76, 1], "duration": 0.3, "delay": 0.05}},
      "curve/back": {"motion": {"cubicBezier": [0.3, -0.05, 0.7, -0.5]}},
      "curve/hop": {"motion": {"linear": [[0, 0], [0.4, 1], [0.6, 0.9], [1, 1]]}},
      "curve/in": {"motion": {"named": "easeIn"}},
      "curve/standing": {"motion": {"steps": 4, "jump": "start"}},
      "curve/two-part": {"motion": {
        "path": "M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"}},
      "curve/uneven": {"motion": {"named": "linear", "duration": 0.0104}},
      "duration/100ms": {"motion": {"seconds": 0.1}},
      "spring/heavy": {"motion": {"mass": 2, "stiffness": 200, "damping": 20, "delay": 0.1}},
      "spring/lazy": {"reducedMotion": "keep",
        "motion": {"dampingRatio": 2, "stiffness": 100, "allowsOverdamping": true}},
      "spring/thrown": {"motion": {"mass": 1, "stiffness": 100, "damping": 10,
        "initialVelocity": {"measure": "gesture.velocity / 500"}}},
      "keyframes/fade": {"reducedMotion": "none", "motion": {"duration": 0.2,
        "timing": {"named": "easeOut"}, "fillMode": "forwards",
        "tracks": [{"property": "opacity", "values": [null, 0]}]}},
      "keyframes/return": {"reducedMotion": "keep", "motion": {"duration": 0.4, "fillMode": "both",
        "tracks": [
          {"property": "opacity", "values": [null, 0.5, 0.25, null], "keyTimes": [0, 0.5, 0.75, 1]},
          {"property": "position", "values": [[1, 2], null]}]}},
      "keyframes/pulse": {"motion": {"duration": 0.5, "beginTime": 0.25, "repeatCount": 2,
        "autoreverses": true, "tracks": [
          {"target": "badge", "property": "transform.scale", "values": [1, 1.2, 1.1],
            "keyTimes": [0, 0.4, 1], "timings": [{"named": "easeIn"}, {"named": "linear"}]},
          {"target": "badge", "property": "backgroundColor",
            "values": ["#FF0000", "#FFFF0080", "#FF0000"]}]}},
      "keyframes/slide": {"motion": {"duration": 0.4, "repeatCount": "infinite",
        "tracks": [{"property": "position", "calculationMode": "discrete",
          "values": [[0, 0], [{"measure": "container.width - 80"}, 10]]}]}},
      "keyframes/way": {"motion": {"tracks": [{"property": "position", "path": "M 0,0 L 9,9"}]}},
      "animator/nudge": {"motion": {"duration": 0.3,
        "animations": [{"property": "position.x", "by": 100}]}}
    }}
    """
}
