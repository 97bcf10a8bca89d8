import Motion
import Testing

/// The two flips of the article, 0.72 s long, in three equal parts under easeInEaseOut.
@Suite struct CustomTransitionEvaluatorTests {
  private static let lengths: [String: Double] = [
    "container.width": 390, "container.height": 844, "destination.final.x": 0,
    "destination.final.y": 0, "destination.final.width": 390, "destination.final.height": 844,
  ]
  private static let container = SIMD2(390.0, 844.0)

  private static func number(_ value: Double) -> PropertyValue { .quantity(.number(value)) }

  private static func rect(_ names: [String]) throws -> PropertyValue {
    .vector(
      try names.map { name in
        name == "0" ? .number(0) : .measure(try Measure(name))
      })
  }

  private static func frame(
    _ property: String, _ third: Int, _ value: PropertyValue
  ) -> Transition.RelativeKeyframe {
    Transition.RelativeKeyframe(
      property: property, start: .fraction(third, 3), duration: .fraction(1, 3),
      change: .to(value))
  }

  private static func base(_ layers: [Transition.Layer]) -> Transition {
    var transition = Transition()
    transition.style = .custom
    transition.calculationMode = .cubic
    transition.perspective = .m34(-0.002)
    transition.layers = layers
    return transition
  }

  private static func present() throws -> Transition {
    let turn = "transform.rotation.y"
    var source = Transition.Layer(layer: .source)
    source.frames = [frame(turn, 0, number(-90))]
    var destination = Transition.Layer(layer: .destination)
    destination.hidden = .init(start: .decimal(0), end: .decimal(1))
    var snapshot = Transition.Layer(layer: .destinationSnapshot)
    snapshot.initial = [
      "frame": try rect(["0", "0", "container.width", "container.height"]),
      "masksToBounds": .boolean(true), turn: number(90),
    ]
    let final = ["x", "y", "width", "height"].map { "destination.final.\($0)" }
    snapshot.frames = [frame(turn, 1, number(0)), frame("frame", 2, try rect(final))]
    return base([source, destination, snapshot])
  }

  private static func dismiss() throws -> Transition {
    let turn = "transform.rotation.y"
    var source = Transition.Layer(layer: .source)
    source.hidden = .init(start: .decimal(0), end: .decimal(1))
    var destination = Transition.Layer(layer: .destination)
    destination.initial = [turn: number(-90)]
    destination.frames = [frame(turn, 2, number(0))]
    var snapshot = Transition.Layer(layer: .sourceSnapshot)
    snapshot.initial = ["masksToBounds": .boolean(true)]
    let whole = try rect(["0", "0", "container.width", "container.height"])
    snapshot.frames = [frame("frame", 0, whole), frame(turn, 1, number(90))]
    return base([source, destination, snapshot])
  }

  private static func evaluator(
    _ transition: Transition, timing: ProgressFunction = .easeInEaseOut
  ) throws -> CustomTransitionEvaluator {
    try CustomTransitionEvaluator(transition, timing: timing, lengths: lengths) { _, property in
      property == "frame" ? .vector([0, 0, 390, 844]) : nil
    }
  }

  @Test func theFacesChangeAt289Milliseconds() throws {
    let eased = try Self.evaluator(try Self.present()).faceChanges(container: Self.container)
    #expect(eased.count == 1)
    #expect((eased[0] * 0.72 * 1000).rounded() == 289)
    let plain = try Self.evaluator(try Self.present(), timing: .linear)
      .faceChanges(container: Self.container)
    #expect(plain.count == 1)
    #expect(abs(plain[0] * 0.72 - 0.24) < 1e-6)
  }

  @Test func onTheWayBackTheyChangeAt431Milliseconds() throws {
    let moments = try Self.evaluator(try Self.dismiss()).faceChanges(container: Self.container)
    #expect(moments.count == 1)
    #expect((moments[0] * 0.72 * 1000).rounded() == 431)
  }

  @Test func everyLayerHasItsValues() throws {
    let evaluator = try Self.evaluator(try Self.present())
    #expect(evaluator.roles == [.source, .destination, .destinationSnapshot])
    #expect(
      evaluator.properties(of: .destinationSnapshot) == [
        "frame", "masksToBounds", "transform.rotation.y",
      ])
    let turn = "transform.rotation.y"
    #expect(evaluator.value(of: turn, on: .source, at: 0) == .number(0))
    #expect(evaluator.value(of: turn, on: .source, at: 0.5) == .number(-90))
    #expect(evaluator.value(of: turn, on: .destinationSnapshot, at: 0.3) == .number(90))
    let half = try #require(evaluator.value(of: turn, on: .destinationSnapshot, at: 0.5)).numbers
    #expect(abs(half[0] - 45) < 1e-9)
    #expect(evaluator.value(of: turn, on: .destinationSnapshot, at: 1) == .number(0))
    #expect(evaluator.value(of: turn, on: .container, at: 0.5) == nil)
    #expect(evaluator.velocity(of: turn, on: .source, at: 0.9) == .number(0))
    #expect(
      evaluator.notes == [
        .keyframes(.identityStart(property: turn)), .keyframes(.heldBetweenFrames),
      ])
  }

  @Test func aPageNeverSwingsBeyondItsEdge() throws {
    let evaluator = try Self.evaluator(try Self.present())
    for step in 0...200 {
      let fraction = Double(step) / 200
      let angle = try #require(
        evaluator.value(of: "transform.rotation.y", on: .source, at: fraction)
      ).numbers[0]
      #expect(angle >= -90 && angle <= 0)
    }
  }

  @Test func hiddenLayersAreShownAgainAtTheEnd() throws {
    let evaluator = try Self.evaluator(try Self.present())
    #expect([0, 0.5, 0.999].allSatisfy { evaluator.isHidden(.destination, at: $0) })
    #expect(!evaluator.isHidden(.destination, at: 1))
    #expect(!evaluator.isHidden(.source, at: 0.5))
  }

  @Test func aTurnedLayerIsSeenInPerspective() throws {
    let evaluator = try Self.evaluator(try Self.present(), timing: .linear)
    let quad = evaluator.quad(of: .source, at: 1.0 / 6, container: Self.container)
    let points = try #require(quad.points)
    // A turn of -45° brings the right edge to the eye.
    let depth = 195 * 0.5.squareRoot()
    #expect(abs(points[1].x - depth / (1 - depth / 500)) < 1e-9)
    #expect(points[0].y > points[1].y)
  }

  @Test func theEyeMayBeGivenByItsDistance() throws {
    var transition = Transition()
    transition.perspective = .eyeDistance(.measure(try Measure("container.width")))
    let evaluator = try CustomTransitionEvaluator(transition, lengths: Self.lengths)
    #expect(evaluator.perspective.elements[11] == -1.0 / 390)
    #expect(throws: KeyframeError.self) { try CustomTransitionEvaluator(transition) }
  }
}
