import BrowserChecking
import Foundation
import Testing

/// Code that the page writes for what somebody tried, beside what the program writes of the same numbers.
struct GalleryCodeTests {
  private static let springs: [(duration: Double, bounce: Double)] = [
    (0.44, 0.6), (0.5, 0), (0.2, 0.15), (1.2, 0.3), (0.35, 0.95), (0.05, 0.5), (2, 0.1),
    (0.6, -0.25), (0.3, -0.6), (0.1234, 0.3217), (0.8, 0.85), (0.15, -0.05),
  ]

  private static let curves: [[Double]] = [
    [0.2, 0, 0, 1], [0.42, 0, 0.58, 1], [0, 0, 1, 1.2], [0.2, -0.4, 0.1, 1.3], [1, 0, 0, 1],
    [0.34, 1.56, 0.64, 1], [0, 0, 0, 0], [1, 1, 0, 0], [0.1234, 0.5678, 0.9012, 0.3456],
    [0.36, 0, 0.66, -0.56], [0.5, -1.5, 0.5, 2.5], [0.05, 0.7, 0.1, 1],
  ]

  private struct Document: Decodable {
    struct Content: Decodable { var motion: Motion }
    struct Motion: Decodable, Equatable {
      var duration, bounce: Double?
      var cubicBezier: [Double]?
    }
    var presets: [String: Content]
  }

  private struct Shown: Decodable {
    struct Preset: Decodable { var preset: Document.Content }
    var presets: [Preset]
  }

  /// What the program writes after the page's own command.
  private struct Program {
    let motion: Document.Motion
    let css: [String]
    let swift: String

    init(_ name: String, after command: String, on desk: Desk) throws {
      let words = command.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
      let change = desk.run(words)
      try #require(change.status == 0, "\(command): \(change.errors)")
      let shown = desk.run("show", name, "--json").output
      motion = try JSONDecoder().decode(Shown.self, from: Data(shown.utf8)).presets[0].preset.motion
      css = desk.run("export", name, "--to", "css", "-o", "-").output.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("--") }
      let text = desk.run("export", name, "--to", "swift", "-o", "-").output
      swift = String(
        try #require(text.firstMatch(of: /static let \w+(?:Spring|Curve) = [^)]*\)/)).0)
    }
  }

  /// Opens each address afresh, and reads the code for each target.
  private static func codes(of addresses: [String]) throws -> [[String: String]] {
    let page = try Desk(.builtIn).run("gallery", "-o", "-").output
    let define = """
      (window.codes = async (address) => {
        const rest = (time) => new Promise((done) => setTimeout(done, time));
        location.hash = "#!";
        while (document.querySelector(".command")) await rest(20);
        location.hash = address;
        while (!document.querySelector(".command")?.textContent) await rest(20);
        const found = {};
        for (const target of ["swiftui", "uikit", "css", "json", "cli"]) {
          document.querySelector(`[data-target="${target}"]`).click();
          found[target] = document.querySelector("#code-panel code").textContent;
        }
        return found;
      }, 0)
      """
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: page, reducedMotion: true, width: 1280,
        steps: [.init(define, after: 0.3)] + addresses.map { .init("codes('\($0)')") }))
    #expect(answer.complaints == [])
    return try answer.found.dropFirst().map {
      try JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
  }

  /// Returns the numbers in a text, those in names left out.
  private static func numbers(_ text: some StringProtocol) -> [Double] {
    String(text).replacing(/\b[A-Za-z_]\w*/, with: "")
      .matches(of: /-?[0-9]+(?:\.[0-9]+)?(?:e-?[0-9]+)?/).compactMap { Double($0.0) }
  }

  /// Returns the stops of a linear(): values, and where they are in per cent.
  private static func stops(_ line: String) throws -> [[Double]] {
    let list = try #require(line.firstMatch(of: /linear\((.*)\)/)).1
    var stops = list.split(separator: ",").map { numbers($0) }
    stops[0].append(0)
    stops[stops.count - 1].append(100)
    return stops
  }

  private static func value(of stops: [[Double]], at place: Double) -> Double {
    let next = stops.firstIndex { $0[1] >= place } ?? stops.count - 1
    let (from, to) = (stops[max(next - 1, 0)], stops[next])
    guard to[1] > from[1] else { return to[0] }
    return from[0] + (to[0] - from[0]) * (place - from[1]) / (to[1] - from[1])
  }

  @Test("A spring that was tried is the program's in CSS, Swift and JSON") func tweakedSprings()
    throws
  {
    let (desk, name) = (try Desk(.builtIn), "spring/figma/quick")
    let pages = try Self.codes(
      of: Self.springs.map { "#\(name)?duration=\($0.duration)&bounce=\($0.bounce)" })
    try #require(pages.count == Self.springs.count)
    for ((duration, bounce), page) in zip(Self.springs, pages) {
      let program = try Program(name, after: page["cli"]!, on: desk)
      let json = try JSONDecoder().decode(Document.self, from: Data(page["json"]!.utf8))
      #expect(program.motion == .init(duration: duration, bounce: bounce))
      #expect(json.presets[name]?.motion == program.motion)
      #expect(page["swiftui"]!.contains("static let figmaQuickSpring = "))
      #expect(Self.numbers(page["swiftui"]!) == [duration, bounce])
      #expect(Self.numbers(page["uikit"]!) == [duration, bounce])
      #expect(Self.numbers(program.swift) == [duration, bounce], "\(program.swift)")
      let css = page["css"]!.split(separator: "\n").map(String.init)
      try #require(css.count == 2 && program.css.count == 2)
      #expect(css[1] == program.css[1])
      #expect(css[0].hasPrefix("--motion-figma-quick: linear("))
      // Each is within 0.0005 of the spring.
      let (mine, its) = try (Self.stops(program.css[0]), Self.stops(css[0]))
      for place in stride(from: 0, through: 100, by: 0.125) {
        let apart = abs(Self.value(of: mine, at: place) - Self.value(of: its, at: place))
        #expect(apart <= 0.001, "\(duration) \(bounce) at \(place) %")
      }
    }
  }

  @Test(
    "A curve that was tried is the program's in CSS, Swift and JSON",
    arguments: ["curve/card", "curve/carbon/entrance-expressive"])
  func tweakedCurves(_ name: String) throws {
    let desk = try Desk(.builtIn)
    let texts = Self.curves.map { $0.map { "\($0)" }.joined(separator: ",") }
    let pages = try Self.codes(of: texts.map { "#\(name)?bezier=\($0)" })
    try #require(pages.count == Self.curves.count)
    let time = name == "curve/card" ? 0.3 : nil
    for (four, page) in zip(Self.curves, pages) {
      let program = try Program(name, after: page["cli"]!, on: desk)
      let json = try JSONDecoder().decode(Document.self, from: Data(page["json"]!.utf8))
      #expect(program.motion == .init(duration: time, cubicBezier: four))
      #expect(json.presets[name]?.motion == program.motion)
      let swift = page["swiftui"]!
      let declaration = try #require(program.swift.firstMatch(of: /static let \w+ =/)).0
      #expect(swift.contains(declaration))
      #expect(Self.numbers(swift) == Self.numbers(program.swift))
      #expect(Self.numbers(swift) == four + [time].compactMap(\.self))
      #expect(Self.numbers(page["uikit"]!) == four)
      let css = page["css"]!.split(separator: "\n").map(String.init)
      // What goes back is exported with it.
      let variable = css[0].prefix { $0 != ":" }
      #expect(css == program.css.filter { $0.hasPrefix(variable) })
    }
  }
}
