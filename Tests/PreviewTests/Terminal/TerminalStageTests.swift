import Motion
import Testing

@testable import Preview

struct TerminalStageTests {
  /// A plane that fills half of a screen, and then is narrow.
  private static func scene(_ look: StageScene.Actor.Look) -> StageScene {
    let corners = [(-50.0, 50.0), (-5, 5)].map { left, right in
      [
        PlotPoint(left, -50), PlotPoint(right, -50), PlotPoint(right, 50), PlotPoint(left, 50),
      ]
    }
    return StageScene(
      seconds: 1,
      actors: [.init(look, samples: corners.map { StageScene.Sample(corners: $0) })],
      ground: [PlotPoint(-50, -50), PlotPoint(50, 50)])
  }

  private static func width(_ lines: [PlotLine]) -> Int {
    let spans = lines.map(\.text).filter { $0.contains { $0 != " " } }.map { text in
      text.count - text.prefix { $0 == " " }.count
    }
    return spans.max() ?? 0
  }

  @Test("A plane turns narrow, and keeps its height", arguments: [PlotGlyphs.unicode, .ascii])
  func plane(_ glyphs: PlotGlyphs) {
    let stage = TerminalStage(Self.scene(.source), columns: 60, glyphs: glyphs)
    let (start, end) = (stage.lines(at: 0), stage.lines(at: 1))
    #expect(start.count == stage.rows && end.count == stage.rows)
    #expect((28...32).contains(Self.width(start)))
    #expect((2...5).contains(Self.width(end)))
    #expect(start.allSatisfy { $0.columns <= 60 })
    #expect(stage.lines(at: 7) == end)
    #expect(end.filter { !$0.text.isEmpty }.count >= stage.rows - 1)
  }

  @Test("An object is filled, a screen is an outline") func full() {
    func inside(_ look: StageScene.Actor.Look) -> Character? {
      let stage = TerminalStage(Self.scene(look), columns: 60, glyphs: .unicode)
      let line = Array(stage.lines(at: 0)[stage.rows / 2].text)
      return line.count > 30 ? line[30] : nil
    }
    #expect(inside(.box) == "⣿")
    #expect(inside(.source) == " ")
  }

  @Test("Nearer objects cover farther ones") func covered() {
    var scene = Self.scene(.source)
    let near = Self.scene(.destination).actors[0]
    scene.actors.append(.init(.destination, samples: near.samples.reversed()))
    let stage = TerminalStage(scene, columns: 60, glyphs: .unicode)
    // At the end the wide plane in front hides the narrow one.
    let alone = TerminalStage(
      StageScene(seconds: 1, actors: [scene.actors[1]], ground: scene.ground), columns: 60,
      glyphs: .unicode)
    #expect(stage.lines(at: 1).map(\.text) == alone.lines(at: 1).map(\.text))
  }
}
