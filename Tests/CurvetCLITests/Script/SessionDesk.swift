import Foundation
import Testing

@testable import Storage

/// What runs the commands of a session.
enum SessionProgram: Hashable, CustomTestStringConvertible {
  /// The process of the tests.
  case tests
  /// The program at a path, in a process of its own for each command.
  case process(String)

  /// The tests' own process, and the program that is named.
  static let all = [Self.tests] + (BuiltProgram.named.map { [.process($0)] } ?? [])

  var testDescription: String {
    switch self {
    case .tests: "in the tests' own process"
    case .process(let path): path
    }
  }

  /// What the names of its replies end with where those of both are kept.
  var suffix: String { self == .tests ? "" : "-process" }
}

/// A session desk is where a session is run: its program is `curvet`, and the other commands set the stage.
struct SessionDesk {
  private let desk: Desk
  private let program: SessionProgram
  private var folder = ""
  private var others: [Connection] = []
  /// What is arranged that a process can't be given.
  private var arranged: Set<String> = []

  init(_ program: SessionProgram) throws {
    desk = try Desk(.builtIn)
    self.program = program
  }

  /// Runs a command; nil where it prints nothing that is to be kept.
  mutating func run(_ step: Session.Step) throws -> CommandRun? {
    guard let program = step.words.first else { return nil }
    let words = Array(step.words.dropFirst())
    let input = try step.inputFile.map { try text($0) } ?? step.input
    if program == "curvet" {
      let run = try run(words, input)
      if let file = step.outputFile { try desk.write(run.output, to: place(file)) }
      return run
    }
    if program == "files" {
      return CommandRun(status: 0, output: try files(in: words.first ?? "."), errors: "")
    }
    if program == "cat", words.count == 1 {
      return CommandRun(status: 0, output: Self.anonymous(try text(words[0])), errors: "")
    }
    if try !arrange(program, words) {
      try change(program, words, input: input, output: step.outputFile)
    }
    return nil
  }

  private func run(_ words: [String], _ input: String) throws -> CommandRun {
    guard case .process(let path) = program, arranged.isDisjoint(with: ["terminal", "stop"]),
      !(words.first == "edit" && arranged.contains("editor"))
    else { return desk.run(words, input: input, in: folder) }
    let run = try desk.runProcess([path] + words, input: input, in: folder)
    return CommandRun(
      status: run.status, output: Self.anonymous(run.output), errors: Self.anonymous(run.errors))
  }

  /// Returns a text with the id that all catalogs of the tests' own process have, instead of a random one.
  private static func anonymous(_ text: String) -> String {
    text.replacing(/catalog(?: |": ")[0-9a-f]{6}\b/) { "\($0.output.dropLast(6))000000" }
  }

  /// Copies what is in the working folder to another one, which must not be there.
  func keep(in folder: String) throws {
    try FileManager.default.copyItem(atPath: desk.path("."), toPath: folder)
  }

  /// Changes what surrounds the program: folder, time, variables, terminal and other programs.
  private mutating func arrange(_ program: String, _ words: [String]) throws -> Bool {
    switch (program, words.count) {
    case ("cd", 1): folder = words[0] == "~" ? "" : words[0]
    case ("sleep", 1): desk.now += Double(words[0]) ?? 0
    case ("export", 2): desk.variables[words[0]] = words[1]
    case ("unset", 1): desk.variables[words[0]] = nil
    case ("terminal", 1):
      (desk.isTerminal, desk.columns) = (words[0] != "off", Int(words[0]) ?? 80)
      arrange("terminal", desk.isTerminal)
    case ("editor", 2):
      _ = desk.setEditor(typing(words[1], over: words[0]))
      arrange("editor", true)
    case ("interrupt", 1):
      let isOn = words[0] == "on"
      desk.options.isCancelled = { isOn }
      arrange("stop", isOn)
    case ("vanish", 1):
      arrange("stop", words[0] != "nothing")
      let path = desk.path(place(words[0]))
      // Asked at the last moment before a change is kept.
      desk.options.isAbandoned = {
        try? FileManager.default.removeItem(atPath: path)
        return false
      }
    case ("lock", 0):
      let other = try desk.catalogFile.openUnchecked(.readWrite)
      try other.execute("BEGIN EXCLUSIVE")
      others.append(other)
    case ("unlock", 0): others = []
    default: return false
    }
    return true
  }

  private mutating func arrange(_ what: String, _ isOn: Bool) {
    if isOn { arranged.insert(what) } else { arranged.remove(what) }
  }

  /// Changes files behind the program's back.
  private func change(
    _ program: String, _ words: [String], input: String, output: String?
  ) throws {
    switch (program, words.count) {
    case ("cat", 0): try desk.write(input, to: place(output ?? ""))
    case ("printf", 1): try desk.write(Self.unescaped(words[0]), to: place(output ?? ""))
    case ("mkdir", 1): try desk.makeFolder(place(words[0]))
    case ("ln", 2):
      try FileManager.default.createSymbolicLink(
        atPath: desk.path(place(words[1])), withDestinationPath: words[0])
    case ("rm", 1): try FileManager.default.removeItem(atPath: desk.path(place(words[0])))
    case ("cp", 2): try desk.write(try bytes(words[0]), to: place(words[1]))
    case ("store", 3), ("replace", 3):
      let hash = SHA256.hash(Array(words[2].utf8)).hexadecimal
      let row =
        "UPDATE preset SET payload = '\(words[2])', hash = x'\(hash)' WHERE name = '\(words[1])'"
      // As an older program would have stored it, or behind the history's back.
      let history = """
        UPDATE revision SET payload = '\(words[2])' WHERE name = '\(words[1])';
        UPDATE meta SET value = value - 1 WHERE key = 'facts'
        """
      try Desk.edit(
        desk.catalogFile(place(words[0])), program == "store" ? "\(row); \(history)" : row)
    case ("sql", 2): try Desk.edit(desk.catalogFile(place(words[0])), words[1])
    case ("truncate", 2):
      try desk.write(
        Array(try bytes(words[0]).prefix(Int(words[1]) ?? 0)), to: place(words[0]))
    case ("patch", 3):
      var bytes = try bytes(words[0])
      guard let range = bytes.firstRange(of: Self.unescaped(words[1])) else {
        throw Session.Mistake(description: "\(words[0]) has no \(words[1])")
      }
      bytes.replaceSubrange(range, with: Self.unescaped(words[2]))
      try desk.write(bytes, to: place(words[0]))
    default: throw Session.Mistake(description: "not a command: \(program) \(words)")
    }
  }

  /// Lists every file below a folder with its length and its hash; of catalogs the name alone, because chance is in
  /// them.
  private func files(in folder: String) throws -> String {
    let root = desk.path(place(folder))
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.reduce(into: "") {
      list, name in
      guard let bytes = FileManager.default.contents(atPath: "\(root)/\(name)").map(Array.init),
        (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)")) == nil
      else { return }
      let isCatalog = bytes.starts(with: "SQLite format 3".utf8)
      let text = String(validating: bytes, as: UTF8.self).map { Array(Self.anonymous($0).utf8) }
      list +=
        isCatalog
        ? "\(name): a catalog\n"
        : "\(name): \(bytes.count) bytes, SHA-256 \(SHA256.hash(text ?? bytes).hexadecimal)\n"
    }
  }

  private func place(_ name: String) -> String {
    if name.hasPrefix("~/") { return "../home/" + name.dropFirst(2) }
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    if name.hasPrefix("@/") {
      return Array(
        try Data(contentsOf: Session.folder.appendingPathComponent("files/\(name.dropFirst(2))")))
    }
    guard let bytes = desk.bytes(place(name)) else {
      throw Session.Mistake(description: "there is no \(name)")
    }
    return bytes
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Returns the bytes of a text with `\n`, `\r`, `\t`, `\\` and `\xHH`.
  private static func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(next)
      }
    }
    return bytes
  }
}
