/// A style element is what rules with the same selector are about, under the same conditions.
struct StyleElement: Hashable {
  /// The selector, without white space at its ends.
  let selector: String
  /// The conditions around the rule, and those within it.
  private let around, inside: Int

  /// Whether any element is meant, as by `*`.
  var isUniversal: Bool { around == 0 && inside == 0 && Self.universal.contains(selector) }

  private static let universal: Set = [
    "*", "*::before", "*::after", "*:before", "*:after", "::before", "::after",
  ]

  /// Returns the elements of a rule: one for each selector in its list.
  static func all(of rule: Int, in source: StyleSource) -> [StyleElement] {
    var at = rule
    while at != 0, source.rules[at].kind != .selector { at = source.rules[at].parent }
    guard at != 0 else { return [] }
    let selector = source.rules[at]
    let around = source.rules[selector.parent].scope
    let inside = source.rules[rule].scope == selector.scope ? 0 : source.rules[rule].scope
    return source.items(selector.prelude).prefix(64).map { item in
      StyleElement(selector: source.text(item, limit: 500), around: around, inside: inside)
    }
  }

  private init(selector: String, around: Int, inside: Int) {
    (self.selector, self.around, self.inside) = (selector, around, inside)
  }
}
