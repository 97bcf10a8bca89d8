import Motion
import Testing

@testable import Preview

/// Things without a place of their own stand side by side in films and in the terminal.
struct SideBySideTests {
  private func scene(
    _ tracks: [(target: String, property: String, values: [Double])]
  ) throws -> StageScene {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(1)
    keyframes.tracks = tracks.map { target, property, values in
      var track = Keyframes.Track(
        property: property, content: .values(values.map { .quantity(.number($0)) }))
      track.target = target
      return track
    }
    return try #require(StageScene(.keyframes(keyframes)))
  }

  private func span(_ actor: StageScene.Actor) -> ClosedRange<Double> {
    let places = actor.samples.flatMap(\.corners).map(\.x)
    return Self.rounded(places.min() ?? 0)...Self.rounded(places.max() ?? 0)
  }

  /// The end is an instant before the last one, where nothing may apply any more.
  private static func rounded(_ place: Double) -> Double { (place * 1e4).rounded() / 1e4 }

  @Test("Each object has the space for its whole motion, and its name below") func apart() throws {
    let authored = try scene([
      ("card", "transform.scale", [1, 2]), ("list", "opacity", [0, 1]),
      ("toast", "transform.translation.x", [-100, 0]),
    ])
    let (card, list, toast) = (-60.0...60, -30.0...30, -130.0...30)
    #expect(authored.actors.map(span) == [card, list, toast])
    let scene = authored.sideBySide
    #expect(scene.actors.map(span) == [0...120, 144...204, 228...388])
    #expect(scene.actors.map(\.label) == ["card", "list", "toast"])
    let captions = scene.actors.compactMap(\.caption)
    #expect(captions.map { Self.rounded($0.x) } == [60, 174, 308])
    #expect(captions.map { Self.rounded($0.y) } == [84, 84, 84])
    #expect(scene.ground.map { Self.rounded($0.x) } == [0, 388])
    #expect(scene.ground.map { Self.rounded($0.y) } == [-60, 96])
  }

  @Test(
    "What has a place keeps it, and one thing needs none",
    arguments: [
      [("card", "position.x", [0, 100]), ("list", "opacity", [0, 1])],
      [("card", "opacity", [0, 1])], [("card", "custom", [0, 1])],
    ] as [[(target: String, property: String, values: [Double])]])
  func asItIs(_ tracks: [(target: String, property: String, values: [Double])]) throws {
    let authored = try scene(tracks)
    #expect(authored.sideBySide == authored)
  }
}
