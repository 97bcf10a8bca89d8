import Diagnostics
import Presets
import StrictJSON
import Testing
import XMLReading

@testable import Exporting

/// Hostile names and texts stay what they are in every format.
struct HostileTextTests {
  /// The formats of code and data; sheets have a test of their own.
  static let targets = ExportTarget.all.filter { $0.formatName != "spec" }

  @Test("Nothing breaks out", arguments: targets)
  func hostile(target: ExportTarget) throws {
    var documents: [(text: String, xml: String)] = []
    for text in HostilePresets.texts {
      let presets = try BuiltInPresets.of(HostilePresets.document(text))
      let export = try PresetExport(
        of: presets, to: target, ExportOptions(), header: BuiltInPresets.header, demands: false)
      #expect(!export.presets.isEmpty)
      for file in export.files {
        for scalar in file.text.unicodeScalars where scalar != "\n" {
          #expect(!VisibleText.isHidden(scalar), "\(target) \(text)")
        }
        if file.text.first == "<" {
          documents.append((text, file.text))
        } else {
          check(file, of: target, text)
        }
      }
    }
    guard !documents.isEmpty else { return }
    // Read together: each reading starts a parser.
    for (document, reading) in zip(documents, try XMLTree.reading(documents.map(\.xml))) {
      let tree = try reading.get()
      #expect(!tree.holds("HOSTILE"), "\(target) \(document.text)")
    }
  }

  private func check(_ file: ExportedFile, of target: ExportTarget, _ text: String) {
    switch file.text.first {
    case "{": #expect(JSONDocument.read(Array(file.text.utf8), file: "out").findings == [])
    case _ where target == .swift || target == .css:
      // A `$` is nothing in Swift's strings, arguments are named after targets, and words may be CSS values.
      let code = CodeWithoutText(file.text, interpolations: target == .css ? [] : ["\\("])
      #expect(code.problems == [], "\(target) \(text)")
      #expect(!code.rest.contains("HOSTILE("), "\(target) \(text): \(code.rest)")
    default:
      #expect(!file.text.lowercased().contains("</script"), "\(target) \(text)")
      let code = CodeWithoutText(file.text)
      #expect(code.problems == [], "\(target) \(text)")
      #expect(!code.rest.contains("HOSTILE"), "\(target) \(text): \(code.rest)")
    }
  }
}

/// Code without what stands in its comments and strings, as languages like C have them.
private struct CodeWithoutText {
  private(set) var rest = ""
  /// Strings that run code or do not end, and comments in comments.
  private(set) var problems: [String] = []

  private let interpolations: [String]

  /// - Parameter interpolations: What begins code within a string.
  init(_ code: String, interpolations: [String] = ["${", "\\(", "$HOSTILE"]) {
    self.interpolations = interpolations
    var text = Substring(code)
    while let character = text.first {
      if text.hasPrefix("//") {
        text = text.drop { !$0.isNewline }
      } else if text.hasPrefix("/*") {
        skipComment(&text)
      } else if character == "\"" || character == "'" {
        skipString(&text, character)
      } else {
        if character == "`", !code.contains("object ") { problems.append("a template") }
        rest.append(character)
        text.removeFirst()
      }
    }
  }

  private mutating func skipComment(_ text: inout Substring) {
    text.removeFirst(2)
    while !text.isEmpty, !text.hasPrefix("*/") {
      if text.hasPrefix("/*") { problems.append("a comment in a comment") }
      text.removeFirst()
    }
    if text.isEmpty { problems.append("a comment without end") }
    text = text.dropFirst(2)
  }

  private mutating func skipString(_ text: inout Substring, _ quote: Character) {
    text.removeFirst()
    while let character = text.first, character != quote {
      if character.isNewline { problems.append("a string over lines") }
      if interpolations.contains(where: text.hasPrefix) { problems.append("code in a string") }
      text.removeFirst(character == "\\" ? 2 : 1)
    }
    if text.isEmpty { problems.append("a string without end") }
    text = text.dropFirst()
  }
}

extension XMLTree {
  /// Whether an element, attribute or text in it has a word.
  fileprivate func holds(_ word: String) -> Bool {
    name.contains(word) || text.contains(word)
      || attributes.contains { $0.key.contains(word) || $0.value.contains(word) }
      || children.contains { $0.holds(word) }
  }
}
