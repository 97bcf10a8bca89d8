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

  @Test("What moves is carried to its stage by numbers alone, those that stay the same once")
  func numbers() {
    let page = Self.page { card in
      card.before = Self.scene([0, 360])
      card.after = Self.scene([0, 180], isHidden: true)
    }
    // 400 points take 304 of the stage's 320 pixels.
    let matrix = "[1,0,0,0,1,0,[8,281.6],12.8]"
    #expect(
      page.contains(
        #">[[{"seconds":0.5,"steps":1,"actors":[{"matrix":\#(matrix),"seen":1,"opacity":1,"#
          + #""radius":0}]},{"seconds":0.5,"steps":1,"actors":[{"matrix":[1,0,0,0,1,0,0,0],"#
          + #""seen":0,"opacity":1,"radius":0}]}]]</script>"#))
  }

  @Test("A turned face is carried by a projection, exactly at its corners")
  func projection() throws {
    let corners = [
      PlotPoint(10, 20), PlotPoint(90, 5), PlotPoint(80, 130), PlotPoint(15, 90),
    ]
    let scene = StageScene(
      seconds: 1, actors: [.init(.source, samples: [.init(corners: corners)])],
      ground: [PlotPoint(0, 0), PlotPoint(100, 150)])
    let fit = StageFit([scene], isLane: false)
    let size = fit.size(of: scene.actors[0])
    let m = try #require(fit.matrix(to: corners, of: size))
    let places = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)]
    for ((x, y), corner) in zip(places, corners) {
      let w = m[2] * x + m[5] * y + 1
      let wanted = fit.place(corner)
      #expect(abs((m[0] * x + m[3] * y + m[6]) / w - wanted.x) < 1e-9)
      #expect(abs((m[1] * x + m[4] * y + m[7]) / w - wanted.y) < 1e-9)
    }
  }

  @Test("Texts stay texts") func hostile() {
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

  @Test("Without anything to play there are no controls, and styles stand there once")
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
