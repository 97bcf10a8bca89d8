import Expectations
import Testing

/// The likeliest mistakes in plain JSON, and what is said of them.
struct PlainMistakeTests {
  // swift-format-ignore
  private static let texts = [
        #"{"card": {"easing": [0.2, 0, 0, 1], "duration": 300}}"#,
        #"{"card": {"easing": [0.2, 0, 0], "duration": "300ms"}}"#,
        #"{"card": {"easing": [2, 0, 0, 1], "duration": "300ms"}}"#,
        #"{"card": {"easing": "easeOutBak", "duration": "300ms"}}"#,
        #"{"card": {"easing": "ease-out", "duration": "300"}}"#,
        #"{"card": {"easing": "ease-out", "duration": "fast"}}"#,
        #"{"card": {"easing": "ease-out", "duration": -0.3, "delay": "1s"}}"#,
        #"{"card": {"ease": "easeOut", "duration": "300ms", "delay": 100}}"#,
        #"{"card": {"type": "spring"}}"#,
        #"{"card": {"type": "spring", "stiffness": 300}}"#,
        #"{"card": {"type": "spring", "stiffness": "300", "damping": "25"}}"#,
        #"{"card": {"type": "spring", "stiffness": 300, "damping": 0}}"#,
        #"{"card": {"type": "spring", "bounce": 0.2}}"#,
        #"{"card": {"type": "spring", "bounce": 0.2, "duration": 300}}"#,
        #"{"card": {"tension": 170}}"#,
        #"{"easing": {"out": "cubic-bezier(.2, 0, 0)"}}"#,
        #"{"easing": {"out": [0.2, 0, 0, "1"]}}"#,
        #"{"durations": {"fast": 100}}"#,
        #"{"card": {"keyframes": [{"opacity": 0}, {"opacty": 1}], "duration": "1s"}}"#,
        #"{card: {easing: [.2, 0, 0, 1], duration: '300ms'}"#,
        #"{"hello": "world"}"#,
        #"[0.4, 0, 0.2]"#
  ]

  @Test("Mistakes in plain JSON") func mistakes() throws {
    expectSame(
      try Desk.replies(to: Self.texts, in: "motion.json"),
      """
      [65] {"card": {"easing": [0.2, 0, 0, 1], "duration": 300}}
      error: card: 300 has no unit: it could mean 300 ms or 300 s
        --> motion.json:1:49 (/card/duration)
          1 | {"card": {"easing": [0.2, 0, 0, 1], "duration": 300}}
            |                                                 ^
      help: pass --option unit=ms or --option unit=s
      [0] {"card": {"easing": [0.2, 0, 0], "duration": "300ms"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 duration
        found 2: read 1, skipped 1
        card/duration                    duration
        card.easing    motion.json:1:21  skipped: a Bézier curve takes 4 numbers, found 3
      [0] {"card": {"easing": [2, 0, 0, 1], "duration": "300ms"}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: x1 of a Bézier curve must be from 0 to 1, found 2
      [0] {"card": {"easing": "easeOutBak", "duration": "300ms"}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: 'easeOutBak' isn't a known easing
      [65] {"card": {"easing": "ease-out", "duration": "300"}}
      error: card: 300 has no unit: it could mean 300 ms or 300 s
        --> motion.json:1:45 (/card/duration)
          1 | {"card": {"easing": "ease-out", "duration": "300"}}
            |                                             ^
      help: pass --option unit=ms or --option unit=s
      [0] {"card": {"easing": "ease-out", "duration": "fast"}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: 'fast' isn't a time
      [65] {"card": {"easing": "ease-out", "duration": -0.3, "delay": "1s"}}
      error: card: -0.3 has no unit: it could mean -0.3 ms or -0.3 s
        --> motion.json:1:45 (/card/duration)
          1 | {"card": {"easing": "ease-out", "duration": -0.3, "delay": "1s"}}
            |                                             ^
      help: pass --option unit=ms or --option unit=s
      [65] {"card": {"ease": "easeOut", "duration": "300ms", "delay": 100}}
      error: card: 100 has no unit: it could mean 100 ms or 100 s
        --> motion.json:1:60 (/card/delay)
          1 | {"card": {"ease": "easeOut", "duration": "300ms", "delay": 100}}
            |                                                            ^
      help: pass --option unit=ms or --option unit=s
      [0] {"card": {"type": "spring"}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: a spring needs values, such as stiffness and damping
      [0] {"card": {"type": "spring", "stiffness": 300}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: a spring with a stiffness also needs a damping, because defaults differ between tools
      [0] {"card": {"type": "spring", "stiffness": "300", "damping": "25"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 spring
        card  spring
      [0] {"card": {"type": "spring", "stiffness": 300, "damping": 0}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: damping must be greater than 0
      [0] {"card": {"type": "spring", "bounce": 0.2}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: a spring with a bounce also needs a duration, which sets its speed
      [65] {"card": {"type": "spring", "bounce": 0.2, "duration": 300}}
      error: card: the duration of a spring with a bounce could mean its perceptual duration (Apple) or its settling time (motion.dev)
        --> motion.json:1:10 (/card)
          1 | {"card": {"type": "spring", "bounce": 0.2, "duration": 300}}
            |          ^
      help: pass --option spring=perceptual or --option spring=settling
      [0] {"card": {"tension": 170}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: a spring with a stiffness also needs a damping, because defaults differ between tools
      [0] {"easing": {"out": "cubic-bezier(.2, 0, 0)"}}
        found 1: read 0, skipped 1
        easing.out  motion.json:1:20  skipped: 'cubic-bezier(.2, 0, 0)': cubic-bezier() takes 4 numbers, separated by commas
      [0] {"easing": {"out": [0.2, 0, 0, "1"]}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        easing/out  curve
      [65] {"durations": {"fast": 100}}
      error: durations.fast: 100 has no unit: it could mean 100 ms or 100 s
        --> motion.json:1:24 (/durations/fast)
          1 | {"durations": {"fast": 100}}
            |                        ^
      help: pass --option unit=ms or --option unit=s
      [0] {"card": {"keyframes": [{"opacity": 0}, {"opacty": 1}], "duration": "1s"}}
        found 1: read 0, skipped 1
        card  motion.json:1:10  skipped: 'opacty' isn't a CSS property that can be animated
      [65] {card: {easing: [.2, 0, 0, 1], duration: '300ms'}
      error: expected ',' or '}', found the end of the document
        --> motion.json:1:50
          1 | {card: {easing: [.2, 0, 0, 1], duration: '300ms'}
            |                                                  ^
      help: is the file complete? close every open { and [
      [65] {"hello": "world"}
      error: unrecognized JSON: not in a format that Curvet reads
        --> motion.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [65] [0.4, 0, 0.2]
      error: unrecognized JSON: not in a format that Curvet reads
        --> motion.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from

      """)
  }
}
