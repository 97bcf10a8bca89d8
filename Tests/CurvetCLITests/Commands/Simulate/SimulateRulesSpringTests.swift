import Testing

/// The rules about springs, options and two animations of one property, by their numbers.
struct SimulateRulesSpringTests {
  @Test("Rule 11: a spring given physically ignores the duration, one by dampingRatio takes it")
  func rule11ASpringGivenPhysicallyIgnores() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 10,
          "timing": {"mass": 1, "stiffness": 100, "damping": 10},
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time      what   state            fraction  position
      0 s       start  active, running  0         0
                  runs for 1.473 s
                  position.x 0
      1.4727 s  ends   inactive         0         1
                  calls its completions at .end
                  becomes inactive and discards 1 animation and 1 completion
                  position.x 100

      1.16 +            .--''''--..
         1 + .   .   ..' .   .   . '''----......------------------------------
           |         |
           |       .'
           |      .'
           |     .'
           |    .'
           |   .'
           |  .'
         0 +-'   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +--------+--------+-------+--------+--------+--------+-----------+
            0       200      400     600      800     1000     1200    1473 ms
            ^ start                                                     ends ^

      note: a spring takes its own time to settle: the duration is ignored
      note: a spring given by mass, stiffness and damping ignores the duration

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 2,
          "timing": {"dampingRatio": 0.7, "duration": 1},
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 2 s
              position.x 0
      2 s   ends   inactive         0         1
              calls its completions at .end
              becomes inactive and discards 1 animation and 1 completion
              position.x 100

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 2,
          "timing": {"dampingRatio": 1.2, "duration": 1},
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      65,
      errors: #"""
        error: a: dampingRatio must be greater than 0 and at most 1 if the duration is the time to settle
          --> -:4:30 (/presets/a/motion/timing/dampingRatio)
            4 |   "timing": {"dampingRatio": 1.2, "duration": 1},
              |                              ^
        help: use dampingRatio and stiffness for an overdamped spring

        """#)
  }

  @Test("Rule 12: repeat, autoreverse and transition options do not exist on an animator")
  func rule12RepeatAutoreverseAndTransitionOptions() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}],
          "repeatCount": 2}}
        }}
        """#
    ).expect(
      65,
      errors: #"""
        error: a: unknown field "repeatCount"
          --> -:5:3 (/presets/a/motion/repeatCount)
            5 |   "repeatCount": 2}}
              |   ^
        help: known here: use, duration, timing, delay, animations, isInterruptible, pausesOnCompletion, scrubsLinearly, continuation, interaction

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}],
          "autoreverses": true}}
        }}
        """#
    ).expect(
      65,
      errors: #"""
        error: a: unknown field "autoreverses"
          --> -:5:3 (/presets/a/motion/autoreverses)
            5 |   "autoreverses": true}}
              |   ^
        help: known here: use, duration, timing, delay, animations, isInterruptible, pausesOnCompletion, scrubsLinearly, continuation, interaction

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}],
          "style": "flip"}}
        }}
        """#
    ).expect(
      65,
      errors: #"""
        error: a: unknown field "style"
          --> -:5:3 (/presets/a/motion/style)
            5 |   "style": "flip"}}
              |   ^
        help: known here: use, duration, timing, delay, animations, isInterruptible, pausesOnCompletion, scrubsLinearly, continuation, interaction

        """#)
  }

  @Test("Rule 13: of two animations of one property the last to start wins, blended")
  func rule13OfTwoAnimationsOfOne() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0 add(position.x=20)@.5", "--count", "5", "--until", "1",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time    what                state            fraction  position
      0 s     start               active, running  0         0
                runs for 1 s
                position.x 0
      0.25 s                      active, running  0.25      0.25
                position.x 25
      0.5 s   add(position.x=20)  active, running  0.5       0.5
                also animates position.x
                position.x 50
      0.75 s                      active, running  0.75      0.75
                position.x 35
      1 s     ends                inactive         0         1
                calls its completions at .end
                becomes inactive and discards 2 animations and 1 completion
                position.x 20

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   ...--
           |                                                       ..--'''
           |                                               ...--'''
           |                                        ...--''
           |                                 ..---''
           |                          ..---''
           |                   ..--'''
           |           ...--'''
           |    ...--''
         0 +--'' .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +------------+------------+------------+------------+------------+
            0           200          400          600          800     1000 ms
            ^ start                          ^ add(position.x=20)       ends ^

      note: of two animations of one property the last to start wins, blended: what
        the earlier one has not done yet is still added

      """#)
  }
}
