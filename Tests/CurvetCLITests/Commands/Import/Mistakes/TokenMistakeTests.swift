import Expectations
import Testing

/// The likeliest mistakes in tokens of other tools, and what is said of them.
struct TokenMistakeTests {
  // swift-format-ignore
  private static let texts = [
        #"{"fast": {"value": "300"}}"#,
        #"{"fast": {"value": 300, "type": "time"}}"#,
        #"{"fast": {"value": "300 ms", "type": "time"}}"#,
        #"{"fast": {"value": "fast", "type": "time"}}"#,
        #"{"fast": {"value": "-1s", "type": "time"}}"#,
        #"{"fast": {"value": "{time.slow}", "type": "time"}}"#,
        #"{"a": {"value": "{b}", "type": "time"}, "b": {"value": "{a}", "type": "time"}}"#,
        #"{"ease": {"value": [0.2, 0, 0], "type": "easing"}}"#,
        #"{"ease": {"value": "cubic-bezier(.2, 0, 0)", "type": "easing"}}"#,
        #"{"ease": {"value": "ease-out-back", "type": "easing"}}"#,
        #"{"ease": {"value": [2, 0, 0, 1], "type": "cubicBezier"}}"#,
        #"{"card": {"value": {"duration": 300, "timingFunction": "ease"}, "type": "transition"}}"#,
        #"{"card": {"value": "opacity 300 ease", "type": "transition"}}"#,
        #"{"card": {"value": {"stiffness": 300}, "type": "spring"}}"#,
        #"{"card": {"value": {"stiffness": -1, "damping": 20}, "type": "spring"}}"#,
        #"{"card": {"value": {"bounce": 2, "duration": "300ms"}, "type": "spring"}}"#,
        #"{"fade": {"value": "{ to { opacty: 1 } }", "type": "keyframes"}}"#,
        #"{"fade": {"value": [], "type": "keyframes"}}"#,
        #"{"props": [{"value": "1s"}]}"#,
        #"{"fast": {"value": null, "type": "time"}}"#
  ]

  @Test("Mistakes in tokens of other tools") func mistakes() throws {
    expectSame(
      try Desk.replies(to: Self.texts, in: "tokens.json"),
      """
      [65] {"fast": {"value": "300"}}
      error: unrecognized JSON: not in a format that Curvet reads
        --> tokens.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [0] {"fast": {"value": 300, "type": "time"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 duration
        fast  duration
      warning: a time has no unit, and is read as milliseconds
        --> tokens.json:1:20 (/fast/value)
          1 | {"fast": {"value": 300, "type": "time"}}
            |                    ^
      help: for seconds, pass --option unit=s
      [0] {"fast": {"value": "300 ms", "type": "time"}}
        found 1: read 0, skipped 1
        fast  tokens.json:1:20  skipped: '300 ms' isn't a time
      [0] {"fast": {"value": "fast", "type": "time"}}
        found 1: read 0, skipped 1
        fast  tokens.json:1:20  skipped: 'fast' isn't a time
      [0] {"fast": {"value": "-1s", "type": "time"}}
        found 1: read 0, skipped 1
        fast  tokens.json:1:20  skipped: a duration must be 0 or more
      [0] {"fast": {"value": "{time.slow}", "type": "time"}}
        found 1: read 0, skipped 1
        fast  tokens.json:1:20  skipped: cannot resolve '{time.slow}'
      [0] {"a": {"value": "{b}", "type": "time"}, "b": {"value": "{a}", "type": "time"}}
        found 2: read 0, skipped 2
        a  tokens.json:1:17  skipped: cannot resolve '{a}': it refers to itself
        b  tokens.json:1:56  skipped: cannot resolve '{b}': it refers to itself
      [0] {"ease": {"value": [0.2, 0, 0], "type": "easing"}}
        found 1: read 0, skipped 1
        ease  tokens.json:1:20  skipped: a Bézier curve takes 4 numbers, found 3
      [0] {"ease": {"value": "cubic-bezier(.2, 0, 0)", "type": "easing"}}
        found 1: read 0, skipped 1
        ease  tokens.json:1:20  skipped: 'cubic-bezier(.2, 0, 0)': cubic-bezier() takes 4 numbers, separated by commas
      [0] {"ease": {"value": "ease-out-back", "type": "easing"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        ease  curve
      [0] {"ease": {"value": [2, 0, 0, 1], "type": "cubicBezier"}}
        found 1: read 0, skipped 1
        ease  tokens.json:1:20  skipped: x1 of a Bézier curve must be from 0 to 1, found 2
      [0] {"card": {"value": {"duration": 300, "timingFunction": "ease"}, "type": "transition"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        card  curve
      warning: a time has no unit, and is read as milliseconds
        --> tokens.json:1:20 (/card/value)
          1 | {"card": {"value": {"duration": 300, "timingFunction": "ease"}, "type": "transition"}}
            |                    ^
      help: for seconds, pass --option unit=s
      [0] {"card": {"value": "opacity 300 ease", "type": "transition"}}
        found 1: read 0, skipped 1
        card  tokens.json:1:20  skipped: 'opacity 300 ease' isn't a transition
      [0] {"card": {"value": {"stiffness": 300}, "type": "spring"}}
        found 1: read 0, skipped 1
        card  tokens.json:1:20  skipped: a spring with a stiffness also needs a damping, because defaults differ between tools
      [0] {"card": {"value": {"stiffness": -1, "damping": 20}, "type": "spring"}}
        found 1: read 0, skipped 1
        card  tokens.json:1:20  skipped: stiffness must be greater than 0
      [65] {"card": {"value": {"bounce": 2, "duration": "300ms"}, "type": "spring"}}
      error: card: the duration of a spring with a bounce could mean its perceptual duration (Apple) or its settling time (motion.dev)
        --> tokens.json:1:20 (/card/value)
          1 | {"card": {"value": {"bounce": 2, "duration": "300ms"}, "type": "spring"}}
            |                    ^
      help: pass --option spring=perceptual or --option spring=settling
      [0] {"fade": {"value": "{ to { opacty: 1 } }", "type": "keyframes"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 keyframe animation
        fade  keyframes
      [0] {"fade": {"value": [], "type": "keyframes"}}
        found 1: read 0, skipped 1
        fade  tokens.json:1:20  skipped: an array isn't a list of keyframes
      [65] {"props": [{"value": "1s"}]}
      error: unrecognized JSON: not in a format that Curvet reads
        --> tokens.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [65] {"fast": {"value": null, "type": "time"}}
      error: unrecognized JSON: not in a format that Curvet reads
        --> tokens.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from

      """)
  }
}
