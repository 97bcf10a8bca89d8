import Testing

@testable import Importing

/// What Figma gives as JSON.
struct FigmaTests {
  /// Files with all that is read of them.
  static let files: [ReaderCase] = [
    // The REST API has milliseconds.
    ReaderCase(
      "file.json",
      """
      {"name": "App", "document": {"id": "0:0", "name": "Document", "type": "DOCUMENT", "children": [
        {"id": "1:1", "name": "Button", "type": "FRAME", "interactions": [
          {"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition":
            {"type": "PUSH", "direction": "LEFT", "duration": 300,
             "easing": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 1, "stiffness": 200, "damping": 20}}}}]},
          {"trigger": {"type": "ON_HOVER"}, "actions": [{"type": "NODE", "transition":
            {"type": "DISSOLVE", "duration": 200, "easing": {"type": "EASE_OUT"}}}]},
          {"trigger": {"type": "ON_PRESS"}, "actions": [{"type": "NODE", "transition":
            {"type": "DISSOLVE", "duration": 200, "easing": {"type": "EASE_OUT"}}}]},
          {"trigger": {"type": "ON_DRAG"}, "actions": [{"type": "NODE", "transition": null}]}]}]}}
      """,
      [
        #"button/on-click {"mass":1,"stiffness":200,"damping":20}"#,
        #"button/on-hover {"named":"easeOut","duration":0.2}"#,
      ], leftOut: ["interactions: same motion as other interactions"]),
    // Plugins have seconds.
    ReaderCase(
      "reactions.json",
      """
      {"name": "Card", "reactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE",
        "transition": {"type": "SMART_ANIMATE", "duration": 0.25, "easing": {"type": "GENTLE"}}}]}]}
      """, [#"card/on-click {"mass":1,"stiffness":100,"damping":15}"#]),
    ReaderCase(
      "variables.json",
      """
      {"variables": [
        {"id": "v1", "name": "motion/fast", "resolvedType": "TIMING", "valuesByMode": {"m1": 0.30000001192092896}},
        {"id": "v2", "name": "motion/out", "resolvedType": "EASING", "valuesByMode": {"m1":
          {"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 0.2, "y1": 0, "x2": 0, "y2": 1}}}},
        {"id": "v3", "name": "card/out", "resolvedType": "EASING", "valuesByMode": {"m1": {"type": "VARIABLE_ALIAS", "id": "v2"}}},
        {"id": "v4", "name": "red", "resolvedType": "COLOR", "valuesByMode": {"m1": {"r": 1, "g": 0, "b": 0}}}]}
      """,
      [
        #"motion/fast {"seconds":0.30000001192092896}"#,
        #"motion/out {"cubicBezier":[0.2,0,0,1]}"#, #"card/out {"use":"motion/out"}"#,
      ], leftOut: ["color"]),
    ReaderCase(
      "tracks.json",
      """
      {"name": "Card", "manualKeyframeTracks": {
        "TRANSLATION_XY": {"keyframes": [
          {"timelinePosition": 0, "value": {"type": "VECTOR", "value": {"x": 0, "y": 40}}, "easing": {"type": "LINEAR"}},
          {"timelinePosition": 0.4, "value": {"type": "VECTOR", "value": {"x": 0, "y": 0}},
           "easing": {"type": "EASE_OUT"}}]},
        "ROTATION": {"keyframes": [
          {"timelinePosition": 0, "value": {"type": "FLOAT", "value": 0}},
          {"timelinePosition": 0.4, "value": {"type": "FLOAT", "value": 90}, "easing": {"type": "HOLD"}}]},
        "GRID_ROW_GAP": {"keyframes": [
          {"timelinePosition": 0, "value": {"type": "FLOAT", "value": 0}},
          {"timelinePosition": 0.4, "value": {"type": "FLOAT", "value": 9}}]}}}
      """,
      [
        #"card {"duration":0.4,"fillMode":"both","tracks":[{"property":"transform.translation.x","values":[0,0],"timings":[{"named":"easeOut"}]},{"property":"transform.translation.y","values":[40,0],"timings":[{"named":"easeOut"}]},{"property":"transform.rotation","values":[0,-90],"timings":[{"steps":1,"jump":"end"}]}]}"#
      ], leftOut: ["Card GRID_ROW_GAP: Curvet has no value type for it"]),
  ]
}
