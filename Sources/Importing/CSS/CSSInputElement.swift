/// An element is what rules with the same selector are about, under the same conditions.
struct CSSInputElement: Hashable {
  /// The whole selector, with those of the rules around it.
  let selector: String
  /// The conditions, such as those of media queries.
  private let conditions: String

  /// Whether any element is meant, as by `*`.
  var isUniversal: Bool { conditions.isEmpty && Self.universal.contains(selector) }

  private static let universal: Set = [
    "*", "*::before", "*::after", "*:before", "*:after", "::before", "::after",
  ]

  /// Returns the elements of a rule: one for each selector in its list.
  static func all(of rule: Int, in source: CSSInputSource) -> [CSSInputElement] {
    var rules: [Int] = []
    var at = rule
    while at != 0, rules.count < 64 {
      rules.append(at)
      at = source.rules[at].parent
    }
    var (selectors, conditions): ([String], [String]) = ([], [])
    for number in rules.reversed() {
      let one = source.rules[number]
      if one.kind == .selector {
        selectors = Self.nested(
          source.items(one.prelude).prefix(64).map { source.text($0) }, in: selectors)
      } else if one.scope != source.rules[one.parent].scope {
        conditions.append(source.text(one.prelude, limit: 500))
      }
    }
    return selectors.map {
      CSSInputElement(selector: $0, conditions: conditions.joined(separator: " and "))
    }
  }

  /// Selectors within those of the rules around them, as CSS nests them.
  private static func nested(_ own: [String], in outer: [String]) -> [String] {
    if outer.isEmpty { return own }
    return outer.flatMap { around in
      own.map { one in
        one.contains("&") ? one.replacing("&", with: around) : "\(around) \(one)"
      }
    }.prefix(64).filter { $0.utf8.count <= 2000 }
  }

  private init(selector: String, conditions: String) {
    (self.selector, self.conditions) = (selector, conditions)
  }
}
