import Testing

/// The rules about pausing at the end and stopping, by their numbers.
struct SimulateRulesPauseTests {
  private static let slide = #"""
    {"presets": {
    "a": {"kind": "animator", "motion": {
      "duration": 1,
      "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
    }}
    """#

  @Test("Rule 7: with pausesOnCompletion it stays active and calls nothing, and stop still ends it")
  func rule7WithPausesoncompletionItStaysActive() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 reverse@1.5 start@1.5 stop(true)@3",
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

      time   what        state                      fraction  position
      0 s    start       active, running            0         0
               runs for 1 s
               position.x 0
      1 s    ends        active, paused             1         1
               is at its end and stays active (pausesOnCompletion)
               position.x 100
      1.5 s  reverse     active, paused, reversed   0         1
               position.x 100
      1.5 s  start       active, running, reversed  0         1
               runs for 1 s
               position.x 100
      2.5 s  ends        active, paused, reversed   1         0
               is at its end and stays active (pausesOnCompletion)
               position.x 0
      3 s    stop(true)  inactive, reversed         0         0
               stops at its current value
               becomes inactive and discards 1 animation and 1 completion
               position.x 0

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 reverse@1.5 start@1.5",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what     state                     fraction  position
      0 s    start    active, running           0         0
               runs for 1 s
               position.x 0
      1 s    ends     inactive                  0         1
               calls its completions at .end
               becomes inactive and discards 1 animation and 1 completion
               position.x 100
      1.5 s  reverse  inactive, reversed        0         1
               position.x 100
      1.5 s  start    active, paused, reversed  0         1
               has nothing to animate: it is active, and nothing runs
               position.x 100

      """#)
  }

  @Test("Rule 7: scrubsLinearly is the default, and without it a fraction goes through the curve")
  func rule7ScrubslinearlyIsTheDefaultAnd() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "fraction(.5)@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "timing": {"named": "easeIn"},
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time  what          state           fraction  position
      0 s   fraction(.5)  active, paused  0.5       0.5
              position.x 50

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "fraction(.5)@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "timing": {"named": "easeIn"},
          "animations": [{"property": "position.x", "from": 0, "to": 100}],
          "scrubsLinearly": false}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time  what          state           fraction  position
      0 s   fraction(.5)  active, paused  0.5       0.3154
              position.x 31.54

      """#)
  }

  @Test("Rule 8: stop(true) leaves what stop and finish(current) leave, and calls no completion")
  func rule8StoptrueLeavesWhatStopAnd() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 stop(true)@.3",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what        state            fraction  position
      0 s    start       active, running  0         0
               runs for 1 s
               position.x 0
      0.3 s  stop(true)  inactive         0         0.3
               stops at its current value
               becomes inactive and discards 1 animation and 1 completion
               position.x 30

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 stop@.3 finish(current)@.3",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what             state            fraction  position
      0 s    start            active, running  0         0
               runs for 1 s
               position.x 0
      0.3 s  stop             stopped          0.3       0.3
               stops at its current value
               position.x 30
      0.3 s  finish(current)  inactive         0         0.3
               calls its completions at .current
               becomes inactive and discards 1 animation and 1 completion
               position.x 30

      """#)
  }
}
