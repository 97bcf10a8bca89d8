import BrowserChecking
import Foundation
import Presets
import SeededNumbers
import Testing

@testable import Curvet
@testable import Storage

/// The page as a reader sees it.
struct GalleryPageTests {
  private static func visit(
    _ html: String, reducedMotion: Bool = false, width: Int = 1280, _ steps: [VisitQuestion.Step]
  ) throws -> VisitQuestion.Answer {
    try BrowserChecker.answer(
      to: VisitQuestion(
        html: html, reducedMotion: reducedMotion, width: width, height: 860, steps: steps))
  }

  @Test("Every built-in preset is drawn and moves, without network requests")
  func everyPreset() throws {
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("gallery.shown.length", after: 0.5),
        .init(
          """
          (() => {
            const all = gallery.shown.map((name) => [name, gallery.draws(name)]);
            const named = (some) => some.map(([name]) => name);
            return [
              named(all.filter(([, one]) => !one.isDrawn)), named(all.filter(([, one]) => !one.moves)),
            ];
          })()
          """),
        .init("gallery.draws('animator/half-modal-middle').moves"),
        .init("gallery.running > 0 && gallery.running <= 24"),
        .init("performance.getEntriesByType('resource').length"),
      ])
    #expect(try #require(Int(answer.found[0])) > 160)
    #expect(Array(answer.found[1...]) == ["[[],[]]", "true", "true", "0"])
    #expect(answer.complaints == [])
  }

  /// Words as people type them, and whether they find something.
  private static let queries = [
    "", "flip", "soft", "spring", "bouncy spring", "kind:spring", "kind:curve ease", "role:enter",
    "feel:bouncy", "feel:弾む", "弾む", "ふんわり", "反転", "バネ", "пружина", "мягкая", "переход",
    "duration:0.2..0.5", "duration:200ms..0.5s", "300ms", "duration<0.3", "duration < 0.3",
    "settling:<1", "overshoot:>5%", "overshoot:0", "bounce:0.1..0.3", "damping-ratio:<1",
    "damping-ratio:1", "stiffness:300", "stiffness:250..350 kind:spring", "stiffness 300",
    "damping:>20", "damping 28", "mass:1 figma", "x1:0.42", "y1:<0", "x2:0.58 y2:1", "y2:>1",
    "property:opacity", "property:rotation kind:transition", "property:corner-radius",
    "property:radius", "property:y", "source:figma", "source:Carbon spring", "spring/figma/",
    "curve/*/ease-in*", "name:spring/figma", "tag:figma",
    "Figma", "easein", "ease-in", "curve/easein", "modal", "toast", "loading", "tab", "shake",
    "kind:transition modal", "push right", "flip card animation", "エフェクト 反転", "弾むボタン",
    "cross dissolve", "fade out", "ease in out", "duration:0.25 kind:transition",
    "overshoot:>1% overshoot:<20%", "like:spring/figma/quick", "spring zebra", "bouncy <0.4s",
    ">=300ms kind:transition", "≤0.2s", "<banana", "はずむ",
  ]

  /// Words as people mistype them.
  private static let slips = [
    "buncy", "srping", "flpi", "sofft spring", "snapy card", "ovrshoot", "gentel", "quik",
    "tolggle swich", "перход", "пружына", "ese in out", "sheeet preset", "heavey", "xyzzy",
    "feel:bouncy srping", "card expnad", "bouncey",
  ]

  @Test("The page finds what the command line finds, in its order") func search() throws {
    let desk = try Desk(.builtIn)
    let catalog = try Catalog(path: desk.catalogFile.path, for: .reading)
    let queries = Self.queries + Self.slips + (try Self.generated(500, from: catalog))
    let asked = String(decoding: try JSONEncoder().encode(queries), as: UTF8.self)
    let answer = try Self.visit(
      try BuiltInGallery.page, [.init("\(asked).map((query) => gallery.find(query))")])
    let answers = try JSONDecoder().decode([[String]].self, from: Data(answer.found[0].utf8))
    #expect(answers.count == queries.count)
    var empty = 0
    for (query, its) in zip(queries, answers) {
      var names = its
      var request = SearchRequest()
      try request.add([query], isFree: true)
      request.query.joinsSame = true
      let found = try catalog.search(request).hits.map(\.record.name)
      // Without words, the page lists a mixture.
      let isRanked = !request.query.words.isEmpty || request.query.first != nil
      if !isRanked { names.sort() }
      #expect(names == (isRanked ? found : found.sorted()), "\(query)")
      empty += found.isEmpty ? 1 : 0
    }
    #expect(empty <= 30)
  }

  /// Returns queries of one to three words of the presets and the table, some of them cut short, always the same.
  private static func generated(_ count: Int, from catalog: Catalog) throws -> [String] {
    var words = SearchLexicon.shared.senses.flatMap(\.spellings)
    for record in try catalog.search(SearchQuery()).records {
      guard let preset = Preset(payload: record.payload) else { continue }
      let titles = [preset.title] + preset.localizations.values.map(\.title)
      words += titles.compactMap(\.self).flatMap { $0.split(separator: " ").map(String.init) }
      words += preset.tags + record.name.split(separator: "/").map(String.init)
    }
    words = Set(words.filter { !$0.contains { "<>=:≤≥()*?/".contains($0) } }).sorted()
    var numbers = SeededNumbers(seed: 48)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        let word = words.randomElement(using: &numbers) ?? ""
        return Int.random(in: 0..<4, using: &numbers) == 0
          ? String(word.prefix(word.count / 2 + 1)) : word
      }.joined(separator: " ")
    }
  }

  @Test("Similar presets are those that 'like:' finds") func similar() throws {
    let desk = try Desk(.builtIn)
    let name = "spring/figma/bouncy"
    let run = desk.run(["search", "--names", "--limit", "5", "-q", "--", "like:\(name)"])
    let wanted = run.output.split(separator: "\n").map(String.init).filter { $0 != name }
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("(location.hash = '#\(name)', 0)"),
        .init(
          "[...document.querySelectorAll('.similar .kin code')].map((one) => one.textContent)",
          after: 0.4),
      ])
    #expect(try JSONDecoder().decode([String].self, from: Data(answer.found[1].utf8)) == wanted)
  }

  @Test("Misspelled words are corrected, and errors say what to write, as on the command line")
  func corrections() throws {
    let said = "document.getElementById('said').textContent"
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init(said, after: 0.3, typing: "/srping"),
        .init("(location.hash = '#!q=spring zebra', 0)"),
        .init(said, after: 0.2), .init("(location.hash = '#!q=duration:100', 0)"),
        .init(said, after: 0.2),
        .init("gallery.find('like:spring/figma/quck').includes(\"mean 'spring/figma/quick'\")"),
        .init("(location.hash = '#!q=flip', 0)"),
        .init("document.getElementById('said').hidden", after: 0.2),
      ])
    #expect(
      answer.found == [
        "\"No matches for 'srping'; showing results for 'spring'.\"", "0",
        "\"No preset matches all of these words. Showing results without 'zebra'.\"", "0",
        "\"'duration:100' has no unit. Write 'duration:100ms' or 'duration:100s'.\"", "true", "0",
        "true",
      ])
    #expect(answer.complaints == [])
  }

  @Test("A link with other values of the same preset shows them") func addresses() throws {
    let command = "document.querySelector('.command').textContent"
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("(location.hash = '#spring/figma/quick?duration=0.44&bounce=0.6', 0)"),
        .init(command, after: 0.4),
        .init("(location.hash = '#spring/figma/quick?duration=0.3&bounce=0.1', 0)"),
        .init(command, after: 0.4), .init("(history.back(), 0)"), .init(command, after: 0.4),
      ])
    let texts = [1, 3, 5].map { answer.found[$0] }
    #expect(texts[0].contains("duration=0.44 bounce=0.6"))
    #expect(texts[1].contains("duration=0.3 bounce=0.1"))
    #expect(texts[2] == texts[0])
    #expect(answer.complaints == [])
  }

  @Test("With reduced motion, nothing plays at first, and it says so") func reducedMotion() throws {
    let answer = try Self.visit(
      try BuiltInGallery.page, reducedMotion: true,
      [
        .init("[gallery.running, document.getElementById('note').hidden]", after: 0.4),
        .init("gallery.running > 0", after: 0.4, typing: " "),
      ])
    #expect(answer.found == ["[0,false]", "true"])
  }

  @Test("Keys search, open, adjust, and go back") func keys() throws {
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("gallery.shown.length < 20 && location.hash", after: 0.3, typing: "/spring/figma/"),
        .init(
          "document.querySelector('.card:focus-within').dataset.name", after: 0.2,
          typing: "\u{E015}"),
        .init("document.querySelector('.sheet h1').textContent", after: 0.2, typing: "o"),
        .init(
          "document.querySelector('.card:focus-within')?.dataset.name ?? ''", after: 0.2,
          typing: "\u{E00C}"),
      ])
    #expect(answer.found[0] == "\"#!q=spring%2Ffigma%2F\"")
    #expect(answer.found[1].contains("spring/figma/"))
    #expect(answer.found[2] != "\"\"")
    #expect(answer.found[3] == answer.found[1])
    #expect(answer.complaints == [])
  }

  @Test("An edit becomes a command that has the same effect")
  func tweaks() throws {
    let desk = try Desk(.builtIn)
    let told =
      "[document.querySelector('.command').textContent, document.querySelector('.clock').textContent]"
    for (address, name, members) in [
      (
        "spring/figma/quick?duration=0.44&bounce=0.6", "spring/figma/quick",
        ["\"duration\": 0.44", "\"bounce\": 0.6"]
      ),
      (
        "curve/card?bezier=0.2,-0.4,0.1,1.3", "curve/card",
        ["0.2,\n", "-0.4,\n", "0.1,\n", "1.3\n"]
      ),
    ] {
      let answer = try Self.visit(
        try BuiltInGallery.page,
        [.init("(location.hash = '#\(address)', 0)"), .init(told, after: 0.4)])
      let texts = try JSONDecoder().decode([String].self, from: Data(answer.found[1].utf8))
      let words = texts[0].split(separator: " ").map(String.init)
      #expect(words.first == "curvet")
      let run = desk.run(Array(words.dropFirst()))
      #expect(run.status == 0, "\(texts[0]): \(run.errors)")
      let shown = desk.run("show", name, "--json").output
      for member in members { #expect(shown.contains(member), "\(member) of \(texts[0])") }
      #expect(answer.complaints == [])
    }
  }

  @Test("Pasted code is read as in the program, or declined with the command that reads it")
  func pasted() throws {
    let texts = [
      ".easeOut(duration: 0.25)", "transition: top 250ms /* not 1s */ ease-out",
      ".easeInOut(duration: 1).speed(2)", "// .easeInOut(duration: 0.3)",
      "let text = \".easeInOut(duration: 0.3)\"", ".easeOut(duration: speed)",
      "let a = CAKeyframeAnimation(keyPath: \"opacity\")\na.duration = 0.6",
    ]
    let list = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("(location.hash = '#curve/card', 0)"),
        .init(
          """
          \(list).map((text) => {
            const field = document.querySelector('input.paste');
            field.value = text;
            field.dispatchEvent(new Event('change'));
            return field.value === '' ? 'taken' : 'declined';
          })
          """, after: 0.4),
        .init("document.querySelector('.tweak').textContent.includes('curvet add -')"),
      ])
    #expect(
      answer.found[1...] == [
        #"["taken","taken","declined","declined","declined","declined","declined"]"#, "true",
      ])
    #expect(answer.complaints == [])
  }

  @Test("Compared motions play in sync, and the address contains them") func compare()
    throws
  {
    let address = "#!view=compare&compare=spring/figma/quick,curve/card"
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("(location.hash = '\(address)', 0)", after: 0.3),
        .init(
          "[...document.querySelectorAll('.sheet h1 a')].map((one) => one.textContent)", after: 0.4),
        .init("document.querySelectorAll('.stage').length"),
        .init("document.querySelector('.sentences').textContent.includes('about')"),
      ])
    #expect(answer.found[1...] == [#"["Quick","Card"]"#, "2", "true"])
    #expect(answer.complaints == [])
  }

  private static let hostile =
    #"</script><script>document.title='ran'</script>\"<img src=x onerror=alert(1)>\u202e\u2028"#

  @Test("Text is never interpreted as markup or script") func hostileTexts() throws {
    let desk = try Desk(.none)
    try desk.write(
      """
      {"presets": {
        "curve/a": {
          "title": "\(Self.hostile)", "summary": "\(Self.hostile)", "tags": ["a"],
          "source": {"title": "\(Self.hostile)", "author": "\(Self.hostile)"},
          "localizations": {"ja": {"title": "\(Self.hostile)", "summary": "\(Self.hostile)"}},
          "extensions": {"com.example": "\(Self.hostile)"},
          "motion": {"cubicBezier": [0.2, 0, 0, 1.4], "duration": 2}
        },
        "keyframes/k": {"motion": {"duration": 1, "tracks": [
          {"target": "\(Self.hostile)", "property": "position.x", "values": [0, 100]}
        ]}}
      }}
      """, to: "team.json")
    desk.run("import", "team.json", "-q").expect(0)
    let run = desk.run(
      "gallery", "--title", "</title><script>document.title='ran'</script>", "-o", "-")
    try #require(run.status == 0)
    #expect(run.output.ranges(of: "<script").count == 2)
    let open = "(location.hash = '#curve/a', document.querySelectorAll('script').length)"
    let answer = try Self.visit(
      run.output,
      [
        .init("document.querySelectorAll('script, img').length", after: 0.3), .init(open),
        .init(
          "[document.querySelector('.sheet h1').textContent.length > 40, document.title === 'ran']",
          after: 0.3),
        .init("(location.hash = '#keyframes/k', document.querySelectorAll('img').length)"),
        .init("document.querySelectorAll('script, img').length", after: 0.3),
      ])
    #expect(answer.found == ["2", "2", "[true,false]", "0", "2"])
    #expect(answer.complaints == [])
  }
}
