import Motion
import Testing

@Suite struct ProjectedQuadTests {
  private func quad(_ degrees: Double, centre: SIMD2<Double> = SIMD2(0, 0)) -> ProjectedQuad {
    ProjectedQuad(
      size: SIMD2(300, 200), transform: .rotation(degrees * .pi / 180, about: SIMD3(0, 1, 0)),
      centre: centre, perspective: .perspective(eyeDistance: 500))
  }

  @Test(arguments: [
    (0.0, ProjectedQuad.Face.front), (89.9999, .front), (90, .edge), (-90, .edge),
    (90.0001, .back), (180, .back), (-91, .back), (270, .edge), (271, .front),
  ])
  func theFaceChangesOnEdge(_ degrees: Double, _ face: ProjectedQuad.Face) {
    #expect(quad(degrees).face == face)
  }

  @Test func besideTheEyeTheFaceChangesWhenTheEyeIsInThePlane() {
    // The eye is 500 away and the layer's centre 500 to the right: at 45° the eye is in its plane.
    let right = SIMD2(500.0, 0)
    #expect([44.9, 45, 45.1].map { quad($0, centre: right).face } == [.front, .edge, .back])
    #expect([-90, -134.9, -135.1].map { quad($0, centre: right).face } == [.front, .front, .back])
  }

  @Test func smallerDistancesMakeItStronger() throws {
    func growth(_ eye: Double) throws -> Double {
      let quad = ProjectedQuad(
        size: SIMD2(300, 200), transform: .rotation(1, about: SIMD3(0, 1, 0)),
        perspective: .perspective(eyeDistance: eye))
      return -(try #require(quad.points)[0].y)
    }
    #expect(try growth(400) > growth(500))
  }

  @Test func whatIsBehindTheEyeIsCutOff() {
    let near = ProjectedQuad(
      size: SIMD2(2000, 200), transform: .rotation(1.2, about: SIMD3(0, 1, 0)),
      perspective: .perspective(eyeDistance: 500))
    #expect(near.points == nil)
    #expect(near.outline.count == 4)
    for point in near.outline { #expect(point.x.isFinite && point.y.isFinite) }
    let behind = ProjectedQuad(
      size: SIMD2(10, 10), transform: .translation(SIMD3(0, 0, 600)),
      perspective: .perspective(eyeDistance: 500))
    #expect(behind.outline == [])
    #expect(quad(30).outline == quad(30).points)
  }

  @Test func rowVectorsDoTheLeftOneFirst() {
    let moved = Transform3D.translation(SIMD3(10, 0, 0)) * .scale(SIMD3(2, 2, 2))
    #expect(moved.homogeneous(SIMD4(0, 0, 0, 1)) == SIMD4(20, 0, 0, 1))
    #expect(Transform3D.perspective(eyeDistance: 500).elements[11] == -0.002)
    #expect(Transform3D.identity * .identity == .identity)
  }

  @Test func keyPathsMakeATransform() {
    let values: [String: AnimatedValue] = [
      "transform.scale": .number(2), "transform.rotation": .number(90),
      "transform.translation": .vector([5, 7]),
    ]
    let transform = Transform3D { values[$0] }
    let point = transform.homogeneous(SIMD4(1, 0, 0, 1))
    #expect(abs(point.x - 5) < 1e-12 && abs(point.y - 9) < 1e-12)
  }
}
