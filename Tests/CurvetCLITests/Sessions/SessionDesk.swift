import CurvetCLI
import Foundation

@testable import Storage

/// What runs the commands of a session.
enum SessionProgram: Equatable {
  /// The process of the tests.
  case tests
  /// The program at a path, in a process of its own for each command.
  case process(String)
}

/// A session desk is where a session is run: its program is `curvet`, and the other commands are those that people know
/// from a shell, or set the stage.
struct SessionDesk {
  let program: SessionProgram
  private let header: Session.Header
  private(set) var desk: Desk
  /// The working folder, from the one in which the session begins.
  var folder = ""
  /// Connections that keep a catalog locked.
  var locks: [Connection] = []

  init(_ header: Session.Header, _ program: SessionProgram) throws {
    self.header = header
    self.program = program
    desk = try Self.desk(header, header.catalog)
  }

  private static func desk(_ header: Session.Header, _ catalog: Desk.Catalog) throws -> Desk {
    let desk = try Desk(catalog)
    desk.variables["CURVET_AUTHOR"] = header.author
    desk.editor = .process
    desk.isTerminal = header.terminal != nil
    desk.columns = header.terminal ?? 80
    return desk
  }

  /// Begins again in an empty folder.
  mutating func restart(_ catalog: String?) throws {
    desk = try Self.desk(header, catalog.map(Session.Header.catalog) ?? header.catalog)
    folder = ""
  }

  /// Runs a command; nil where it prints nothing that is to be shown.
  mutating func run(_ command: ShellCommand) throws -> CommandRun? {
    guard let name = command.words.first else { return nil }
    let words = command.words.dropFirst().map { $0.replacing("$PWD", with: desk.path(folder)) }
    let input = try command.inputFile.map { try text($0) } ?? command.input
    guard name == "curvet" else {
      return try stage(name, words, input: input, output: command.outputFile)
    }
    let run = try run(words, input)
    guard let file = command.outputFile else { return run }
    try desk.write(run.output, to: place(file))
    return CommandRun(status: run.status, output: "", errors: run.errors)
  }

  private func run(_ words: [String], _ input: String) throws -> CommandRun {
    guard case .process(let path) = program else {
      return desk.run(words, input: input, in: folder)
    }
    let run = try desk.runProcess([path] + words, input: input, in: folder)
    return CommandRun(
      status: run.status, output: Self.anonymous(run.output), errors: Self.anonymous(run.errors))
  }

  /// Returns a text with the id that all catalogs of the tests' own process have, instead of a random one.
  static func anonymous(_ text: String) -> String {
    text.replacing(/catalog(?: |": ")[0-9a-f]{6}\b/) { "\($0.output.dropLast(6))000000" }
  }

  /// Returns a file's place, from the folder in which the session begins.
  func place(_ name: String) -> String {
    if name.hasPrefix("~/") { return "../home/" + name.dropFirst(2) }
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Returns what a file holds; a name after `@/` is that of a file beside the pages.
  func bytes(_ name: String) throws -> [UInt8] {
    if name.hasPrefix("@/") {
      return Array(
        try Data(contentsOf: Session.folder.appendingPathComponent("files/\(name.dropFirst(2))")))
    }
    guard let bytes = desk.bytes(place(name)) else {
      throw Session.Mistake(description: "there is no \(name)")
    }
    return bytes
  }

  /// Returns what a file holds.
  func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
