import Testing

/// The stories that the presets' articles tell.
struct SimulateStoryTests {
  @Test("A sheet is dragged up and let go, and closes from its open end")
  func aSheetIsDraggedUpAndLet() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "animator/pan-expand-blur", "-q", "--script",
      "gesture(begin)@0 gesture(-382)@.4 gesture(end,-300)@.5", "--measure", "container.height=844"
    ).expect(
      0,
      #"""
      animator/pan-expand-blur  animator

      time   what               state            fraction  position
      0 s    gesture(begin)     active, paused   0         0
               sheet.constraint.top 0; backdrop.effect none
      0.4 s  gesture(-382)      active, paused   0.5       0.5
               sheet.constraint.top -382; backdrop.effect none
      0.5 s  gesture(end,-300)  active, running  0.5       0.5
               release: it runs on to its end
               runs for 1.5 s
               sheet.constraint.top -382; backdrop.effect none
      2 s    ends               inactive         0         1
               calls its completions at .end
               becomes inactive and discards 2 animations and 1 completion
               sheet.constraint.top -764; backdrop.effect light

      """#)
    desk.run(
      "simulate", "animator/pan-expand-blur", "-q", "--open", "--script",
      "gesture(begin)@0 gesture(191)@.4 gesture(end,-300)@.5", "--measure", "container.height=844"
    ).expect(
      0,
      #"""
      animator/pan-expand-blur  animator

      time    what               state                      fraction  position
      0 s     gesture(begin)     active, paused             0         0
                sheet.constraint.top -764; backdrop.effect light
      0.4 s   gesture(191)       active, paused             0.25      0.25
                sheet.constraint.top -573; backdrop.effect light
      0.5 s   gesture(end,-300)  active, running, reversed  0.75      0.25
                release: it runs back
                runs for 0.75 s
                sheet.constraint.top -573; backdrop.effect light
      1.25 s  ends               inactive, reversed         0         0
                calls its completions at .start
                becomes inactive and discards 2 animations and 1 completion
                sheet.constraint.top -764; backdrop.effect light

      """#)
  }

  @Test("A press is let go") func aPressIsLetGo() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate", "animator/breathe", "-q", "--script", "gesture(begin)@0 gesture(end)@1.5")
      .expect(
        0,
        #"""
        animator/breathe  animator

        time   what            state                      fraction  position
        0 s    gesture(begin)  active, running            0         0
                 runs for 4 s
                 transform.scale 1
        1.5 s  gesture(end)    active, running, reversed  0.625     0.2928
                 release: it runs back
                 runs for 1.5 s
                 transform.scale 1.293
        3 s    ends            inactive, reversed         0         0
                 calls its completions at .start
                 becomes inactive and discards 1 animation and 1 completion
                 transform.scale 1

        """#)
    desk.run(
      "simulate", "animator/breathe", "-q", "--script",
      "start@0 stop(true)@1.5 add(transform.scale=1)@1.5 pause@1.5 continue(0.375)@1.5"
    ).expect(
      0,
      #"""
      animator/breathe  animator

      time   what                    state            fraction  position
      0 s    start                   active, running  0         0
               runs for 4 s
               transform.scale 1
      1.5 s  stop(true)              inactive         0         0.2928
               stops at its current value
               becomes inactive and discards 1 animation and 1 completion
               transform.scale 1.293
      1.5 s  add(transform.scale=1)  inactive         0         0.2928
               also animates transform.scale
               transform.scale 1.293
      1.5 s  pause                   active, paused   0         0
               transform.scale 1.293
      1.5 s  continue(0.375)         active, running  0         0
               runs for 1.5 s
               transform.scale 1.293
      3 s    ends                    inactive         0         1
               becomes inactive and discards 1 animation and 0 completions
               transform.scale 1

      """#)
  }

  @Test("An animation is added on the way") func anAnimationIsAddedOnTheWay() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "animator/slide-200", "-q", "--script", "start@0 add(cornerRadius=50,0.5)@1",
      "--count", "4"
    ).expect(
      0,
      #"""
      animator/slide-200  animator

      time  what                      state            fraction  position
      0 s   start                     active, running  0         0
              runs for 3 s
              position.x 0
      1 s   add(cornerRadius=50,0.5)  active, running  0.3333    0.1562
              also animates cornerRadius
              position.x 31.23; cornerRadius 0
      2 s                             active, running  0.6667    0.5117
              position.x 102.3; cornerRadius 0
      3 s   ends                      inactive         0         1
              calls its completions at .end
              becomes inactive and discards 2 animations and 1 completion
              position.x 200; cornerRadius 50

      """#)
  }

  @Test("A pan across its axis does not begin") func aPanAcrossItsAxisDoesNot() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "animator/card-expand", "-q", "--measure", "cell.height=200", "--script",
      "gesture(begin,30,-20)@0 gesture(-161)@.2", "--measure", "container.height=844", "--measure",
      "container.width=390"
    ).expect(
      0,
      #"""
      animator/card-expand  animator

      time   what                   state     fraction  position
      0 s    gesture(begin,30,-20)  inactive  0         0
               the gesture does not begin: it is faster across its axis than along it
               description.opacity 0; close.opacity 0; card.cornerRadius 0; card.frame
               0 % of the distance; previous.position.x 0; next.position.x 0
      0.2 s  gesture(-161)          inactive  0         0
               gesture has no effect here
               description.opacity 0; close.opacity 0; card.cornerRadius 0; card.frame
               0 % of the distance; previous.position.x 0; next.position.x 0

      """#)
  }

  @Test("A slider sets the fraction itself") func aSliderSetsTheFractionItself() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "animator/curved-scrub", "-q", "--measure", "container.width=390", "--script",
      "gesture(.5)@0 gesture(1)@.2"
    ).expect(
      0,
      #"""
      animator/curved-scrub  animator

      time   what         state           fraction  position
      0 s    gesture(.5)  active, paused  0.5       0.5029
               position.x 196.1; transform.rotation.z 90.52; transform.scale 0.4976
      0.2 s  gesture(1)   active, paused  1         1
               position.x 390; transform.rotation.z 180; transform.scale 0.001

      """#)
  }

  @Test("A transition without a gesture is played by start alone")
  func aTransitionWithoutAGestureIsPlayed() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate", "transition/flip-present", "-q", "--count", "3").expect(
      0,
      #"""
      transition/flip-present  transition

      time    what   state            fraction  position
      0 s     start  active, running  0         0
                runs for 0.72 s
                container.sublayerTransform.m34 -0.002; source.transform.rotation.y 0;
                destination.hidden true; destination.snapshot.masksToBounds true;
                destination.snapshot.transform.rotation.y 90
      0.36 s         active, running  0.5       0.5
                container.sublayerTransform.m34 -0.002; source.transform.rotation.y
                -90; destination.hidden true; destination.snapshot.masksToBounds true;
                destination.snapshot.transform.rotation.y 45
      0.72 s  ends   inactive         0         1
                the transition finishes: completeTransition(true)
                container.sublayerTransform.m34 0; source.transform.rotation.y 0;
                destination.hidden false

      """#)
    desk.run("simulate", "transition/flip-present", "--script", "gesture(begin)@0").expect(
      64,
      errors: #"""
        error: a transition that no gesture drives has no 'gesture'
          --> --script:1:1
            1 | gesture(begin)@0
              | ^
        help: its verb is start

        """#)
  }

  @Test("What never ends is watched for ten seconds") func whatNeverEndsIsWatchedForTen() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate", "keyframes/colour-red-yellow-blue", "-q", "--fps", ".2").expect(
      0,
      #"""
      keyframes/colour-red-yellow-blue  keyframes

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              backgroundColor #FF0000
      5 s          active, running  0.25      0.25
              backgroundColor #FF8000
      10 s         active, running  0.5       0.5
              backgroundColor #FFFF00

      """#)
  }
}
