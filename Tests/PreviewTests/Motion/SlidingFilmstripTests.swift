import Motion
import Testing

@testable import Preview

/// Strips of transitions whose screens slide or fade.
struct SlidingFilmstripTests {
  private static func transition(
    _ style: Transition.Style, _ layers: [Transition.Layer] = []
  ) -> Transition {
    var transition = Transition()
    (transition.style, transition.layers) = (style, layers)
    (transition.direction, transition.duration) = (.fromRight, .seconds(0.6))
    return transition
  }

  private static func layer(
    _ role: Transition.Layer.Role, _ property: String, from start: Double, to end: Double
  ) -> Transition.Layer {
    var layer = Transition.Layer(layer: role)
    layer.initial = [property: .quantity(.number(start))]
    layer.frames = [
      .init(
        property: property, start: .decimal(0), duration: .decimal(1),
        change: .to(.quantity(.number(end))))
    ]
    return layer
  }

  @Test("A push moves both screens across one window") func push() throws {
    let frames = try #require(Filmstrip(sliding: Self.transition(.push))?.frames)
    #expect(frames.map(\.label) == ["0 s", "0.1 s", "0.2 s", "0.3 s", "0.4 s", "0.5 s", "0.6 s"])
    let lefts = frames.map { $0.faces.map { ($0.corners[0].x * 10).rounded() / 10 } }
    #expect(lefts[0] == [-195, 195])
    #expect(lefts[3] == [-390, 0])
    #expect(lefts[6] == [-585, -195])
    let window = try #require(frames[0].window)
    let ends = [window.topLeft.x, window.topLeft.y, window.bottomRight.x, window.bottomRight.y]
    #expect(ends == [-195, -422, 195, 422])
    #expect(window.color == nil)
  }

  @Test("A recipe has its opacities and the container's color") func recipe() throws {
    var container = Transition.Layer(layer: .container)
    container.initial = ["backgroundColor": .color(try #require(RGBA("#FF0033")))]
    let frames = try #require(
      Filmstrip(
        sliding: Self.transition(
          .custom,
          [
            container, Self.layer(.source, "opacity", from: 1, to: 0.4),
            Self.layer(.destination, "transform.translation.y", from: 844, to: 0),
          ]))?.frames)
    #expect(frames[0].window?.color == [1, 0, 0.2])
    #expect(frames.map { ($0.faces[0].opacity * 100).rounded() } == [100, 90, 80, 70, 60, 50, 40])
    #expect(frames[0].faces.map(\.side) == [.source, .destination])
    let text = SVGPicture(filmstrip: frames, title: "").text
    #expect(text.contains(#"fill="rgb(255, 0, 51)""#) && text.contains(#"<g opacity="0.7">"#))
  }

  @Test("A face that can't be seen isn't drawn, and a curl has no strip") func unseen() throws {
    let faded = try #require(Filmstrip(sliding: Self.transition(.fade))?.frames)
    #expect(faded.map(\.faces.count) == [1, 2, 2, 2, 2, 2, 1])
    #expect(Filmstrip(sliding: Self.transition(.curlUp))?.frames == nil)
  }
}
