import Motion
import Testing

@Suite struct PathEvaluatorTests {
  @Test(arguments: [
    ("M 0,0 L 30,40", 50.0), ("M 0,0 H 10 V 10 H 0 Z", 40),
    ("M 0,0 Q 50,100 100,0", 147.8942857543),
    ("M 0,0 A 50,50 0 0 1 100,0", 157.07963267949), ("M 0,0 A 10,10 0 0 1 100,0", 157.07963267949),
    ("M 0,0 L 10,0 M 100,100 L 110,100", 20), ("M 0,0 C 0,0 100,0 100,0", 100),
    ("M 0,0 A 100,50 30 1 0 60,20", 420.7787446918),
  ])
  func lengths(_ path: String, _ length: Double) throws {
    let evaluator = try PathEvaluator(PathData(path), mode: .paced)
    #expect(abs(evaluator.length - length) < 1e-6)
  }

  @Test func eachSegmentHasItsShare() throws {
    let path = try PathData("M 0,0 L 10,0 L 10,90")
    let even = try PathEvaluator(path)
    #expect(even.position(at: 0.5) == .vector([10, 0]))
    #expect(even.position(at: 0.75) == .vector([10, 45]))
    #expect(even.velocity(at: 0.25) == .vector([20, 0]))
    let paced = try PathEvaluator(path, mode: .paced)
    #expect(abs(paced.position(at: 0.55).numbers[1] - 45) < 1e-12)
    #expect(paced.velocity(at: 0.55) == .vector([0, 100]))
    let timed = try PathEvaluator(path, keyTimes: [0, 0.2, 1])
    #expect(timed.position(at: 0.2) == .vector([10, 0]))
    let discrete = try PathEvaluator(path, mode: .discrete)
    #expect(
      [0, 0.34, 0.67].map(discrete.position) == [
        .vector([0, 0]), .vector([10, 0]), .vector([10, 90]),
      ])
  }

  @Test func beyondItsEndsTheTangentGoesOn() throws {
    let path = try PathData("M 0,0 L 10,0 L 10,90")
    for mode in [Keyframes.CalculationMode.linear, .paced] {
      let evaluator = try PathEvaluator(path, mode: mode)
      let rate = mode == .paced ? 100.0 : 180
      let point = evaluator.position(at: 1.1).numbers
      #expect(abs(point[0] - 10) < 1e-9 && abs(point[1] - 90 - rate / 10) < 1e-9)
    }
  }

  @Test func speedAlongACurveIsConstant() throws {
    let path = try PathData("M 0,0 C 0,0 300,20 100,200 S 20,10 0,300 A 40 90 20 0 1 90 90")
    let evaluator = try PathEvaluator(path, mode: .paced)
    for step in 0..<60 {
      let fraction = (Double(step) + 0.5) / 60
      let velocity = evaluator.velocity(at: fraction).numbers
      let speed = (velocity[0] * velocity[0] + velocity[1] * velocity[1]).squareRoot()
      #expect(abs(speed - evaluator.length) < 1e-9 * evaluator.length)
      let before = evaluator.position(at: fraction - 1e-6).numbers
      let after = evaluator.position(at: fraction + 1e-6).numbers
      #expect(abs((after[0] - before[0]) / 2e-6 - velocity[0]) < 0.05)
      #expect(abs((after[1] - before[1]) / 2e-6 - velocity[1]) < 0.05)
    }
  }

  @Test(arguments: [
    (Keyframes.RotationMode.auto, [0.0, 90, 180]), (.autoReverse, [180, -90, 0]),
  ])
  func itTurnsWithThePath(_ mode: Keyframes.RotationMode, _ angles: [Double]) throws {
    let path = try PathData("M 0,0 L 10,0 L 10,10 L 0,10")
    let evaluator = try PathEvaluator(path, rotationMode: mode)
    #expect([0.1, 0.5, 0.9].map(evaluator.angle) == angles)
    #expect(try PathEvaluator(path).angle(at: 0.5) == nil)
  }

  @Test(arguments: [
    "M 0,0 L 10,0", "M 0,0 C 0,10 10,20 20,20", "M 0,0 Q 30,40 10,0", "M 0,0 A 30 20 15 1 0 40,10",
  ])
  func theTurnIsTheChangeOfTheAngle(_ text: String) throws {
    let evaluator = try PathEvaluator(PathData(text), mode: .paced, rotationMode: .auto)
    for index in 1..<40 {
      let progress = Double(index) / 40
      let sides = try [progress - 1e-6, progress + 1e-6].map {
        try #require(evaluator.angle(at: $0))
      }
      let change = ((sides[1] - sides[0]) / 2e-6).truncatingRemainder(dividingBy: 360 / 2e-6)
      guard abs(change) < 1e7 else { continue }
      let turn = try #require(evaluator.turn(at: progress))
      #expect(abs(turn - change) < 1e-3 * max(1, abs(change)), "\(progress)")
    }
  }

  @Test func aVanishingSpeedHasADirectionAllTheSame() throws {
    let path = try PathData("M 0,0 C 0,0 10,10 10,10")
    let evaluator = try PathEvaluator(path, mode: .paced, rotationMode: .auto)
    for fraction in [0, 0.5, 1] {
      #expect(abs(try #require(evaluator.angle(at: fraction)) - 45) < 1e-9)
    }
  }

  @Test func aPathThatDrawsNothingIsRefused() throws {
    let path = try PathData("M 1,1")
    #expect(throws: KeyframeError.empty) { try PathEvaluator(path) }
  }
}
