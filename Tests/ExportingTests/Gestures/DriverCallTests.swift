import Foundation
import Motion
import Presets
import Testing

@testable import Exporting

/// A driver does with an animator what its rules don't say: it stops, ends, and continues it.
@MainActor struct DriverCallTests {
  /// A driver of a motion that takes a second, and how it ended.
  private func driver<Driver: Driven.AnimatorDriver>(
    _ type: Driver.Type, _ release: Driven.GestureRules.Release = .follows,
    _ make: (Driven.GestureRules, @escaping @MainActor () -> any Driven.DrivenAnimator) -> Driver
  ) throws -> (driver: Driver, standIn: AnimatorStandIn) {
    let preset = try #require(DrivenPresets.all().first { $0.name.text == "animator/pan-stay" })
    guard case .animator(let motion) = preset.motion else { throw CancellationError() }
    let standIn = AnimatorStandIn(try AnimatorSimulation(motion, timings: [:], lengths: [:]))
    let rules = Driven.GestureRules(axis: .y, distance: 100, release: release)
    return (make(rules) { standIn }, standIn)
  }

  private func pan(_ release: Driven.GestureRules.Release = .follows) throws -> (
    driver: Driven.PanDriver, standIn: AnimatorStandIn
  ) {
    try driver(Driven.PanDriver.self, release) { Driven.PanDriver($0, animator: $1) }
  }

  @Test(
    "It goes on with the finger's velocity, in ways that are left per second",
    arguments: [(75.0, 200.0, 8.0), (75, -150, 2), (0, 200, 2), (0, -200, 0), (100, 200, 0)])
  func velocity(_ way: Double, _ velocity: Double, _ relative: CGFloat) throws {
    let (driver, standIn) = try pan()
    var known: [CGVector] = []
    driver.timing = {
      known.append($0)
      return nil
    }
    driver.began()
    driver.changed(translation: CGPoint(x: 0, y: way))
    driver.ended(velocity: CGPoint(x: 0, y: velocity))
    #expect(known == [CGVector(dx: relative, dy: relative)])
    // At its end already, nothing continues.
    #expect((driver.animator == nil) == (relative == 0))
    #expect(standIn.crash == nil)
  }

  @Test("Its distance is asked for when a gesture begins") func distance() throws {
    let (driver, standIn) = try pan(.stays)
    driver.distance = { 100 }
    driver.began()
    driver.changed(translation: CGPoint(x: 0, y: 20))
    #expect(abs(standIn.fractionComplete - 0.2) < 1e-9)
    driver.distance = { 200 }
    driver.began()
    driver.changed(translation: CGPoint(x: 0, y: 20))
    #expect(abs(standIn.fractionComplete - 0.3) < 1e-9)
  }

  @Test("A touch stops what runs, and what isn't moved goes on") func touch() throws {
    let (driver, standIn) = try pan(.goesOn)
    driver.touched()
    driver.untouched()
    #expect(driver.animator == nil)
    driver.began()
    driver.ended(velocity: .zero)
    standIn.advance(to: 0.25)
    driver.touched()
    #expect(!standIn.isRunning)
    standIn.advance(to: 0.5)
    driver.untouched()
    #expect(standIn.isRunning)
    standIn.advance(to: 0.75)
    driver.touched()
    driver.began()
    driver.untouched()
    #expect(!standIn.isRunning && driver.isHeld)
    driver.ended(velocity: .zero)
    #expect(standIn.isRunning && standIn.crash == nil)
  }

  @Test(
    "By default, it ends where it's going",
    arguments: [(false, nil, 1.0), (true, nil, 0), (false, .start, 0), (true, .end, 1)]
      as [(Bool, UIViewAnimatingPosition?, Double)])
  func end(_ isReversed: Bool, _ place: UIViewAnimatingPosition?, _ position: Double) throws {
    let (driver, standIn) = try pan()
    driver.began()
    driver.changed(translation: CGPoint(x: 0, y: 50))
    standIn.isReversed = isReversed
    driver.end(at: place)
    #expect(standIn.simulation.reading.position == position)
    #expect(standIn.state == .inactive && standIn.crash == nil)
  }

  @Test("A driver that's gone leaves no animator paused", arguments: 0..<4)
  func deallocation(_ script: Int) async throws {
    let standIn: AnimatorStandIn
    do {
      if script == 0 {
        let (driver, made) = try pan(.stays)
        standIn = made
        driver.began()
        driver.ended(velocity: .zero)
      } else {
        let (driver, made) = try driver(Driven.PressDriver.self) {
          Driven.PressDriver($0, animator: $1)
        }
        standIn = made
        driver.began()
        standIn.advance(to: script == 1 ? 2 : 0.5)
        if script == 3 { standIn.stopAnimation(false) }
      }
    }
    for _ in 0..<100 where standIn.pausesOnCompletion { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    standIn.advance(to: 3)
    #expect(standIn.state == .inactive && standIn.crash == nil)
    standIn.perform(.release)
    #expect(standIn.crash == nil)
  }
}
