import Motion
import SeededNumbers
import Testing

/// No error that a conversion states is below what a dense search finds.
struct ConversionBoundTests {
  @Test("Curves in other forms are never further off than is said") func curves() throws {
    var numbers = ConversionNumbers(seed: 16)
    for index in 0..<ConversionNumbers.count {
      let shape = try numbers.shape()
      let duration = index.isMultiple(of: 3) ? 0.7 : nil
      let tolerance = numbers.number(0.0002...0.02)
      let digits = Bool.random(using: &numbers) ? nil : Int.random(in: 2...6, using: &numbers)
      let form: ConversionForm =
        [.linear, .linear, .cubicBezier, .perceptual][
          Int.random(in: 0..<(duration == nil ? 3 : 4), using: &numbers)]
      var curve = Curve(shape)
      curve.duration = duration.map { .seconds($0) }
      let converter = MotionConverter(tolerance: tolerance, digits: digits)
      let found = try converter.convert(.curve(curve), to: form)
      let judged = try Self.judged(curve, found.motion)
      #expect(
        judged <= found.largestError * (1 + 1e-9) + DenseJudge.rounding(shape),
        "\(index): \(shape) to \(form) says \(found.largestError)")
      if form == .linear { Self.expectTolerance(tolerance, found, "\(index): \(shape)") }
    }
  }

  @Test("Springs in other forms are never further off than is said") func springs() throws {
    var numbers = ConversionNumbers(seed: 61)
    for index in 0..<ConversionNumbers.count {
      let spring = numbers.spring()
      let tolerance = numbers.number(0.0002...0.02)
      let digits = Bool.random(using: &numbers) ? nil : Int.random(in: 2...6, using: &numbers)
      let form: ConversionForm =
        [.linear, .cubicBezier, .physical, .response][Int.random(in: 0..<4, using: &numbers)]
      let converter = MotionConverter(tolerance: tolerance, digits: digits)
      let found = try converter.convert(.spring(spring), to: form)
      let judged = try Self.judged(spring, found.motion)
      #expect(
        judged <= found.largestError * (1 + 1e-9) + 1e-9,
        "\(index): \(spring) to \(form) says \(found.largestError)")
      if form == .linear { Self.expectTolerance(tolerance, found, "\(index): \(spring)") }
    }
  }

  private static func expectTolerance(
    _ tolerance: Double, _ found: Conversion, _ what: String
  ) {
    let isSaid = found.notes.contains { $0.contains("tolerance of") }
    #expect(isSaid || found.largestError <= tolerance * (1 + 1e-6), "\(what)")
  }

  private static func judged(_ curve: Curve, _ motion: Motion) throws -> Double {
    let own = try CurveEvaluator(curve.shape)
    let time = curve.duration?.seconds ?? 1
    switch motion {
    case .curve(let other):
      let its = try CurveEvaluator(other.shape)
      let length = other.duration?.seconds ?? 1
      let inputs = DenseJudge.inputs([curve.shape, other.shape]).flatMap {
        [$0 * time, $0 * length]
      }
      return DenseJudge(inputs: inputs, { own.value(at: min($0 / time, 1)) }) {
        its.value(at: min($0 / length, 1))
      }.largest
    case .spring(let spring):
      let solver = try SpringEvaluator(spring).solver
      let inputs = DenseJudge.inputs([curve.shape]).map { $0 * time }
      return DenseJudge(inputs: inputs, { own.value(at: $0 / time) }) { solver.position(at: $0) }
        .largest
    default: return .infinity
    }
  }

  private static func judged(_ spring: Spring, _ motion: Motion) throws -> Double {
    let solver = try SpringEvaluator(spring).solver
    switch motion {
    case .curve(let curve):
      let its = try CurveEvaluator(curve.shape)
      let time = curve.duration?.seconds ?? 1
      let inputs = DenseJudge.inputs([curve.shape]).flatMap { [$0 * time, (1 + $0) * time] }
      return DenseJudge(inputs: inputs, { solver.position(at: $0) }) {
        $0 < time ? its.value(at: $0 / time) : 1
      }.largest
    case .spring(let other):
      let its = try SpringEvaluator(other).solver
      let end = max(solver.restingTime, its.restingTime) * 1.5
      return DenseJudge(
        inputs: (0...6000).map { end * Double($0) / 6000 }, { solver.position(at: $0) }
      ) { its.position(at: $0) }.largest
    default: return .infinity
    }
  }
}
