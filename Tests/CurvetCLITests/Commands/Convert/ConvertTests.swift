import Testing

struct ConvertTests {
  @Test("The text alone is printed, what it costs beside it") func text() throws {
    let desk = try Desk()
    desk.run("convert", "ease-in 300ms", "--to", "cubic-bezier").expect(
      0, "cubic-bezier(0.42, 0, 1, 1) 0.3s\n")
    desk.run("convert", "spring(mass: 2, stiffness: 100, damping: 10)", "--to", "perceptual")
      .expect(
        0, "spring(duration: 0.8885765876316731, bounce: 0.6464466094067263)\n",
        errors: """
          note: mass 2 is not kept; only stiffness/mass and damping/mass matter, so the motion is the same

          """)
    desk.run(
      "convert", "spring(mass: 2, stiffness: 100, damping: 10)", "--to", "response", "-q"
    ).expect(0, "spring(response: 0.8885765876316731, dampingFraction: 0.35355339059327373)\n")
    desk.run("convert", "ease-out", "--to", "path").expect(0, "M 0,0 C 0,0 0.58,1 1,1\n")
  }

  @Test("Rounded figures tell their error") func rounded() throws {
    let desk = try Desk()
    desk.run(
      "convert", "ease-out", "--to", "physical", "--duration", "300ms", "--digits", "4"
    ).expect(
      0, "{\"mass\":1,\"stiffness\":374.1,\"damping\":43.86,\"allowsOverdamping\":true}\n",
      errors: """
        note: off by up to 0.053, at 0.282 s
        note: nearest within 0.3 s; then up to 0.049 from the target, settled in 0.634 s

        """)
    desk.run(
      "convert", "spring(duration: .5, bounce: 0)", "--to", "linear", "--tolerance", ".02",
      "--digits", "4"
    ).expect(
      0, "linear(0, 0.06667 3.63%, 0.7165 24.14%, 0.9513 43.46%, 1) 0.8s\n",
      errors: """
        note: off by up to 0.0195, at 0.132 s
        note: give it this duration, Core Animation's settlingDuration

        """)
  }

  @Test("All forms that there are") func all() throws {
    let desk = try Desk()
    desk.run("convert", "linear(0, .5 20%, 1)", "--digits", "3", "--tolerance", ".2").expect(
      0,
      """
      linear(0, .5 20%, 1)
      cubic-bezier  off by up to 0.0126, at 0.2 of the time
        cubic-bezier(0.324, 0.784, 0, 0.314)
      linear        exact
        linear(0, 0.5 20%, 1)
      css           as linear
      path          exact
        M 0,0 L 0.2,0.5 1,1
      physical, ratio, perceptual, response, settling  none: a spring has its own time, and this curve has none; give the curve a duration, as in --duration .3

      """)
  }

  @Test("A document's presets, and what is left out") func document() throws {
    let desk = try Desk()
    let document = """
      {"presets": {"curve/a": "ease-in", "duration/d": "300ms", "spring/b": {"kind": "spring",
      "motion": {"use": "spring/c", "delay": 0.1}}, "spring/c": "spring(duration: .5, bounce: 0)"}}
      """
    desk.run("convert", "-", "--to", "response", input: document).expect(
      0,
      """
      spring/b
      response      exact; the response is the perceptual duration
        spring(response: 0.5, dampingFraction: 1) 0.1s

      spring/c
      response      exact; the response is the perceptual duration
        spring(response: 0.5, dampingFraction: 1)

      """,
      errors: """
        note: skipped curve/a: a spring has its own time, and this curve has none
        note: skipped duration/d: a duration has no other form

        """)
    desk.run("convert", "-", "--to", "css", input: "{\"presets\": {\"duration/d\": \"300ms\"}}")
      .expect(
        65,
        errors: """
          error: no preset can be converted
          help: duration/d: a duration has no other form

          """)
  }

  @Test("JSON") func json() throws {
    let desk = try Desk()
    desk.run("convert", "ease-in", "--to", "cubic-bezier", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "name": "ease-in",
        "conversions": [
          {
            "form": "cubic-bezier",
            "expression": "cubic-bezier(0.42, 0, 1, 1)",
            "motion": {
              "cubicBezier": [
                0.42,
                0,
                1,
                1
              ]
            },
            "exact": true,
            "largestError": 0,
            "at": null,
            "notes": []
          }
        ],
        "missing": []
      }

      """)
  }

  @Test(
    "What can't be converted",
    arguments: [
      (
        ["300ms"], 65,
        """
        error: 300ms: a duration has no other form
        help: curves, springs and what is timed by one have

        """
      ),
      (
        ["ease-out", "--to", "physical"], 65,
        """
        error: ease-out: a spring has its own time, and this curve has none
        help: give the curve a duration, as in --duration .3

        """
      ),
      (
        ["spring(duration: .5, bounce: -.3)", "--to", "settling"], 65,
        """
        error: spring(duration: .5, bounce: -.3): UIKit's time to settle takes no damping ratio above 1
        help: perceptual and response take a spring that is overdamped

        """
      ),
      (
        ["spring(duration: .5, bounce: .9999)", "--to", "linear"], 65,
        """
        error: spring(duration: .5, bounce: .9999): the spring swings too often for a line of stops
        help: give it more damping

        """
      ),
      (
        ["spring(duration: .5, bounce: 0)", "--duration", "1"], 64,
        """
        error: a spring has its own time
        help: '--duration' is for curves

        """
      ),
      (
        ["ease-out", "--tolerance", "3"], 64,
        "error: '--tolerance' must be from 0.000001 to 0.5\n"
      ),
      (["ease-out", "--digits", "0"], 64, "error: '--digits' must be from 1 to 17\n"),
    ] as [([String], Int32, String)])
  func mistakes(words: [String], status: Int32, errors: String) throws {
    let desk = try Desk()
    desk.run(["convert"] + words).expect(status, errors: errors)
  }
}
