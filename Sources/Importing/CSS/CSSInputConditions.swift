import StrictJSON

/// Conditions are those under which rules hold, numbered in several files, and the layers of those files.
struct CSSInputConditions {
  /// The cascade layers.
  var layers = CSSInputLayers()
  private var known: [Condition: Int] = [:]

  /// A condition within another.
  private struct Condition: Hashable {
    var outer: Int
    var text: String
  }

  /// Returns the number of a rule's conditions.
  mutating func scope(of rule: CSSInputRule, in source: CSSInputSource) -> Int {
    let text = source.text(rule.prelude, limit: 1000)
    // Mixins and functions are those of their file.
    let isOwn = text.hasPrefix("@mixin") || text.hasPrefix("@function")
    let file = isOwn ? source.document.file : ""
    let key = Condition(outer: rule.scope, text: "\(text) \(rule.prelude.count) \(file)")
    if let number = known[key] { return number }
    known[key] = known.count + 1
    return known.count
  }
}

extension CSSInputSource {
  /// The name of a cascade layer without white space; empty if it has none.
  func layerName(_ range: Range<Int>) -> String { text(range).filter { !$0.isWhitespace } }
}
