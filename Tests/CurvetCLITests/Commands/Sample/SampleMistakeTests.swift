import Testing

struct SampleMistakeTests {
  @Test("A duration is refused") func duration() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "duration/material/short1").expect(
      65,
      errors: """
        error: duration/material/short1: a duration has no values over time
        help: sample a motion that takes this long

        """)
  }

  @Test("A document of durations too") func durations() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "-",
      input: """
        {"presets": {"a": "200ms"}}

        """
    ).expect(
      65,
      errors: """
        error: a: a duration has no values over time
          --> -:1:19 (/presets/a)
            1 | {"presets": {"a": "200ms"}}
              |                   ^
        help: sample a motion that takes this long

        """)
  }

  @Test("What cannot be evaluated is told with its place") func evaluation() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "-",
      input: """
        {"curvet": 1, "presets": {
          "keys/paced": {"kind": "keyframes", "motion": {"duration": 1, "tracks": [
            {"property": "position.x", "values": [0, {"measure": "width"}], "calculationMode": "paced"}]}}
        }}

        """
    ).expect(
      65,
      errors: """
        error: keys/paced: the measure needs 'width'
          --> -:2:49 (/presets/keys~1paced/motion)
            2 |   "keys/paced": {"kind": "keyframes", "motion": {"duration": 1, "tracks": [
              |                                                 ^
        help: only the app knows it; give a value, such as width=100

        """)
  }

  @Test("A document that is not JSON") func json() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "-",
      input: """
        {"presets": {"a": }}

        """
    ).expect(
      65,
      errors: """
        error: expected a value, found '}'
          --> -:1:19
            1 | {"presets": {"a": }}
              |                   ^
        help: write a number, a text in double quotes, true, false, null, […] or {…}

        """)
  }

  @Test("A document without presets") func empty() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "-",
      input: """
        {"presets": {}}

        """
    ).expect(
      65,
      errors: """
        error: the document holds no preset
          --> -

        """)
  }

  @Test("A dangling reference") func dangling() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "-",
      input: """
        {"presets": {"a": {"kind": "curve", "motion": {"use": "curve/car"}}}}

        """
    ).expect(
      65,
      errors: """
        error: a: use refers to "curve/car", which does not exist
          --> -:1:55 (/presets/a/motion/use)
            1 | {"presets": {"a": {"kind": "curve", "motion": {"use": "curve/car"}}}}
              |                                                       ^
        help: did you mean 'curve/card', 'curve/carbon/entrance-expressive' or 'curve/carbon/entrance-productive'?

        """)
  }

  @Test("A name that is misspelt") func name() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "curve/crad").expect(
      66,
      errors: """
        error: there is no preset "curve/crad"
        help: did you mean 'curve/card'?

        """)
  }

  @Test("An expression that is not understood") func expression() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "cubic-bezier(2, 0, 0, 1)").expect(
      65,
      errors: """
        error: the x values of cubic-bezier() must be from 0 to 1
        help: x is a fraction of the time; y may be outside 0…1

        """)
  }

  @Test("Moments that are none") func moments() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "linear", "--at", "0,soon").expect(
      64,
      errors: """
        error: invalid value '0,soon' for '--at': expected times such as 0,0.1,0.5 or 100ms,50%

        """)
  }

  @Test("Seconds for a curve") func seconds() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "curve/card", "--at", "100ms").expect(
      64,
      errors: """
        error: curve/card is a curve: it takes fractions of its time, not seconds
        help: write 0.5 or 50%

        """)
  }

  @Test("Frames for a curve") func frames() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "curve/card", "--fps", "60").expect(
      64,
      errors: """
        error: curve/card is a curve: it has fractions of its time, not frames
        help: use --count

        """)
  }

  @Test("Two ways to say when") func two() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "linear", "--at", "0", "--count", "3").expect(
      64,
      errors: """
        error: '--at' and '--count' can't be used together

        """)
  }

  @Test("Too many") func many() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "linear", "--count", "0").expect(
      64,
      errors: """
        error: '--count' must be from 1 to 1000000

        """)
  }

  @Test("Too many frames") func rate() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "spring/loose", "--fps", "100000").expect(
      64,
      errors: """
        error: spring/loose takes 69.1009 s: too many frames
        help: use --at or --count

        """)
  }

  @Test("Too many values of all together") func values() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "linear", "ease", "ease-in", "ease-out", "--count", "1000000").expect(
      64,
      errors: """
        error: that would be 4000000 values
        help: use fewer times or fewer motions

        """)
  }

  @Test("A measure that is none") func measure() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "linear", "--measure", "width").expect(
      64,
      errors: """
        error: invalid value 'width' for '--measure': expected a length and its value in points, such as container.height=844

        """)
  }

  @Test("Standard input stands alone") func alone() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "-", "linear").expect(
      64,
      errors: """
        error: '-' can't be used with names: it reads a document

        """)
  }
}
