import Motion
import Testing

@Suite struct ContentTransitionTests {
  @Test(arguments: [Transition.Style.fade, .crossDissolve])
  func fadesCross(_ style: Transition.Style) throws {
    let transition = try #require(ContentTransition(style: style))
    let state = transition.state(at: 0.25, size: SIMD2(390, 844))
    #expect(state.old.opacity == 0.75)
    #expect(state.new.opacity == 0.25)
    #expect(state.new.frame == SIMD4(0, 0, 390, 844))
    #expect(state.top == nil)
    #expect(transition.notes == [])
  }

  @Test func aPartOfATransition() throws {
    var transition = try #require(ContentTransition(style: .push, direction: .fromRight))
    transition.startProgress = 0.25
    transition.endProgress = 0.75
    #expect(transition.state(at: 0, size: SIMD2(400, 800)).old.frame.x == -100)
    #expect(transition.state(at: 1, size: SIMD2(400, 800)).new.frame.x == 100)
    #expect(transition.notes == [.plainPush])
  }

  @Test(arguments: [(false, -390.0), (true, 390)])
  func leadingDependsOnWriting(_ isRightToLeft: Bool, _ x: Double) throws {
    let transition = try #require(
      ContentTransition(
        style: .moveIn, direction: .fromLeading, isRightToLeft: isRightToLeft))
    #expect(transition.state(at: 0, size: SIMD2(390, 844)).new.frame.x == x)
  }

  @Test func verticalDirectionsAreDisputed() throws {
    let transition = try #require(ContentTransition(style: .reveal, direction: .fromTop))
    #expect(transition.notes == [.disputedVertical])
  }

  @Test(arguments: [
    (Transition.Style.flip, [TransitionNote.flipIsNotParity]), (.curlUp, [.curlUnknown]),
    (.curlDown, [.curlUnknown]), (.zoom, [.zoomIsSystems]), (.custom, []),
  ])
  func othersHaveNoSuchGeometry(_ style: Transition.Style, _ notes: [TransitionNote]) {
    #expect(ContentTransition(style: style) == nil)
    #expect(style.notes == notes)
  }

  /// The side it comes from moves to the eye first: there, w is below 1.
  @Test(arguments: [
    (Transition.Direction.fromLeft, 0, 1), (.fromRight, 1, 0), (.fromTop, 0, 3),
    (.fromBottom, 3, 0), (.fromLeading, 0, 1), (.fromTrailing, 1, 0),
  ])
  func flipsTurnTowardsTheEye(_ direction: Transition.Direction, _ near: Int, _ far: Int) {
    let flip = FlipGeometry(from: direction)
    let size = SIMD2(300.0, 200.0)
    let transform = flip.transform(degrees: flip.oldAngle(at: 0.1), size: size)
    let quad = ProjectedQuad(
      size: size, transform: transform, perspective: .perspective(eyeDistance: 500))
    #expect(quad.corners[near].w < 1)
    #expect(quad.corners[far].w > 1)
    #expect(flip.newAngle(at: 1) == 0)
    #expect(abs(flip.newAngle(at: 0) - flip.oldAngle(at: 1)) == 360)
    #expect(!flip.showsNew(at: 0.5))
    #expect(flip.showsNew(at: 0.51))
  }
}
