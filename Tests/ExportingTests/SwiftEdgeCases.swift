/// Presets that ask for what the built-in ones do not, and texts that want to break out.
enum SwiftEdgeCases {
  static let document = #"""
    {"presets": {
      "curve/late": {"motion": {"cubicBezier": [0.5, 0, 1, 1], "duration": 0.2, "delay": 0.1}},
      "curve/stairs": {"motion": {"steps": 2, "jump": "both", "delay": 0.1}},
      "curve/default": {"motion": {"named": "default"}},
      "spring/heavy": {"motion": {"duration": 0.5, "bounce": -0.3, "delay": 0.2}},
      "spring/thrown": {"motion": {"mass": 1, "stiffness": 100, "damping": 10,
        "initialVelocity": {"measure": "gesture.velocity / (container.width - 2 * margin)"}}},
      "duration/short": {"motion": {"seconds": 0.2}},
      "keyframes/cards": {"kind": "keyframes", "reducedMotion": "none",
        "motion": {"duration": 2, "beginTime": 0.5, "repeatCount": 2.5, "autoreverses": true,
          "speed": 2, "timeOffset": 0.25, "fillMode": "both", "tracks": [
            {"target": "front card", "property": "transform.rotation.y", "values": [0, 540, 45],
             "keyTimes": [0, "1/3", 1], "timings": [{"named": "easeIn"}, {"named": "linear"}]},
            {"target": "front card", "property": "shadowOffset", "values": [[0, 0], [4, 8]]},
            {"target": "back", "property": "position", "path": "M 0,0 C 0,10 10,20 20,20 L 30,20 Z",
             "calculationMode": "paced", "rotationMode": "auto"}]}},
      "keyframes/shake": {"kind": "keyframes", "motion": {"duration": 0.4,
        "timing": {"named": "linear"}, "tracks": [
          {"property": "position.x", "frames": [
            {"start": 0, "duration": "1/2", "by": -8}, {"start": "1/2", "duration": "1/2", "by": 8}]},
          {"property": "transform.rotation", "frames": [
            {"start": 0, "duration": 1, "to": 30}]}]}},
      "keyframes/opacity": {"kind": "keyframes", "reducedMotion": "keyframes/dim", "motion": {
        "duration": 1, "tracks": [{"property": "opacity",
          "values": [{"measure": "1 / 2"}, {"measure": "--dim * (1 - 2 / dim)"}]}]}},
      "keyframes/dim": {"kind": "keyframes", "reducedMotion": "keyframes/opacity", "motion": {
        "duration": 1, "tracks": [{"property": "opacity", "values": [null, 1]}]}},
      "keyframes/hide": {"kind": "keyframes", "reducedMotion": "keyframes/position", "motion": {
        "duration": 1, "tracks": [{"property": "position", "values": [null, [1, 1]]}]}},
      "keyframes/position": {"kind": "keyframes", "motion": {
        "duration": 1, "tracks": [{"property": "opacity", "values": [null, 1]}]}},
      "keyframes/bend": {"kind": "keyframes", "motion": {"tracks": [
        {"property": "strokeEnd", "values": [0, 0.4, 1], "calculationMode": "cubic", "tension": 0.5,
         "bias": [0, 0.1, 0], "additive": true}]}},
      "group/list": {"kind": "group", "motion": {"duration": 1, "members": [
        {"kind": "keyframes", "stagger": 0.05, "target": "rows", "speed": 2,
         "motion": {"beginTime": 0.2, "duration": 0.3, "tracks": [
           {"property": "opacity", "values": [0, 1]}]}}]}},
      "group/pair": {"kind": "group", "motion": {"members": [
        {"kind": "keyframes", "target": "left", "motion": {"duration": 1, "tracks": [
           {"property": "opacity", "values": [0, {"measure": "dim"}]}]}},
        {"kind": "group", "target": "right", "beginTime": 1, "motion": {"duration": 1, "members": [
          {"kind": "keyframes", "motion": {"tracks": [
            {"property": "borderColor", "values": ["#FF800080", "#000000"]}]}}]}}]}},
      "animator/sheet": {"kind": "animator", "reducedMotion": "animator/tint", "motion": {
        "delay": 0.1, "timing": {"mass": 1, "stiffness": 100, "damping": 10,
          "initialVelocity": {"measure": "gesture.velocity"}},
        "animations": [
          {"target": "view", "property": "constraint.top", "by": {"measure": "-sheet.height"}},
          {"property": "transform.translation", "to": [1, 2]},
          {"property": "transform.rotation.x", "from": 10, "to": 45},
          {"property": "bounds.size", "by": [10, 20]},
          {"property": "shadowColor", "to": "#00000080", "delayFactor": "1/3"}],
        "isInterruptible": false, "pausesOnCompletion": true}},
      "group/relay": {"kind": "group", "motion": {"members": [
        {"kind": "keyframes", "motion": {"duration": 1, "tracks": [
          {"property": "opacity", "values": [0, 1]}]}},
        {"kind": "keyframes", "beginTime": 2, "motion": {"duration": 1, "tracks": [
          {"property": "opacity", "values": [null, 0.5]}]}}]}},
      "keyframes/blink-200": {"kind": "keyframes", "motion": {"duration": 1, "beginTime": 0.5,
        "tracks": [{"property": "opacity", "values": [0, 1, 0], "keyTimes": [0, 0.5, 1],
          "calculationMode": "discrete"}]}},
      "spring/blend": {"motion": {"response": 0.5, "dampingFraction": 0.5, "blendDuration": 0.1,
        "initialVelocity": 2}},
      "animator/spin": {"kind": "animator", "motion": {"duration": 1, "delay": 0.5,
        "timing": {"named": "easeIn"}, "animations": [
          {"property": "transform.rotation", "from": 0, "to": 360}]}},
      "animator/half": {"kind": "animator", "motion": {"duration": 1,
        "timing": {"named": "easeIn"}, "animations": [
          {"property": "transform.rotation", "to": 180}],
        "interaction": {"gesture": "pan", "axis": "y", "begin": "axisDominates",
          "distance": {"measure": "-container.height"}, "onRelease": "velocity",
          "threshold": 0.3}}},
      "animator/panel": {"kind": "animator", "reducedMotion": "transition/cross", "motion": {
        "duration": 0.5, "timing": {"named": "easeOut"}, "pausesOnCompletion": true,
        "animations": [
          {"target": "panel", "property": "constraint.bottom", "from": 300, "to": 0},
          {"target": "panel", "property": "alpha", "from": 0, "to": 1}]}},
      "transition/cross": {"kind": "transition", "motion": {"style": "crossDissolve",
        "duration": 0.2}},
      "animator/tint": {"kind": "animator", "motion": {"duration": 0.2,
        "timing": {"cubicBezier": [0.2, 0, 0, 1]},
        "animations": [{"property": "backgroundColor", "to": "#804020"}]}},
      "animator/drop": {"kind": "animator", "reducedMotion": "none", "motion": {
        "timing": {"dampingRatio": 0.5, "duration": 0.6}, "animations": [
          {"property": "position.y", "by": 100}, {"property": "alpha", "to": 0.5}]}},
      "spring/soft": {"motion": {"duration": 0.5, "bounce": 0.2, "initialVelocity": [1, 2]}},
      "animator/hop": {"kind": "animator", "motion": {"timing": {"duration": 0.4, "bounce": 0.3,
        "initialVelocity": 2}, "animations": [{"property": "position.y", "by": -20}]}},
      "animator/sag": {"kind": "animator", "reducedMotion": "none", "motion": {
        "timing": {"duration": 0.4, "bounce": -0.2},
        "animations": [{"property": "position.y", "by": 20}]}},
      "keyframes/drop-in": {"kind": "keyframes", "motion": {"duration": 0.6,
        "timing": {"duration": 0.5, "bounce": 0.25}, "tracks": [
          {"target": "card", "property": "position.y", "values": [-100, 0]}]}},
      "keyframes/flicker": {"kind": "keyframes", "reducedMotion": "none", "motion": {
        "duration": 0.5, "beginTime": 0.2, "repeatCount": "infinite", "modelValue": "unchanged",
        "tracks": [{"property": "opacity", "values": [1, 0.4, 1]}]}},
      "keyframes/gleam": {"kind": "keyframes", "reducedMotion": "keyframes/flicker", "motion": {
        "duration": 0.5, "tracks": [{"property": "position.x", "values": [0, 100]}]}},
      "transition/slide": {"kind": "transition", "motion": {"style": "push",
        "direction": "fromLeading", "delay": 0.1, "startProgress": 0.25, "endProgress": "3/4"}},
      "transition/turn": {"kind": "transition", "reducedMotion": "none", "motion": {"style": "flip",
        "direction": "fromTrailing", "duration": 0.3, "timing": {"cubicBezier": [0.2, 0, 0, 1]}}},
      "transition/grow": {"kind": "transition", "reducedMotion": "none", "motion": {
        "style": "custom", "duration": 0.3, "timing": {"named": "easeOut"}, "layers": [
          {"layer": "destination.snapshot",
           "initial": {"frame": [{"measure": "cell.x"}, 0, {"measure": "cell.width"}, 80]},
           "frames": [{"property": "cornerRadius", "start": 0, "duration": 1,
             "to": {"measure": "cell.width / 8"}}]}]}},
      "transition/zoom-push": {"kind": "transition", "counterpart": "transition/zoom-pop",
        "reducedMotion": "none", "motion": {"style": "custom", "phase": "push", "duration": 0.4,
          "timing": {"named": "easeInEaseOut"}, "perspective": {"eyeDistance": 800}, "layers": [
            {"layer": "source", "frames": [
              {"property": "opacity", "start": 0, "duration": 1, "to": 0.5}]},
            {"layer": "destination", "initial": {"transform.scale": 0.5, "cornerRadius": 20},
             "frames": [
               {"property": "transform.scale", "start": 0, "duration": 1, "to": 1},
               {"property": "transform.translation.y", "start": 0, "duration": 1, "by": 10},
               {"property": "cornerRadius", "start": "1/2", "duration": "1/2", "to": 0}]}],
          "interaction": {"gesture": "pan", "axis": "y", "distance": {"measure": "-container.height / 2"},
            "begin": "axisDominates", "onRelease": "velocity"}}},
      "transition/zoom-pop": {"kind": "transition", "counterpart": "transition/zoom-push",
        "motion": {"style": "custom", "phase": "pop", "duration": 0.4, "delay": 0.1,
          "timing": {"cubicBezier": [0.4, 0, 0.6, 1]}, "layers": [
            {"layer": "destination"},
            {"layer": "source", "hidden": [0.5, 1]},
            {"layer": "source.snapshot", "frames": [
              {"property": "transform.scale", "start": 0, "duration": 1, "to": 0.1}]}],
          "interaction": {"gesture": "screenEdgePan", "edge": "left"}}},
      "transition/rise": {"kind": "transition", "counterpart": "transition/sink",
        "reducedMotion": "transition/melt", "motion": {"style": "custom", "phase": "present",
          "duration": 0.3, "timing": {"named": "linear"}, "layers": [
            {"layer": "source"},
            {"layer": "destination", "initial": {"transform.translation.y": 100},
             "frames": [{"property": "transform.translation.y", "start": 0, "duration": 1,
               "to": 0}]}]}},
      "transition/sink": {"kind": "transition", "reducedMotion": "transition/melt",
        "motion": {"style": "custom", "phase": "dismiss", "duration": 0.3,
          "timing": {"named": "linear"}, "layers": [
            {"layer": "source", "frames": [
              {"property": "opacity", "start": 0, "duration": 1, "to": 0}]}],
          "interaction": {"gesture": "screenEdgePan", "edge": "trailing"}}},
      "transition/melt": {"kind": "transition", "motion": {"style": "crossDissolve",
        "duration": 0.2, "delay": 0.05, "timing": {"cubicBezier": [0.2, 0, 0, 1]}}},
      "transition/uncover": {"kind": "transition", "reducedMotion": "transition/melt",
        "motion": {"style": "custom", "phase": "pop", "duration": 0.3,
          "timing": {"named": "linear"}, "layers": [
            {"layer": "source.snapshot", "frames": [
              {"property": "opacity", "start": 0, "duration": 1, "to": 0}]}],
          "interaction": {"gesture": "screenEdgePan", "edge": "leading", "distance": 200}}}
    }}
    """#

  static let hostile = #"""
    {"presets": {
      "curve/self": {"title": "*/ } import Darwin /*", "summary": "a\nfatalError()\u2028fatalError()",
        "motion": {"cubicBezier": [0, 0, 1, 1]}},
      "curve/init": {"title": "\u202Eevil \\", "motion": {"cubicBezier": [0, 0, 1, 1]}},
      "keyframes/in": {"kind": "keyframes", "motion": {"tracks": [
        {"target": "\"; fatalError()", "property": "a\"\\(fatalError())\n", "values": [0, 1]},
        {"target": "\u00E9\u202E", "property": "opacity", "values": [0, 1, 0]},
        {"target": "class", "property": "opacity", "values": [0, 1, 0]}]}},
      "animator/default": {"kind": "animator", "motion": {"duration": 1, "animations": [
        {"target": "self", "property": "alpha", "to": 1},
        {"target": "1st */", "property": "alpha", "to": 1},
        {"target": "animator", "property": "alpha", "to": {"measure": "duration + for"}}]}}
    }}
    """#
}
