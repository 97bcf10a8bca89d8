import Testing

/// The rules about the ends of a property animator, by their numbers.
struct SimulateRulesEndTests {
  private static let slide = #"""
    {"presets": {
    "a": {"kind": "animator", "motion": {
      "duration": 1,
      "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
    }}
    """#

  @Test(
    "Rule 5: while running, a fraction of exactly 0 or 1 ends and discards, and then every fraction reads 0"
  ) func rule5WhileRunningAFractionOf() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 fraction(1)@.5 fraction(.7)@.6",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what          state            fraction  position
      0 s    start         active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  fraction(1)   inactive         0         1
               calls its completions at .end
               becomes inactive and discards 1 animation and 1 completion
               position.x 100
      0.6 s  fraction(.7)  active, paused   0         0
               has nothing to animate: it is active, and nothing runs
               position.x 100

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 fraction(0)@.5",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what         state            fraction  position
      0 s    start        active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  fraction(0)  inactive         0         0
               calls its completions at .start
               becomes inactive and discards 1 animation and 1 completion
               position.x 0

      """#)
  }

  @Test("Rule 5: while paused it does not, nor do .01 and .99, nor with pausesOnCompletion")
  func rule5WhilePausedItDoesNot() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "pause@0 fraction(1)@.1 fraction(0)@.2 start@.3",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what         state            fraction  position
      0 s    pause        active, paused   0         0
               position.x 0
      0.1 s  fraction(1)  active, paused   1         1
               position.x 100
      0.2 s  fraction(0)  active, paused   0         0
               position.x 0
      0.3 s  start        active, running  0         0
               runs for 1 s
               position.x 0
      1.3 s  ends         inactive         0         1
               calls its completions at .end
               becomes inactive and discards 1 animation and 1 completion
               position.x 100

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 fraction(.99)@.5 fraction(.01)@.5",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time    what           state            fraction  position
      0 s     start          active, running  0         0
                runs for 1 s
                position.x 0
      0.5 s   fraction(.99)  active, running  0.99      0.99
                runs for 0.01 s
                position.x 99
      0.5 s   fraction(.01)  active, running  0.01      0.01
                runs for 0.99 s
                position.x 1
      1.49 s  ends           inactive         0         1
                calls its completions at .end
                becomes inactive and discards 1 animation and 1 completion
                position.x 100

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 fraction(1)@.5 fraction(.7)@.6",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}],
          "pausesOnCompletion": true}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time   what          state            fraction  position
      0 s    start         active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  fraction(1)   active, paused   1         1
               is at its end and stays active (pausesOnCompletion)
               position.x 100
      0.6 s  fraction(.7)  active, paused   0.7       0.7
               position.x 70

      """#)
  }

  @Test("Rule 6: a reversed natural end completes at the start")
  func rule6AReversedNaturalEndCompletes() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 reverse@.25",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time    what     state                      fraction  position
      0 s     start    active, running            0         0
                runs for 1 s
                position.x 0
      0.25 s  reverse  active, running, reversed  0.75      0.25
                runs for 0.25 s
                position.x 25
      0.5 s   ends     inactive, reversed         0         0
                calls its completions at .start
                becomes inactive and discards 1 animation and 1 completion
                position.x 0

      """#)
  }

  @Test(
    "Rule 6: an empty one does nothing but become active, and stopping an inactive one discards nothing"
  ) func rule6AnEmptyOneDoesNothing() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 start@2",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              position.x 0
      1 s   ends   inactive         0         1
              calls its completions at .end
              becomes inactive and discards 1 animation and 1 completion
              position.x 100
      2 s   start  active, paused   0         0
              has nothing to animate: it is active, and nothing runs
              position.x 100

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "stop(true)@0 start@.5",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what        state            fraction  position
      0 s    stop(true)  inactive         0         0
               stop has no effect here
               position.x 0
      0.5 s  start       active, running  0         0
               runs for 1 s
               position.x 0
      1.5 s  ends        inactive         0         1
               calls its completions at .end
               becomes inactive and discards 1 animation and 1 completion
               position.x 100

      """#)
  }
}
