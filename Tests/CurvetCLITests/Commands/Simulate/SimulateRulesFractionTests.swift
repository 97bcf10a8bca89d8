import Testing

/// The rules about starting by a fraction, by their numbers.
struct SimulateRulesFractionTests {
  private static let slide = #"""
    {"presets": {
    "a": {"kind": "animator", "motion": {
      "duration": 1,
      "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
    }}
    """#

  @Test(
    "Rule 3: a fraction makes an inactive one active and not running, and start resumes a paused one"
  ) func rule3AFractionMakesAnInactive() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "fraction(.25)@0 start@1",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time    what           state            fraction  position
      0 s     fraction(.25)  active, paused   0.25      0.25
                position.x 25
      1 s     start          active, running  0.25      0.25
                runs for 0.75 s
                position.x 25
      1.75 s  ends           inactive         0         1
                calls its completions at .end
                becomes inactive and discards 1 animation and 1 completion
                position.x 100

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 pause@.4 start@1",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time   what   state            fraction  position
      0 s    start  active, running  0         0
               runs for 1 s
               position.x 0
      0.4 s  pause  active, paused   0.4       0.4
               position.x 40
      1 s    start  active, running  0.4       0.4
               runs for 0.6 s
               position.x 40
      1.6 s  ends   inactive         0         1
               calls its completions at .end
               becomes inactive and discards 1 animation and 1 completion
               position.x 100

      """#)
  }

  @Test(
    "Rule 4: from fraction f the rest takes 1 - f of the duration, and half of the time is not half of the way"
  ) func rule4FromFractionFTheRest() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "pause@0 fraction(.4)@0 continue@0", "--until", "1.2",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 3,
          "timing": {"named": "easeIn"},
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time  what          state            fraction  position
      0 s   pause         active, paused   0         0
              position.x 0
      0 s   fraction(.4)  active, paused   0.4       0.4
              position.x 40
      0 s   continue      active, running  0.4       0.4
              runs for 1.8 s
              position.x 40

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |                                                             .....
           |                                           ......------''''''
           |                       .......-------''''''
           |.......--------''''''''
           |
           |
           |
         0 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +----------+----------+----------+---------+----------+----------+
            0         200        400        600       800       1000   1200 ms
            ^ pause
            ^ fraction(.4)
            ^ continue

      note: while paused a fraction is the position itself (scrubsLinearly, the
        default since iOS 11); pausing alone moves nothing
      note: from fraction f the rest takes (1 - f) of the duration
      note: the position maps through the curve: half of the time is not always half
        of the way
      note: between timings the change is blended: the difference fades evenly over
        the rest (Apple does not say how)

      """#)
  }
}
