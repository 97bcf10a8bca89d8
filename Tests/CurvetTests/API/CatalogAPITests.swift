import Testing

@testable import Curvet

/// What programs that import the library call.
struct CatalogAPITests {
  private static let soft = #"{"kind": "spring", "motion": {"duration": 0.5, "bounce": 0.2}}"#

  private static func catalog(_ bench: Bench) throws -> Catalog {
    try Catalog.inMemory(in: bench.environment)
  }

  private static func error<Value>(
    _ body: () throws(CatalogError) -> Value
  ) -> String? {
    do throws(CatalogError) {
      _ = try body()
      return nil
    } catch {
      return "\(error.kind): \(error)"
    }
  }

  @Test("A catalog in memory has the built-in presets and no file") func memory() throws {
    let bench = try Bench()
    let catalog = try Self.catalog(bench)
    #expect(try catalog.count() == catalog.names().count)
    #expect(try catalog.preset(named: "curve/material/standard").kind == .curve)
    #expect(try catalog.validate(reporting: .error).isEmpty)
    #expect(bench.files == [])
  }

  @Test("Catalogs are created once, and opened for reading or changing") func files() throws {
    let bench = try Bench()
    let path = bench.path("motion.sqlite")
    #expect(try Catalog.create(path: path, isEmpty: true).count() == 0)
    #expect(
      Self.error { () throws(CatalogError) in try Catalog.create(path: path) }
        == "exists: \(path): the file already exists")
    let reader = try Catalog(path: path, for: .reading)
    #expect(
      Self.error { () throws(CatalogError) in try reader.put(try Self.preset("curve/a")) }?.prefix(
        9) == "readOnly:")
    #expect(
      Self.error { () throws(CatalogError) in try Catalog(path: bench.path("none.sqlite")) }
        == "notFound: \(bench.path("none.sqlite")): no such catalog")
  }

  private static func preset(_ name: String) throws(CatalogError) -> Preset {
    guard let name = PresetName(name) else { throw CatalogError(.invalidInput, "no name") }
    return Preset(
      name: name, motion: .curve(Curve(.cubicBezier(x1: 0.3, y1: 0, x2: 0, y2: 1))))
  }

  @Test("Names are found, and what may have been meant is told") func names() throws {
    let catalog = try Self.catalog(Bench())
    #expect(
      try catalog.names(matching: "curve/material/stand*").contains("curve/material/standard"))
    #expect(try catalog.names(matching: "curve/none") == [])
    #expect(try catalog.names(matching: "curve/none/*") == [])
    #expect(try catalog.facts(ofPresetNamed: "spring/figma/quick").settling != nil)
    #expect(
      Self.error { () throws(CatalogError) in try catalog.preset(named: "curve/material/standart") }
        == "notFound: no preset named 'curve/material/standart'; did you mean 'curve/material/standard' or 'curve/material/legacy'?"
    )
  }

  @Test("Search takes the words of the command line") func search() throws {
    let catalog = try Self.catalog(Bench())
    let flips = try catalog.search("flip kind:transition", limit: 2)
    #expect(flips.hits.count == 2 && flips.total >= 2)
    #expect(flips.hits.allSatisfy { $0.preset.kind == .transition && $0.distance == nil })
    let near = try catalog.search("like:curve/material/standard", limit: 1).hits
    #expect(near.map(\.distance) == [0])
    #expect(try catalog.search("", limit: nil).hits.count == catalog.count())
    #expect(try catalog.search("sprnig").corrections == ["sprnig": "spring"])
    #expect(
      Self.error { () throws(CatalogError) in try catalog.search("duration:short") }
        == "invalidQuery: 'duration:short' isn't a range; write a range such as 0.2..0.5, 200ms..0.5s, >0.3, or 0.25"
    )
    #expect(
      Self.error { () throws(CatalogError) in try catalog.search("knid:spring") }
        == "invalidQuery: unknown qualifier 'knid:'; did you mean 'kind:'?")
  }

  @Test("Motions have values and velocities") func motion() throws {
    let catalog = try Self.catalog(Bench())
    let curve = try catalog.motion("cubic-bezier(0, 0, 1, 1)")
    #expect(
      curve.progress(at: 0.25) == 0.25 && curve.velocity(at: 0.25) == 1 && curve.duration == 1)
    let spring = try catalog.motion("spring(duration: 0.5, bounce: 0.3)")
    #expect(spring.progress(at: 0) == 0 && spring.velocity(at: 0) == 0 && !spring.isEndless)
    #expect(abs((spring.progress(at: 10) ?? 0) - 1) < 1e-6)
    let flip = try catalog.motion("transition/flip-present")
    #expect(flip.progress(at: 0) == nil && flip.points(at: 0.1).count == flip.tracks.count)
    #expect(
      Self.error { () throws(CatalogError) in try catalog.motion("300ms") }
        == "invalidInput: 300ms: a duration has no values over time; sample a motion that uses this duration"
    )
  }

  @Test("Imports are whole, and say what they did") func imports() throws {
    let bench = try Bench()
    let catalog = try Self.catalog(bench)
    try bench.write(#"{"curvet": 1, "presets": {"spring/soft": \#(Self.soft)}}"#, to: "a.json")
    let before = try catalog.count()
    #expect(
      try catalog.import(["a.json"], tags: ["team"])
        == ImportSummary(created: 1, updated: 0, unchanged: 0, skipped: 0, warnings: []))
    #expect(try catalog.preset(named: "spring/soft").tags == ["team"])
    try bench.write(
      #"{"curvet": 1, "presets": {"spring/soft": {"kind": "spring", "motion": 3}}}"#, to: "b.json")
    #expect(
      Self.error { () throws(CatalogError) in try catalog.import(["b.json"]) }?.contains(
        "b.json:1:") == true)
    #expect(try catalog.count() == before + 1)
  }

  @Test("Exports replace only what Curvet wrote") func exports() throws {
    let bench = try Bench()
    let catalog = try Self.catalog(bench)
    try catalog.export("curve/material/", as: "css", to: "motion.css")
    let text = try bench.text("motion.css")
    #expect(text.contains("cubic-bezier("))
    #expect(try catalog.exported("curve/material/", as: "css").files.map(\.text) == [text])
    try bench.write("mine", to: "mine.css")
    #expect(
      Self.error { () throws(CatalogError) in try catalog.export(as: "css", to: "mine.css") }
        == "exists: mine.css: the file wasn't written by Curvet")
    #expect(try bench.text("mine.css") == "mine")
    #expect(
      Self.error { () throws(CatalogError) in try catalog.exported(as: "swfit") }
        == "invalidQuery: unknown format 'swfit'; did you mean 'swift'?")
    let internalSwift = try catalog.exported(
      "kind:spring", as: "swift", options: ["access": "internal"])
    #expect(!internalSwift.presets.isEmpty && !internalSwift.files[0].text.contains("public "))
  }

  @Test("Files are validated where they are") func validation() throws {
    let bench = try Bench()
    try bench.write(
      #"{"curvet": 1, "presets": {"curve/a": {"kind": "curve", "motion": {"cubicBezier": [2, 0, 0, 1]}}}}"#,
      to: "draft.json")
    let findings = try Self.catalog(bench).validate(["draft.json"])
    #expect(findings.map(\.rule) == ["structure/range"])
    #expect(findings.first?.place?.line == 1)
  }

  @Test("Changes are kept in the history, and undone") func changes() throws {
    let bench = try Bench()
    let catalog = try Self.catalog(bench)
    #expect(try catalog.put(Self.preset("curve/a")).map(\.kind) == [.created])
    var preset = try catalog.preset(named: "curve/a")
    preset.title = "A"
    #expect(try catalog.put(preset).map(\.revision) == [2])
    #expect(try catalog.put(preset).isEmpty)
    #expect(try catalog.remove(["curve/a"]).map(\.kind) == [.removed])
    #expect(try catalog.undo().map(\.kind) == [.restored])
    #expect(try catalog.preset(named: "curve/a").title == "A")
    let history = try catalog.history(ofPresetNamed: "curve/a")
    #expect(history.map(\.command) == ["undo", "remove curve/a", "put curve/a", "put curve/a"])
    #expect(history.map(\.isUndone) == [false, true, false, false])
    #expect(history[0].author == "kim" && history[0].time == 1_700_000_000)
  }

  @Test("A project's files are compared and written") func project() throws {
    let bench = try Bench()
    let catalog = try Self.catalog(bench)
    try bench.write(
      #"{"curvet": 1, "exports": [{"to": "css", "output": "web/motion.css", "query": "curve/material/"}]}"#,
      to: "app/curvet.config.json")
    #expect(
      try catalog.status(ofProjectIn: "app") == [
        ProjectFile(path: "web/motion.css", state: .missing)
      ])
    try catalog.exportProject(in: "app")
    #expect(try catalog.status(ofProjectIn: "app").map(\.state) == [.upToDate])
    #expect(bench.files.contains("app/web/motion.css"))
    #expect(
      Self.error { () throws(CatalogError) in try catalog.status() }?.hasPrefix("notFound:") == true
    )
  }
}
