/// Motions that Apple's frameworks say in another way than the format, and yet show as they are sampled.
enum PlayedSwiftCases {
  /// UIKit can't say these as they're written: a delay, a spring with a duration, a scale of 0.
  static let uiKit = [
    """
    {"duration": 0.25, "beginTime": 3, "fillMode": "backwards",
      "tracks": [{"property": "opacity", "values": [0, 1]}]}
    """,
    """
    {"duration": 0.3, "timing": {"mass": 1, "stiffness": 100, "damping": 10},
      "tracks": [{"property": "opacity", "values": [0, 1]}]}
    """,
    """
    {"duration": 0.3, "timing": {"duration": 0.5, "bounce": 0.2, "initialVelocity": 2},
      "tracks": [{"property": "position.x", "values": [0, 100]}]}
    """,
    """
    {"timing": {"dampingRatio": 0.5, "stiffness": 200},
      "tracks": [{"property": "position.x", "values": [0, 100]}]}
    """,
    """
    {"duration": 1, "tracks": [{"property": "transform.scale", "values": [0, 1, 0]}]}
    """,
    """
    {"duration": 1, "animations": [{"property": "transform.scale", "from": 1, "to": 0}]}
    """,
    """
    {"duration": 1, "animations": [{"property": "hidden", "from": false, "to": true},
      {"property": "opacity", "from": 1, "to": 0}]}
    """,
    """
    {"timing": {"mass": 1, "stiffness": 100, "damping": 10},
      "tracks": [{"property": "opacity", "values": [0, 1]}]}
    """,
    """
    {"duration": 1, "animations": [{"property": "opacity", "from": 0, "to": 0.5},
      {"property": "opacity", "to": 1, "delayFactor": 0.5}]}
    """,
    """
    {"duration": 1, "tracks": [
      {"property": "transform.translation.x", "frames": [{"start": 0, "duration": 0.5, "to": 100}]},
      {"property": "transform.rotation", "frames": [{"start": 0.25, "duration": 0.75, "to": 90}]}]}
    """,
  ]

  /// Core Animation says these in another way: what never ends, comes back, or stays on its way.
  static let layers = [
    """
    {"members": [{"kind": "keyframes", "motion": {"duration": 1, "repeatCount": "infinite",
        "tracks": [{"property": "opacity", "values": [1, 0]}]}},
      {"kind": "keyframes", "beginTime": 0.3, "motion": {"duration": 1,
        "tracks": [{"property": "position.x", "values": [0, 9]}]}}]}
    """,
    """
    {"members": [{"kind": "group", "motion": {"members": [{"kind": "keyframes",
      "motion": {"duration": 1, "repeatCount": "infinite", "autoreverses": true,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}]}}]}
    """,
    """
    {"duration": 2.25, "members": [{"kind": "keyframes", "motion": {"duration": 0.5,
      "repeatCount": "infinite", "modelValue": "set",
      "tracks": [{"property": "opacity", "values": [1, 0.5]}]}}]}
    """,
    """
    {"duration": 0.5, "beginTime": 0.25, "autoreverses": true, "modelValue": "set",
      "tracks": [{"property": "position.x", "values": [10, 90]},
        {"property": "opacity", "values": [0, 1, 0.5]}]}
    """,
    """
    {"duration": 0.5, "beginTime": 0.25, "modelValue": "set",
      "tracks": [{"property": "position.x", "values": [10, 90]}]}
    """,
    """
    {"duration": 3, "members": [{"kind": "keyframes", "motion": {"duration": 0.5,
        "autoreverses": true, "modelValue": "set",
        "tracks": [{"property": "opacity", "values": [1, 0.5]}]}},
      {"kind": "keyframes", "motion": {"duration": 2, "repeatCount": 0.75,
        "fillMode": "forwards", "tracks": [{"property": "cornerRadius", "values": [0, 8]}]}}]}
    """,
    """
    {"duration": 1, "repeatCount": 1.5, "fillMode": "forwards",
      "tracks": [{"property": "opacity", "values": [0, 1]}]}
    """,
    """
    {"duration": 1, "timeOffset": 0.25, "fillMode": "both",
      "tracks": [{"property": "opacity", "values": [0, 1]},
        {"property": "position.x", "values": [0, 10]}]}
    """,
    """
    {"duration": 1, "fillMode": "both", "modelValue": "unchanged",
      "tracks": [{"property": "opacity", "values": [0.5, 0]},
        {"property": "position.x", "values": [0, 10]}]}
    """,
    """
    {"members": [{"kind": "keyframes", "motion": {"duration": 1, "modelValue": "set",
        "tracks": [{"property": "opacity", "values": [1, 0.5]}]}},
      {"kind": "keyframes", "motion": {"duration": 1, "modelValue": "unchanged",
        "tracks": [{"property": "cornerRadius", "values": [0, 8]}]}}]}
    """,
  ]

  /// SwiftUI says these in another way: ends that differ from what leads there, switches, and turns.
  static let modifiers = [
    """
    {"duration": 0.5, "autoreverses": true, "modelValue": "set",
      "tracks": [{"property": "position.x", "values": [10, 90]}]}
    """,
    """
    {"duration": 3, "members": [{"kind": "keyframes", "motion": {"duration": 0.5,
      "autoreverses": true, "modelValue": "set",
      "tracks": [{"property": "opacity", "values": [1, 0.5]}]}}]}
    """,
    """
    {"duration": 2, "members": [{"kind": "keyframes", "motion": {"duration": 0.5,
      "repeatCount": "infinite", "autoreverses": true,
      "tracks": [{"property": "opacity", "values": [0.1, 0.9]}]}}]}
    """,
    """
    {"duration": 1, "tracks": [{"property": "transform.rotation.z", "values": [0, 50]},
      {"property": "transform.rotation.x", "values": [0, 60]}]}
    """,
    """
    {"duration": 1, "tracks": [{"property": "hidden", "values": [true, false, true],
      "calculationMode": "discrete"}]}
    """,
    """
    {"duration": 1, "animations": [{"property": "hidden", "to": true},
      {"property": "position.x", "to": 100}]}
    """,
    """
    {"duration": 1, "tracks": [{"property": "position.x", "values": [100, null]}]}
    """,
    """
    {"duration": 1, "timing": {"steps": 3, "jump": "end"}, "animations": [
      {"property": "opacity", "from": 1, "to": 0.5},
      {"property": "opacity", "by": -0.25, "delayFactor": 0.5}]}
    """,
    """
    {"duration": 1, "beginTime": 0.5, "timing": {"linear": [[0, 0], [0.25, 0.5], [1, 1]]},
      "tracks": [{"property": "opacity", "values": [0.1, 0.9, 0.4]}]}
    """,
    """
    {"duration": 1, "tracks": [{"property": "opacity", "values": [0, 0.75, 0.25],
      "timings": [{"cubicBezier": [0.5, 0, 1, 0.5]}, {"duration": 0.3, "bounce": 0.3}]}]}
    """,
  ]
}
