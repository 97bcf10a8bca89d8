import Expectations
import Importing
import Diagnostics
import Presets
import Storage
import Foundation
import Testing

@testable import Curvet

@Suite struct ImportFilesTests {
  @Test func foldersAreReadWhole() throws {
    let bench = try Bench()
    for (file, name) in [
      ("set/a.json", "a"), ("set/deep/er/b.ndjson", "b"), ("set/c.jsonl", "c"),
      ("set/.hidden/x.json", "hidden"), ("set/.x.json", "hidden2"),
      ("set/node_modules/m/x.json", "module"), ("set/readme.txt", "text"),
      ("set/curvet.config.json", "config"), ("set/d.tokens", "d"),
    ] {
      try bench.write(line(name), to: file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: bench.path("set/link"), withDestinationPath: bench.path("set"))
    let catalog = try bench.catalog()
    for shown in ["set", "set/", "./set", bench.path("set")] {
      let report = try catalog.importing(shown)
      #expect(report.files == 4)
    }
    #expect(try catalog.names == ["a", "b", "c", "d"])
  }

  @Test func placesNameFilesAsTheUserDid() throws {
    let bench = try Bench()
    try bench.write("{", to: "set/deep/a.json")
    for (given, shown) in [
      ("set", "set/deep/a.json"), ("set/", "set/deep/a.json"),
      ("./set/deep/a.json", "./set/deep/a.json"),
    ] {
      let report = try bench.catalog().importing(given)
      #expect(report.outcome.findings.kept.map { $0.place?.file } == [shown])
    }
  }

  @Test func whatIsNotThere() throws {
    let bench = try Bench()
    try bench.write("text", to: "set/readme.txt")
    let catalog = try bench.catalog()
    let before = try bench.bytes("catalog.sqlite")
    for (path, told) in [
      ("no.json", "notFound no.json: no such file"),
      ("set/readme.txt/x", "notFound set/readme.txt/x: no such file"),
      (
        "set",
        "notFound set: no .json, .ndjson, .jsonl, .tokens, .json5, .jsonc, .css, .scss, .less, or .xml files in the folder"
          + " | set/readme.txt: unrecognized data: not in a format that Curvet reads"
      ),
      (
        "catalog.sqlite",
        "invalidInput catalog.sqlite: the catalog can't be imported into itself | name another file"
      ),
    ] {
      #expect(failure { try catalog.importing(path) }?.told == told)
    }
    try expectSame(bench.bytes("catalog.sqlite"), before)
  }

  @Test(.enabled(if: geteuid() != 0)) func whatCannotBeRead() throws {
    let bench = try Bench()
    try bench.write(line("a"), to: "set/deep/a.json")
    let catalog = try bench.catalog()
    for (path, told) in [
      ("set/deep", "ioFailure set/deep/: can't read the folder: Permission denied"),
      ("set/deep/a.json", "ioFailure set/deep/a.json: can't read the file: Permission denied"),
    ] {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: bench.path(path))
      #expect(failure { try catalog.importing("set") }?.told == told)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: bench.path(path))
    }
  }

  @Test func aFileGivenTwice() throws {
    let bench = try Bench()
    try bench.write(line("a"), to: "a.json")
    try bench.write(line("a", #""title":"Other","#), to: "b.json")
    let catalog = try bench.catalog()
    let twice = try catalog.importing("a.json", "./a.json")
    #expect(twice.outcome.counts == "created 1, unchanged 1")
    #expect(twice.files == 2)
    let different = try bench.catalog("other.sqlite").importing("a.json", "b.json")
    #expect(
      different.outcome.findings.told == [
        "b.json:1:1 naming/duplicate the import has another preset with this name"
      ])
  }

  @Test func aFolderOfOtherTools() throws {
    let bench = try Bench()
    try bench.write("", to: "set/_empty.scss")
    try bench.write(#"{"out": {"easing": [0.2, 0, 0, 1]}}"#, to: "set/a.json")
    try bench.write(#"{"out": {"easing": [0.3, 0, 0, 1]}}"#, to: "set/b.json")
    try bench.write("--out: cubic-bezier(.2, 0, 0, 1)", to: "set/c.css")
    try bench.write(":root { --x: 1s }", to: "set/d.txt")
    try bench.write("[1]", to: "set/e.txt")
    let catalog = try bench.catalog()
    let report = try catalog.importing("set")
    #expect(report.outcome.counts == "created 2")
    #expect(try catalog.names == ["out", "out-2"])
    #expect(
      report.notRead.map { "\($0.path) \($0.reason)" } == [
        "set/d.txt a style sheet with an unexpected extension; pass it on its own to import it",
        "set/e.txt JSON with an unexpected extension; pass it on its own to import it",
      ])
  }

  @Test func theHistoryKeepsTheCommand() throws {
    let bench = try Bench(input: line("a"))
    let catalog = try bench.catalog()
    try catalog.importing("-") { $0.command = "import - --tag x" }
    #expect(try catalog.detail(named: "a").record.rev == 1)
  }

  @Test func aDryRunReadsAll() throws {
    let bench = try Bench(input: "\(line("a"))\n\(line("b"))\n")
    let catalog = try bench.catalog()
    let before = try bench.bytes("catalog.sqlite")
    let report = try catalog.importing("-") { $0.isDryRun = true }
    #expect(report.outcome.counts == "created 2")
    try expectSame(bench.bytes("catalog.sqlite"), before)
  }

  @Test func aCatalogOpenedForReadingIsNotChanged() throws {
    let bench = try Bench(input: line("a"))
    _ = try bench.catalog()
    let catalog = try bench.catalog(for: .reading)
    #expect(failure { try catalog.importing("-") }?.kind == .readOnly)
  }
}
