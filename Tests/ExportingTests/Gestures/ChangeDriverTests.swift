import Expectations
import Foundation
import Motion
import Presets
import SeededNumbers
import Testing

@testable import Exporting

/// A finger does to exported changes and pages what the simulation says.
@MainActor struct ChangeDriverTests {
  private static func presets() throws -> [ExportedPreset] { try DrivenPresets.all() }

  @Test("What is compiled here is what is exported") func exported() throws {
    var options = ExportOptions()
    options.access = .internal
    options.frameworks = [.swiftUI]
    options.namespace = "DrivenChanges"
    let presets = try Self.presets()
    let text = try BuiltInPresets.text(presets, .swift, options, demands: false)
    let functions = try CutChanges.functions(of: presets)
    let bare = text.filter { $0 != " " && $0 != "\n" }
    for line in functions.drags.flatMap(\.lines) + functions.swipes.flatMap(\.lines)
    where !line.contains("opening:") && !line.contains("///") {
      #expect(bare.contains(line.filter { $0 != " " }), "\(line)")
    }
    try Page("Tests/ExportingTests/Gestures/DrivenChanges.swift")
      .expect(CutChanges.file(text, functions))
    #expect(Set(functions.drags.map(\.name)) == Set(ExportedChanges.drags.keys))
    #expect(Set(functions.swipes.map(\.name)) == Set(ExportedChanges.swipes.keys))
  }

  private static let known = [
    "container.width": 390.0, "container.height": 844, "cell.height": 200,
  ]

  /// A finger that comes down and moves, as both sides get it.
  private struct Finger {
    var velocity: SIMD2<Double>
    var ways: [SIMD2<Double>] = []
    var axis: Interaction.Axis

    func main(_ way: SIMD2<Double>) -> Double { axis == .x ? way.x : way.y }
  }

  private static func finger(
    _ random: inout SeededNumbers, _ rules: InteractionRules, isAcross: Bool
  ) -> Finger {
    func way(_ main: Double, _ across: Double) -> SIMD2<Double> {
      rules.axis == .x ? SIMD2(main, across) : SIMD2(across, main)
    }
    let first = rules.distance * random.number(0.05...0.4)
    let across = isAcross ? abs(first) * 3 + 1 : 0
    var finger = Finger(velocity: way(first, across), axis: rules.axis)
    finger.ways = [way(first, across)]
    for _ in 0..<Int(random.next() % 4) {
      finger.ways.append(way(rules.distance * random.number(-0.4...1.3), across))
    }
    return finger
  }

  @Test("300 scripts of fingers on changes") func drags() throws {
    let presets = try Self.presets()
    let names = ExportedChanges.drags.keys.sorted()
    var random = SeededNumbers(seed: 18)
    var (ends, starts, stays) = (0, 0, 0)
    for seed in 0..<300 {
      let name = try #require(names.randomElement(using: &random))
      let preset = try #require(presets.first { $0.name.text == name })
      guard case .animator(let motion) = preset.motion, let interaction = motion.interaction
      else { continue }
      let isOpen = random.next() % 3 == 0
      let lengths = Self.lengths(of: [interaction.distance, interaction.startProgress])
      func length(_ quantity: Quantity?) throws -> Double? {
        switch quantity {
        case nil: nil
        case .number(let number): number
        case .measure(let measure): try measure.evaluate(lengths)
        }
      }
      let known = try InteractionRules(
        interaction, distance: length(interaction.distance) ?? 300,
        startProgress: length(interaction.startProgress) ?? 0)
      // SwiftUI's springs keep the velocity by themselves.
      var expected = try AnimatorSimulation(
        motion, rules: known, isOpen: isOpen,
        lengths: lengths.merging([Interaction.relativeVelocity: 0]) { $1 })
      let named = Dictionary(
        lengths.map { (IdentifierStyle.swiftName(CodeText.words(of: $0.key)), $0.value) }
      ) { $1 }
      let make = try #require(ExportedChanges.drags[name])
      var rules = make(named)
      rules.isOpen = isOpen
      var (change, grip) = (DrivenChanges.Change.on(false), DrivenChanges.Grip())
      var time = 0.0
      for turn in 0..<3 {
        let comment = "\(seed), \(name), turn \(turn)"
        let isAcross = interaction.begin == .axisDominates && random.next() % 4 == 0
        let finger = Self.finger(&random, known, isAcross: isAcross)
        try expected.perform(.gesture(.began(velocity: finger.velocity)))
        for way in finger.ways {
          time += 0.1
          expected.advance(to: time)
          try expected.perform(.gesture(.moved(finger.main(way))))
          let moved = grip.moved(change, by: CGPoint(x: way.x, y: way.y), rules)
          #expect((moved == nil) == isAcross, "\(comment)")
          change = moved ?? change
          if !isAcross {
            #expect(change == .held(at: expected.reading.fraction), "\(comment)")
          }
        }
        let end = random.next() % 3 == 0 ? 0 : random.number(-800...800)
        let isCalledOff = random.next() % 5 == 0
        let known = expected.events.count
        let fraction = expected.reading.fraction
        try expected.perform(.gesture(isCalledOff ? .cancelled : .ended(velocity: end)))
        let velocity = finger.axis == .x ? CGPoint(x: end, y: 0) : CGPoint(x: 0, y: end)
        let next =
          isCalledOff ? grip.calledOff(rules) : grip.ended(velocity: velocity, rules)
        change = next ?? change
        // SwiftUI may say that no finger is down before or after it says how the gesture ended.
        #expect(isCalledOff || grip.calledOff(rules) == nil, "\(comment)")
        if isAcross {
          #expect(change == (turn == 0 ? .on(false) : change), "\(comment)")
          continue
        }
        time += 100
        expected.advance(to: time)
        let completed = expected.events.dropFirst(known).compactMap { event in
          if case .completed(let position) = event.kind { position } else { nil }
        }
        guard next != nil else {
          #expect(completed.isEmpty && change == .held(at: expected.reading.fraction), "\(comment)")
          stays += 1
          continue
        }
        // At an end nothing is left, or all of it: the simulation gives a spring its time then, too.
        if motion.continuation == nil || fraction > 0 && fraction < 1 {
          try Self.checkRest(name, change, expected.events.dropFirst(known), comment)
        }
        let isAtEnd = completed.last.map { $0 == .end } ?? (expected.reading.position > 0.5)
        #expect(change == .on(isAtEnd), "\(comment)")
        if isAtEnd { ends += 1 } else { starts += 1 }
        break
      }
    }
    #expect(ends > 50 && starts > 50 && stays > 20, "\(ends) \(starts) \(stays)")
  }

  /// What is left takes as long as in the simulation.
  private static func checkRest(
    _ name: String, _ change: DrivenChanges.Change, _ events: ArraySlice<AnimatorEvent>,
    _ comment: String
  ) throws {
    let rests = events.compactMap { event in
      if case .running(let rest) = event.kind { rest } else { nil }
    }
    let looks = try #require(ExportedChanges.looks[name])
    #expect(!looks.animations.isEmpty, "\(comment)")
    let runs = looks.animations.compactMap { $0(change, false) }.filter { !$0.isInteractive }
    // Let go at its end, it has nowhere to go.
    guard let rest = rests.last, rest > 1e-9 else { return #expect(runs.isEmpty, "\(comment)") }
    let longest = runs.map(\.time).max() ?? 0
    #expect(abs(longest - rest) < 1e-6 * max(rest, 1), "\(comment): \(longest), not \(rest)")
  }

  /// What the app knows: 300, if nothing else is said.
  private static func lengths(of quantities: [Quantity?]) -> [String: Double] {
    var lengths = known
    for case .measure(let measure)? in quantities {
      for symbol in measure.symbols { lengths[symbol] = known[symbol] ?? 300 }
    }
    return lengths
  }

  @Test("Fingers on pages", arguments: ExportedChanges.swipes.keys.sorted())
  func swipes(_ name: String) throws {
    let preset = try #require(Self.presets().first { $0.name.text == name })
    guard case .transition(let transition) = preset.motion,
      let interaction = transition.interaction
    else { return }
    let make = try #require(ExportedChanges.swipes[name])
    let rules = make(CGSize(width: 390, height: 844), CGSize(width: 390, height: 390))
    let lengths = ["container.width": 390.0, "container.height": 844, "sheet.height": 390]
    let distance: Double? =
      switch interaction.distance {
      case nil: nil
      case .number(let number): number
      case .measure(let measure): try measure.evaluate(lengths)
      }
    let known = InteractionRules(interaction, distance: distance ?? 390)
    #expect(Double(rules.distance) == known.distance)
    var random = SeededNumbers(seed: 82)
    var outcomes: [Bool] = []
    for seed in 0..<100 {
      var expected = try TransitionSimulation(transition, rules: known, lengths: lengths)
      var (passage, grip) = (DrivenChanges.Passage.open, DrivenChanges.Grip())
      let isAcross = interaction.begin == .axisDominates && seed % 4 == 0
      let finger = Self.finger(&random, known, isAcross: isAcross)
      try expected.perform(.gesture(.began(velocity: finger.velocity)))
      var time = 0.0
      for way in finger.ways {
        time += 0.1
        expected.advance(to: time)
        try expected.perform(.gesture(.moved(finger.main(way))))
        let change = try #require(passage.change)
        passage = passage.moved(grip.moved(change, by: CGPoint(x: way.x, y: way.y), rules))
        if !isAcross {
          #expect(passage.change == .held(at: expected.reading.fraction), "\(name), \(seed)")
        }
      }
      #expect(!isAcross || passage == .open)
      let progress = isAcross ? 0 : expected.reading.fraction
      let isCalledOff = seed % 5 == 0
      let velocity = seed % 3 == 0 ? 0 : random.number(-900...900)
      try expected.perform(.gesture(isCalledOff ? .cancelled : .ended(velocity: velocity)))
      let end = finger.axis == .x ? CGPoint(x: velocity, y: 0) : CGPoint(x: 0, y: velocity)
      if isCalledOff {
        if grip.calledOff(rules) != nil { passage = passage.calledOff() }
      } else {
        passage = passage.released(grip.ended(velocity: end, rules))
      }
      expected.advance(to: 1000)
      let outcome = expected.events.compactMap { event in
        if case .transitionCompleted(let finished) = event.kind { finished } else { nil }
      }.first
      #expect((outcome == nil) == isAcross)
      if case .back(_, let left) = passage, !isAcross {
        let rest = outcome == true ? 1 - progress : progress
        #expect(abs(left - rest) < 1e-9, "\(name), \(seed)")
      }
      #expect(passage.ended(true) == (outcome == true ? .closed : .open), "\(name), \(seed)")
      if let outcome { outcomes.append(outcome) }
    }
    #expect(Set(outcomes) == [true, false])
  }

  @Test("A finger that the system takes away holds nothing, in whichever order SwiftUI says it")
  func calledOff() {
    typealias Change = DrivenChanges.Change
    let rules = DrivenChanges.GestureRules(axis: .y, distance: 100, release: .threshold(0.5))
    var grip = DrivenChanges.Grip()
    #expect(grip.moved(.on(false), by: CGPoint(x: 0, y: 80), rules) == .held(at: 0.8))
    #expect(grip.calledOff(rules) == .on(false))
    #expect(grip.calledOff(rules) == nil)
    // Had the finger let go, that would count, though it is told late.
    #expect(grip.ended(velocity: .zero, rules) == .on(true))
    #expect(grip.ended(velocity: .zero, rules) == nil)
    #expect(grip.moved(.on(true), by: CGPoint(x: 0, y: -30), rules) == .held(at: 0.7))
  }

  @Test("The app opens and closes a page, too") func asked() {
    typealias Passage = DrivenChanges.Passage
    var page = Passage.closed
    #expect(page.asked(false) == .closed)
    page = page.asked(true)
    #expect(page == .arriving && page.asked(false) == .closed)
    #expect(Passage.opening.asked(false) == .opening)
    #expect(Passage.opening.ended(true) == .open)
    #expect(Passage.opening.ended(false) == .back(.on(true), left: 1))
    page = Passage.open.asked(false)
    #expect(page == .back(.on(true), left: 1) && page.ended(false) == .closed)
    page = page.asked(true)
    #expect(page == .back(.on(false), left: 1) && page.ended(true) == .open)
    page = Passage.open.moved(.held(at: 0.25)).asked(false)
    #expect(page == .back(.on(true), left: 0.75))
    #expect(Passage.open.calledOff() == .open)
    #expect(Passage.open.moved(.held(at: 0.25)).calledOff() == .back(.on(false), left: 0.25))
  }
}
