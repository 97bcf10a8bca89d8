import Foundation
import Motion
import Presets
import SeededNumbers
import Testing

@testable import Exporting

/// What begins late, or is pressed, is where the simulation has it, under the finger and when it is let go.
struct ChangePartTests {
  private typealias Change = DrivenChanges.Change

  /// An animator of 2 s, linear, with a part that waits.
  private static func animator(waiting delay: Double) -> SimulatedAnimator {
    SimulatedAnimator(duration: 2, animations: [("main", 0), ("late", delay)])
  }

  @Test("What begins late waits under the finger, too", arguments: [0.1, 0.3, 0.5, 0.75])
  func held(delay: Double) throws {
    for step in 0...20 {
      let progress = Double(step) / 20
      var animator = Self.animator(waiting: delay)
      try animator.pause()
      try animator.setFraction(progress)
      let late = try #require(animator.position(of: "late"))
      #expect(
        abs(ExportedChanges.progress(.held(at: progress), from: delay) - late) < 1e-12,
        "at \(progress)")
    }
  }

  @Test("What begins late is over with the rest", arguments: [0.1, 0.3, 0.5, 0.75], [true, false])
  func released(delay: Double, isOn: Bool) throws {
    let own = DrivenChanges.Animation.linear(duration: 2 * (1 - delay))
    for progress in [0.05, 0.2, 0.4, 0.6, 0.8, 0.95] {
      var animator = Self.animator(waiting: delay)
      try animator.pause()
      try animator.setFraction(progress)
      if !isOn { try animator.reverse() }
      try animator.continue()
      let start = try #require(animator.position(of: "late"))
      let next = Change.held(at: progress).released(on: isOn)
      let run = try #require(ExportedChanges.run(next, own, from: delay, of: 2))
      guard !run.isInteractive else {
        #expect(start == (isOn ? 1 : 0), "at \(progress)")
        continue
      }
      let end: Double = isOn ? 1 : 0
      for part in [-0.01, 0, 0.25, 0.5, 0.75, 1] {
        let time = run.wait + run.duration / run.rate * part
        guard time >= 0 else { continue }
        animator.advance(to: time)
        // When it is over, the animator has let go of it.
        let late = animator.position(of: "late") ?? end
        #expect(
          abs(late - (start + (end - start) * max(part, 0))) < 1e-9, "at \(progress), \(part)")
      }
    }
  }

  @Test("What no finger held takes all of its time") func whole() {
    let own = DrivenChanges.Animation.linear(duration: 1.4)
    for isOn in [true, false] {
      let run = ExportedChanges.run(.on(isOn), own, from: 0.3, of: 2)
      #expect(run == own.delay(0.6))
      #expect(Change.on(true).released(on: isOn) == .on(isOn))
    }
    #expect(Change.held(at: 0.4).released(on: true) == .on(true))
  }

  private static let rules: [(name: String, rules: DrivenChanges.GestureRules)] = [
    ("reverse", .init(axis: .y, distance: 1, release: .goesBack)),
    ("threshold", .init(axis: .y, distance: 1, release: .threshold(0.3))),
    ("projected", .init(axis: .y, distance: 1, release: .projected(0.6))),
    ("continue", .init(axis: .y, distance: 1, release: .goesOn)),
    ("velocity", .init(axis: .y, distance: 1, release: .follows)),
    ("stay", .init(axis: .y, distance: 1)),
  ]

  @Test("100 scripts of presses, which are let go where the clock says", arguments: rules.indices)
  func presses(_ number: Int) throws {
    let (name, rules) = Self.rules[number]
    let presets = try DrivenPresets.all()
    let preset = try #require(presets.first { $0.name.text == "animator/press-\(name)" })
    guard case .animator(let motion) = preset.motion, let interaction = motion.interaction
    else { return }
    let looks = try #require(ExportedChanges.looks[preset.name.text])
    var random = SeededNumbers(seed: 18)
    for seed in 0..<100 {
      var expected = try AnimatorSimulation(
        motion, rules: InteractionRules(interaction, distance: 1))
      var (change, press) = (Change.on(false), DrivenChanges.Press(duration: 1))
      var time = 100.0
      try expected.perform(.gesture(.began()))
      change = press.began(change, at: time) ?? change
      #expect(press.began(change, at: time) == nil)
      for turn in 0..<3 {
        let comment = "\(seed), turn \(turn)"
        // It is let go, or caught again, before it is over.
        time += random.number(0.01...0.24)
        expected.advance(to: time - 100)
        let progress =
          expected.reading.isReversed
          ? 1 - expected.reading.fraction : expected.reading.fraction
        #expect(abs(press.progress(at: time) - progress) < 1e-9, "\(comment)")
        let isCalledOff = random.next() % 4 == 0
        try expected.perform(.gesture(isCalledOff ? .cancelled : .ended(velocity: 0)))
        let next =
          isCalledOff ? press.calledOff(at: time, rules) : press.ended(at: time, rules)
        change = next ?? change
        #expect(change == .on(!expected.reading.isReversed), "\(comment)")
        if next != nil {
          let left = expected.reading.isReversed ? progress : 1 - progress
          let run = try #require(looks.animations[0](change, false))
          #expect(abs(run.time - left) < 1e-9, "\(comment)")
        }
        let pause = random.number(0.01...0.05)
        guard press.progress(at: time + pause) > 0.01 else { break }
        time += pause
        expected.advance(to: time - 100)
        try expected.perform(.gesture(.began()))
        change = press.began(change, at: time) ?? change
        #expect(change == .on(true) && !expected.reading.isReversed, "\(comment)")
      }
    }
  }

  @Test(
    "A press that is let go at a tenth goes back, and one that is held to the end goes back, too")
  func pressed() throws {
    var press = DrivenChanges.Press(duration: 4)
    let threshold = DrivenChanges.GestureRules(axis: .y, distance: 1, release: .threshold(0.5))
    #expect(press.began(.on(false), at: 10) == .on(true))
    #expect(press.ended(at: 10.4, threshold) == .on(false))
    #expect(abs(press.progress(at: 10.6) - 0.05) < 1e-12)
    #expect(press.ended(at: 10.6, threshold) == nil)
    #expect(press.began(.on(false), at: 20) == .on(true))
    let back = DrivenChanges.GestureRules(axis: .y, distance: 1, release: .goesBack)
    #expect(press.ended(at: 30, back) == .on(false))
    #expect(abs(press.progress(at: 33) - 0.25) < 1e-12)
  }

  @Test("How a press ends counts, though it is told after that no finger is down") func order() {
    var press = DrivenChanges.Press(duration: 1)
    let rules = DrivenChanges.GestureRules(axis: .y, distance: 1, release: .threshold(0.5))
    #expect(press.began(.on(false), at: 0) == .on(true))
    #expect(press.calledOff(at: 0.8, rules) == .on(false))
    #expect(press.calledOff(at: 0.8, rules) == nil)
    #expect(press.ended(at: 0.8, rules) == .on(true))
    #expect(abs(press.progress(at: 0.9) - 0.9) < 1e-12)
    // The app may change it, too.
    #expect(press.began(.on(false), at: 2) == .on(true))
    #expect(press.progress(at: 2) == 0)
  }
}
