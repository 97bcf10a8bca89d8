import BrowserChecking
import Foundation
import Testing

/// What letting go does on the page, as a finger and as a script of `simulate` find it.
struct GalleryGrabTests {
  private static let lengths: KeyValuePairs = [
    "container.width": 390.0, "container.height": 844, "sheet.height": 400, "cell.x": 20,
    "cell.y": 200, "cell.width": 350, "cell.height": 400, "cell.radius": 14,
  ]

  /// Presets that a finger drives, and the distance that is their end, in points.
  static let driven: [(name: String, distance: Double)] = [
    ("transition/flip-dismiss", 200), ("transition/navigation-pop", 390),
    ("transition/sheet-dismiss", 400), ("transition/dim-fade-out", 400),
    ("animator/pull-to-refresh", 128), ("animator/half-modal", -720),
    ("animator/dual-pan-card", -700), ("animator/card-expand", -222),
    ("animator/pan-expand-blur", -764), ("animator/breathe", 1),
  ]

  /// How far the finger is, and how fast, in distances and distances a second.
  private static let releases: [(fraction: Double, speed: Double)] = [
    (0.45, 0), (0.5, 0), (0.55, 0), (0.9, 0), (0.1, 1.5), (0.3, 0.3), (0.3, 0.5), (0.7, -0.5),
    (0.7, -0.3), (0.95, -2), (0.995, 0),
  ]

  private struct Simulation: Decodable {
    struct Event: Decodable {
      var event: String
      var decision: String?
    }
    var events: [Event]
  }

  private static func simulated(
    _ name: String, _ distance: Double, _ fraction: Double, _ speed: Double, on desk: Desk
  ) throws -> String {
    let script =
      "gesture(begin)@0 gesture(\(fraction * distance))@0.1 gesture(end,\(speed * distance))@0.2"
    let measures = lengths.flatMap { ["--measure", "\($0.key)=\($0.value)"] }
    let run = desk.run(["simulate", name, "--script", script, "--json"] + measures)
    try #require(run.status == 0, "\(name): \(run.errors)")
    let simulation = try JSONDecoder().decode(Simulation.self, from: Data(run.output.utf8))
    return try #require(simulation.events.compactMap(\.decision).last, "\(name) \(script)")
  }

  @Test("A release decides as in 'simulate'") func decisions() throws {
    let desk = try Desk(.builtIn)
    let page = try BuiltInGallery.page
    var expected: [String] = []
    var steps: [VisitQuestion.Step] = []
    for (name, distance) in Self.driven {
      for (fraction, speed) in Self.releases {
        expected.append(try Self.simulated(name, distance, fraction, speed, on: desk))
        steps.append(.init("gallery.letGo('\(name)', \(fraction), \(speed))"))
      }
    }
    let answer = try BrowserChecker.answer(to: VisitQuestion(html: page, steps: steps))
    for (index, (mine, its)) in zip(expected, answer.found).enumerated() {
      let (name, release) = (
        Self.driven[index / Self.releases.count].name,
        Self.releases[index % Self.releases.count]
      )
      #expect(its == "\"\(mine)\"", "\(name) \(release)")
    }
    #expect(Set(expected).count > 3)
  }

  @Test(
    "A swipe released at 45% returns; past 50%, it finishes",
    arguments: [VisitQuestion.Drag.Pointer.mouse, .touch])
  func swipe(_ pointer: VisitQuestion.Drag.Pointer) throws {
    let desk = try Desk(.builtIn)
    let page = desk.run("gallery", "transition/flip-dismiss", "-o", "-").output
    let place =
      "[document.querySelector('.seek').value, document.querySelector('.meter').textContent]"
    func drag(_ fraction: Double) -> VisitQuestion.Step {
      .init(
        place, after: 1.2, drag: .init(".edge-strip", by: [fraction, 0], with: pointer))
    }
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: page, width: 1280,
        steps: [
          .init("(location.hash = '#transition/flip-dismiss', 0)"), .init("0", after: 0.4),
          drag(0.45), drag(0.55), drag(0.45),
        ]))
    #expect(answer.found.suffix(3) == [#"["0",""]"#, #"["1000",""]"#, #"["0",""]"#])
    #expect(answer.complaints == [])
  }

  /// What the page says while a finger or a key holds a preset, and after it has let go.
  private static func held(
    _ name: String, _ steps: [VisitQuestion.Step]
  ) throws -> VisitQuestion.Answer {
    let page = try Desk(.builtIn).run("gallery", name, "-o", "-").output
    let open = "(location.hash = '#\(name)', 0)"
    let focus = "(document.querySelector('.grabbable').focus(), 0)"
    return try BrowserChecker.answer(
      to: VisitQuestion(
        html: page, reducedMotion: true, width: 1280,
        steps: [.init(open), .init(focus, after: 0.4)] + steps))
  }

  @Test("A press plays while it's held, and reverses on release") func press()
    throws
  {
    func key(_ type: String) -> String {
      "(document.querySelector('.grabbable').dispatchEvent(new KeyboardEvent('\(type)', "
        + "{key: ' ', bubbles: true})), 0)"
    }
    let fraction = "Number(document.querySelector('.seek').value) / 1000"
    let answer = try Self.held(
      "animator/breathe",
      [
        .init(key("keydown")), .init("window.held = \(fraction)", after: 0.8),
        .init("document.querySelector('.meter').textContent.endsWith('release to return')"),
        .init(key("keyup")), .init("\(fraction) < window.held + 0.05", after: 0.2),
        .init(fraction, after: 1.6),
        // By mouse, too.
        .init(
          "(setInterval(() => { window.most = Math.max(window.most ?? 0, \(fraction)); }, 5), 0)"),
        .init(fraction, after: 1.2, drag: .init(".grabbable", by: [0, 0], with: .mouse)),
        .init("window.most > 0"),
      ])
    let reached = try #require(Double(answer.found[3]))
    #expect(0.1 < reached && reached < 0.6)
    #expect(answer.found[4] == "true")
    #expect(answer.found[6] == "true")
    #expect(answer.found[7] == "0")
    #expect(answer.found[9...] == ["0", "true"])
    #expect(answer.complaints == [])
  }

  @Test("A preset that hasn't started is caught at its start progress") func startProgress() throws
  {
    // The view stands in the middle of the screen: the progress is its place there.
    let answer = try Self.held(
      "animator/scrub-grow-then-tint",
      [
        .init("document.querySelector('.meter').textContent", after: 0.1, typing: "\u{E014}"),
        .init("document.querySelector('.seek').value"),
      ])
    #expect(answer.found[2...] == ["\"55%\"", "\"550\""])
    #expect(answer.complaints == [])
  }

  @Test("Arrow keys pull, Enter releases") func keys() throws {
    let desk = try Desk(.builtIn)
    let page = desk.run("gallery", "transition/flip-dismiss", "-o", "-").output
    let (right, enter) = ("\u{E014}", "\u{E007}")
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: page, width: 1280,
        steps: [
          .init("(location.hash = '#transition/flip-dismiss', 0)"),
          .init("(document.querySelector('.grabbable').focus(), 0)", after: 0.4),
          .init(
            "document.querySelector('.meter').textContent", after: 0.1,
            typing: String(repeating: right, count: 9)),
          .init("document.querySelector('.seek').value", after: 1.2, typing: enter),
          .init(
            "document.querySelector('.meter').textContent", after: 0.1,
            typing: String(repeating: right, count: 11)),
          .init("document.querySelector('.seek').value", after: 1.2, typing: enter),
        ]))
    #expect(
      answer.found.suffix(4) == [
        "\"45% · release to return\"", "\"0\"", "\"55% · release to finish\"", "\"1000\"",
      ])
    #expect(answer.complaints == [])
  }
}
