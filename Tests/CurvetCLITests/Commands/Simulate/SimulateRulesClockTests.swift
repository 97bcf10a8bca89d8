import Testing

/// The rules about the clock and the values of a layer, by their numbers.
struct SimulateRulesClockTests {
  private static let document = #"""
    {"presets": {
    "k": {"kind": "keyframes", "motion": {
      "duration": 1,
      "tracks": [{"property": "opacity", "values": [0, 0.5]}]}}
    }}
    """#

  @Test("Rule 16: speed multiplies down the hierarchy, and a time offset starts within")
  func rule16SpeedMultipliesDownTheHierarchy() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "start@0", "--count", "3",
      input: #"""
        {"presets": {
        "g": {"kind": "group", "motion": {
          "duration": 1,
          "members": [
              {
                "kind": "keyframes",
                "motion": {"duration": 1, "tracks": [{"property": "opacity", "values": [0, 1]}]},
                "speed": 0.1}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      g  group

      time   what   state            fraction  position
      0 s    start  active, running  0         0
               runs for 1 s
               opacity 0
      0.5 s         active, running  0.5       0.5
               opacity 0.05
      1 s    ends   inactive         0         0
               the animation is removed, finished true: the model value is drawn
               opacity 1

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0", "--count", "3",
      input: #"""
        {"presets": {
        "g": {"kind": "group", "motion": {
          "duration": 1,
          "members": [
              {
                "kind": "keyframes",
                "motion": {
                  "duration": 1,
                  "speed": 10,
                  "tracks": [{"property": "opacity", "values": [0, 1]}]},
                "speed": 0.1}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      g  group

      time   what   state            fraction  position
      0 s    start  active, running  0         0
               runs for 1 s
               opacity 0
      0.5 s         active, running  0.5       0.5
               opacity 0.5
      1 s    ends   inactive         0         0
               the animation is removed, finished true: the model value is drawn
               opacity 1

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0", "--count", "3",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 2,
          "timeOffset": 1,
          "tracks": [{"property": "opacity", "values": [0, 1]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time  what   state            fraction  position
      0 s   start  active, running  0.5       0.5
              runs for 2 s
              opacity 0.5
      1 s          active, running  0         0
              opacity 0
      2 s   ends   inactive         0         0
              the animation is removed, finished true: the model value is drawn
              opacity 1

      """#)
  }

  @Test("Rule 16: a pause is speed 0 and timeOffset now, and a resumed layer goes on where it was")
  func rule16APauseIsSpeed0() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0 pause@.25 continue@1", "--until", "1.25",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 1,
          "tracks": [{"property": "opacity", "values": [0, 1]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time    what      state            fraction  position
      0 s     start     active, running  0         0
                runs for 1 s
                opacity 0
      0.25 s  pause     active, paused   0.25      0.25
                opacity 0.25
      1 s     continue  active, running  0.25      0.25
                runs for 0.75 s
                opacity 0.25

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |
           |
           |
           |                                                            ..--''
           |                                                      ..--''
           |         ..--'''''''''''''''''''''''''''''''''''''''''
           |   ..--''
         0 +-''  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +---------+----------+---------+----------+---------+------------+
            0        200        400       600        800      1000     1250 ms
            ^ start      ^ pause                                ^ continue

      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says
      note: pause is speed 0 and timeOffset now; continue is speed 1, timeOffset 0
        and beginTime the time since the pause (Apple QA1673)

      """#)
  }

  @Test("Rule 17: m34 is -1 / eye distance on the container, and a smaller distance is stronger")
  func rule17M34Is1EyeDistance() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0", "--until", ".5",
      input: #"""
        {"presets": {
        "t": {"kind": "transition", "motion": {
          "style": "custom",
          "duration": 1,
          "perspective": {"eyeDistance": 500},
          "layers": [
              {
                "layer": "source",
                "frames": [{"property": "transform.rotation.y", "start": 0, "duration": 1, "to": 90}]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      t  transition

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              container.sublayerTransform.m34 -0.002; source.transform.rotation.y 0

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

      note: the value of transform.rotation.y at the start is not known: taken as
        its default
      note: m34 = -1 / eye distance stands on the container's sublayerTransform: the
        smaller the distance, the stronger the effect
      note: every way out completes the transition: completeTransition(true) where
        it finished, (false) where it was cancelled; an app that returns early without
        it can no longer be used; what it has set is taken back first: m34, snapshots,
        and what it did to a page that goes or stays

      """#)
    desk.run(
      "simulate", "-", "--script", "start@0", "--until", ".5",
      input: #"""
        {"presets": {
        "t": {"kind": "transition", "motion": {
          "style": "custom",
          "duration": 1,
          "perspective": {"eyeDistance": 250},
          "layers": [
              {
                "layer": "source",
                "frames": [{"property": "transform.rotation.y", "start": 0, "duration": 1, "to": 90}]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      t  transition

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              container.sublayerTransform.m34 -0.004; source.transform.rotation.y 0

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

      note: the value of transform.rotation.y at the start is not known: taken as
        its default
      note: m34 = -1 / eye distance stands on the container's sublayerTransform: the
        smaller the distance, the stronger the effect
      note: every way out completes the transition: completeTransition(true) where
        it finished, (false) where it was cancelled; an app that returns early without
        it can no longer be used; what it has set is taken back first: m34, snapshots,
        and what it did to a page that goes or stays

      """#)
  }

  @Test("Rule 18: a removed animation redraws the model value and reports finished false")
  func rule18ARemovedAnimationRedrawsThe() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0 stop@.5", "--until", ".5",
      input: Self.document
    ).expect(
      0,
      #"""
      k  keyframes

      time   what   state            fraction  position
      0 s    start  active, running  0         0
               runs for 1 s
               opacity 0
      0.5 s  stop   inactive         0         0
               the animation is removed, finished false: the model value is drawn
               opacity 1

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |
           |
           |
           |                                                   .....-----'''|
           |                                     ....-----'''''             |
           |                      .....-----'''''                           '.
           |        .....----'''''                                           |
         0 +---''''' .   .   .   .   .   .   .   .   .   .   .   .   .   .   '
            +------------+------------+------------+------------+------------+
            0           100          200          300          400      500 ms
            ^ start                                                     stop ^

      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says
      note: a removed animation leaves the model value: set that too, or the layer
        jumps back; what opacity then has is not known: taken as the default

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
      input: Self.document
    ).expect(
      0,
      #"""
      k  keyframes

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              opacity 0
      1 s   ends   inactive         0         0
              the animation is removed, finished true: the model value is drawn
              opacity 1

      """#)
    desk.run(
      "simulate", "-", "--script", "start@0", "--until", ".5",
      input: #"""
        {"presets": {
        "k": {"kind": "keyframes", "motion": {
          "duration": 1,
          "tracks": [{"property": "opacity", "values": [null, 0.5]}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      k  keyframes

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              opacity 1

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

      note: the value of opacity at the start is not known: taken as its default
      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says

      """#)
  }
}
