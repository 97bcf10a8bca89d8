import Motion

// Kinds of rules.
extension CSSParser {
  /// Opens a rule.
  ///
  /// - Parameter property: The property whose name nested properties of SCSS share; nil for other rules.
  mutating func enter(_ range: Range<Int>, sharing property: String?) {
    let parent = open.last ?? 0
    let around = source.rules[parent]
    var rule = CSSInputRule(parent: parent, prelude: source.trimmed(range), kind: .selector)
    rule.preference = around.preference
    rule.scope = around.scope
    rule.local = around.local
    rule.weight = around.weight
    if case .keyframes = around.kind { rule.kind = .keyframe }
    if let first = rule.prelude.first, all[first].kind == .at {
      enterAt(source.text(first).lowercased(), &rule)
    } else if let property, !around.isOfKeyframes {
      rule.kind = .properties(property)
    } else if rule.kind == .selector {
      let text = source.text(rule.prelude)
      // Deeper nesting isn't distinguished.
      if let specificity = Self.rootSpecificity(text) {
        rule.weight.specificity = specificity
      } else if open.count < 64, text != "&" {
        rule.scope = conditions.scope(of: rule, in: source)
      }
    }
    rule.outer = around.scope == rule.scope ? around.outer : parent
    source.rules.append(rule)
    open.append(source.rules.count - 1)
  }

  private mutating func enterAt(_ name: String, _ rule: inout CSSInputRule) {
    let plain = Self.withoutPrefix(name)
    rule.kind = .at(plain)
    switch plain {
    case "@keyframes": rule.kind = .keyframes(isPrefixed: plain != name)
    case "@layer":
      let name = source.layerName(rule.prelude.dropFirst())
      rule.weight.layer = conditions.layers.layer(name, in: rule.weight.layer)
    // Tailwind puts it into a layer of that name.
    case "@theme": rule.weight.layer = conditions.layers.layer("theme", in: rule.weight.layer)
    case "@at-root", "@scope", "@starting-style": break
    case "@media": enterMedia(&rule)
    case "@mixin" where !rule.prelude.contains(where: { all[$0].kind == .variable }):
      // A mixin without arguments is the same wherever it is included.
      if open.count < 64 { rule.scope = conditions.scope(of: rule, in: source) }
    case "@function":
      rule.local = plain
      if open.count < 64 { rule.scope = conditions.scope(of: rule, in: source) }
    case "@mixin", "@if", "@else", "@each", "@for", "@while", "@include", "@utility", "@property",
      "@font-face", "@counter-style":
      rule.local = plain
    default:
      if open.count < 64 { rule.scope = conditions.scope(of: rule, in: source) }
    }
  }

  private mutating func enterMedia(_ rule: inout CSSInputRule) {
    let media = CSSInputMedia(source.text(rule.prelude))
    if media.preference != .any { rule.preference = media.preference }
    if !media.isAlone, open.count < 64 { rule.scope = conditions.scope(of: rule, in: source) }
  }

  /// The specificity of a selector for the whole page, tags counted as 1 and classes as 100; nil for others.
  private static func rootSpecificity(_ selector: String) -> Int? {
    let roots = [
      "*": 0, ":where(html)": 0, ":where(:root)": 0, "html": 1, "body": 1, ":root": 100,
      ":host": 100,
      ":is(:root)": 100, "html:root": 101, ":root:root": 200,
    ]
    var specificity = 0
    for part in selector.lowercased().split(separator: ",") {
      guard let known = roots[part.filter { !$0.isWhitespace }] else { return nil }
      specificity = max(specificity, known)
    }
    return specificity
  }

  /// A name without a browser's own prefix: `@-webkit-keyframes` is `@keyframes`.
  private static func withoutPrefix(_ name: String) -> String {
    for prefix in ["@-webkit-", "@-moz-", "@-o-", "@-ms-"] where name.hasPrefix(prefix) {
      return "@" + name.dropFirst(prefix.count)
    }
    return name
  }
}
