import Storage
import Synchronization
import Testing

@testable import CurvetCLI

/// Commands on a terminal whose clock goes a second forward at every look.
struct ProgressTests {
  private static func desk(_ catalog: Desk.Catalog = .sample) throws -> Desk {
    let desk = try Desk(catalog)
    let time = Mutex(0.0)
    desk.isTerminal = true
    desk.clock = Clock {
      time.withLock {
        $0 += 1
        return $0
      }
    } wait: { _ in
    }
    return desk
  }

  /// Lines that are drawn over each other, and taken away.
  private static func drawn(_ texts: String...) -> String {
    texts.map { "\r\($0)\u{1B}[K" }.joined() + "\r\u{1B}[K"
  }

  private static let lines = (1...130).map {
    #"{"name":"curve/c\#($0)","kind":"curve","motion":{"cubicBezier":[0.1,0,0.2,0.\#($0 + 100)]}}"#
  }.joined(separator: "\n")

  @Test("Import, from a stream of unknown length") func stream() throws {
    let desk = try Self.desk()
    let run = desk.run(["import", "-"], input: Self.lines)
    #expect(run.status == 0)
    #expect(
      run.errors
        == Self.drawn("Importing… 64 presets", "Importing… 128 presets", "Indexing…"))
    #expect(run.output.hasPrefix("Imported "))
  }

  @Test("Import, from a file") func file() throws {
    let desk = try Self.desk()
    try desk.write(Self.lines, to: "team.ndjson")
    let run = desk.run("import", "team.ndjson")
    #expect(run.status == 0)
    #expect(
      run.errors
        == Self.drawn(
          "Importing… 64 presets (100%)", "Importing… 128 presets (100%)", "Indexing…"))
  }

  @Test("Import under other names reads everything first") func renamed() throws {
    let desk = try Self.desk()
    try desk.write(Self.lines, to: "team.ndjson")
    let run = desk.run("import", "team.ndjson", "--prefix", "team")
    #expect(run.status == 0)
    #expect(
      run.errors
        == Self.drawn(
          "Reading… 64 presets (100%)", "Reading… 128 presets (100%)", "Importing… 64 presets",
          "Importing… 128 presets", "Indexing…"))
  }

  @Test("It goes away before an error") func error() throws {
    let desk = try Self.desk()
    let run = desk.run(["import", "-"], input: Self.lines + "\n{")
    #expect(run.status == 65)
    let line = Self.drawn("Importing… 64 presets", "Importing… 128 presets", "Indexing…")
    #expect(run.errors.hasPrefix(line + "\u{1B}[31merror:\u{1B}[0m"))
  }

  @Test("An interrupted import leaves no line behind") func interrupted() throws {
    let desk = try Self.desk()
    let time = Mutex(0.0)
    desk.clock = Clock {
      time.withLock {
        $0 += 1
        return $0
      }
    } wait: { _ in
    }
    // The user sees the line, and has enough.
    desk.options.isCancelled = { time.withLock { $0 >= 3 } }
    let run = desk.run(["import", "-"], input: Self.lines)
    #expect(run.status == 130)
    #expect(run.errors.contains("\r\u{1B}[K\u{1B}[31merror:\u{1B}[0m interrupted"))
  }

  @Test("Validate, files and the catalog") func validate() throws {
    let desk = try Self.desk(.builtIn)
    try desk.write(Self.lines, to: "team.ndjson")
    let file = desk.run("validate", "team.ndjson")
    #expect(file.errors == Self.drawn("Validating… 130 presets (100%)"))
    let catalog = desk.run("validate")
    #expect(
      catalog.errors
        == Self.drawn(
          "Validating… 64 presets (26%)", "Validating… 128 presets (53%)",
          "Validating… 192 presets (79%)"))
  }

  @Test("Export, as a document and as code") func export() throws {
    let desk = try Self.desk(.builtIn)
    let document = desk.run("export", "--all", "-o", "motion.json")
    #expect(document.status == 0)
    #expect(
      document.errors
        == Self.drawn(
          "Exporting… 64 presets (26%)", "Exporting… 128 presets (53%)",
          "Exporting… 192 presets (79%)"))
    let code = desk.run("export", "--all", "--to", "motion", "-o", "motion.js")
    #expect(code.errors.contains("\rReading… 192 presets\u{1B}[K\rExporting… 0 presets (0%)"))
    #expect(code.errors.contains("\rExporting… 192 presets (79%)\u{1B}[K\r\u{1B}[K"))
  }

  @Test("An export to the terminal itself shows no progress once text is there") func terminal()
    throws
  {
    let desk = try Self.desk(.builtIn)
    let run = desk.run("export", "--all")
    #expect(run.status == 0)
    #expect(!run.output.contains("\r"))
    #expect(run.errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test("Doctor") func doctor() throws {
    let desk = try Self.desk(.builtIn)
    let quick = desk.run("doctor")
    #expect(quick.status == 0)
    #expect(
      quick.errors
        == Self.drawn(
          "Checking the search index…", "Checking the file's pages…",
          "Checking links between tables…", "Checking names…", "Checking presets…"))
    let deep = desk.run("doctor", "--deep")
    #expect(
      deep.errors.contains(
        "\rChecking presets and their derived data… 192 presets (79%)\u{1B}[K"))
    #expect(deep.errors.hasSuffix("\rChecking the history…\u{1B}[K\r\u{1B}[K"))
  }

  @Test("Undo and redo") func undo() throws {
    let desk = try Self.desk()
    #expect(desk.run(["import", "-"], input: Self.lines).status == 0)
    for command in ["undo", "redo"] {
      let run = desk.run(command)
      #expect(run.status == 0)
      #expect(
        run.errors
          == Self.drawn(
            "Undoing…", "Undoing… 9%", "Undoing… 19%", "Undoing… 29%", "Undoing… 39%",
            "Undoing… 49%", "Undoing… 59%", "Undoing… 68%", "Undoing… 78%", "Undoing… 88%",
            "Undoing… 98%"))
    }
  }

  @Test("Nothing is shown off a terminal, on a dumb one, with --quiet, or of short work")
  func silence() throws {
    for change: (Desk) -> [String] in [
      {
        $0.isTerminal = false; return []
      },
      {
        $0.variables["TERM"] = "dumb"; return []
      },
      { _ in ["--quiet"] },
      {
        $0.clock = Clock {
          0
        } wait: { _ in
        }; return []
      },
    ] {
      let desk = try Self.desk()
      let words = change(desk)
      let run = desk.run(["import", "-"] + words, input: Self.lines)
      #expect(run.status == 0)
      #expect(run.errors == "")
    }
  }
}
