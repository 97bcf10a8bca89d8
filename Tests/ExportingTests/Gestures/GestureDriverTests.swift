import Expectations
import Foundation
import Motion
import Presets
import SeededNumbers
import Testing

@testable import Exporting

/// Exported drivers make the calls that the simulation of a gesture does.
@MainActor struct GestureDriverTests {
  @Test("What is compiled here is what is exported") func exported() throws {
    var options = ExportOptions()
    options.access = .internal
    options.frameworks = [.uiKit]
    options.namespace = "Driven"
    let presets = try DrivenPresets.all()
    let text = try BuiltInPresets.text(presets, .swift, options, demands: false)
    let page = try Page("Tests/ExportingTests/Gestures/Driven.swift")
    page.expect(DrivenPresets.drivers(in: text, of: presets))
  }

  @Test("Every animator that a gesture drives has its driver here") func complete() throws {
    let driven = try DrivenPresets.all().filter { preset in
      if case .animator(let animator) = preset.motion { animator.interaction != nil } else { false }
    }
    #expect(driven.map(\.name.text).filter { ExportedDrivers.all[$0] == nil } == [])
    #expect(driven.count == ExportedDrivers.all.count)
  }

  /// What the app knows: 300, if nothing else is said.
  private static func lengths(of quantities: [Quantity?]) -> [String: Double] {
    let known = ["container.width": 390.0, "container.height": 844, "cell.height": 200]
    var lengths = known
    for case .measure(let measure)? in quantities {
      for symbol in measure.symbols { lengths[symbol] = known[symbol] ?? 300 }
    }
    return lengths
  }

  /// A script, and what simulates it.
  private struct Play {
    var expected: AnimatorSimulation
    var standIn: AnimatorStandIn
    var driver: Driven.AnimatorDriver
    var rules: InteractionRules
  }

  private func play(
    _ name: String, _ motion: Animator, isOpen: Bool
  ) throws -> Play {
    let interaction = try #require(motion.interaction)
    let lengths = Self.lengths(of: [interaction.distance, interaction.startProgress])
    func length(_ quantity: Quantity?) throws -> Double? {
      switch quantity {
      case nil: nil
      case .number(let number): number
      case .measure(let measure): try measure.evaluate(lengths)
      }
    }
    let rules = try InteractionRules(
      interaction, distance: length(interaction.distance) ?? 1,
      startProgress: length(interaction.startProgress) ?? 0)
    let expected = try AnimatorSimulation(
      motion, rules: rules, isOpen: isOpen, lengths: lengths)
    let standIn = AnimatorStandIn(
      try AnimatorSimulation(motion, isOpen: isOpen, lengths: lengths),
      spring: try Self.spring(of: motion.continuation))
    let named = Dictionary(
      lengths.map { (IdentifierStyle.swiftName(CodeText.words(of: $0.key)), $0.value) }
    ) { $1 }
    let make = try #require(ExportedDrivers.all[name])
    return Play(
      expected: expected, standIn: standIn,
      driver: make(named, isOpen) { standIn }, rules: rules)
  }

  /// The spring by which an animator continues; nil if it's its own timing.
  private static func spring(of continuation: Animator.Continuation?) throws -> PhysicalSpring? {
    guard case .spring(let spring)? = continuation?.timing else { return nil }
    return try SpringEvaluator(spring, symbols: [Interaction.relativeVelocity: 0]).spring
  }

  /// Plays steps on both and expects the same after each.
  ///
  /// - Returns: How the last of them ended; nil if no call was illegal.
  @discardableResult private func expectSame(
    _ play: Play, _ steps: [(time: Double, call: AnimatorCall)], _ comment: String
  ) -> IllegalAnimatorCall? {
    var expected = play.expected
    for (number, step) in steps.enumerated() {
      expected.advance(to: step.time)
      play.standIn.advance(to: step.time)
      var crash: IllegalAnimatorCall?
      do throws(IllegalAnimatorCall) {
        try expected.perform(step.call)
      } catch {
        crash = error
      }
      perform(step.call, play)
      let place = "\(comment), step \(number): \(step)"
      if case .gesture = step.call, play.standIn.state == .inactive, expected.reading.isRunning {
        // Nothing is left, for which the simulation takes the time of the continuation.
        expected.advance(to: step.time + 1000)
        #expect(play.standIn.simulation.reading == expected.reading, "\(place)")
        return nil
      }
      #expect(play.standIn.crash == crash, "\(place)")
      #expect(play.standIn.simulation.reading == expected.reading, "\(place)")
      #expect(Self.seen(play.standIn.simulation.events) == Self.seen(expected.events), "\(place)")
      if crash != nil || play.standIn.crash != nil { return crash }
    }
    let end = min(expected.endTime ?? 0, 1000)
    expected.advance(to: end)
    play.standIn.advance(to: end)
    #expect(play.standIn.simulation.reading == expected.reading, "\(comment), at the end")
    #expect(
      Self.seen(play.standIn.simulation.events) == Self.seen(expected.events),
      "\(comment), at the end")
    return nil
  }

  /// The events that come from calls, not from gestures.
  ///
  /// At its end, a driver ends an animator by hand, which the simulation continues for 0 seconds.
  private static func seen(_ events: [AnimatorEvent]) -> [AnimatorEvent] {
    var seen: [AnimatorEvent] = []
    var isOver = false
    for event in events {
      switch event.kind {
      case .gestureRefused, .released, .ignored(.gesture): continue
      case .running(let remaining) where remaining < 1e-9: isOver = true
      case .pausedOnCompletion where isOver: isOver = false
      case .completed where seen.last?.kind == .stopped: seen[seen.count - 1] = event
      default:
        seen.append(event)
        isOver = false
      }
    }
    return seen
  }

  private func perform(_ call: AnimatorCall, _ play: Play) {
    guard case .gesture(let gesture) = call else { return play.standIn.perform(call) }
    func point(_ length: Double) -> CGPoint {
      play.rules.axis == .x ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
    }
    switch play.driver {
    case let pan as Driven.PanDriver:
      switch gesture {
      case .began(let velocity): pan.began(velocity: velocity.map { CGPoint(x: $0.x, y: $0.y) })
      case .moved(let length): pan.changed(translation: point(length))
      case .ended(let velocity): pan.ended(velocity: point(velocity))
      case .cancelled: pan.cancelled()
      }
    case let press as Driven.PressDriver:
      switch gesture {
      case .began: press.began()
      case .moved: break
      case .ended: press.ended()
      case .cancelled: press.cancelled()
      }
    case let slider as Driven.SliderDriver:
      switch gesture {
      case .began: slider.began()
      case .moved(let value): slider.changed(to: value)
      case .ended: slider.ended()
      case .cancelled: slider.cancelled()
      }
    default: Issue.record("there is no such driver")
    }
  }

  @Test("300 scripts of gestures and calls") func scripts() throws {
    let presets = try DrivenPresets.all()
    let names = ExportedDrivers.all.keys.sorted()
    var random = SeededNumbers(seed: 18)
    var illegal = 0
    for seed in 0..<300 {
      let name = try #require(names.randomElement(using: &random))
      let preset = try #require(presets.first { $0.name.text == name })
      guard case .animator(var motion) = preset.motion else { continue }
      motion = try random.varied(motion)
      let play = try play(name, motion, isOpen: random.next() % 3 == 0)
      var steps = random.steps(of: play.expected, play.rules)
      // A press takes what rests at its end to have run there, not to be caught while it overshoots.
      if play.rules.gesture == .press { steps.removeAll { $0.call == .pause } }
      if expectSame(play, steps, "\(seed), \(name)") != nil { illegal += 1 }
    }
    // Most scripts are such as apps make; some end them.
    #expect((5...100).contains(illegal), "\(illegal)")
  }

  /// What the articles do: grow under the finger, catch it, throw it, hold it, and change one's mind.
  nonisolated static let articles: [(preset: String, script: String)] = [
    ("animator/pan-expand-blur", "gesture(begin)@0 gesture(-300)@0.3 gesture(end,-200)@0.5"),
    ("animator/pan-expand-blur", "gesture(begin)@0 gesture(-300)@0.3 gesture(end,200)@0.5"),
    ("animator/pan-expand-blur", "gesture(begin)@0 gesture(-382)@0.3 gesture(end)@0.5"),
    (
      "animator/pan-expand-blur-persistent",
      "gesture(begin)@0 gesture(-100)@.2 gesture(end,-9)@.3 gesture(begin)@2 gesture(90)@2.1 gesture(end,9)@2.2"
    ),
    (
      "animator/card-expand",
      "start@0 gesture(begin,10,300)@.1 gesture(-40)@.12 gesture(end,-30)@.2"
    ),
    ("animator/card-expand", "gesture(begin,300,10)@.1 gesture(-40)@.12 gesture(end,-30)@.2"),
    ("animator/card-collapse", "gesture(begin,0,300)@.1 gesture(-40)@.12 gesture(cancel)@.2"),
    ("animator/breathe", "gesture(begin)@0 gesture(end)@1.5"),
    ("animator/breathe", "gesture(begin)@0 gesture(end)@1.5 gesture(begin)@2 gesture(end)@2.5"),
    ("animator/scrub-grow-then-tint", "gesture(begin)@0 gesture(211)@.5 gesture(end)@1"),
    ("animator/spin-shrink-scrub", "gesture(begin)@0 gesture(.5)@.5 gesture(.9)@1 gesture(end)@2"),
    ("animator/curved-scrub", "gesture(begin)@0 gesture(.5)@.5 gesture(.9)@1 gesture(end)@2"),
    ("animator/dual-pan-card", "gesture(begin)@0 gesture(-350)@.5 gesture(end,-100)@1"),
    (
      "animator/half-modal",
      "gesture(begin)@0 gesture(-300)@.3 gesture(end,-200)@.5 gesture(begin)@.6 gesture(90)@.7 gesture(end,9)@.8"
    ),
    ("animator/pan-threshold", "start@0 gesture(begin)@.4 gesture(end)@.5"),
    ("animator/rise-projected", "gesture(begin,1,-2)@0 gesture(-20)@.1 gesture(end,-300)@.2"),
  ]

  @Test("Scripts of the articles", arguments: articles)
  func articles(_ name: String, _ script: String) throws {
    let preset = try #require(DrivenPresets.all().first { $0.name.text == name })
    guard case .animator(let motion) = preset.motion else { return }
    for isOpen in [false, true] {
      let steps = try AnimatorScript(script).steps.map { (time: $0.time, call: $0.call) }
      #expect(expectSame(try play(name, motion, isOpen: isOpen), steps, name) == nil)
    }
  }

  @Test(
    "With reduced motion what a gesture leaves is over at once, and ends as it would",
    arguments: [0.1, 0.7], [-400, 0, 400.0])
  func atOnce(_ part: Double, _ velocity: Double) throws {
    let presets = try DrivenPresets.all()
    for name in ExportedDrivers.all.keys.sorted() {
      let preset = try #require(presets.first { $0.name.text == name })
      guard case .animator(let motion) = preset.motion else { continue }
      let play = try play(name, motion, isOpen: false)
      play.driver.endsAtOnce = { true }
      var expected = play.expected
      let standIn = play.standIn
      let isPress = play.rules.gesture == .press
      let hasVelocity = !isPress && play.rules.gesture != .slider
      let steps: [(time: Double, gesture: AnimatorGesture)] =
        [(0, .began(velocity: nil))]
        + (isPress ? [] : [(0.1, .moved(play.rules.distance * part))])
        + [(0.2, .ended(velocity: hasVelocity ? velocity : 0))]
      for step in steps {
        expected.advance(to: step.time)
        standIn.advance(to: step.time)
        #expect(
          isPress || standIn.simulation.reading == expected.reading, "\(name) follows the finger")
        try expected.perform(.gesture(step.gesture))
        perform(.gesture(step.gesture), play)
      }
      expected.advance(to: 1000)
      #expect(standIn.crash == nil, "\(name)")
      let stays = play.rules.onRelease == nil && !isPress
      let state = standIn.simulation.animator.state
      #expect(state == (stays ? .active : .inactive), "\(name)")
      #expect(!standIn.simulation.animator.isRunning, "\(name)")
      let (values, ends) = (standIn.simulation.reading.values, expected.reading.values)
      #expect(values == ends, "\(name)")
    }
  }

  @Test("Ending a driver lets its animator go, whatever it is doing")
  func ending() throws {
    let name = "animator/pan-threshold"
    let preset = try #require(DrivenPresets.all().first { $0.name.text == name })
    guard case .animator(let motion) = preset.motion else { return }
    for script in [
      "gesture(begin)@0 gesture(50)@.1", "gesture(begin)@0 gesture(50)@.1 gesture(end)@.2",
      "start@0 gesture(begin)@.1 stop@.2", "gesture(begin)@0 gesture(end)@.1",
    ] {
      let play = try play(name, motion, isOpen: false)
      for step in try AnimatorScript(script).steps {
        play.standIn.advance(to: step.time)
        perform(step.call, play)
      }
      play.driver.end()
      #expect(play.standIn.crash == nil)
      #expect(play.standIn.simulation.animator.state == .inactive)
      #expect(play.driver.animator == nil)
      play.standIn.perform(.release)
      #expect(play.standIn.crash == nil)
    }
  }
}
