import Expectations
import Testing

/// The likeliest mistakes in Figma, and what is said of them.
struct FigmaMistakeTests {
  // swift-format-ignore
  private static let texts = [
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": null}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE"}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300, "easing": {"type": "EASE_OUT_BOUNCY"}}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": "300", "easing": {"type": "EASE_OUT"}}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": -1, "easing": {"type": "EASE_OUT"}}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300, "easing": {"type": "CUSTOM_CUBIC_BEZIER"}}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300, "easing": {"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 2, "y1": 0, "x2": 0, "y2": 1}}}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300, "easing": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 1, "stiffness": 300}}}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300, "easing": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 0, "stiffness": 300, "damping": 20}}}}]}]}]}}"#,
        #"{"document": {"type": "DOCUMENT", "children": []}}"#,
        #"{"document": {}}"#,
        #"{"variables": [{"id": "1", "name": "out", "resolvedType": "EASING", "valuesByMode": {"a": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"bounce": 0.3}}}}]}"#,
        #"{"variables": [{"id": "1", "name": "out", "resolvedType": "EASING", "valuesByMode": {"a": {"type": "WOBBLE"}}}]}"#,
        #"{"variables": [{"id": "1", "name": "out", "resolvedType": "EASING", "valuesByMode": {"a": {"type": "VARIABLE_ALIAS", "id": "2"}}}]}"#,
        #"{"variables": [{"id": "1", "name": "out", "resolvedType": "TIMING", "valuesByMode": {"a": "fast"}}]}"#,
        #"{"variables": [{"id": "1", "name": "out", "resolvedType": "FLOAT", "valuesByMode": {"a": 300}}]}"#,
        #"{"variables": [{"id": "1", "name": "out", "resolvedType": "COLOR", "valuesByMode": {"a": {"r": 1}}}]}"#,
        #"{"variables": []}"#,
        #"{"meta": {"variables": {"1": {"name": "out", "resolvedType": "EASING", "valuesByMode": {}}}}}"#
  ]

  @Test("Mistakes in Figma") func mistakes() throws {
    expectSame(
      try Desk.replies(to: Self.texts, in: "figma.json"),
      """
      [0] {"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": null}]}]}]}}
      [0] {"document": {"type": "DOCUMENT", "children": [{"name": "Card", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE"}}]}]}]}}
        found 1: read 0, skipped 1
        Card ON_CLICK  figma.json:1:128  skipped: its transition has no easing or no duration
      [0] trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300}}]}]}]}}
        found 1: read 0, skipped 1
        Card ON_CLICK  figma.json:1:128  skipped: its transition has no easing or no duration
      [0] s": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300, "easing": {"type": "EASE_OUT_BOUNCY"}}}]}]}]}}
        found 1: read 0, skipped 1
        Card.on-click  figma.json:1:207  skipped: 'EASE_OUT_BOUNCY' isn't a Figma easing
      [0] ctions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": "300", "easing": {"type": "EASE_OUT"}}}]}]}]}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        card/on-click  curve
      [0]  "actions": [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": -1, "easing": {"type": "EASE_OUT"}}}]}]}]}}
        found 1: read 0, skipped 1
        Card.on-click  figma.json:1:206  skipped: a duration must be 0 or more
      [0] [{"type": "NODE", "transition": {"type": "DISSOLVE", "duration": 300, "easing": {"type": "CUSTOM_CUBIC_BEZIER"}}}]}]}]}}
        found 1: read 0, skipped 1
        Card.on-click  figma.json:1:207  skipped: CUSTOM_CUBIC_BEZIER has no values
      [0] 0, "easing": {"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 2, "y1": 0, "x2": 0, "y2": 1}}}}]}]}]}}
        found 1: read 0, skipped 1
        Card.on-click  figma.json:1:207  skipped: x1 of a Bézier curve must be from 0 to 1, found 2
      [0] E", "duration": 300, "easing": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 1, "stiffness": 300}}}}]}]}]}}
        found 1: read 0, skipped 1
        Card.on-click  figma.json:1:207  skipped: a spring with a stiffness also needs a damping, because defaults differ between tools
      [0]  300, "easing": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 0, "stiffness": 300, "damping": 20}}}}]}]}]}}
        found 1: read 0, skipped 1
        Card.on-click  figma.json:1:207  skipped: mass must be greater than 0
      [0] {"document": {"type": "DOCUMENT", "children": []}}
      [65] {"document": {}}
      error: unrecognized JSON: not in a format that Curvet reads
        --> figma.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [0] {"variables": [{"id": "1", "name": "out", "resolvedType": "EASING", "valuesByMode": {"a": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"bounce": 0.3}}}}]}
        found 1: read 0, skipped 1
        out  figma.json:1:91  skipped: a Figma spring with only a bounce has no duration
      [0] {"variables": [{"id": "1", "name": "out", "resolvedType": "EASING", "valuesByMode": {"a": {"type": "WOBBLE"}}}]}
        found 1: read 0, skipped 1
        out  figma.json:1:91  skipped: an object isn't a Figma easing
      [0] {"variables": [{"id": "1", "name": "out", "resolvedType": "EASING", "valuesByMode": {"a": {"type": "VARIABLE_ALIAS", "id": "2"}}}]}
        found 1: read 0, skipped 1
        out  figma.json:1:91  skipped: refers to a variable in another file
      [0] {"variables": [{"id": "1", "name": "out", "resolvedType": "TIMING", "valuesByMode": {"a": "fast"}}]}
        found 1: read 0, skipped 1
        out  figma.json:1:91  skipped: 'fast' isn't a time
      [0] {"variables": [{"id": "1", "name": "out", "resolvedType": "FLOAT", "valuesByMode": {"a": 300}}]}
        1 float  skipped: not motion
      [0] {"variables": [{"id": "1", "name": "out", "resolvedType": "COLOR", "valuesByMode": {"a": {"r": 1}}}]}
        1 color  skipped: not motion
      [65] {"variables": []}
      error: unrecognized JSON: not in a format that Curvet reads
        --> figma.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [0] {"meta": {"variables": {"1": {"name": "out", "resolvedType": "EASING", "valuesByMode": {}}}}}
        found 1: read 0, skipped 1
        out  figma.json:1:30  skipped: has no value in any mode

      """)
  }
}
