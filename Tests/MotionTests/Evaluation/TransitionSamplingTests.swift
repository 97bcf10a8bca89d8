import Motion
import Testing

struct TransitionSamplingTests {
  @Test(
    "A push slides both by the container's size, in points where it is known",
    arguments: [([:], 1), (["container.width": 390], 390)] as [([String: Double], Double)])
  func push(lengths: [String: Double], width: Double) throws {
    let motion = Samples.transition(.push) { $0.direction = .fromRight }
    let evaluator = try MotionEvaluator(motion, lengths: lengths)
    #expect(
      evaluator.tracks.map(\.name) == [
        "source.transform.translation.x", "destination.transform.translation.x",
      ])
    let points = evaluator.tracks.map { $0.point(at: 0.25) }
    #expect(points[0] == MotionPoint(value: .number(-width / 4), velocity: .number(-width)))
    #expect(points[1] == MotionPoint(value: .number(width * 3 / 4), velocity: .number(-width)))
    let isNoted = evaluator.tracks[0].notes.contains { $0.hasPrefix("offsets are in widths") }
    #expect(isNoted == lengths.isEmpty)
  }

  @Test("Start and end progress cut a part out") func part() throws {
    let motion = Samples.transition(.fade) {
      $0.startProgress = .decimal(0.2)
      $0.endProgress = .decimal(0.7)
    }
    let tracks = try MotionEvaluator(motion).tracks
    #expect(tracks.map(\.name) == ["source.opacity", "destination.opacity"])
    #expect(tracks[1].point(at: 0).value == .number(0.2))
    #expect(try abs(#require(tracks[1].point(at: 0.5).velocity?.number) - 0.5) < 1e-15)
    #expect(tracks[1].point(at: 1).value == .number(0.7))
  }

  @Test("A flip hides the face that is turned away") func flip() throws {
    let motion = Samples.transition(.flip) { $0.direction = .fromTop }
    let tracks = try MotionEvaluator(motion).tracks
    #expect(
      tracks.map(\.name) == [
        "source.transform.rotation.x", "source.hidden", "destination.transform.rotation.x",
        "destination.hidden",
      ])
    #expect(
      tracks.map { $0.point(at: 0.25).value } == [
        .number(-45), .boolean(false), .number(135), .boolean(true),
      ])
    #expect(
      tracks.map { $0.point(at: 0.75).value } == [
        .number(-135), .boolean(true), .number(45), .boolean(false),
      ])
  }

  @Test("A curl is known by its progress alone") func curl() throws {
    let tracks = try MotionEvaluator(Samples.transition(.curlUp)).tracks
    #expect(tracks.map(\.name) == ["progress"])
    #expect(
      tracks[0].notes == [
        "the shape of a page curl isn't documented; only its progress is known"
      ])
  }

  @Test("A recipe says when a face comes on edge") func faces() throws {
    let tracks = try MotionEvaluator(Samples.turn).tracks
    #expect(tracks.map(\.name) == ["source.transform.rotation.y"])
    // easeInEaseOut reaches 1/3 after .40093… of the time.
    #expect(tracks[0].notes.last == "a face is on edge at 0.401 s")
    #expect(tracks[0].point(at: 0.5).value == .number(-90))
  }
}
