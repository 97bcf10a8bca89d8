import Motion
import Testing

struct SpringConversionTests {
  private static let springs: [Spring.Parameters] = [
    .physical(mass: 1, stiffness: 100, damping: 10),
    .physical(mass: 2.5, stiffness: 70, damping: 9),
    .physical(mass: 0.2, stiffness: 12, damping: 3),
    .ratio(dampingRatio: 1, stiffness: 80, mass: 3),
    .perceptual(duration: .seconds(0.5), bounce: 0.15),
    .perceptual(duration: .seconds(0.42), bounce: -0.4),
    .response(response: .seconds(0.3), dampingFraction: 0.6, blendDuration: nil),
    .settling(dampingRatio: 0.7, duration: .seconds(1)),
  ]
  private static let forms = ConversionForm.allCases.filter { $0.springForm != nil }

  @Test("A spring in another form moves the same", arguments: springs, forms)
  func exact(parameters: Spring.Parameters, form: ConversionForm) throws {
    var spring = Spring(parameters)
    spring.initialVelocity = form == .settling ? nil : .number(1.5)
    if form == .settling, try SpringEvaluator(spring).spring.dampingRatio > 1 {
      #expect(throws: MotionError.self) { try MotionConverter().convert(.spring(spring), to: form) }
      return
    }
    let conversion = try MotionConverter().convert(.spring(spring), to: form)
    #expect(conversion.isExact)
    #expect(conversion.largestError == 0)
    guard case .spring(let converted) = conversion.motion else {
      Issue.record("not a spring")
      return
    }
    let (old, new) = (try SpringEvaluator(spring).solver, try SpringEvaluator(converted).solver)
    for step in 0...100 {
      let time = Double(step) / 50
      #expect(abs(old.position(at: time) - new.position(at: time)) < 1e-12)
    }
  }

  @Test(
    "A spring as linear() stays within the tolerance, at every moment", arguments: springs,
    [0.02, 0.001, 0.0001])
  func linear(parameters: Spring.Parameters, tolerance: Double) throws {
    let spring = Spring(parameters)
    let found = try MotionConverter(tolerance: tolerance).convert(.spring(spring), to: .linear)
    #expect(!found.isExact)
    // Where an overdamped spring ends, it is the tolerance away but for rounding.
    #expect(found.largestError <= tolerance * (1 + 1e-12))
    guard case .curve(let curve) = found.motion, let time = curve.duration?.seconds else {
      Issue.record("not a curve with a duration")
      return
    }
    let (line, solver) = (try CurveEvaluator(curve.shape), try SpringEvaluator(spring).solver)
    let worst =
      (0...100_003).map { Double($0) / 100_003 }
      .map { abs(line.value(at: $0) - solver.position(at: $0 * time)) }.max() ?? 1
    #expect(worst <= found.largestError + 1e-12)
    #expect(line.value(at: 1) == 1)
  }

  @Test("The error of the nearest Bézier is the one it has")
  func bezier() throws {
    let spring = Spring(.perceptual(duration: .seconds(0.5), bounce: 0))
    let found = try MotionConverter().convert(.spring(spring), to: .cubicBezier)
    guard case .curve(let curve) = found.motion, let time = curve.duration?.seconds,
      let place = found.timeOfLargestError
    else {
      Issue.record("not a curve with a duration")
      return
    }
    let (bezier, solver) = (try CurveEvaluator(curve.shape), try SpringEvaluator(spring).solver)
    func difference(_ at: Double) -> Double {
      abs(bezier.value(at: at / time) - solver.position(at: at))
    }
    #expect(abs(difference(place) - found.largestError) < 1e-6 * found.largestError)
    #expect((0...5000).allSatisfy { difference(time * Double($0) / 5000) <= found.largestError })
    #expect(found.largestError < 0.02)
  }

  @Test("What is lost is said")
  func notes() throws {
    var spring = Spring(.physical(mass: 2, stiffness: 50, damping: 90))
    spring.initialVelocity = .measure(try Measure("pan.velocity / 500"))
    #expect(
      try MotionConverter().convert(.spring(spring), to: .response).notes == [
        "mass 2 isn't kept; only stiffness/mass and damping/mass matter, so the motion is the same",
        "the damping ratio is above 1 without allowsOverdamping, so it's treated as 1",
      ])
    #expect(
      try MotionConverter().convert(.spring(spring), to: .linear).notes == [
        "use it with this duration, Core Animation's settlingDuration",
        "the initial velocity, pan.velocity / 500, is ignored: the spring starts from rest",
      ])
  }

  @Test(
    "The duration of a curve says what it is",
    arguments: [
      (0.2, .cubicBezier, nil, "Core Animation's settlingDuration"),
      (0.2, .linear, nil, "Core Animation's settlingDuration"),
      (0.2, .linear, 0.0001, "the time to settle within the tolerance"),
      (-0.4, .cubicBezier, nil, "the time to settle within 0.001"),
      (-0.4, .linear, 0.02, "the time to settle within 0.001"),
      (-0.4, .linear, 0.0001, "the time to settle within the tolerance"),
    ] as [(Double, ConversionForm, Double?, String)])
  func length(bounce: Double, form: ConversionForm, tolerance: Double?, meaning: String) throws {
    let spring = Spring(.perceptual(duration: .seconds(0.5), bounce: bounce))
    let found = try MotionConverter(tolerance: tolerance).convert(.spring(spring), to: form)
    #expect(found.notes.first == "use it with this duration, \(meaning)")
    guard case .curve(let curve) = found.motion, let time = curve.duration?.seconds else {
      Issue.record("not a curve with a duration")
      return
    }
    let solver = try SpringEvaluator(spring).solver
    let expected =
      meaning.hasPrefix("Core")
      ? solver.coreAnimationSettlingTime
      : solver.lastCrossing(of: meaning.hasSuffix("tolerance") ? tolerance ?? 1 : 0.001)
    #expect(abs(time / (expected ?? 0) - 1) < 0.01)
  }

  @Test(
    "Rounding tells its error",
    arguments: [(.physical, 3), (.perceptual, 2), (.settling, 4)] as [(ConversionForm, Int)])
  func rounding(form: ConversionForm, digits: Int) throws {
    let spring = Spring(.ratio(dampingRatio: 0.61803398, stiffness: 123.456789, mass: nil))
    let found = try MotionConverter(digits: digits).convert(.spring(spring), to: form)
    guard case .spring(let rounded) = found.motion, let place = found.timeOfLargestError else {
      Issue.record("not a rounded spring")
      return
    }
    let (old, new) = (try SpringEvaluator(spring).solver, try SpringEvaluator(rounded).solver)
    #expect(!found.isExact)
    #expect(
      abs(abs(old.position(at: place) - new.position(at: place)) - found.largestError)
        < 1e-6 * found.largestError)
    #expect(
      (0...2000).allSatisfy { step in
        let time = Double(step) / 1000
        return abs(old.position(at: time) - new.position(at: time)) <= found.largestError + 1e-12
      })
    #expect(found.largestError < 0.05)
  }
}
