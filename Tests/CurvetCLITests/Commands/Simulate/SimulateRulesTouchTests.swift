import Testing

/// The rules about touching a running property animator, by their numbers.
struct SimulateRulesTouchTests {
  private static let slide = #"""
    {"presets": {
    "a": {"kind": "animator", "motion": {
      "duration": 1,
      "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
    }}
    """#

  @Test(
    "Rule 2: touching a running one that is not interruptible crashes, and changing that outside inactive"
  ) func rule2TouchingARunningOneThat() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "interruptible(false)@0 start@0 pause@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what                  state            fraction  position
      0 s    interruptible(false)  inactive         0         0
               position.x 0
      0 s    start                 active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  pause                 active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: pause at 0.5 s: UIKit raises an exception: pause while an animator runs that is not interruptible
          --> --script:1:32
            1 | interruptible(false)@0 start@0 pause@.5
              |                                ^
        help: make it with isInterruptible true, or wait until it has ended

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "interruptible(false)@0 start@0 fraction(.5)@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what                  state            fraction  position
      0 s    interruptible(false)  inactive         0         0
               position.x 0
      0 s    start                 active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  fraction(.5)          active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: fraction(.5) at 0.5 s: UIKit raises an exception: fraction while an animator runs that is not interruptible
          --> --script:1:32
            1 | interruptible(false)@0 start@0 fraction(.5)@.5
              |                                ^
        help: make it with isInterruptible true, or wait until it has ended

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "interruptible(false)@0 start@0 stop@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what                  state            fraction  position
      0 s    interruptible(false)  inactive         0         0
               position.x 0
      0 s    start                 active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  stop                  active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: stop at 0.5 s: UIKit raises an exception: stop while an animator runs that is not interruptible
          --> --script:1:32
            1 | interruptible(false)@0 start@0 stop@.5
              |                                ^
        help: make it with isInterruptible true, or wait until it has ended

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "interruptible(false)@0 start@0 reverse@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what                  state            fraction  position
      0 s    interruptible(false)  inactive         0         0
               position.x 0
      0 s    start                 active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  reverse               active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: reverse at 0.5 s: UIKit raises an exception: reverse while an animator runs that is not interruptible
          --> --script:1:32
            1 | interruptible(false)@0 start@0 reverse@.5
              |                                ^
        help: make it with isInterruptible true, or wait until it has ended

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 pause@.5",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}],
          "isInterruptible": false}}
        }}
        """#
    ).expect(
      1,
      #"""
      a  animator

      time   what   state            fraction  position
      0 s    start  active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  pause  active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: pause at 0.5 s: UIKit raises an exception: pause while an animator runs that is not interruptible
          --> --script:1:9
            1 | start@0 pause@.5
              |         ^
        help: make it with isInterruptible true, or wait until it has ended

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 interruptible(false)@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what                  state            fraction  position
      0 s    start                 active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  interruptible(false)  active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: interruptible(false) at 0.5 s: UIKit raises an exception: isInterruptible is set while the animator is active
          --> --script:1:9
            1 | start@0 interruptible(false)@.5
              |         ^
        help: set isInterruptible before the animator is started

        """#)
  }

  @Test("Rule 2: the same calls are legal in the right state") func rule2TheSameCallsAreLegal()
    throws
  {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script",
      "interruptible(false)@0 interruptible(true)@0 start@0 add(opacity=0)@.2 pause@.5 continue@.6 stop@.7 finish@.8",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what                  state            fraction  position
      0 s    interruptible(false)  inactive         0         0
               position.x 0
      0 s    interruptible(true)   inactive         0         0
               position.x 0
      0 s    start                 active, running  0         0
               runs for 1 s
               position.x 0
      0.2 s  add(opacity=0)        active, running  0.2       0.2
               also animates opacity
               position.x 20; opacity 1
      0.5 s  pause                 active, paused   0.5       0.5
               position.x 50; opacity 0.625
      0.6 s  continue              active, running  0.5       0.5
               runs for 0.5 s
               position.x 50; opacity 0.625
      0.7 s  stop                  stopped          0.6       0.6
               stops at its current value
               position.x 60; opacity 0.5
      0.8 s  finish                inactive         0         1
               calls its completions at .end
               becomes inactive and discards 2 animations and 1 completion
               position.x 100; opacity 0

      """#)
  }
}
