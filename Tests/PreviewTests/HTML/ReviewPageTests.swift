import StrictJSON
import Testing

@testable import Preview

struct ReviewPageTests {
  private static func scene(_ xs: [Double], isHidden: Bool = false) -> StageScene {
    let samples = xs.map { x in
      StageScene.Sample(
        corners: isHidden
          ? []
          : [
            PlotPoint(x, 0), PlotPoint(x + 40, 0), PlotPoint(x + 40, 40), PlotPoint(x, 40),
          ])
    }
    var scene = StageScene(
      seconds: 0.5, actors: [.init(.box, samples: samples)],
      ground: [PlotPoint(0, 0), PlotPoint(400, 40)])
    scene.isLane = true
    return scene
  }

  private static func page(_ change: (inout ReviewCard) -> Void) -> String {
    var card = ReviewCard(.changed, name: "curve/a", about: "curve")
    change(&card)
    return ReviewPage(before: "a", after: "b", summary: "1 changed", cards: [card]).text
  }

  @Test("The page's data has motions, and the layout of their stages") func data() throws {
    let json = #"{"kind":"curve","title":"</script>","tracks":[{"target":"<b>"}]}"#
    let page = Self.page { card in
      card.before = Self.scene([0, 360])
      card.before?.actors[0].property = "progress"
      card.motions.before = JSONDocument.read(Array(json.utf8), file: "").document?.root
      card.after = Self.scene([0, 180], isHidden: true)
    }
    // 400 points take 304 of the stage's 320 pixels.
    let stage = #""fit":[0.76,8,12.8],"lane":[360,40,50],"actors":[{"target":""#
    let motion = #"{"kind":"curve","tracks":[{"target":"\u003cb>"}]}"#
    #expect(
      page.contains(
        #">[[{"seconds":0.5,"motion":\#(motion),\#(stage)","property":"progress"}]},"#
          + #"{"seconds":0.5,\#(stage)"}]}]]</script>"#))
  }

  @Test("Text is never interpreted as markup or script") func hostile() {
    let page = Self.page { card in
      card.name = Samples.hostile
      card.about = Samples.hostile
      card.changes = [Samples.hostile]
      card.sentence = Samples.hostile
      card.notes = [Samples.hostile]
      card.before = Self.scene([0, 1])
      card.before?.actors[0].label = Samples.hostile
      card.pictures = [
        SVGPicture(
          curves: [Samples.ease, Samples.overshoot], over: .fraction, title: Samples.hostile)
      ]
    }
    #expect(page.ranges(of: "<script").count == 2)
    #expect(!page.unicodeScalars.contains { "\u{1B}\u{202E}".unicodeScalars.contains($0) })
  }

  @Test("Without motion, there are no controls, and the styles are there once")
  func still() {
    let page = Self.page { card in
      card.pictures = [
        SVGPicture(curves: [Samples.ease], over: .fraction, title: "Before"),
        SVGPicture(curves: [Samples.ease], over: .fraction, title: "After"),
      ]
    }
    #expect(!page.contains("id=\"play\""))
    #expect(page.ranges(of: "<style").count == 1)
    #expect(page.ranges(of: "<svg").count == 2)
    #expect(
      page
        == Self.page { card in
          card.pictures = [
            SVGPicture(curves: [Samples.ease], over: .fraction, title: "Before"),
            SVGPicture(curves: [Samples.ease], over: .fraction, title: "After"),
          ]
        })
  }
}
