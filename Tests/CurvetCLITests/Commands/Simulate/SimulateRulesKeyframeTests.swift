import Testing

/// The rules of Core Animation, by their numbers.
struct SimulateRulesKeyframeTests {
  @Test("Rule 14: key times that fit are followed, and unfit ones are ignored")
  func rule14KeyTimesThatFitAre() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0", "--count", "3", "--until", "1", "-q",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 1,
          "tracks": [{"property": "opacity", "values": [0, 0.2, 1], "keyTimes": [0, 0.8, 1]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time   what   state            fraction  position
      0 s    start  active, running  0         0
               runs for 1 s
               opacity 0
      0.5 s         active, running  0.5       0.5
               opacity 0.125
      1 s    ends   inactive         0         0
               the animation is removed, finished true: the model value is drawn
               opacity 1

      """#)
    desk.run(
      "simulate", "-", "--script", "start@0", "--until", ".5",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 1,
          "tracks": [{"property": "opacity", "values": [0, 0.2, 1], "keyTimes": [0, 1]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              opacity 0

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |
           |
           |
           |                                                   .....-----'''''
           |                                     ....-----'''''
           |                      .....-----'''''
           |        .....----'''''
         0 +---''''' .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +------------+------------+------------+------------+------------+
            0           100          200          300          400      500 ms
            ^ start

      note: key times are ignored, as Core Animation does: 2 where 3 are wanted
      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says

      """#)
    desk.run(
      "simulate", "-", "--script", "start@0", "--until", ".5",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 1,
          "tracks": [{"property": "opacity", "values": [0, 0.2, 1], "keyTimes": [0, 0.9, 0.8]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              opacity 0

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |
           |
           |
           |                                                   .....-----'''''
           |                                     ....-----'''''
           |                      .....-----'''''
           |        .....----'''''
         0 +---''''' .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +------------+------------+------------+------------+------------+
            0           100          200          300          400      500 ms
            ^ start

      note: key times are ignored, as Core Animation does: the last is 0.8, not 1
      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says

      """#)
    desk.run(
      "simulate", "-", "--script", "start@0", "-q", "--count", "5",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 1,
          "tracks": [
              {
                "property": "opacity",
                "values": [0, 0.5, 1],
                "keyTimes": [0, 0.2, 0.9, 1],
                "calculationMode": "discrete"}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time    what   state            fraction  position
      0 s     start  active, running  0         0
                runs for 1 s
                opacity 0
      0.25 s         active, running  0.25      0.25
                opacity 0.5
      0.5 s          active, running  0.5       0.5
                opacity 0.5
      0.75 s         active, running  0.75      0.75
                opacity 0.5
      1 s     ends   inactive         0         0
                the animation is removed, finished true: the model value is drawn
                opacity 1

      """#)
    desk.run(
      "simulate", "-", "--script", "start@0", "--until", ".5",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 1,
          "tracks": [
              {
                "property": "opacity",
                "values": [0, 0.2, 1],
                "keyTimes": [0, 0.9, 1],
                "calculationMode": "paced"}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              opacity 0

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |
           |
           |
           |                                                   .....-----'''''
           |                                     ....-----'''''
           |                      .....-----'''''
           |        .....----'''''
         0 +---''''' .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +------------+------------+------------+------------+------------+
            0           100          200          300          400      500 ms
            ^ start

      note: key times are ignored, as Core Animation does: a paced mode has no use
        for them
      note: paced by the Euclidean distance between values (Apple names no metric)
      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says

      """#)
  }

  @Test("Rule 15: members without a duration take the group's, others keep theirs and are clipped")
  func rule15MembersWithoutADurationTake() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0", "--count", "3",
      input: #"""
        {"presets": {
        "g": {"kind": "group", "motion": {
          "duration": 2,
          "members": [
              {
                "kind": "keyframes",
                "motion": {"tracks": [{"property": "opacity", "values": [0, 1]}]}},
              {
                "kind": "keyframes",
                "motion": {"duration": 4, "tracks": [{"property": "zPosition", "values": [0, 100]}]}}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      g  group

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 2 s
              opacity 0; zPosition 0
      1 s          active, running  0.5       0.5
              opacity 0.5; zPosition 25
      2 s   ends   inactive         0         0
              the animation is removed, finished true: the model value is drawn
              opacity 1; zPosition 0

      """#)
  }

  @Test(
    "Rule 15: a member's begin time is relative to the group, and backwards shows the start value before it"
  ) func rule15AMembersBeginTimeIs() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@1", "--count", "4", "--until", "3",
      input: #"""
        {"presets": {
        "g": {"kind": "group", "motion": {
          "duration": 2,
          "members": [
              {
                "kind": "keyframes",
                "motion": {"duration": 1, "tracks": [{"property": "opacity", "values": [1, 0]}]},
                "beginTime": 1,
                "fillMode": "backwards"},
              {
                "kind": "keyframes",
                "motion": {"duration": 1, "tracks": [{"property": "zPosition", "values": [50, 100]}]},
                "beginTime": 1}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      g  group

      time  what   state            fraction  position
      0 s          inactive         0         0
              opacity 1; zPosition 0
      1 s   start  active, running  0         0
              runs for 2 s
              opacity 1; zPosition 0
      2 s          active, running  0.5       0.5
              opacity 1; zPosition 50
      3 s   ends   inactive         0         0
              the animation is removed, finished true: the model value is drawn
              opacity 1; zPosition 0

      """#)
  }
}
