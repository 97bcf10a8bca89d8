/// A variable is a custom property or a variable of SCSS, or an entry of a map of SCSS.
struct CSSInputVariable {
  /// The name; that of a map for its entries.
  var name: String
  /// The keys of an entry in a map; empty for others.
  var keys: [String] = []
  /// The file and the rule that contain it.
  var source, rule: Int
  /// The token that it begins with.
  var token: Int
  /// The value.
  var value: Range<Int>
  /// For whom it is.
  var preference: MotionFact.Audience
  /// Under which conditions it holds.
  var scope: Int
  /// Whether an earlier one counts.
  var isDefault: Bool
  /// How strongly it counts against others of its name under the same conditions, before their order does.
  var weight = CSSInputPrecedence()
  /// Whether it gets another value below.
  var isReplaced = false
  /// Whether an earlier one counts, which is more important, or set where this is a default.
  var isOutranked = false
  /// Whether it is what a function of SCSS returns, by the function's name.
  var isReturn = false
  /// Whether it is what a function takes if nothing is given, so that it holds in it alone.
  var isParameter = false

  /// What the report counts it as.
  var kind: String { name.hasPrefix("--") ? "custom properties" : "variables" }

  /// The name and the keys, as people write them: `--ease`, `$easing.standard`.
  var shown: String { ([name] + keys).joined(separator: ".") }
}

extension CSSInputVariable {
  /// Makes the variable of a declaration.
  init(_ name: String, _ declaration: CSSInputDeclaration, of index: Int, _ source: CSSInputSource)
  {
    let rule = source.rules[declaration.rule]
    self.init(
      name: name, source: index, rule: declaration.rule, token: declaration.name,
      value: declaration.value, preference: rule.preference, scope: rule.scope,
      isDefault: declaration.isDefault)
    weight = rule.weight
    weight.isImportant = declaration.isImportant
  }
}
