import Expectations
import Diagnostics
import FileSystem
import Foundation
import Exporting
import Motion
import Presets
import Storage
import Testing
import Validation

@testable import Curvet

@Suite struct ExportTests {
  private func makeCatalog() throws -> (Catalog, Bench) {
    let bench = try Bench(
      input: """
        {"name":"d","motion":{"seconds":0.2}}
        {"name":"b","aliases":["bb"],"motion":{"named":"linear","duration":"d"}}
        {"name":"a","kind":"curve","counterpart":"c","motion":{"use":"bb","delay":0.1}}
        {"name":"c","counterpart":"a","motion":{"named":"easeIn"}}
        {"name":"lone","tags":["x"],"motion":{"named":"easeOut"}}
        """)
    let catalog = try bench.catalog()
    try catalog.importing("-")
    return (catalog, bench)
  }

  static let lone = """
    {
      "curvet": 1,
      "presets": {
        "lone": {
          "kind": "curve",
          "tags": [
            "x"
          ],
          "motion": {
            "named": "easeOut"
          }
        }
      }
    }

    """

  @Test func aDocumentIsCanonical() throws {
    try expectSame(makeCatalog().0.exported(.names(["lone"])), Self.lone)
  }

  @Test func linesAreTheStoredOnes() throws {
    #expect(
      try makeCatalog().0.exported(.names(["b"]), to: .ndjson) == """
        {"name":"b","kind":"curve","aliases":["bb"],"motion":{"named":"linear","duration":"d"}}
        {"name":"d","kind":"duration","motion":{"seconds":0.2}}

        """)
  }

  @Test(arguments: [
    (["lone"], 1, 0, ["lone"]), (["b"], 1, 1, ["b", "d"]), (["bb", "b"], 1, 1, ["b", "d"]),
    (["a"], 1, 3, ["a", "b", "c", "d"]), (["c", "lone", "d"], 3, 2, ["a", "b", "c", "d", "lone"]),
  ])
  func whatIsReferredToGoesAlong(
    asked: [String], count: Int, alongside: Int, names: [String]
  ) throws {
    let (catalog, bench) = try makeCatalog()
    let report = try catalog.export(.names(asked), to: .json, toFile: "out.json")
    #expect(report == ExportReport.make(asked: count, alongside: alongside))
    let other = try bench.catalog("other.sqlite")
    #expect(try other.importing("out.json").outcome.findings.told == [])
    #expect(try other.names == names)
    try expectSame(other.exported(), bench.text("out.json"))
  }

  @Test func aSearchMayChoose() throws {
    let catalog = try makeCatalog().0
    var query = SearchQuery()
    query.tags = ["x"]
    try expectSame(catalog.exported(.query(query)), Self.lone)
    query = SearchQuery()
    query.kinds = [.duration]
    query.limit = 0
    #expect(
      try catalog.exported(.query(query)) == "{\n  \"curvet\": 1,\n  \"presets\": {}\n}\n")
  }

  @Test(arguments: [OutputFormat.json, .ndjson])
  func theBuiltInCatalogComesBackAsItWas(format: OutputFormat) throws {
    let bench = try Bench()
    let builtIn = try bench.catalog("built-in.sqlite", isEmpty: false)
    _ = try builtIn.export(.all, to: format, toFile: "all")
    let copy = try bench.catalog("copy.sqlite")
    let report = try copy.importing("all")
    #expect(report.outcome.findings.told == [])
    #expect(report.outcome.count(.created) == (try builtIn.count()))
    _ = try copy.export(.all, to: format, toFile: "again")
    try expectSame(bench.bytes("again"), bench.bytes("all"))
  }

  @Test(arguments: EmbeddedFile.seeds.map(\.name)) func everySeedIsCanonical(name: String) throws {
    let seed = try #require(EmbeddedFile.seeds.first { $0.name == name })
    let bench = try Bench()
    try bench.write(Array(seed.bytes), to: name)
    let all = try bench.catalog("built-in.sqlite", isEmpty: false)
    #expect(try all.importing(name).outcome.changed == 0)
    // A seed may refer to others, so it is told apart by its own names.
    let own = try FileValidation.run([name], catalog: all, in: bench.environment)
    #expect(own.findings.told == [])
    let payloads = try all.exported(.all, to: .ndjson).split(separator: "\n").map(String.init)
    let text = try bench.text(name)
    let mine = payloads.filter { line in
      guard let preset = Preset(payload: Array(line.utf8)) else { return false }
      return text.contains("\n    \"\(preset.name)\": {")
    }
    try bench.write(mine.joined(separator: "\n"), to: "mine.ndjson")
    #expect(mine.count == own.presets)
    var writer = DocumentWriter()
    for line in mine { if let preset = Preset(payload: Array(line.utf8)) { writer.add(preset) } }
    writer.finish()
    expectSame(writer.takeBytes(), Array(seed.bytes))
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let (catalog, bench) = try makeCatalog()
    try bench.write("before", to: "out.json")
    try bench.write("x", to: "folder/x")
    let files = bench.files
    for (names, path, told) in [
      (
        ["nobody"], "out.json",
        "notFound no preset named 'nobody' | search"
      ),
      (
        ["nobody"], "no/out.json",
        "notFound no preset named 'nobody' | search"
      ),
      (
        ["a"], "out.json/a/b.json",
        "exists out.json/a: couldn't create the folder: Not a directory"
      ),
      (["a"], "folder", "exists folder: expected a file, found a folder | name a file in it"),
      (
        ["a"], "catalog.sqlite",
        "exists catalog.sqlite: can't overwrite the catalog itself | name another file"
      ),
      (
        ["a"], "./folder/../catalog.sqlite",
        "exists ./folder/../catalog.sqlite: can't overwrite the catalog itself | name another file"
      ),
    ] {
      #expect(
        failure { _ = try catalog.export(.names(names), to: .json, toFile: path) }?.told == told)
    }
    #expect(bench.files == files)
    #expect(try bench.text("out.json") == "before")
    _ = try catalog.export(.names(["lone"]), to: .json, toFile: "out.json")
    #expect(try bench.text("out.json") == Self.lone)
    #expect(bench.files == files)
  }

  @Test func linksAndPermissionsStay() throws {
    let (catalog, bench) = try makeCatalog()
    try bench.write("before", to: "real.json")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: bench.path("real.json"))
    try manager.createSymbolicLink(
      atPath: bench.path("link.json"), withDestinationPath: "real.json")
    _ = try catalog.export(.names(["lone"]), to: .json, toFile: "link.json")
    #expect(try bench.text("real.json") == Self.lone)
    #expect(try manager.destinationOfSymbolicLink(atPath: bench.path("link.json")) == "real.json")
    let attributes = try manager.attributesOfItem(atPath: bench.path("real.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func aDeviceIsWrittenToAndNotReplaced() throws {
    let (catalog, _) = try makeCatalog()
    _ = try catalog.export(.all, to: .json, toFile: "/dev/null")
    #expect(FileTree.kind(of: "/dev/null") == .special)
    #expect(
      failure { _ = try catalog.export(.all, to: .json, toFile: "/dev/full") }?.told
        == "full /dev/full: no space left to write | free some space and try again")
  }

  @Test(arguments: [
    (lone, nil), ("", 1), (lone + "\n", 15), (String(lone.dropLast()), 14),
    (lone.replacing("\"x\"", with: "\"y\""), 7), (lone.replacing("1,", with: "1 ,"), 2),
  ])
  func differencesAreFound(text: String, line: Int?) throws {
    let (catalog, bench) = try makeCatalog()
    try bench.write(text, to: "out.json")
    #expect(try catalog.difference(of: .names(["lone"]), in: .json, from: "out.json").line == line)
  }

  @Test func aDifferenceFromNothing() throws {
    let (catalog, _) = try makeCatalog()
    #expect(
      failure { _ = try catalog.difference(of: .all, in: .json, from: "no.json") }?.told
        == "notFound no.json: no such file")
  }
}

extension ExportReport {
  static func make(asked: Int, alongside: Int) -> ExportReport {
    var report = ExportReport()
    report.asked = asked
    report.alongside = alongside
    return report
  }
}
