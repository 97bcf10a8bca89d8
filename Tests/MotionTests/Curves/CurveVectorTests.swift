import Motion
import Testing

struct CurveVectorTests {
  @Test(
    "Béziers have the values and slopes of the vectors", arguments: try CurveVector.gated("bezier"))
  func bezier(vector: CurveVector) throws {
    let curve = try vector.bezier
    let (input, tolerance) = (vector.given.x, vector.tolerance)
    #expect(abs(curve.value(at: input) - vector["y"]) <= tolerance)
    #expect(abs(curve.prepared().value(at: input) - vector["y"]) <= tolerance)
    #expect(abs(CurveEvaluator(curve).value(at: input) - vector["y"]) <= tolerance)
    expectSlope(curve.derivative(at: input), vector)
    expectSlope(CurveEvaluator(curve).derivative(at: input), vector)
  }

  @Test("Hard Béziers are exact", arguments: try CurveVector.gated("bezier_hard"))
  func hardBezier(vector: CurveVector) throws {
    let curve = try vector.bezier
    let allowed = vector.tolerance * max(1, abs(vector["dydx"]))
    #expect(abs(curve.value(at: vector.given.x) - vector["y"]) <= allowed)
    #expect(abs(curve.prepared().value(at: vector.given.x) - vector["y"]) <= allowed)
  }

  @Test(
    "Béziers go on outside 0…1 as browsers, as CSS Easing words it, or level",
    arguments: try CurveVector.gated("bezier_outside"))
  func outside(vector: CurveVector) throws {
    let rules: [(CubicBezier.Extension, String)] = [
      (.browsers, "webkit"), (.specification, "spec"), (.clamped, "clamp"),
    ]
    let (curve, input) = (try vector.bezier, vector.given.x)
    for (rule, name) in rules {
      #expect(abs(curve.value(at: input, outside: rule) - vector[name]) <= vector.tolerance)
    }
    #expect(abs(curve.value(at: input) - vector["webkit"]) <= vector.tolerance)
    #expect(abs(CurveEvaluator(curve).value(at: input) - vector["webkit"]) <= vector.tolerance)
  }

  @Test(
    "Named curves in single precision have Core Animation's control points",
    arguments: try CurveVector.gated("bezier_float32cp"))
  func singlePrecision(vector: CurveVector) throws {
    let name = try #require(vector.given.name.flatMap(NamedCurve.init))
    let curve = CubicBezier(name).singlePrecision
    #expect([curve.x1, curve.y1, curve.x2, curve.y2] == vector.given.cp)
    let evaluator = try CurveEvaluator(.named(name), precision: .single)
    #expect(abs(evaluator.value(at: vector.given.x) - vector["y"]) <= vector.tolerance)
    let delta = abs(curve.value(at: vector.given.x) - CubicBezier(name).value(at: vector.given.x))
    #expect(abs(delta - abs(vector["delta_vs_double"])) <= vector.tolerance)
  }

  @Test("linear() is evaluated as CSS does", arguments: try CurveVector.gated("linear_fn"))
  func linear(vector: CurveVector) throws {
    let stops = try #require(vector.given.stops)
    let shape = Curve.Shape.linear(stops.map { .init(input: $0[0], output: $0[1]) })
    let value = try CurveEvaluator(shape).value(at: vector.given.x)
    #expect(abs(value - vector["y"]) <= vector.tolerance)
  }

  @Test("steps() is evaluated as CSS does", arguments: try CurveVector.gated("steps_fn"))
  func steps(vector: CurveVector) throws {
    let jumps: [String: Curve.Jump] = [
      "start": .start, "end": .end, "jump-start": .start, "jump-end": .end, "jump-none": .none,
      "jump-both": .both,
    ]
    let jump = try #require(vector.given.position.flatMap { jumps[$0] })
    let count = try #require(vector.given.n)
    let value = try CurveEvaluator(.steps(count, jump: jump))
      .value(at: vector.given.x, before: vector.given.before ?? false)
    #expect(value == vector["y"])
  }

  private func expectSlope(_ slope: Double, _ vector: CurveVector) {
    let expected = vector["dydx"]
    let difference = slope == expected ? 0 : abs(slope - expected)
    #expect(difference <= vector.tolerance * max(1, abs(expected)))
  }
}
