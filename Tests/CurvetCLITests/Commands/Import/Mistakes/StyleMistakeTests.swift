import Expectations
import Testing

/// The likeliest mistakes in style sheets, and what is said of them.
struct StyleMistakeTests {
  // swift-format-ignore
  private static let texts = [
        #"--ease: cubic-bezier(.2, 0, 0);"#,
        #"--ease: cubic-bezier(1.2, 0, 0, 1);"#,
        #"--ease: cubic-bezier(.2 0 0 1);"#,
        #"--ease: cubic-bezier(.2, 0, 0, 1"#,
        #"--ease: cubicbezier(.2, 0, 0, 1);"#,
        #"""
        --ease: linear(0, .5);
        --easing: linear(0);
        """#,
        #"--ease: linear();"#,
        #"--ease: steps(0);"#,
        #"--ease: steps(1, jump-none);"#,
        #"--ease: steps(2.5, end);"#,
        #"--ease: ease-out-back;"#,
        #"--ease: "ease-out";"#,
        #"--duration: 300;"#,
        #"--duration: 300 ms;"#,
        #"--duration: .3sec;"#,
        #"--duration: calc(300ms * 2px);"#,
        #"--duration: var(--fast);"#,
        #"--duration: var(--duration);"#,
        #"--spin: spin 1s linear;"#,
        #"@keyframes fade { 0 { opacity: 0 } 100 { opacity: 1 } }"#,
        #"@keyframes fade { from { opacity: 0 } to { opacty: 1 } }"#,
        #"@keyframes { to { opacity: 0 } }"#,
        #".card { transition: opacity 300ms ease-out; }"#,
        #"$durations: (fast 100ms);"#
  ]

  @Test("Mistakes in style sheets") func mistakes() throws {
    expectSame(
      try Desk.replies(to: Self.texts, in: "a.css"),
      """
      [0] --ease: cubic-bezier(.2, 0, 0);
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: 'cubic-bezier(.2, 0, 0)': cubic-bezier() takes 4 numbers, separated by commas
      [0] --ease: cubic-bezier(1.2, 0, 0, 1);
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: the x values of cubic-bezier() must be from 0 to 1
      [0] --ease: cubic-bezier(.2 0 0 1);
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: 'cubic-bezier(.2 0 0 1)': cubic-bezier() takes 4 numbers, separated by commas
      [0] --ease: cubic-bezier(.2, 0, 0, 1
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: 'cubic-bezier(.2, 0, 0, 1': cubic-bezier() takes 4 numbers, separated by commas
      warning: 'cubic-bezier(' is never closed
        --> a.css:1:9
          1 | --ease: cubic-bezier(.2, 0, 0, 1
            |         ^
      help: close it; like browsers, Curvet reads the rest of the file as part of it
      [0] --ease: cubicbezier(.2, 0, 0, 1);
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: cannot resolve 'cubicbezier()'
      [0] --ease: linear(0, .5);
      --easing: linear(0);
      Would import 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves
        ease    curve
        easing  curve
      [0] --ease: linear();
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: 'linear()': expected a number in linear(), found ')'
      [0] --ease: steps(0);
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: steps() takes a whole number from 1 to 10000
      [0] --ease: steps(1, jump-none);
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: steps() with jump-none takes at least 2 steps
      [0] --ease: steps(2.5, end);
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: steps() takes a whole number from 1 to 10000
      [0] --ease: ease-out-back;
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: 'ease-out-back' isn't an easing
      [0] --ease: "ease-out";
        found 1: read 0, skipped 1
        --ease  a.css:1:1  skipped: a string in quotes isn't an easing
      [0] --duration: 300;
        found 1: read 0, skipped 1
        --duration  a.css:1:1  skipped: 300 has no unit: write 300ms or 300s
      [0] --duration: 300 ms;
        found 1: read 0, skipped 1
        --duration  a.css:1:1  skipped: '300 ms' isn't a time
      [0] --duration: .3sec;
        found 1: read 0, skipped 1
        --duration  a.css:1:1  skipped: '.3sec' isn't a time
      [0] --duration: calc(300ms * 2px);
        found 1: read 0, skipped 1
        --duration  a.css:1:1  skipped: cannot calculate 'calc(300ms * 2px)'
      [0] --duration: var(--fast);
        found 1: read 0, skipped 1
        --duration  a.css:1:1  skipped: cannot resolve 'var(--fast)'
      [0] --duration: var(--duration);
        found 1: read 0, skipped 1
        --duration  a.css:1:1  skipped: cannot resolve '--duration': it refers to itself
      [0] --spin: spin 1s linear;
        found 1: read 0, skipped 1
        --spin  a.css:1:1  skipped: 'spin' is neither a property nor @keyframes in these files
      [0] @keyframes fade { 0 { opacity: 0 } 100 { opacity: 1 } }
        found 3: read 0, skipped 3
        0 in @keyframes fade    a.css:1:1  skipped: not a percentage from 0% to 100%
        100 in @keyframes fade  a.css:1:1  skipped: not a percentage from 0% to 100%
        @keyframes fade         a.css:1:1  skipped: has no keyframes
      [0] @keyframes fade { from { opacity: 0 } to { opacty: 1 } }
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 keyframe animation
        fade  keyframes
      note: @keyframes fade: not exact: opacty isn't a known property of CSS, so its values change at once
        --> a.css:1:1
          1 | @keyframes fade { from { opacity: 0 } to { opacty: 1 } }
            | ^
      help: check its name
      [0] @keyframes { to { opacity: 0 } }
        found 1: read 0, skipped 1
        @keyframes  a.css:1:1  skipped: its name is missing or computed
      [0] .card { transition: opacity 300ms ease-out; }
        found 1: read 0, skipped 1
        transitions in rules  a.css:1:9  skipped: not named; name one, for example --card: opacity 300ms ease-out
      [0] $durations: (fast 100ms);
        found 1: read 0, skipped 1
        $durations  a.css:1:1  skipped: '(fast 100ms)' isn't a time

      """)
  }
}
