import Expectations
import Testing

/// The likeliest mistakes in design tokens, and what is said of them.
struct DTCGMistakeTests {
  // swift-format-ignore
  private static let texts = [
        #"{"fast": {"$type": "duration", "$value": 300}}"#,
        #"{"fast": {"$type": "duration", "$value": {"value": 300}}}"#,
        #"{"fast": {"$type": "duration", "$value": {"value": 300, "unit": "sec"}}}"#,
        #"{"fast": {"$type": "duration", "$value": "300"}}"#,
        #"{"fast": {"$value": "300ms"}}"#,
        #"{"fast": {"$type": "time", "$value": "300ms"}}"#,
        #"{"ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0]}}"#,
        #"{"ease": {"$type": "cubicBezier", "$value": [1.2, 0, 0, 1]}}"#,
        #"{"ease": {"$type": "cubicBezier", "$value": "ease-out"}}"#,
        #"{"ease": {"$type": "cubic-bezier", "$value": "cubic-bezier(.2, 0, 0)"}}"#,
        #"{"ease": {"$type": "cubicBezier", "$value": ["0.2", "0", "0", "1"]}}"#,
        #"{"ease": {"$type": "cubicBezier", "$value": "{easing.out}"}}"#,
        #"{"a": {"$type": "duration", "$value": "{b}"}, "b": {"$type": "duration", "$value": "{a}"}}"#,
        #"{"card": {"$type": "transition", "$value": {"duration": "300ms"}}}"#,
        #"{"card": {"$type": "transition", "$value": {"duration": "300ms", "timingFunction": [0.2, 0, 0, 1]}}}"#,
        #"{"card": {"$type": "spring", "$value": {"stiffness": 300}}}"#,
        #"{"ease": {"type": "cubicBezier", "value": [0.2, 0, 0, 1]}}"#,
        #"{"fast": {"$type": "duration", "value": "300ms"}}"#,
        #"{"Fast Time": {"$type": "duration", "$value": "300ms"}}"#,
        #"{"fast": {"$type": "duration", "$value": "300ms"},}"#,
        #"{"fast": {"$type": "duration" "$value": "300ms"}}"#
  ]

  @Test("Mistakes in design tokens") func mistakes() throws {
    expectSame(
      try Desk.replies(to: Self.texts, in: "a.tokens.json"),
      """
      [65] {"fast": {"$type": "duration", "$value": 300}}
      error: fast: $value needs a unit, found 300
        --> a.tokens.json:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": 300}}
            |                                          ^
      help: write {"value": 300, "unit": "ms"}, or "s" for seconds
      [65] {"fast": {"$type": "duration", "$value": {"value": 300}}}
      error: fast: $value has no field 'unit'
        --> a.tokens.json:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": {"value": 300}}}
            |                                          ^
      help: write {"value": 300, "unit": "ms"}, with both fields even for 0
      [65] {"fast": {"$type": "duration", "$value": {"value": 300, "unit": "sec"}}}
      error: fast: unit must be 'ms' or 's', found 'sec'
        --> a.tokens.json:1:65 (/fast/$value/unit)
          1 | {"fast": {"$type": "duration", "$value": {"value": 300, "unit": "sec"}}}
            |                                                                 ^
      help: convert it to seconds or milliseconds
      [65] {"fast": {"$type": "duration", "$value": "300"}}
      error: fast: $value needs a unit, found 300
        --> a.tokens.json:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": "300"}}
            |                                          ^
      help: write {"value": 300, "unit": "ms"}, or "s" for seconds
      [65] {"fast": {"$value": "300ms"}}
      error: fast: the token has no type
        --> a.tokens.json:1:2 (/fast)
          1 | {"fast": {"$value": "300ms"}}
            |  ^
      help: add $type to the token, or to a group that contains it
      [0] {"fast": {"$type": "time", "$value": "300ms"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 duration
        fast  duration
      warning: fast: the type 'time' is read as 'duration'
        --> a.tokens.json:1:20 (/fast/$type)
          1 | {"fast": {"$type": "time", "$value": "300ms"}}
            |                    ^
      help: write 'duration', as in DTCG 2025.10
      warning: fast: $value is the string '300ms' instead of an object
        --> a.tokens.json:1:38 (/fast/$value)
          1 | {"fast": {"$type": "time", "$value": "300ms"}}
            |                                      ^
      help: write {"value": 300, "unit": "ms"}, as in DTCG 2025.10
      [65] {"ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0]}}
      error: ease: $value must be 4 numbers [x1, y1, x2, y2], found 3
        --> a.tokens.json:1:45 (/ease/$value)
          1 | {"ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0]}}
            |                                             ^
      help: write [0.2, 0, 0, 1]
      [65] {"ease": {"$type": "cubicBezier", "$value": [1.2, 0, 0, 1]}}
      error: ease: x1 must be from 0 to 1, found 1.2
        --> a.tokens.json:1:46 (/ease/$value/0)
          1 | {"ease": {"$type": "cubicBezier", "$value": [1.2, 0, 0, 1]}}
            |                                              ^
      help: write a fraction from 0 to 1; only y can be outside 0…1
      [0] {"ease": {"$type": "cubicBezier", "$value": "ease-out"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        ease  curve
      warning: ease: $value is the CSS string 'ease-out'
        --> a.tokens.json:1:45 (/ease/$value)
          1 | {"ease": {"$type": "cubicBezier", "$value": "ease-out"}}
            |                                             ^
      help: write 4 numbers, such as [0.2, 0, 0, 1], as in DTCG 2025.10
      [65] {"ease": {"$type": "cubic-bezier", "$value": "cubic-bezier(.2, 0, 0)"}}
      warning: ease: the type 'cubic-bezier' is read as 'cubicBezier'
        --> a.tokens.json:1:20 (/ease/$type)
          1 | {"ease": {"$type": "cubic-bezier", "$value": "cubic-bezier(.2, 0, 0)"}}
            |                    ^
      help: write 'cubicBezier', as in DTCG 2025.10
      error: ease: $value must be 4 numbers [x1, y1, x2, y2], found 'cubic-bezier(.2, 0, 0)'
        --> a.tokens.json:1:46 (/ease/$value)
          1 | {"ease": {"$type": "cubic-bezier", "$value": "cubic-bezier(.2, 0, 0)"}}
            |                                              ^
      help: write [0.2, 0, 0, 1]
      [0] {"ease": {"$type": "cubicBezier", "$value": ["0.2", "0", "0", "1"]}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        ease  curve
      warning: ease: x1 is the string '0.2' instead of a number
        --> a.tokens.json:1:46 (/ease/$value/0)
          1 | {"ease": {"$type": "cubicBezier", "$value": ["0.2", "0", "0", "1"]}}
            |                                              ^
      help: write 0.2 without quotes
      warning: ease: y1 is the string '0' instead of a number
        --> a.tokens.json:1:53 (/ease/$value/1)
          1 | {"ease": {"$type": "cubicBezier", "$value": ["0.2", "0", "0", "1"]}}
            |                                                     ^
      help: write 0 without quotes
      warning: ease: x2 is the string '0' instead of a number
        --> a.tokens.json:1:58 (/ease/$value/2)
          1 | {"ease": {"$type": "cubicBezier", "$value": ["0.2", "0", "0", "1"]}}
            |                                                          ^
      help: write 0 without quotes
      warning: ease: y2 is the string '1' instead of a number
        --> a.tokens.json:1:63 (/ease/$value/3)
          1 | {"ease": {"$type": "cubicBezier", "$value": ["0.2", "0", "0", "1"]}}
            |                                                               ^
      help: write 1 without quotes
      [65] {"ease": {"$type": "cubicBezier", "$value": "{easing.out}"}}
      error: ease: use refers to 'easing/out', which doesn't exist
        --> a.tokens.json:1:45 (/ease/$value)
          1 | {"ease": {"$type": "cubicBezier", "$value": "{easing.out}"}}
            |                                             ^
      help: import it in the same command, or correct the name
      [65] {"a": {"$type": "duration", "$value": "{b}"}, "b": {"$type": "duration", "$value": "{a}"}}
      error: a: aliases form a cycle: a → b → a
        --> a.tokens.json:1:39 (/a/$value)
          1 | {"a": {"$type": "duration", "$value": "{b}"}, "b": {"$type": "duration", "$value": "{a}"}}
            |                                       ^
      help: replace the alias in one of them with its value
      [65] {"card": {"$type": "transition", "$value": {"duration": "300ms"}}}
      warning: card: the transition has no delay, so 0 is used
        --> a.tokens.json:1:44 (/card/$value)
          1 | {"card": {"$type": "transition", "$value": {"duration": "300ms"}}}
            |                                            ^
      help: add "delay": {"value": 0, "unit": "ms"}
      error: card: the transition has no field 'timingFunction'
        --> a.tokens.json:1:44 (/card/$value)
          1 | {"card": {"$type": "transition", "$value": {"duration": "300ms"}}}
            |                                            ^
      help: write {"duration": "{…}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{…}"}
      warning: card: duration is the string '300ms' instead of an object
        --> a.tokens.json:1:57 (/card/$value/duration)
          1 | {"card": {"$type": "transition", "$value": {"duration": "300ms"}}}
            |                                                         ^
      help: write {"value": 300, "unit": "ms"}, as in DTCG 2025.10
      [0] {"card": {"$type": "transition", "$value": {"duration": "300ms", "timingFunction": [0.2, 0, 0, 1]}}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        card  curve
      warning: card: the transition has no delay, so 0 is used
        --> a.tokens.json:1:44 (/card/$value)
          1 | {"card": {"$type": "transition", "$value": {"duration": "300ms", "timingFunction": [0.2, 0, 0, 1…
            |                                            ^
      help: add "delay": {"value": 0, "unit": "ms"}
      warning: card: duration is the string '300ms' instead of an object
        --> a.tokens.json:1:57 (/card/$value/duration)
          1 | …rd": {"$type": "transition", "$value": {"duration": "300ms", "timingFunction": [0.2, 0, 0, 1]}}}
            |                                                      ^
      help: write {"value": 300, "unit": "ms"}, as in DTCG 2025.10
      [0] {"card": {"$type": "spring", "$value": {"stiffness": 300}}}
        found 1: read 0, skipped 1
        card  a.tokens.json:1:2  skipped: a spring with a stiffness also needs a damping, because defaults differ between tools
      [0] {"ease": {"type": "cubicBezier", "value": [0.2, 0, 0, 1]}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        ease  curve
      [0] {"fast": {"$type": "duration", "value": "300ms"}}
      warning: fast: 'value' is neither a token nor a group, and is ignored
        --> a.tokens.json:1:32 (/fast/value)
          1 | {"fast": {"$type": "duration", "value": "300ms"}}
            |                                ^
      help: did you mean '$value'?
      [0] {"Fast Time": {"$type": "duration", "$value": "300ms"}}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 duration
        fast-time  duration
      warning: Fast Time: $value is the string '300ms' instead of an object
        --> a.tokens.json:1:47 (/Fast Time/$value)
          1 | {"Fast Time": {"$type": "duration", "$value": "300ms"}}
            |                                               ^
      help: write {"value": 300, "unit": "ms"}, as in DTCG 2025.10
      [0] {"fast": {"$type": "duration", "$value": "300ms"},}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 duration
        fast  duration
      warning: fast: $value is the string '300ms' instead of an object
        --> a.tokens.json:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": "300ms"},}
            |                                          ^
      help: write {"value": 300, "unit": "ms"}, as in DTCG 2025.10
      [65] {"fast": {"$type": "duration" "$value": "300ms"}}
      error: expected ',' or '}', found '"'
        --> a.tokens.json:1:31
          1 | {"fast": {"$type": "duration" "$value": "300ms"}}
            |                               ^
      help: is a comma missing before it?

      """)
  }
}
