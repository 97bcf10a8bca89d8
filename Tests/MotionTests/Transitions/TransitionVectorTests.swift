import Motion
import Testing

@Suite struct TransitionVectorTests {
  @Test(arguments: FixtureCase.gating("flip_quad"))
  func flipQuad(_ fixture: FixtureCase) throws {
    let input = fixture.input
    let size = SIMD2(try #require(input.number("W")), try #require(input.number("H")))
    var flip = FlipGeometry(from: .fromLeft)
    flip.compensation = input.string("compensate") == "dolly" ? .dolly : .none
    let quad = ProjectedQuad(
      size: size, transform: flip.transform(degrees: try #require(input.number("deg")), size: size),
      perspective: .perspective(eyeDistance: try #require(input.number("eye"))))
    let points = try #require(quad.points)
    for (point, name) in zip(points, ["TL", "TR", "BR", "BL"]) {
      let expected = try #require(fixture.output.numbers(name))
      #expect(abs(point.x - expected[0]) <= fixture.tolerance)
      #expect(abs(point.y - expected[1]) <= fixture.tolerance)
    }
    let w = try #require(fixture.output.number("wTR"))
    #expect(abs(quad.corners[1].w - w) <= fixture.tolerance)
  }

  @Test(arguments: FixtureCase.gating("transform3d"))
  func transform(_ fixture: FixtureCase) throws {
    let axis = try #require(fixture.input.numbers("axis"))
    let angle = try #require(fixture.input.number("angle"))
    let eye = try #require(fixture.input.number("eye"))
    let transform =
      Transform3D.rotation(angle, about: SIMD3(axis[0], axis[1], axis[2]))
      * .perspective(eyeDistance: eye)
    let expected = try #require(fixture.output.numbers("m"))
    #expect(expected.count == 16)
    for (found, expected) in zip(transform.elements, expected) {
      #expect(abs(found - expected) <= fixture.tolerance)
    }
  }

  @Test(arguments: FixtureCase.gating("catransition"))
  func content(_ fixture: FixtureCase) throws {
    let input = fixture.input
    let style = try #require(input.string("type").flatMap(Transition.Style.init))
    let direction = input.string("subtype").flatMap(Transition.Direction.init)
    let size = SIMD2(try #require(input.number("W")), try #require(input.number("H")))
    let transition = try #require(ContentTransition(style: style, direction: direction))
    let state = transition.state(at: try #require(input.number("p")), size: size)
    let tops: [ContentTransition.Content?: String] = [nil: "none", .old: "from", .new: "to"]
    #expect(tops[state.top] == fixture.output.string("top"))
    for (found, name) in [
      (state.old.frame.x, "from_dx"), (state.old.frame.y, "from_dy"),
      (state.new.frame.x, "to_dx"), (state.new.frame.y, "to_dy"),
    ] {
      let expected = try #require(fixture.output.number(name))
      #expect(abs(found - expected) <= fixture.tolerance)
    }
    #expect([state.old.opacity, state.new.opacity] == [1, 1])
  }

  @Test func everyAreaHasItsCases() {
    #expect(FixtureCase.gating("flip_quad").count == 22)
    #expect(FixtureCase.gating("transform3d").count == 4)
    #expect(FixtureCase.gating("catransition").count == 24)
  }
}
