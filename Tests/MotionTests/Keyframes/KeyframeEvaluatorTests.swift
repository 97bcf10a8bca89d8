import Motion
import Testing

@Suite struct KeyframeEvaluatorTests {
  private static let way = [[0.0, 0], [100, 0], [100, 50], [0, 60]].map(AnimatedValue.vector)
  private static let bounce = [310.0, 60, 120, 60, 310].map(AnimatedValue.number)

  static let cases: [KeyframeEvaluator] = {
    let modes: [Keyframes.CalculationMode] = [.linear, .paced, .cubic, .cubicPaced]
    let plain = modes.flatMap { mode in
      [way, bounce].compactMap { try? KeyframeEvaluator(values: $0, mode: mode) }
    }
    let shaped = try? KeyframeEvaluator(
      values: bounce, keyTimes: [0, 0.1, 0.5, 0.8, 1], mode: .cubic,
      timings: [.easeInEaseOut, nil, .bezier([0.25, 0.1, 0.25, 1]), nil],
      tension: .each([0, 0.5, -1, 1, 0]), continuity: .all(0.25), bias: .each([0, 0.25]))
    return plain + [shaped].compactMap { $0 }
  }()

  @Test func everyCaseIsThere() { #expect(Self.cases.count == 9) }

  /// The velocity is the derivative of the value, by central differences.
  @Test(arguments: Self.cases.indices)
  func velocityIsTheDerivative(_ index: Int) throws {
    let evaluator = Self.cases[index]
    for step in 0..<97 {
      let fraction = (Double(step) + 0.37) / 97
      let width = 1e-6
      let before = evaluator.value(at: fraction - width).numbers
      let after = evaluator.value(at: fraction + width).numbers
      let velocity = try #require(evaluator.velocity(at: fraction)).numbers
      for axis in velocity.indices {
        let expected = (after[axis] - before[axis]) / (2 * width)
        #expect(abs(velocity[axis] - expected) < 1e-4 * max(1, abs(expected)))
      }
    }
  }

  @Test(arguments: [Keyframes.CalculationMode.paced, .cubicPaced])
  func pacedSpeedIsConstant(_ mode: Keyframes.CalculationMode) throws {
    let evaluator = try KeyframeEvaluator(values: Self.way, mode: mode)
    let speeds = try (0..<50).map { step in
      let velocity = try #require(evaluator.velocity(at: Double(step) / 50)).numbers
      return (velocity[0] * velocity[0] + velocity[1] * velocity[1]).squareRoot()
    }
    for speed in speeds { #expect(abs(speed - speeds[0]) < 1e-9) }
  }

  @Test func velocityAtKeysIsThatOfWhatBegins() throws {
    let evaluator = try KeyframeEvaluator(values: Self.bounce)
    #expect(evaluator.velocity(at: 0) == .number(-1000))
    #expect(evaluator.velocity(at: 0.25) == .number(240))
    #expect(evaluator.velocity(at: 1) == .number(1000))
  }

  @Test(arguments: [
    (Keyframes.CalculationMode.linear, 1.1, 410.0), (.linear, -0.1, 410), (.paced, 1.1, 372),
    (.cubic, 1.1, 410), (.discrete, 1.1, 310), (.cubicPaced, 1, 310),
  ])
  func beyondItsEndsTheTangentGoesOn(
    _ mode: Keyframes.CalculationMode, _ fraction: Double, _ expected: Double
  ) throws {
    let evaluator = try KeyframeEvaluator(values: Self.bounce, mode: mode)
    #expect(abs(evaluator.value(at: fraction).numbers[0] - expected) < 1e-9)
  }

  @Test func coloursGoThroughTheirComponents() throws {
    let red = AnimatedValue.color(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = AnimatedValue.color(red: 0, green: 0, blue: 1, alpha: 0)
    let evaluator = try KeyframeEvaluator(values: [red, blue])
    #expect(evaluator.value(at: 0.25) == .color(red: 0.75, green: 0, blue: 0.25, alpha: 0.75))
    #expect(evaluator.velocity(at: 0.25) == .color(red: -1, green: 0, blue: 1, alpha: -1))
  }

  @Test func switchesAndNamesOnlyJump() throws {
    let names = ["none", "light", "dark"].map(AnimatedValue.string)
    let even = try KeyframeEvaluator(values: names)
    #expect(even.notes == [.discreteOnly])
    #expect([0, 0.34, 0.67, 1].map(even.value) == [names[0], names[1], names[2], names[2]])
    #expect(even.velocity(at: 0.5) == nil)
    let timed = try KeyframeEvaluator(values: names, keyTimes: [0, 0.5, 1], mode: .cubic)
    #expect([0.4, 0.5, 0.99, 1].map(timed.value) == [names[0], names[1], names[1], names[2]])
    let switches = [AnimatedValue.boolean(true), .boolean(false)]
    let discrete = try KeyframeEvaluator(values: switches, mode: .discrete)
    #expect(discrete.notes == [])
    #expect(discrete.value(at: 0.5) == .boolean(false))
  }

  @Test func additiveValuesAreAdded() throws {
    let evaluator = try KeyframeEvaluator(
      values: [.vector([0, 0]), .vector([10, 20])], base: .vector([100, 100]))
    #expect(evaluator.value(at: 0.5) == .vector([105, 110]))
    let names = try KeyframeEvaluator(values: [.string("a")], base: .string("b"))
    #expect(names.notes == [.discreteOnly, .additiveIgnored])
    #expect(names.value(at: 0) == .string("a"))
  }

  @Test func oddCountsAreNoted() throws {
    let evaluator = try KeyframeEvaluator(
      values: Self.bounce, mode: .cubic, timings: [.linear], tension: .each([1]))
    #expect(
      evaluator.notes == [
        .perKeyCount(values: 5, given: 1), .timingCount(segments: 4, timings: 1), .reflectedEnds,
      ])
    let uneven = try KeyframeEvaluator(
      values: Self.bounce, keyTimes: [0, 0.1, 0.5, 0.8, 1], mode: .cubic)
    #expect(uneven.notes == [.reflectedEnds, .uniformKnots])
  }

  @Test func oneValueStands() throws {
    for mode in Keyframes.CalculationMode.allCases {
      let evaluator = try KeyframeEvaluator(values: [.number(7)], mode: mode)
      #expect([-1, 0, 0.5, 1, 2].map(evaluator.value) == Array(repeating: .number(7), count: 5))
      #expect(evaluator.velocity(at: 0.5) == .number(0))
    }
  }

  @Test func valuesMustFitTogether() {
    #expect(throws: KeyframeError.empty) { try KeyframeEvaluator(values: []) }
    #expect(throws: KeyframeError.mixedValues(index: 1)) {
      try KeyframeEvaluator(values: [.vector([1, 2]), .vector([1, 2, 3])])
    }
  }
}
