import Foundation
import Testing

/// The habits of foreign-sounding English that readers had to read twice, and what to write instead.
struct EnglishTests {
  /// A habit: a regular expression, and the way out.
  struct Habit: Sendable, CustomStringConvertible {
    var pattern: String
    var instead: String
    var description: String { instead }
  }

  /// The habits.
  static let habits = [
    Habit(
      pattern: #"(?<![Tt]here )\b(is|are|was|were|be) no (?!longer\b)\w"#,
      instead: "isn't a …, or an adjective"),
    Habit(
      pattern: #"(^|[.;:] )(What|Whoever|Whatever|All that) (?!to )[^?]*$"#,
      instead: "a noun as the subject"),
    Habit(pattern: #"\b[Ll]et go\b|\blets go\b"#, instead: "release"),
    Habit(
      pattern: #"\bLet (a|the|it|its) |\blets (it|them|the|a|you|others) "#, instead: "a plain verb"
    ),
    Habit(pattern: #"\b(so|thus)[.;:]"#, instead: "'with this …', 'in that state'"),
    Habit(pattern: #", for (it|they|others|this|that|there|he|she) "#, instead: "because"),
    Habit(pattern: #"\banew\b|\bwhoever\b"#, instead: "again; people who"),
    Habit(pattern: #"\bin all[,.;]|\bby one clock\b"#, instead: "overall; in sync"),
    Habit(pattern: #"behind Curvet's back"#, instead: "outside Curvet"),
    Habit(pattern: #"\bkin\b|\bfilm"#, instead: "related; animation"),
    Habit(
      pattern: #"\b[Cc]olour(?!, color)|\b[Ll]icence|\bmisspelt|\btowards\b"#,
      instead: "American spelling"),
    Habit(
      pattern: #"\d [%×](?! ?[\w(])|\\\([^)]*\)\)? [%×](?! ?[\d\\])"#,
      instead: "90% and 1.6×, without a space"),
    Habit(pattern: #"(^|[ (])\.\d+ (s|ms)\b"#, instead: "0.25 s, with its zero"),
  ]

  @Test("Text that people read has none of these habits", arguments: habits)
  func habit(habit: Habit) throws {
    let expression = try NSRegularExpression(pattern: habit.pattern)
    for one in Self.prose {
      let range = NSRange(one.text.startIndex..., in: one.text)
      guard let match = expression.firstMatch(in: one.text, range: range) else { continue }
      let found = (one.text as NSString).substring(with: match.range)
      Issue.record("\(one.path):\(one.line): '\(found)' in '\(one.text)'; write: \(habit.instead)")
    }
  }

  @Test("A habit is found in strings, blocks and pages, and not in code") func finding() {
    let swift = """
      /// What is no comment for people.
      throw Problem("the \\(name) is no name")
      let text = \"\"\"
        It is no page.
        \"\"\"
      """
    #expect(Self.strings(of: swift[...]).map(\.line) == [2, 4])
    let page = "# Title\n\nSee `x is no y`.\n\n```\nwhat is no code\n```\n- It is no end.\n"
    #expect(Self.sentences(of: page[...]).map(\.text) == ["See ``.", "It is no end."])
  }

  private typealias Line = (line: Int, text: String)

  /// The lines that people read: strings in sources, and paragraphs of pages.
  private static let prose: [(path: String, line: Int, text: String)] = {
    let sources = SourceTree.swiftFiles(below: "Sources").flatMap { file in
      strings(of: file.text[...]).map { (file.path, $0.line, $0.text) }
    }
    let hand = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map {
      SourceTree.File(path: $0, text: SourceTree.text($0) ?? "")
    }
    let pages =
      (hand + SourceTree.files(below: "docs", "md") + SourceTree.files(below: "Sources", "md"))
    return sources
      + pages.flatMap { file in
        sentences(of: file.text[...]).map { (file.path, $0.line, $0.text) }
      }
  }()

  /// The string literals of a Swift file, each with its line.
  private static func strings(of text: Substring) -> [Line] {
    var lines: [Line] = []
    var isBlock = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("//"), !isBlock { continue }
      if line.contains(#"""""#) {
        isBlock.toggle()
      } else if isBlock {
        lines.append((index + 1, String(words.hasSuffix("\\") ? words.dropLast() : words)))
      } else {
        lines += literals(of: line).map { (index + 1, $0) }
      }
    }
    return lines
  }

  /// The string literals of a line that have more than one word.
  private static func literals(of line: Substring) -> [String] {
    var literals: [String] = []
    var literal: [UInt8]?
    var isEscaped = false
    for byte in line.utf8 {
      if byte == UInt8(ascii: "\""), !isEscaped {
        if let bytes = literal, bytes.contains(0x20) {
          literals.append(String(decoding: bytes, as: UTF8.self))
        }
        literal = literal == nil ? [] : nil
      } else {
        literal?.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return literals
  }

  /// The paragraphs' lines of a page, without headings, code and what is in backquotes.
  private static func sentences(of text: Substring) -> [Line] {
    var lines: [Line] = []
    var isCode = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.isEmpty || line.hasPrefix("#") || line.hasPrefix("```") { continue }
      let words = line.drop { " -*|0123456789.".contains($0) }
      lines.append((index + 1, String(words.replacing(/`[^`]*`/, with: "``"))))
    }
    return lines
  }
}
