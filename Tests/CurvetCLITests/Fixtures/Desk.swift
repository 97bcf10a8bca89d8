import Curvet
import Diagnostics
import Foundation
import Storage
import Synchronization

@testable import CurvetCLI

/// A desk is a home and a working folder of their own, in which the program is run.
///
/// The clock stands still by itself, chance counts, and paths below the desk are shown as `/desk`, those of
/// temporary folders without what makes each its own.
final class Desk {
  /// The folder that holds `home` and `work`.
  let root: String
  /// The environment variables.
  var variables: [String: String] = [:]
  /// Whether both streams are terminals that know colours.
  var isTerminal = false
  /// How wide they are.
  var columns = 80
  /// The time, in seconds since 1970.
  var now = 1_800_000_000.0
  /// What opens files for people to change.
  var editor = Editor { _, _ in 0 }
  /// What opens pages for people to look at.
  var browser = Browser { _ in 127 }
  /// What tells whether a key was pressed.
  var keyboard = Keyboard {
  } isPressed: {
    true
  } rest: {
  }
  /// Whether somebody can be asked.
  var isInteractive = false
  /// The time that passes while the program runs; by itself none does.
  var clock = Clock {
    0
  } wait: { _ in
  }
  /// How the program waits for others.
  var options = OpenOptions(busyTimeout: 20)
  /// What reading standard input throws, if anything.
  var inputFailure: CatalogError?

  /// What the user's own catalog holds at first.
  enum Catalog {
    /// There is none.
    case none
    /// The presets of `Sample`.
    case sample
    /// The built-in presets.
    case builtIn
  }

  init(_ catalog: Catalog = .sample) throws {
    let name = "curvet-\(UUID().uuidString)"
    root = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    for folder in ["home", "tmp", "work"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    variables["HOME"] = "\(root)/home"
    variables["TMPDIR"] = "\(root)/tmp"
    switch catalog {
    case .none: break
    case .sample: try write(Sample.catalog.get(), to: Self.catalog)
    case .builtIn: try write(Sample.builtInCatalog.get(), to: Self.catalog)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The user's own catalog, counted from the working folder.
  static let catalog = "../home/.local/share/curvet/catalog.sqlite"

  /// Runs the program in the working folder.
  func run(_ words: String..., input: String = "", in folder: String = "") -> CommandRun {
    run(words, input: input, in: folder)
  }

  /// Runs the program in the working folder.
  func run(_ words: [String], input: String = "", in folder: String = "") -> CommandRun {
    let (output, errors) = (Sink(), Sink())
    let status = run(words, input: input, in: folder, output: output, errors: errors)
    return CommandRun(status: status, output: shown(output), errors: shown(errors))
  }

  /// Runs the program with streams of the caller's.
  func run(
    _ words: [String], input: String = "", in folder: String = "", output: Sink, errors: Sink
  ) -> Int32 {
    var context = Context(
      environment: environment(input: input, folder: folder),
      output: text(output), errors: text(errors), words: words, clock: clock,
      editor: editor, browser: browser, keyboard: keyboard,
      isInteractive: isInteractive)
    return Program.run(in: &context)
  }

  private func text(_ sink: Sink) -> TextOutput {
    TextOutput(isTerminal: isTerminal, isColored: isTerminal, columns: columns, write: sink.write)
  }

  private func environment(input: String, folder: String) -> CatalogEnvironment {
    let input = Input(input, failure: inputFailure)
    let now = now
    let path = "\(root)/work" + (folder.isEmpty ? "" : "/\(folder)")
    return CatalogEnvironment(
      variables: variables, workingDirectory: path,
      storage: StorageEnvironment(
        appVersion: CurvetVersion.text, now: { now }, random: { (0, Chance.next()) }),
      options: options, readInput: { count throws(CatalogError) in try input.read(count) })
  }

  private func shown(_ sink: Sink) -> String { shown(sink.text) }

  /// Returns a text in which the paths are those of any desk.
  func shown(_ text: String) -> String {
    text.replacingOccurrences(of: root, with: "/desk")
      .replacing(/\/desk\/tmp\/curvet-[^\/]+/, with: "/desk/tmp/curvet")
  }
}

/// Numbers from 1 on, in place of chance; no two desks get the same, for one may copy another's file.
private enum Chance {
  private static let number = Atomic<UInt64>(0)

  static func next() -> UInt64 { number.add(1, ordering: .relaxed).newValue }
}

/// Standard input, handed out in small pieces.
private final class Input: Sendable {
  private let rest: Mutex<ArraySlice<UInt8>>

  private let failure: CatalogError?

  init(_ text: String, failure: CatalogError?) {
    rest = Mutex(Array(text.utf8)[...])
    self.failure = failure
  }

  func read(_ count: Int) throws(CatalogError) -> [UInt8] {
    if let failure { throw failure }
    return rest.withLock { rest in
      let piece = rest.prefix(min(count, 100))
      rest = rest.dropFirst(piece.count)
      return Array(piece)
    }
  }
}
