import Testing

/// The rules about the states of a property animator, by their numbers.
struct SimulateRulesStateTests {
  private static let slide = #"""
    {"presets": {
    "a": {"kind": "animator", "motion": {
      "duration": 1,
      "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
    }}
    """#

  @Test(
    "Rule 1: start, pause and a fraction make it active; a natural end, stop(true) and finish inactive; stop stopped"
  ) func rule1StartPauseAndAFraction() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
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

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "pause@0",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time  what   state           fraction  position
      0 s   pause  active, paused  0         0
              position.x 0

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "fraction(.5)@0",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time  what          state           fraction  position
      0 s   fraction(.5)  active, paused  0.5       0.5
              position.x 50

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 stop(true)@.5",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what        state            fraction  position
      0 s    start       active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  stop(true)  inactive         0         0.5
               stops at its current value
               becomes inactive and discards 1 animation and 1 completion
               position.x 50

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 stop@.5 finish(end)@.7",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what         state            fraction  position
      0 s    start        active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  stop         stopped          0.5       0.5
               stops at its current value
               position.x 50
      0.7 s  finish(end)  inactive         0         1
               calls its completions at .end
               becomes inactive and discards 1 animation and 1 completion
               position.x 100

      """#)
  }

  @Test("Rule 2: adding and continuing and finishing crash in the wrong state")
  func rule2AddingAndContinuingAndFinishing() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 stop@.5 add(opacity=0)@.6",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what            state            fraction  position
      0 s    start           active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  stop            stopped          0.5       0.5
               stops at its current value
               position.x 50
      0.6 s  add(opacity=0)  stopped          0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: add(opacity=0) at 0.6 s: UIKit raises an exception: add while the animator is stopped
          --> --script:1:17
            1 | start@0 stop@.5 add(opacity=0)@.6
              |                 ^
        help: finish a stopped animator first, as in stop@1 finish(current)@1

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "continue@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what      state     fraction  position
      0.5 s  continue  inactive  0         0
               crashes
               position.x 0

      """#,
      errors: #"""
        error: continue at 0.5 s: UIKit raises an exception: continue while the animator is not active and paused (it is inactive)
          --> --script:1:1
            1 | continue@.5
              | ^
        help: pause or start it first: only an active, paused animator can be continued

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 continue@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what      state            fraction  position
      0 s    start     active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  continue  active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: continue at 0.5 s: UIKit raises an exception: continue while the animator is not active and paused (it is running)
          --> --script:1:9
            1 | start@0 continue@.5
              |         ^
        help: pause it before, or use start, which goes on where it was paused

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 finish@.5",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what    state            fraction  position
      0 s    start   active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  finish  active, running  0.5       0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: finish at 0.5 s: UIKit raises an exception: finish while the animator is active, not stopped
          --> --script:1:9
            1 | start@0 finish@.5
              |         ^
        help: stop it first, and not by stop(true), which leaves nothing to finish

        """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 stop(true)@.5 finish@.6",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what        state            fraction  position
      0 s    start       active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  stop(true)  inactive         0         0.5
               stops at its current value
               becomes inactive and discards 1 animation and 1 completion
               position.x 50
      0.6 s  finish      inactive         0         0.5
               crashes
               position.x 50

      """#,
      errors: #"""
        error: finish at 0.6 s: UIKit raises an exception: finish while the animator is inactive, not stopped
          --> --script:1:23
            1 | start@0 stop(true)@.5 finish@.6
              |                       ^
        help: stop it first, and not by stop(true), which leaves nothing to finish

        """#)
  }
}
