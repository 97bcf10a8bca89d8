import RuntimeSwiftUI
import Testing

@Suite struct KeyframeTimelineTests {
  struct Values {
    var x = 0.0
    var y: CGFloat = 1
  }

  private func x(
    at time: Double,
    @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
  ) -> Double {
    KeyframeTimeline(initialValue: Values(x: 10)) { KeyframeTrack(\.x) { content() } }.value(
      time: time
    ).x
  }

  // Source: KeyframeTimeline: as long as the longest track; values between are interpolated.
  @Test("Tracks of a value run side by side") func tracks() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 2, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.y) { LinearKeyframe(3, duration: 1) }
    }
    #expect(timeline.duration == 3)
    let values: [(Double, Double, Double)] = [
      (-1, 0, 1), (0.5, 5, 2), (1, 50, 3), (2, 55, 3), (3, 60, 3), (9, 60, 3),
    ]
    for (time, x, y) in values {
      let value = timeline.value(time: time)
      #expect(isNear(value.x, x))
      #expect(isNear(value.y, y))
    }
    #expect(isNear(timeline.value(progress: 2 / 3.0).x, 55))
  }

  @Test("A track without a key path moves the whole value") func wholeValue() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack { LinearKeyframe(CGPoint(x: 2, y: 4), duration: 2) }
    }
    #expect(timeline.value(time: 1) == CGPoint(x: 1, y: 2))
  }

  // A cubic Hermite spline is halfway at (from + to) / 2 + duration · (start - end) / 8.
  @Test("A cubic keyframe takes the velocities that are given") func cubicWithVelocities() {
    #expect(
      isNear(
        x(at: 1) { CubicKeyframe(20, duration: 2, startVelocity: 4, endVelocity: -8) },
        15 + 2 * 12 / 8))
  }

  // Source: CubicKeyframe: "Adjacent cubic keyframes result in a Catmull-Rom spline."
  @Test("Cubic keyframes without velocities take those of their neighbors") func catmullRom() {
    // The velocity at 1 s is (40 - 10) / 3, at the ends it's 0.
    let first = x(at: 0.5) {
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(40, duration: 2)
    }
    let second = x(at: 2) {
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(40, duration: 2)
    }
    #expect(isNear(first, 15 - 10.0 / 8))
    #expect(isNear(second, 30 + 2 * 10.0 / 8))
  }

  // Source: CubicKeyframe: "the end velocity of the segment defined by the previous keyframe will
  // be used".
  @Test("A cubic keyframe goes on at the speed of a linear one") func cubicAfterLinear() {
    let value = x(at: 1.5) {
      LinearKeyframe(14, duration: 1)
      CubicKeyframe(14, duration: 1, endVelocity: 0)
    }
    #expect(isNear(value, 14 + 4.0 / 8))
  }

  @Test("A spring keyframe moves as its spring") func spring() {
    let spring = Spring(response: 2 * .pi, dampingRatio: 1)
    let value = x(at: 1) { SpringKeyframe(30, spring: spring, startVelocity: 7) }
    let fall = exp(-1.0)
    #expect(isNear(value, 30 - 40 * fall + 7 * fall))
    let settled = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { SpringKeyframe(30, spring: spring) }
    }
    #expect(isNear(settled.duration, spring.settlingDuration))
    // Assumed: a spring that's cut off hands over its place and velocity.
    let next = x(at: 1.5) {
      SpringKeyframe(30, duration: 1, spring: spring)
      CubicKeyframe(30, duration: 1, endVelocity: 0)
    }
    let (end, velocity) = (30 - 40 * fall, 20 * fall)
    #expect(isNear(next, (end + 30) / 2 + velocity / 8))
  }
}

extension RuntimeTests {
  @MainActor @Suite struct AnimatorViewTests {
    private let trigger = RuntimeState(0)

    private func opacity(_ host: RuntimeHost, at time: Double) -> Double {
      RuntimeClock.advance(to: time)
      return host.appearance(of: "leaf")?.opacity ?? .nan
    }

    // Source: View, "keyframeAnimator(initialValue:trigger:content:keyframes:)".
    @Test("A trigger plays keyframes, whose last value stays") func keyframesAfterTrigger() {
      RuntimeClock.reset(to: 0)
      let trigger = trigger
      let host = RuntimeHost(
        RuntimeLeaf("leaf").keyframeAnimator(initialValue: 1.0, trigger: trigger.value) {
          $0.opacity($1)
        } keyframes: { now in
          KeyframeTrack { LinearKeyframe(now - 0.5, duration: 1) }
        }, size: .screen)
      #expect(opacity(host, at: 5) == 1)
      trigger.value = 1
      #expect(isNear(opacity(host, at: 5.5), 0.75))
      #expect(opacity(host, at: 7) == 0.5)
      // It "will remain at the end value, which becomes the initial value for the next animation".
      trigger.value = 2
      #expect(isNear(opacity(host, at: 7.5), 0.25))
    }

    // "The previous velocity will be preserved".
    @Test("A new trigger starts from what is seen") func keyframesInterrupted() {
      RuntimeClock.reset(to: 0)
      let trigger = trigger
      let host = RuntimeHost(
        RuntimeLeaf("leaf").keyframeAnimator(initialValue: 0.0, trigger: trigger.value) {
          $0.opacity($1)
        } keyframes: { now in
          KeyframeTrack {
            CubicKeyframe(
              now == 0 ? 1 : now, duration: 1, startVelocity: now == 0 ? 1 : nil,
              endVelocity: now == 0 ? 1 : 0)
          }
        }, size: .screen)
      trigger.value = 1
      #expect(isNear(opacity(host, at: 0.25), 0.25))
      trigger.value = 2
      #expect(isNear(opacity(host, at: 0.75), 0.25 + 1.0 / 8))
    }

    @Test("Repeating keyframes start over from the initial value") func keyframesRepeat() {
      RuntimeClock.reset(to: 0)
      let host = RuntimeHost(
        RuntimeLeaf("leaf").keyframeAnimator(initialValue: 1.0) {
          $0.opacity($1)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(0, duration: 2) }
        }, size: .screen)
      for (time, expected) in [(0, 1), (0.5, 0.75), (1.5, 0.25), (2, 1), (1001, 0.5)] {
        #expect(isNear(opacity(host, at: time), expected))
      }
    }

    // Source: View, "phaseAnimator(_:content:animation:)": cycles from the start.
    @Test("Phases follow one another forever") func phasesRepeat() {
      RuntimeClock.reset(to: 0)
      let host = RuntimeHost(
        RuntimeLeaf("leaf").phaseAnimator([1.0, 0.5, 0]) {
          $0.opacity($1)
        } animation: {
          .linear(duration: $0 == 1 ? 2 : 1)
        }, size: .screen)
      for (time, expected) in [
        (0.0, 1), (0.5, 0.75), (1.5, 0.25), (3, 0.5), (4.5, 0.75), (401, 0.5),
      ] {
        #expect(isNear(opacity(host, at: time), expected))
      }
    }

    @Test("A trigger runs through the phases once") func phasesAfterTrigger() {
      RuntimeClock.reset(to: 0)
      let trigger = trigger
      let host = RuntimeHost(
        RuntimeLeaf("leaf").phaseAnimator([1.0, 0], trigger: trigger.value) {
          $0.opacity($1)
        } animation: { _ in
          .linear(duration: 1)
        }, size: .screen)
      #expect(opacity(host, at: 3) == 1)
      trigger.value = 1
      #expect(isNear(opacity(host, at: 3.25), 0.75))
      #expect(isNear(opacity(host, at: 4.25), 0.25))
      #expect(opacity(host, at: 5) == 1)
      #expect(opacity(host, at: 5.5) == 1)
    }
  }
}
