/// Documents that CSS is written from.
enum CSSDocuments {
  static let easings = """
    {"presets": {
      "curve/card": {"title": "Card", "summary": "Card growing to full screen.",
        "reducedMotion": "none",
        "motion": {"cubicBezier": [0.17, 0.67, 0.76, 1], "duration": 0.3, "delay": 0.05}},
      "curve/fade": {"reducedMotion": "keep", "motion": {"named": "easeIn"}},
      "curve/hop": {"reducedMotion": "curve/fade",
        "motion": {"linear": [[0, 0], [0.25, 1], [1, 1]]}},
      "curve/stairs": {"motion": {"steps": 4, "jump": "both"}},
      "duration/short": {"reducedMotion": "none", "motion": {"seconds": 0.2}},
      "spring/soft": {"motion": {"dampingRatio": 1, "stiffness": 400}},
      "keyframes/pulse": {"reducedMotion": "none", "motion": {"duration": 1.5,
        "repeatCount": "infinite", "autoreverses": true,
        "tracks": [{"property": "opacity", "values": [1, 0.4]}]}}
    }}
    """

  static let keyframes = """
    {"presets": {
      "keyframes/discrete": {"motion": {"duration": 1, "tracks": [{"property": "opacity",
        "values": [0, 1, 0.5], "calculationMode": "discrete"}]}},
      "keyframes/paced": {"motion": {"duration": 1, "tracks": [{"property": "position.x",
        "values": [0, 30, 40], "calculationMode": "paced"}]}},
      "keyframes/eased": {"motion": {"duration": 1, "timing": {"named": "easeInEaseOut"},
        "tracks": [{"property": "opacity", "values": [0, 1, 0]}]}},
      "keyframes/segments": {"motion": {"duration": 1, "tracks": [{"property": "transform.scale",
        "values": [1, 2, 1.5], "keyTimes": [0, 0.2, 1],
        "timings": [{"named": "easeIn"}, {"cubicBezier": [0.2, 0, 0, 1]}]}]}},
      "keyframes/together": {"motion": {"duration": 1, "tracks": [
        {"property": "opacity", "values": [null, 1]},
        {"property": "transform.scale", "values": [0.9, 1]},
        {"property": "position.x", "values": [0, 10]},
        {"property": "position.y", "values": [5, 10]}]}},
      "keyframes/turns": {"motion": {"duration": 1, "tracks": [
        {"property": "transform.rotation.x", "values": [0, 90]},
        {"property": "transform.rotation.z", "values": [0, 45]}]}},
      "keyframes/added": {"motion": {"duration": 1, "tracks": [
        {"property": "position.x", "values": [0, 10, 0], "additive": true}]}},
      "keyframes/timed": {"motion": {"duration": 2, "beginTime": 0.5, "repeatCount": 2.5,
        "autoreverses": true, "speed": 2, "fillMode": "both",
        "tracks": [{"property": "cornerRadius", "values": [0, 8]}]}},
      "keyframes/backwards": {"motion": {"duration": 1, "speed": -1,
        "tracks": [{"property": "opacity", "values": [0, 1]}]}},
      "keyframes/offset": {"motion": {"duration": 1, "timeOffset": 0.25,
        "tracks": [{"property": "opacity", "values": [0, 1]}]}},
      "keyframes/order": {"motion": {"duration": 1,
        "tracks": [{"property": "zPosition", "values": [0, 2.6]}]}},
      "keyframes/offset-later": {"motion": {"duration": 1, "timeOffset": 0.25, "beginTime": 1,
        "tracks": [{"property": "opacity", "values": [0, 1]}]}},
      "keyframes/still": {"motion": {"duration": 1, "speed": 0,
        "tracks": [{"property": "opacity", "values": [0, 1]}]}},
      "keyframes/springy": {"motion": {"duration": 1,
        "timing": {"mass": 1, "stiffness": 100, "damping": 10},
        "tracks": [{"property": "opacity", "values": [0, 1]}]}},
      "keyframes/glass": {"motion": {"duration": 1,
        "tracks": [{"property": "backgroundColor", "values": ["#FF000080", "#0000FF"]}]}},
      "keyframes/path": {"motion": {"duration": 1,
        "tracks": [{"property": "position", "path": "M 0,0 L 30,0 L 30,40"}]}},
      "keyframes/back": {"motion": {"duration": 1,
        "tracks": [{"property": "opacity", "values": [1, null, 1]}]}},
      "keyframes/gauge": {"motion": {"duration": 1,
        "tracks": [{"target": "dial", "property": "gauge.level", "values": [0, 1]}]}}
    }}
    """

  static let motions = """
    {"presets": {
      "transition/push": {"reducedMotion": "transition/fade", "motion": {"style": "push",
        "direction": "fromTrailing", "duration": 0.5, "timing": {"named": "easeOut"}}},
      "transition/fade": {"motion": {"style": "fade", "duration": 0.2}},
      "transition/reveal": {"motion": {"style": "reveal", "direction": "fromBottom",
        "startProgress": 0.25, "duration": 0.4, "delay": 0.1}},
      "transition/turn": {"reducedMotion": "none",
        "motion": {"style": "flip", "direction": "fromLeading", "duration": 0.6}},
      "transition/curl": {"motion": {"style": "curlUp", "duration": 0.6}},
      "animator/sheet": {"reducedMotion": "transition/fade", "motion": {"duration": 0.3,
        "timing": {"named": "easeOut"}, "delay": 0.1, "animations": [
          {"target": "sheetView", "property": "frame",
            "to": [0, {"measure": "container.height - 80"}, {"measure": "container.width / 2"},
              {"measure": "-(sheet.size * 2 + 1)"}]},
          {"target": "sheetView", "property": "opacity", "from": 0, "to": 1},
          {"target": "dimming", "property": "backgroundColor", "to": "#00000080"},
          {"target": "label", "property": "transform.rotation.z", "by": 90},
          {"target": "label", "property": "cornerRadius", "by": 8}]}},
      "animator/late": {"motion": {"duration": 1, "timing": {"named": "easeIn"}, "animations": [
        {"property": "opacity", "from": 0, "to": 1, "delayFactor": 0.5}]}},
      "animator/paused": {"motion": {"duration": 1, "timing": {"named": "linear"},
        "animations": [{"property": "position.x", "from": 0, "to": 10}],
        "continuation": {"from": 0.5, "durationFactor": 1}}},
      "group/two": {"reducedMotion": "none", "motion": {"duration": 1, "members": [
        {"kind": "keyframes", "beginTime": 0.2, "speed": 2, "target": "dot", "fillMode": "forwards",
          "motion": {"duration": 1, "tracks": [{"property": "opacity", "values": [0, 1]}]}},
        {"kind": "keyframes", "stagger": 0.05,
          "motion": {"duration": 3, "tracks": [{"property": "position.x", "values": [0, 1]}]}}]}},
      "group/curves": {"motion": {"members": [
        {"kind": "curve", "motion": {"named": "easeIn", "duration": 1}}]}}
    }}
    """

  static let hostile = #"""
    {"presets": {
      "keyframes/both": {"title": "*/ } body { display: none } /*",
        "summary": "</style><script>alert(1)</script>\nnext \u202e line \\",
        "motion": {"duration": 1, "tracks": [
        {"target": "a { } */ \"'", "property": "x: y; } */ body",
          "values": [0, {"measure": "lengths.of.a"}]}]}}
    }}
    """#
}
