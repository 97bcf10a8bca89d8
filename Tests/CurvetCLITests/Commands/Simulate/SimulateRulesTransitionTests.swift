import Testing

/// The rules about transactions and interactive transitions, by their numbers.
struct SimulateRulesTransitionTests {
  private static let transition = #"""
    {"presets": {
    "t": {"kind": "transition", "motion": {
      "style": "custom",
      "phase": "dismiss",
      "duration": 1,
      "layers": [
          {
            "layer": "source",
            "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}]}],
      "interaction": {
          "gesture": "screenEdgePan",
          "edge": "left",
          "axis": "x",
          "distance": 200,
          "begin": "always",
          "onRelease": "threshold",
          "threshold": 0.5}}}
    }}
    """#

  @Test(
    "Rule 19: a layer that backs a view needs an explicit animation, and nested transactions keep their durations"
  ) func rule19ALayerThatBacksA() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "--script", "start@0", "--until", "0",
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

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              opacity 0

      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0", "--count", "6",
      input: #"""
        {"presets": {
        "g": {"kind": "group", "motion": {
          "duration": 5,
          "members": [
              {
                "kind": "keyframes",
                "motion": {
                  "duration": 2,
                  "tracks": [{"property": "position", "values": [[100, 100], [0, 0]]}]}},
              {
                "kind": "keyframes",
                "motion": {"duration": 5, "tracks": [{"property": "zPosition", "values": [0, 200]}]}}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      g  group

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 5 s
              position [100, 100]; zPosition 0
      1 s          active, running  0.2       0.2
              position [50, 50]; zPosition 40
      2 s          active, running  0.4       0.4
              position [0, 0]; zPosition 80
      3 s          active, running  0.6       0.6
              position [0, 0]; zPosition 120
      4 s          active, running  0.8       0.8
              position [0, 0]; zPosition 160
      5 s   ends   inactive         0         0
              the animation is removed, finished true: the model value is drawn
              position [0, 0]; zPosition 0

      """#)
  }

  @Test(
    "Rule 20: progress is the clamped way, above the threshold it finishes, otherwise it cancels, always completing"
  ) func rule20ProgressIsTheClampedWay() throws {
    let desk = try Desk()
    desk.run(
      "simulate", "-", "-q", "--script", "gesture(begin)@0 gesture(120)@.2 gesture(end)@.3",
      input: Self.transition
    ).expect(
      0,
      #"""
      t  transition

      time   what            state            fraction  position
      0 s    gesture(begin)  active, paused   0         0
               source.opacity 1
      0.2 s  gesture(120)    active, paused   0.6       0.6
               source.opacity 0.4
      0.3 s  gesture(end)    active, running  0.6       0.6
               release: it finishes
               runs for 0.4 s
               source.opacity 0.4
      0.7 s  ends            inactive         0         1
               the transition finishes: completeTransition(true)
               source.opacity 1

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "gesture(begin)@0 gesture(100)@.2 gesture(end,900)@.3",
      input: Self.transition
    ).expect(
      0,
      #"""
      t  transition

      time   what              state                      fraction  position
      0 s    gesture(begin)    active, paused             0         0
               source.opacity 1
      0.2 s  gesture(100)      active, paused             0.5       0.5
               source.opacity 0.5
      0.3 s  gesture(end,900)  active, running, reversed  0.5       0.5
               release: it cancels
               runs for 0.5 s
               source.opacity 0.5
      0.8 s  ends              inactive, reversed         0         0
               the transition is cancelled: completeTransition(false)
               source.opacity 1

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "gesture(begin)@0 gesture(900)@.2 gesture(cancel)@.3",
      input: Self.transition
    ).expect(
      0,
      #"""
      t  transition

      time   what             state                      fraction  position
      0 s    gesture(begin)   active, paused             0         0
               source.opacity 1
      0.2 s  gesture(900)     active, paused             1         1
               source.opacity 0
      0.3 s  gesture(cancel)  active, running, reversed  1         1
               release: it cancels
               runs for 1 s
               source.opacity 0
      1.3 s  ends             inactive, reversed         0         0
               the transition is cancelled: completeTransition(false)
               source.opacity 1

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "gesture(begin)@0 gesture(-50)@.2 gesture(end)@.3",
      input: Self.transition
    ).expect(
      0,
      #"""
      t  transition

      time   what            state               fraction  position
      0 s    gesture(begin)  active, paused      0         0
               source.opacity 1
      0.2 s  gesture(-50)    active, paused      0         0
               source.opacity 1
      0.3 s  gesture(end)    inactive, reversed  0         0
               release: it cancels
               runs for 0 s
               the transition is cancelled: completeTransition(false)
               source.opacity 1

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "start@0",
      input: Self.transition
    ).expect(
      0,
      #"""
      t  transition

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              source.opacity 1
      1 s   ends   inactive         0         1
              the transition finishes: completeTransition(true)
              source.opacity 1

      """#)
    desk.run(
      "simulate", "-", "-q", "--script", "pause@0",
      input: Self.transition
    ).expect(
      64,
      errors: #"""
        error: an interactive transition has no 'pause'
          --> --script:1:1
            1 | pause@0
              | ^
        help: its verbs are start, gesture

        """#)
  }
}
