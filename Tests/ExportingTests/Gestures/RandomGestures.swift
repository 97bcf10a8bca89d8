import Motion
import SeededNumbers

extension SeededNumbers {
  /// The animator with another timing and other settings, driven by the same gesture.
  mutating func varied(_ motion: Animator) throws -> Animator {
    var motion = motion
    let timings: [Timing?] = [
      nil, .curve(Curve(.named(.easeInEaseOut))), .curve(Curve(.named(.easeIn))),
      .curve(Curve(.cubicBezier(x1: 0.34, y1: 1.4, x2: 0.64, y2: 1))),
      .spring(Spring(.settling(dampingRatio: 0.5, duration: .seconds(0.8)))),
      .spring(Spring(.physical(mass: 1, stiffness: 120, damping: 12))),
    ]
    motion.timing = timings[Int(next() % UInt64(timings.count))]
    motion.duration = .seconds([0.3, 1, 2.5][Int(next() % 3)])
    motion.delay = nil
    motion.scrubsLinearly = next() % 4 == 0 ? false : nil
    motion.pausesOnCompletion = next() % 4 == 0 ? true : nil
    motion.isInterruptible = next() % 12 == 0 ? false : nil
    return motion
  }

  /// Steps of a script for an animator, most of them legal.
  mutating func steps(
    of simulation: AnimatorSimulation, _ rules: InteractionRules
  ) -> [(time: Double, call: AnimatorCall)] {
    var simulation = simulation
    var steps: [(time: Double, call: AnimatorCall)] = []
    var (time, isDown) = (0.0, false)
    for _ in 0..<Int(6 + next() % 12) {
      time += number(0.01...0.5)
      simulation.advance(to: time)
      var call = next() % 3 == 0 ? direct() : gesture(rules, &isDown)
      if !simulation.takes(call), next() % 8 != 0 {
        call = .reverse()
        guard simulation.takes(call) else { continue }
      }
      steps.append((time, call))
      guard (try? simulation.perform(call)) != nil else { break }
    }
    return steps
  }

  /// A call that the app makes itself.
  private mutating func direct() -> AnimatorCall {
    switch next() % 8 {
    case 0, 1: .start()
    case 2: .pause
    case 3: .continue(durationFactor: next() % 2 == 0 ? 0 : number(0.1...2))
    case 4: .reverse(next() % 2 == 0)
    case 5: .fraction(number(0...1))
    case 6: .stop(withoutFinishing: next() % 2 == 0)
    default: .finish(at: [.start, .end, .current][Int(next() % 3)])
    }
  }

  /// A step of a gesture, after those that were before.
  private mutating func gesture(
    _ rules: InteractionRules, _ isDown: inout Bool
  ) -> AnimatorCall {
    guard isDown else {
      isDown = true
      let isSeen = rules.gesture == .pan && next() % 2 == 0
      let velocity = SIMD2(number(-300...300), number(-300...300))
      return .gesture(.began(velocity: isSeen ? velocity : nil))
    }
    let choice = next() % 6
    if choice == 0 {
      isDown = false
      return .gesture(.cancelled)
    }
    if choice < 3 || rules.gesture == .press {
      isDown = false
      let isPan = rules.gesture == .pan || rules.gesture == .screenEdgePan
      return .gesture(.ended(velocity: isPan && next() % 4 > 0 ? number(-800...800) : 0))
    }
    return .gesture(.moved(rules.distance * number(-0.4...1.2)))
  }
}

extension AnimatorSimulation {
  /// Whether a call is legal now.
  fileprivate func takes(_ call: AnimatorCall) -> Bool {
    var copy = self
    return (try? copy.perform(call)) != nil
  }
}
