import Motion
import Presets

/// A snippet is a pasted piece of a style sheet: declarations, rules, or a whole sheet.
package struct CSSInputSnippet {
  private let source: CSSInputSource

  /// Cuts up a text; nil if it declares nothing, and so may be an expression.
  package init?(_ text: [UInt8], file: String) {
    var conditions = CSSInputConditions()
    source = CSSParser.read(text, file: file, &conditions)
    if source.declarations.isEmpty, source.rules.count == 1 { return nil }
  }

  /// Whether it is a piece and not a whole sheet: declarations, of one rule at most.
  package var isPiece: Bool {
    guard let last = source.rules.indices.last, !source.declarations.isEmpty else { return false }
    return last == 0 || last == 1 && source.rules[1].kind == .selector
  }

  /// Returns the presets; those without a name in it are called `unnamed`.
  package func entries(_ report: inout ReadingReport) -> [PresetEntry] {
    report.presets { $0 = CSSInterpreter.facts(of: [source], isPasted: true, $0) }
  }

  /// Returns a text without its comments, and with its white space as single spaces.
  package static func line(of text: [UInt8]) -> String {
    let source = CSSInputSource(text, file: "")
    return source.text(0..<source.tokens.all.count, limit: .max)
  }
}
