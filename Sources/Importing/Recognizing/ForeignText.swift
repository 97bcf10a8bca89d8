import Diagnostics
import Motion

/// A foreign text is the start of a text whose language is to be recognized.
struct ForeignText {
  /// The text, without a byte order mark, comments and white space at its start.
  let text: String
  private let lines: [Substring]

  /// Takes the first bytes of a file.
  init(_ start: [UInt8]) {
    let bytes = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start[...]
    let whole = String(decoding: bytes, as: UTF8.self)
    text = String(Self.withoutCommentsBefore(whole[...]))
    lines = text.split(separator: "\n", maxSplits: 200).map { $0.drop(while: \.isWhitespace) }
  }

  var isEmpty: Bool { text.isEmpty }

  /// The first byte.
  var first: UInt8? { text.utf8.first }

  /// The names of languages, by file extension.
  static let byExtension: [String: ForeignFile] = {
    var known: [String: ForeignFile] = [:]
    let sheets = [("css", "CSS"), ("scss", "SCSS"), ("sass", "Sass"), ("less", "Less")]
    for (suffix, name) in sheets { known[suffix] = sheet(name) }
    let sources = [
      ("js", "JavaScript"), ("mjs", "JavaScript"), ("cjs", "JavaScript"), ("jsx", "JavaScript"),
      ("ts", "TypeScript"), ("mts", "TypeScript"), ("tsx", "TypeScript"), ("swift", "Swift"),
      ("kt", "Kotlin"), ("kts", "Kotlin"), ("dart", "Dart"), ("java", "Java"), ("vue", "Vue"),
      ("svelte", "Svelte"), ("py", "Python"), ("astro", "Astro"),
      ("rs", "Rust"), ("go", "Go"), ("rb", "Ruby"), ("php", "PHP"), ("c", "C"), ("h", "C"),
      ("cc", "C++"), ("cpp", "C++"), ("hpp", "C++"), ("m", "Objective-C"), ("mm", "Objective-C"),
      ("cs", "C#"), ("sh", "shell"), ("groovy", "Groovy"), ("gradle", "Groovy"), ("styl", "Stylus"),
    ]
    for (suffix, name) in sources { known[suffix] = source(name) }
    let data = [
      ("toml", "TOML"), ("md", "Markdown"),
      ("mdx", "Markdown"), ("csv", "CSV"), ("tsv", "TSV"),
    ]
    for (suffix, name) in data { known[suffix] = ForeignFile("a \(name) file", name) }
    for suffix in ["html", "htm"] { known[suffix] = ForeignFile("a web page", "HTML") }
    return known
  }()

  /// The extensions of texts that often begin with an element of HTML.
  static let holdingMarkup: Set = ["md", "mdx", "vue", "svelte", "astro", "html", "htm"]

  private static func sheet(_ name: String) -> ForeignFile {
    let isRead = name != "Sass"
    return ForeignFile(
      name == "CSS" ? "a style sheet" : "a style sheet in \(name)", isRead ? nil : name,
      help: isRead ? .importWhole : nil, holdsSnippets: true, isStyleSheet: isRead)
  }

  private static func source(_ name: String) -> ForeignFile {
    ForeignFile("a \(name) file", name, holdsSnippets: true)
  }

  /// Whether it begins with a table of TOML, such as `[tool.app]`.
  var isTOML: Bool {
    guard let line = lines.first, line.hasPrefix("["), let end = line.lastIndex(of: "]")
    else { return false }
    let name = line[..<end].drop { $0 == "[" }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.\"] ".contains($0) }
    guard isName, name.first?.isLetter == true else { return false }
    let next = lines.dropFirst().first { !$0.isEmpty && !$0.hasPrefix("#") }
    return next.map { $0.contains("=") || $0.hasPrefix("[") } ?? false
  }

  /// The language that the text looks as if it were in; nil if it looks like none.
  var recognized: ForeignFile? {
    let text = text.prefix(16384)
    func hasLine(_ starts: [String]) -> Bool {
      lines.contains { line in starts.contains { line.hasPrefix($0) } }
    }
    if isTOML { return Self.byExtension["toml"] }
    if hasLine(["import SwiftUI", "import UIKit", "import Foundation", "import QuartzCore"]) {
      return Self.source("Swift")
    }
    if hasLine(["import androidx.", "import kotlin", "fun "]) { return Self.source("Kotlin") }
    if hasLine(["import 'package:"]) { return Self.source("Dart") }
    if hasLine(["interface ", "export type ", "import type "]), text.contains("{") {
      return Self.source("TypeScript")
    }
    if text.contains("module.exports") || hasLine(["export ", "import {", "import * ", "'use "])
      || hasLine(["const "]) && text.contains("=")
    {
      return Self.source("JavaScript")
    }
    if hasLine(["@mixin ", "@include ", "@use ", "@forward "]) || text.hasPrefix("$") {
      return Self.sheet("SCSS")
    }
    if hasRule { return Self.sheet("CSS") }
    if text.hasPrefix("---") || text.hasPrefix("%YAML") { return .yaml }
    return nil
  }

  /// Whether it has a rule of CSS: a selector and declarations in braces, one that begins with @, or
  /// a custom property.
  private var hasRule: Bool {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    if name.hasPrefix("--"), name.dropFirst(2).first?.isLetter == true,
      text[name.endIndex...].drop(while: \.isWhitespace).first == ":"
    {
      return true
    }
    if text.hasPrefix("@"), CSSTokenizer.isLess(Array(text.utf8.prefix(4096))) { return true }
    let atRules = [
      "@import ", "@charset ", "@media ", "@keyframes ", "@-webkit-keyframes ", "@theme", "@layer ",
      "@font-", "@supports ", "@property ",
    ]
    if atRules.contains(where: { text.hasPrefix($0) }) { return true }
    guard let open = text.firstIndex(of: "{") else { return false }
    let inside = text[text.index(after: open)...].prefix { !"{}".contains($0) }
    guard let colon = inside.firstIndex(of: ":") else { return false }
    let property = inside[..<colon].drop(while: \.isWhitespace)
    return !property.isEmpty
      && property.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      && !text[..<open].contains("=")
  }

  /// Whether it begins as YAML does: with a key alone on its line, and a key or an item below it.
  var mayBeYAML: Bool {
    let lines = lines.lazy.filter { !$0.isEmpty && !$0.hasPrefix("#") }.prefix(3)
    guard let first = lines.first else { return false }
    if first == "---" || first.hasPrefix("%YAML") { return true }
    let key = { (line: Substring) in
      line.prefix { $0.isLetter || $0.isNumber || "-_$.".contains($0) }
    }
    guard first.last == ":", key(first).count == first.count - 1,
      let second = lines.dropFirst().first
    else { return false }
    return second.hasPrefix("- ")
      || second.dropFirst(key(second).count).hasPrefix(":")
        && !second.hasSuffix(";") && !second.hasSuffix(",")
  }

  private static func withoutCommentsBefore(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while true {
      if text.hasPrefix("/*") {
        guard let end = text.firstRange(of: "*/") else { return text }
        text = text[end.upperBound...].drop(while: \.isWhitespace)
      } else if text.hasPrefix("//") {
        text = text.drop { !$0.isNewline }.drop(while: \.isWhitespace)
      } else {
        return text
      }
    }
  }
}
