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

  private struct Shown: Decodable {
    struct Preset: Decodable { var preset: Content }
    struct Content: Decodable { var motion: Motion }
    struct Motion: Decodable, Equatable {
      var duration, bounce: Double?
      var cubicBezier: [Double]?
    }
    var presets: [Preset]
  }

  private static let frameworks = ["swiftui", "uikit", "core-animation"]

  /// What the program writes after the page's own command.
  private struct Program {
    /// Its motion; nil if that refers to others.
    let motion: Shown.Motion?
    let css: [String]
    /// The declaration for each framework of Apple's.
    var swift: [String: String] = [:]
    /// The whole preset.
    let document: NSDictionary

    init(_ name: String, after command: String, on desk: Desk) throws {
      let words = command.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
      let change = desk.run(words)
      try #require(change.status == 0, "\(command): \(change.errors)")
      let shown = desk.run("show", name, "--json").output
      motion =
        try? JSONDecoder().decode(Shown.self, from: Data(shown.utf8)).presets[0].preset.motion
      css = desk.run("export", name, "--to", "css", "-o", "-").output.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("--") }
      for framework in GalleryCodeTests.frameworks {
        swift[framework] =
          desk.run("export", name, "--to", "swift", "--framework", framework, "--snippet").output
      }
      let json = desk.run("export", name, "--to", "json", "-o", "-").output
      document = try GalleryCodeTests.preset(name, in: json)
    }
  }

  /// Returns a preset of a document as it stands there.
  private static func preset(_ name: String, in json: String) throws -> NSDictionary {
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let presets = try #require(document?["presets"] as? [String: NSDictionary])
    return try #require(presets[name])
  }

  /// Opens each address afresh, and reads the code for each target.
  private static func codes(
    of addresses: [String], on desk: Desk? = nil
  ) throws -> [[String: String]] {
    let page = try desk?.run("gallery", "-o", "-").output ?? BuiltInGallery.page
    let define = """
      (window.codes = async (address) => {
        const rest = (time) => new Promise((done) => setTimeout(done, time));
        location.hash = "#!";
        while (document.querySelector(".command")) await rest(20);
        location.hash = address;
        while (!document.querySelector(".command")?.textContent) await rest(20);
        const found = {};
        for (const target of ["swiftui", "uikit", "core-animation", "css", "json", "cli"]) {
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

  /// Returns the numbers in a text.
  private static func numbers(_ text: some StringProtocol) -> [Double] {
    String(text).matches(of: /-?[0-9]+(?:\.[0-9]+)?(?:e-?[0-9]+)?/).compactMap { Double($0.0) }
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

  @Test("The code of an adjusted spring matches the program's CSS, Swift, and JSON")
  func tweakedSprings()
    throws
  {
    let (desk, name) = (try Desk(.builtIn), "spring/figma/quick")
    let pages = try Self.codes(
      of: Self.springs.map { "#\(name)?duration=\($0.duration)&bounce=\($0.bounce)" })
    try #require(pages.count == Self.springs.count)
    for ((duration, bounce), page) in zip(Self.springs, pages) {
      let program = try Program(name, after: page["cli"]!, on: desk)
      #expect(program.motion == .init(duration: duration, bounce: bounce))
      #expect(try Self.preset(name, in: page["json"]!) == program.document)
      for framework in Self.frameworks { #expect(page[framework] == program.swift[framework]) }
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
    "The code of an adjusted curve matches the program's CSS, Swift, and JSON",
    arguments: ["curve/card", "curve/carbon/entrance-expressive"])
  func tweakedCurves(_ name: String) throws {
    let desk = try Desk(.builtIn)
    let texts = Self.curves.map { $0.map { "\($0)" }.joined(separator: ",") }
    let pages = try Self.codes(of: texts.map { "#\(name)?bezier=\($0)" })
    try #require(pages.count == Self.curves.count)
    let time = name == "curve/card" ? 0.3 : nil
    for (four, page) in zip(Self.curves, pages) {
      let program = try Program(name, after: page["cli"]!, on: desk)
      #expect(program.motion == .init(duration: time, cubicBezier: four))
      #expect(try Self.preset(name, in: page["json"]!) == program.document)
      for framework in Self.frameworks { #expect(page[framework] == program.swift[framework]) }
      let css = page["css"]!.split(separator: "\n").map(String.init)
      // What goes back is exported with it.
      let variable = css[0].prefix { $0 != ":" }
      #expect(css == program.css.filter { $0.hasPrefix(variable) })
    }
  }

  @Test("Code without only its gesture is called incomplete, in each language") func incomplete()
    throws
  {
    let page = try Desk(.builtIn).run("gallery", "transition/flip-dismiss", "-o", "-").output
    let words = """
      (document.querySelector('[data-target=compose]').click(),
        document.querySelector('.fidelity').innerText)
      """
    func choose(_ language: String) -> VisitQuestion.Step {
      .init(
        "((select) => { select.value = '\(language)'; select.dispatchEvent(new Event('change')); return 0; })"
          + "(document.querySelector('.tail select'))")
    }
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: page, reducedMotion: true, width: 1280,
        steps: [
          .init("(location.hash = '#transition/flip-dismiss', 0)"), .init(words, after: 0.4),
          choose("ja"), .init(words, after: 0.2), choose("ru"), .init(words, after: 0.2),
        ]))
    let texts = try [1, 3, 5].map {
      try JSONDecoder().decode(String.self, from: Data(answer.found[$0].utf8))
    }
    #expect(texts[0].hasPrefix("incomplete\n"))
    #expect(texts[0].contains("exact in value and timing, without its gesture\n"))
    #expect(texts[1].hasPrefix("一部未対応\n"))
    #expect(texts[2].hasPrefix("не полностью\n"))
    #expect(!texts[0].contains(".;") && !texts[0].contains("0.5.\n"))
  }

  private static let others = """
    {"curvet": 1, "presets": {
      "duration/t/quick": {"kind": "duration", "motion": {"seconds": 0.18}},
      "spring/t/late": {"kind": "spring", "title": "Late", "tags": ["t"],
        "motion": {"duration": 0.4, "bounce": 0.3, "delay": 0.2}},
      "spring/t/thrown": {"kind": "spring",
        "motion": {"mass": 2, "stiffness": 300, "damping": 20, "initialVelocity": 3}},
      "spring/t/used": {"kind": "spring", "motion": {"use": "spring/t/thrown"}},
      "spring/t/linked": {"kind": "spring",
        "motion": {"duration": "duration/t/quick", "bounce": 0.2}},
      "curve/t/late": {"kind": "curve",
        "motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3, "delay": 0.1}},
      "curve/t/linked": {"kind": "curve",
        "motion": {"named": "easeOut", "duration": "duration/t/quick"}},
      "curve/t/timeless": {"kind": "curve", "motion": {"cubicBezier": [0.2, 0, 0, 1]}}
    }}
    """

  /// Presets, what is tried of them, and what the command sets.
  private static let changes = [
    ("spring/t/late", "bounce=0.5", "bounce=0.5"),
    ("spring/t/late", "duration=0.5&bounce=-0.3", "duration=0.5 bounce=-0.3"),
    ("spring/t/thrown", "bounce=0.2", "bounce=0.2"),
    ("spring/t/thrown", "duration=0.6&bounce=0.2", "duration=0.6 bounce=0.2"),
    ("spring/t/used", "bounce=0.2", "duration=0.51302 bounce=0.2 initialVelocity=3"),
    ("spring/t/linked", "bounce=0.4", "bounce=0.4"),
    ("spring/t/linked", "duration=0.3", "duration=0.3"),
    ("curve/t/late", "duration=0.45", "duration=0.45"),
    ("curve/t/late", "bezier=0.1,-0.2,0,1", "cubicBezier=0.1,-0.2,0,1"),
    ("curve/t/late", "duration=0", "duration=0"),
    ("curve/t/late", "duration=none", "duration="),
    ("curve/t/linked", "bezier=0.1,0,0.5,1", "cubicBezier=0.1,0,0.5,1"),
    ("curve/t/timeless", "duration=1.25", "duration=1.25"),
  ]

  @Test("Delays, initial velocities, and references are kept, and only changed fields are set")
  func others() throws {
    func desk() throws -> Desk {
      let desk = try Desk(.builtIn)
      try desk.write(Self.others, to: "others.json")
      desk.run("import", "others.json", "-q").expect(0)
      return desk
    }
    let pages = try Self.codes(of: Self.changes.map { "#\($0.0)?\($0.1)" }, on: desk())
    try #require(pages.count == Self.changes.count)
    for ((name, _, set), page) in zip(Self.changes, pages) {
      #expect(page["cli"] == "curvet set \(name) \(set)\n")
      let program = try Program(name, after: page["cli"]!, on: desk())
      for framework in Self.frameworks { #expect(page[framework] == program.swift[framework]) }
      let css = page["css"]!.split(separator: "\n").map(String.init)
      let own = program.css.filter { $0.hasPrefix(css[0].prefix { $0 != ":" }) }
      #expect(css.filter { !$0.contains("linear(") } == own.filter { !$0.contains("linear(") })
    }
  }
}
