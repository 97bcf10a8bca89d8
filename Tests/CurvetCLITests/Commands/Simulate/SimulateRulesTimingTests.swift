import Testing

/// The rules about the time of a property animator, by their numbers.
struct SimulateRulesTimingTests {
  private static let slide = #"""
    {"presets": {
    "a": {"kind": "animator", "motion": {
      "duration": 2,
      "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
    }}
    """#

  @Test(
    "Rule 9: delayFactor is a share of the remaining time, and what is added while running starts at once"
  ) func rule9DelayfactorIsAShareOf() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 add(cornerRadius=50,.5)@1 add(opacity=0)@1",
      "--count", "7",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 3,
          "animations": [{"property": "position.x", "from": 0, "to": 200}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time   what                     state            fraction  position
      0 s    start                    active, running  0         0
               runs for 3 s
               position.x 0
      0.5 s                           active, running  0.1667    0.1667
               position.x 33.33
      1 s    add(cornerRadius=50,.5)  active, running  0.3333    0.3333
               also animates cornerRadius
               position.x 66.67; cornerRadius 0
      1 s    add(opacity=0)           active, running  0.3333    0.3333
               also animates opacity
               position.x 66.67; cornerRadius 0; opacity 1
      1.5 s                           active, running  0.5       0.5
               position.x 100; cornerRadius 0; opacity 0.75
      2 s                             active, running  0.6667    0.6667
               position.x 133.3; cornerRadius 0; opacity 0.5
      2.5 s                           active, running  0.8333    0.8333
               position.x 166.7; cornerRadius 25; opacity 0.25
      3 s    ends                     inactive         0         1
               calls its completions at .end
               becomes inactive and discards 3 animations and 1 completion
               position.x 200; cornerRadius 50; opacity 0

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0", "--count", "5",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 3,
          "timing": {"named": "easeInEaseOut"},
          "animations": [
              {"property": "position.x", "from": 0, "to": 200},
              {"property": "cornerRadius", "from": 0, "to": 50, "delayFactor": 0.5}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time    what   state            fraction  position
      0 s     start  active, running  0         0
                runs for 3 s
                position.x 0; cornerRadius 0
      0.75 s         active, running  0.25      0.1292
                position.x 25.83; cornerRadius 0
      1.5 s          active, running  0.5       0.5
                position.x 100; cornerRadius 0
      2.25 s         active, running  0.75      0.8708
                position.x 174.2; cornerRadius 25
      3 s     ends   inactive         0         1
                calls its completions at .end
                becomes inactive and discards 2 animations and 1 completion
                position.x 200; cornerRadius 50

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 add(opacity=0,1.5)@.5",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      64,
      errors: #"""
        error: 'add' does not take 'opacity=0,1.5'
          --> --script:1:13
            1 | start@0 add(opacity=0,1.5)@.5
              |             ^
        help: add(PROPERTY), add(PROPERTY=VALUE) or add(PROPERTY=VALUE, DELAYFACTOR from 0 to 1)

        """#)
  }

  @Test(
    "Rule 10: durationFactor is a factor of the original duration, noted, and holds until that run ends"
  ) func rule10DurationfactorIsAFactorOf() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "pause@0 fraction(.75)@0 continue(3)@0 reverse@2", "--until",
      "2",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time  what           state                      fraction  position
      0 s   pause          active, paused             0         0
              position.x 0
      0 s   fraction(.75)  active, paused             0.75      0.75
              position.x 75
      0 s   continue(3)    active, running            0.75      0.75
              runs for 6 s
              position.x 75
      2 s   reverse        active, running, reversed  0.1667    0.8333
              runs for 20 s
              position.x 83.33

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |........-----------------------------'''''''''''''''''''''''''''''
           |
           |
           |
           |
           |
           |
         0 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +---------------+----------------+---------------+---------------+
            0              500             1000            1500        2000 ms
            ^ pause                                                  reverse ^
            ^ fraction(.75)
            ^ continue(3)

      note: while paused a fraction is the position itself (scrubsLinearly, the
        default since iOS 11); pausing alone moves nothing
      note: durationFactor is a factor of the original duration (Apple's header); an
        article takes it as one of the remaining time and doubts it
      note: from fraction f the rest takes (1 - f) of the duration
      note: the position maps through the curve: half of the time is not always half
        of the way
      note: fractionComplete counts in the direction of play: reversing turns f into
        1 - f (observed since iOS 11)

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0 pause@1 continue(3)@1 pause@2 continue@2",
      input: Self.slide
    ).expect(
      0,
      #"""
      a  animator

      time      what         state            fraction  position
      0 s       start        active, running  0         0
                  runs for 2 s
                  position.x 0
      1 s       pause        active, paused   0.5       0.5
                  position.x 50
      1 s       continue(3)  active, running  0.5       0.5
                  runs for 6 s
                  position.x 50
      2 s       pause        active, paused   0.5833    0.5833
                  position.x 58.33
      2 s       continue     active, running  0.5833    0.5833
                  runs for 0.8333 s
                  position.x 58.33
      2.8333 s  ends         inactive         0         1
                  calls its completions at .end
                  becomes inactive and discards 1 animation and 1 completion
                  position.x 100

      """#)
  }

  @Test("Rule 10: between timings the change is blended without a jump")
  func rule10BetweenTimingsTheChangeIs() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0 pause@.3 continue(0,linear)@.3", "--count", "5",
      "--until", "1",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "timing": {"named": "easeInEaseOut"},
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
      0.25 s                      active, running  0.25      0.1292
                position.x 12.92
      0.3 s   pause               active, paused   0.3       0.1874
                position.x 18.74
      0.3 s   continue(0,linear)  active, running  0.3       0.1874
                runs for 0.7 s
                position.x 18.74
      0.5 s                       active, running  0.5       0.4196
                position.x 41.96
      0.75 s                      active, running  0.75      0.7098
                position.x 70.98
      1 s     ends                inactive         0         1
                calls its completions at .end
                becomes inactive and discards 1 animation and 1 completion
                position.x 100

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   ...--
           |                                                        ..--''
           |                                                  ..--''
           |                                            ..--''
           |                                      ..--''
           |                               ..--'''
           |                         ..--''
           |                   ..--''
           |           ...---''
         0 +-------''''  .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +------------+------------+------------+------------+------------+
            0           200          400          600          800     1000 ms
            ^ start             ^ pause                                 ends ^
                                ^ continue(0,linear)

      note: from fraction f the rest takes (1 - f) of the duration
      note: the position maps through the curve: half of the time is not always half
        of the way
      note: between timings the change is blended: the difference fades evenly over
        the rest (Apple does not say how)

      """#)
  }
}
