import Testing

@testable import Importing

/// Tokens of tools that have their values under `value`.
struct DialectTests {
  /// A file of each tool.
  static let tools: [ReaderCase] = [
    // Style Dictionary 3, by category and by type.
    ReaderCase(
      "time.json",
      """
      {"time": {"fast": {"value": "200", "type": "time"}, "slow": {"value": "0.4s", "type": "time"}},
       "size": {"s": {"value": "4", "type": "dimension"}},
       "alias": {"card": {"value": "{time.fast.value}", "type": "time"}}}
      """,
      [
        #"time/fast {"seconds":0.2}"#, #"time/slow {"seconds":0.4}"#,
        #"alias/card {"use":"time/fast"}"#,
      ], leftOut: ["dimension"],
      findings: ["1 a time has no unit, and is read as milliseconds"]),
    // Theo, with a list of props and names that stand for values.
    ReaderCase(
      "duration.json",
      """
      {"aliases": {"FAST": "0.1s"}, "global": {"type": "time", "category": "time"},
       "props": [{"name": "DURATION_INSTANTLY", "value": "0s"},
                 {"name": "DURATION_QUICKLY", "value": "{!FAST}"}]}
      """,
      [#"duration-instantly {"seconds":0}"#, #"duration-quickly {"seconds":0.1}"#]),
    // Polaris.
    ReaderCase(
      "motion.json",
      """
      {"motion": {"motion-duration-150": {"value": "150ms"},
        "motion-ease-out": {"value": "cubic-bezier(0.19, 0.91, 0.38, 1)"},
        "motion-keyframes-fade-in": {"value": "{ to { opacity: 1 } }"}}}
      """,
      [
        #"motion/motion-duration-150 {"seconds":0.15}"#,
        #"motion/motion-ease-out {"cubicBezier":[0.19,0.91,0.38,1]}"#,
        #"motion/motion-keyframes-fade-in {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,1]}]}"#,
      ]),
    // PatternFly.
    ReaderCase(
      "base.json",
      """
      {"global": {"motion": {"duration": {"50": {"type": "number", "value": 50}},
        "timing-function": {"100": {"type": "string", "value": "cubic-bezier(.4, 0, .7, .2)"}},
        "fade": {"duration": {"type": "number", "value": "{global.motion.duration.50}"}}}}}
      """,
      [
        #"global/motion/duration/50 {"seconds":0.05}"#,
        #"global/motion/timing-function/100 {"cubicBezier":[0.4,0,0.7,0.2]}"#,
        #"global/motion/fade/duration {"use":"global/motion/duration/50"}"#,
      ], findings: ["1 a time has no unit, and is read as milliseconds"]),
    // Tokens Studio names its sets above all.
    ReaderCase(
      "studio.json",
      """
      {"core": {"ease": {"value": [".2", "0", "0", "1"], "type": "cubicBezier"},
                "fast": {"value": "200ms", "type": "duration"}},
       "app": {"card": {"type": "transition",
         "value": {"duration": "{fast}", "timingFunction": "{ease}", "property": "opacity"}}}}
      """,
      [
        #"core/ease {"cubicBezier":[0.2,0,0,1]}"#, #"core/fast {"seconds":0.2}"#,
        #"app/card {"cubicBezier":[0.2,0,0,1],"duration":0.2}"#,
      ]),
    // Springs and lists of keyframes, in JSON5.
    ReaderCase(
      "springs.json5",
      """
      // Ours.
      {spring: {card: {type: 'spring', value: {stiffness: 300, damping: 25}},
                sheet: {type: 'spring', value: {response: .5, dampingFraction: .8}},},
       fade: {in: {type: 'keyframes', value: [{offset: 0, opacity: 0}, {offset: 1, opacity: 1}]}},}
      """,
      [
        #"spring/card {"mass":1,"stiffness":300,"damping":25}"#,
        #"spring/sheet {"response":0.5,"dampingFraction":0.8}"#,
        #"fade/in {"tracks":[{"property":"opacity","values":[0,1]}]}"#,
      ]),
  ]
}
