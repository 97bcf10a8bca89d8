@testable import Storage

/// A reply is what a command of a session came to, as it is recorded: short streams whole, of long ones the hash,
/// the ends, and a print of each piece, so that the first piece that differs is found.
struct Reply: Equatable {
  /// The lines that are recorded.
  var lines: [String]

  /// The first line: the command.
  var heading: String { lines.first ?? "" }

  init(_ step: Session.Step, _ run: CommandRun) {
    lines = ["=== $ \(step.text)", "--- exit code \(run.status)"]
    lines += Self.record("standard output", run.output)
    lines += Self.record("standard error", run.errors)
  }

  private init(lines: [String]) { self.lines = lines }

  // Canonically equivalent texts are not the same bytes.
  static func == (one: Reply, other: Reply) -> Bool {
    one.lines.count == other.lines.count
      && zip(one.lines, other.lines).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Returns the replies of a recorded text.
  static func all(in text: String) -> [Reply] {
    var replies: [Reply] = []
    for line in split(text) where !(line.isEmpty && replies.isEmpty) {
      if line.hasPrefix("=== ") {
        replies.append(Reply(lines: [line]))
      } else {
        replies[replies.count - 1].lines.append(line)
      }
    }
    return replies
  }

  /// Says where this reply first differs from what was recorded, with what stands there now.
  func difference(from recorded: Reply, in run: CommandRun) -> String {
    let index = zip(lines, recorded.lines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    var text = """
      \(heading.dropFirst(4))
      was: \(index < recorded.lines.count ? recorded.lines[index] : "(nothing)")
      is:  \(index < lines.count ? lines[index] : "(nothing)")
      """
    for (name, stream) in [("standard output", run.output), ("standard error", run.errors)] {
      let all = Self.split(stream)
      let new = Self.prints(in: Self.record(name, stream), of: name)
      let old = Self.prints(in: recorded.lines, of: name)
      guard !new.isEmpty, !old.isEmpty, new != old else { continue }
      let piece = zip(new, old).prefix(while: ==).count
      let length = Self.pieceLength(all.count)
      let first = piece * length
      text += "\n\(name) from line \(first + 1) is now:\n"
      text += all.dropFirst(first).prefix(min(length, 12)).map(Self.cut).joined(separator: "\n")
    }
    return text
  }

  // MARK: Recording

  private static func record(_ name: String, _ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = split(text)
    let end = text.utf8.last == 10 ? "" : ", no line break at the end"
    guard lines.count > 60 || text.utf8.count > 4000 else {
      return ["--- \(name)\(end)"] + lines.map { $0.isEmpty ? "" : "  " + $0 }
    }
    let hash = SHA256.hash(Array(text.utf8)).hexadecimal
    var record = [
      "--- \(name): \(lines.count) lines, \(text.utf8.count) bytes, SHA-256 \(hash)\(end)"
    ]
    record += lines.prefix(6).map { "  " + cut($0) }
    if lines.count > 10 { record.append("  …") }
    record += lines.dropFirst(6).suffix(4).map { "  " + cut($0) }
    let length = pieceLength(lines.count)
    let prints = stride(from: 0, to: lines.count, by: length).map { start in
      digest(lines[start..<min(start + length, lines.count)])
    }
    record.append("--- prints of \(name), \(length) a piece")
    record += stride(from: 0, to: prints.count, by: 32).map { start in
      "  " + prints[start..<min(start + 32, prints.count)].joined(separator: " ")
    }
    return record
  }

  private static func prints(in lines: [String], of name: String) -> [Substring] {
    lines.drop { !$0.hasPrefix("--- prints of \(name),") }.dropFirst()
      .prefix { !$0.hasPrefix("---") }.flatMap { $0.split(separator: " ") }
  }

  /// How many lines have a print together.
  private static func pieceLength(_ count: Int) -> Int { count / 128 + 1 }

  private static func digest(_ lines: ArraySlice<String>) -> String {
    let bytes = SHA256.hash(Array(lines.joined(separator: "\n").utf8))
    return String(bytes.hexadecimal.prefix(3))
  }

  private static func cut(_ line: String) -> String {
    line.unicodeScalars.count > 160
      ? String(String.UnicodeScalarView(line.unicodeScalars.prefix(160))) + "…" : line
  }

  /// Splits at line feeds alone, for a carriage return is part of a line.
  private static func split(_ text: String) -> [String] {
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    return lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
