import Foundation
import Motion
import Presets
import SeededNumbers
import Testing

@testable import Exporting

/// A transition stand-in keeps the calls that UIPercentDrivenInteractiveTransition would get.
@MainActor final class TransitionStandIn: Driven.DrivenTransition {
  enum Call: Equatable {
    case begin, pause, update(Double), finish, cancel
  }

  var percentComplete: CGFloat = 0
  var timingCurve: (any UITimingCurveProvider)?
  private(set) var calls: [Call] = []

  func begin() { calls.append(.begin) }
  func pause() { calls.append(.pause) }
  func update(_ percentComplete: CGFloat) { calls.append(.update(Double(percentComplete))) }
  func finish() { calls.append(.finish) }
  func cancel() { calls.append(.cancel) }
}

/// The driver of an exported transition updates, finishes and cancels as the simulation does.
@MainActor struct TransitionDriverTests {
  @Test("Every transition that a gesture drives has its rules here") func complete() throws {
    let names = try DrivenPresets.all().filter { preset in
      guard case .transition(let transition) = preset.motion else { return false }
      return transition.style == .custom && transition.interaction != nil
    }
    .map(\.name.text)
    #expect(names.sorted() == ExportedDrivers.rules.keys.sorted())
  }

  @Test(
    "Gestures, from the beginning and on the way", arguments: ExportedDrivers.rules.keys.sorted())
  func scripts(_ name: String) throws {
    let preset = try #require(DrivenPresets.all().first { $0.name.text == name })
    guard case .transition(let transition) = preset.motion else { return }
    let interaction = try #require(transition.interaction)
    let makeRules = try #require(ExportedDrivers.rules[name])
    var random = SeededNumbers(seed: 81)
    for seed in 0..<100 {
      let distance = if case .number(let own)? = interaction.distance { own } else { 390.0 }
      let rules = InteractionRules(interaction, distance: distance)
      var expected = try TransitionSimulation(
        transition, rules: rules,
        lengths: ["container.width": 390, "container.height": 844, "sheet.height": 390])
      let standIn = TransitionStandIn()
      var own = makeRules()
      own.distance = distance
      let driver = Driven.TransitionDriver(own, of: standIn, begin: standIn.begin)
      var calls: [TransitionStandIn.Call] = []
      var time = 0.0
      func point(_ length: Double) -> CGPoint {
        rules.axis == .x ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
      }
      // Caught on its way, it is taken by the finger where it is.
      if seed % 3 == 0 {
        try expected.perform(.start())
        time = random.number(0.01...0.2)
        expected.advance(to: time)
        driver.running = .along
        let (fraction, position) = (expected.reading.fraction, expected.reading.position)
        // UIKit's scale is that of the position as soon as a finger holds it; what the transition itself says is
        // what a finger has set, as one did before.
        let isOff = abs(position - fraction) > 1e-9
        standIn.percentComplete = 0.9
        driver.fraction = { CGFloat(isOff ? min(max(position, 0), 1) : fraction) }
        calls.append(.pause)
      } else {
        calls.append(.begin)
      }
      try expected.perform(.gesture(.began()))
      driver.began()
      for _ in 0..<Int(random.next() % 4) {
        time += 0.1
        expected.advance(to: time)
        let length = distance * random.number(-0.3...1.3)
        try expected.perform(.gesture(.moved(length)))
        driver.changed(translation: point(length))
        calls.append(.update(expected.reading.fraction))
      }
      let progress = expected.reading.fraction
      let velocity = random.next() % 3 == 0 ? 0 : random.number(-900...900)
      let isCalledOff = random.next() % 5 == 0
      try expected.perform(.gesture(isCalledOff ? .cancelled : .ended(velocity: velocity)))
      if isCalledOff { driver.cancelled() } else { driver.ended(velocity: point(velocity)) }
      expected.advance(to: 1000)
      let outcome = expected.events.compactMap { event in
        if case .transitionCompleted(let finished) = event.kind { finished } else { nil }
      }
      #expect(outcome.count == 1)
      let isFinished = outcome.first == true
      if progress == (isFinished ? 1 : 0) { calls.append(.update(isFinished ? 0.999 : 0.001)) }
      calls.append(isFinished ? .finish : .cancel)
      #expect(standIn.calls == calls, "\(name), seed \(seed)")
      #expect(!driver.isActive)
    }
  }

  @Test("Caught on the way back, everything is the other way round") func back() {
    let standIn = TransitionStandIn()
    let driver = Driven.TransitionDriver(
      .init(axis: .y, distance: 400, release: .follows), of: standIn, begin: standIn.begin)
    driver.running = .back
    standIn.percentComplete = 0.75
    driver.began()
    driver.changed(translation: CGPoint(x: 0, y: 100))
    driver.ended(velocity: CGPoint(x: 0, y: 50))
    #expect(standIn.calls == [.pause, .update(0.5), .cancel])
  }

  @Test("What it would begin lies in the finger's direction; what runs is caught in any")
  func direction() {
    let standIn = TransitionStandIn()
    let driver = Driven.TransitionDriver(
      .init(axis: .y, distance: 400, needsAxis: true), of: standIn, begin: standIn.begin)
    #expect(driver.mayBegin(velocity: CGPoint(x: 5, y: 40)))
    #expect(!driver.mayBegin(velocity: CGPoint(x: 50, y: 40)))
    #expect(!driver.mayBegin(velocity: CGPoint(x: 5, y: -40)))
    driver.running = .along
    #expect(driver.mayBegin(velocity: CGPoint(x: 5, y: -40)))
    driver.running = nil
    driver.rules.distance = -400
    #expect(driver.mayBegin(velocity: CGPoint(x: 5, y: -40)))
  }

  @Test("What is faster across its axis does not begin") func gate() {
    let standIn = TransitionStandIn()
    let driver = Driven.TransitionDriver(
      .init(axis: .y, distance: 400, needsAxis: true), of: standIn, begin: standIn.begin)
    #expect(!driver.began(velocity: CGPoint(x: 5, y: 4)))
    driver.changed(translation: CGPoint(x: 0, y: 100))
    driver.ended(velocity: .zero)
    #expect(standIn.calls == [])
  }

  @Test(
    "It always has something left to run",
    arguments: [
      (0.0, -9.0, [.update(0), .update(0.001), .cancel]),
      (400, 9, [.update(1), .update(0.999), .finish]),
      (0, 9, [.update(0), .finish]), (400, -9, [.update(1), .cancel]),
    ] as [(Double, Double, [TransitionStandIn.Call])])
  func ends(_ way: Double, _ velocity: Double, _ calls: [TransitionStandIn.Call]) {
    let standIn = TransitionStandIn()
    let driver = Driven.TransitionDriver(
      .init(axis: .y, distance: 400, release: .follows), of: standIn, begin: {})
    driver.began()
    driver.changed(translation: CGPoint(x: 0, y: way))
    driver.ended(velocity: CGPoint(x: 0, y: velocity))
    #expect(standIn.calls == calls)
  }

  @Test(
    "It goes on with the finger's velocity",
    arguments: [(nil, 300.0, 1.0), (.back, 300, 3), (.along, -300, 3)]
      as [(Driven.TransitionDriver.Way?, Double, CGFloat)])
  func velocity(_ running: Driven.TransitionDriver.Way?, _ velocity: Double, _ relative: CGFloat) {
    let standIn = TransitionStandIn()
    let driver = Driven.TransitionDriver(
      .init(axis: .y, distance: 400, release: .follows), of: standIn, begin: {})
    var known: [CGVector] = []
    driver.timing = {
      known.append($0)
      return UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: $0)
    }
    driver.running = running
    driver.fraction = { running == nil ? nil : 0.25 }
    driver.began()
    driver.changed(translation: CGPoint(x: 0, y: running == nil ? 100 : 0))
    driver.ended(velocity: CGPoint(x: 0, y: velocity))
    #expect(known == [CGVector(dx: relative, dy: relative)])
    #expect(standIn.timingCurve != nil)
  }
}
