import StrictJSON
import Diagnostics

/// A style parser finds the rules and declarations of a file, without recursion: nesting may be any.
struct StyleParser {
  private(set) var source: StyleSource
  private var open = [0]
  private var scopes: [Scope: Int] = [:]
  private var all: [StyleToken]

  /// A scope is a condition within another.
  fileprivate struct Scope: Hashable {
    var parent: Int
    var text: String
  }

  /// Reads a file.
  ///
  /// - Parameter scopes: The conditions found so far, in all files.
  static func read(_ text: [UInt8], file: String, scopes: inout Scopes) -> StyleSource {
    var parser = StyleParser(source: StyleSource(text, file: file), scopes.known)
    parser.parse()
    scopes.known = parser.scopes
    return parser.source
  }

  /// Scopes are the conditions of several files, numbered.
  struct Scopes {
    fileprivate var known: [Scope: Int] = [:]
  }

  private init(source: StyleSource, _ scopes: [Scope: Int]) {
    self.source = source
    self.scopes = scopes
    all = source.tokens.all
  }

  private mutating func parse() {
    var at = 0
    while at < all.count {
      switch all[at].kind {
      case .space, .semicolon: at += 1
      case .close:
        if all[at].byte == UInt8(ascii: "}"), open.count > 1 { open.removeLast() }
        at += 1
      default: at = item(from: at)
      }
    }
  }

  /// Takes a declaration, a statement or the beginning of a rule; returns the token after it.
  private mutating func item(from start: Int) -> Int {
    let name = declaredName(at: start)
    let isOwn = name.map { all[start].kind == .variable || isCustom($0.name) } ?? false
    var at = start
    while at < all.count {
      switch all[at].kind {
      case .semicolon:
        take(name, start..<at)
        return at + 1
      case .close where all[at].byte == UInt8(ascii: "}"):
        take(name, start..<at)
        return at
      case .open where all[at].byte == UInt8(ascii: "{") && !isOwn:
        enter(start..<at)
        return at + 1
      case .open, .function, .interpolation:
        at = min(Int(source.tokens.partners[at]) + 1, all.count)
      default: at += 1
      }
    }
    take(name, start..<all.count)
    return all.count
  }

  private typealias Name = (name: Int, value: Int, isWildcard: Bool, computed: Range<Int>?)

  /// The name that a declaration begins with, and where its value does.
  private func declaredName(at start: Int) -> Name? {
    guard all[start].kind == .word || all[start].kind == .variable else { return nil }
    var at = start + 1
    let isWildcard =
      at < all.count && all[at].kind == .mark && all[at].byte == UInt8(ascii: "*")
      && isCustom(start)
    if isWildcard { at += 1 }
    while at < all.count, isCustom(start) {
      if all[at].kind == .interpolation {
        at = min(Int(source.tokens.partners[at]) + 1, all.count)
      } else if at > start + 1, all[at].kind == .word || all[at].kind == .number {
        at += 1
      } else {
        break
      }
    }
    let computed = at > start + 1 && !isWildcard ? start..<at : nil
    if at < all.count, all[at].kind == .space { at += 1 }
    guard at < all.count, all[at].kind == .colon else { return nil }
    return (start, at + 1, isWildcard, computed)
  }

  private func isCustom(_ token: Int) -> Bool {
    source.document.bytes[all[token].range].starts(with: "--".utf8)
  }

  private mutating func take(_ name: Name?, _ range: Range<Int>) {
    guard let name else { return takeStatement(range) }
    var one = StyleDeclaration(
      rule: open.last ?? 0, name: name.name, value: source.trimmed(name.value..<range.upperBound))
    one.isWildcard = name.isWildcard
    one.computedName = name.computed
    while let mark = flag(at: one.value) {
      switch source.text(one.value.upperBound - 1).lowercased() {
      case "important": one.isImportant = true
      case "default": one.isDefault = true
      case "global": one.isGlobal = true
      default: return source.declarations.append(one)
      }
      one.value = source.trimmed(one.value.lowerBound..<mark)
    }
    source.declarations.append(one)
  }

  private mutating func takeStatement(_ range: Range<Int>) {
    guard let first = range.first, all[first].kind == .at else { return }
    let one = StyleDeclaration(
      rule: open.last ?? 0, name: first, value: source.trimmed(first + 1..<range.upperBound))
    switch source.text(first) {
    case "@return": source.returns.append(one)
    case "@use", "@forward": source.loads.append(one)
    default: break
    }
  }

  /// The position of `!` before the last word of a value.
  private func flag(at value: Range<Int>) -> Int? {
    guard let last = value.last, all[last].kind == .word else { return nil }
    let before = source.trimmed(value.lowerBound..<last)
    guard let mark = before.last, all[mark].kind == .mark, all[mark].byte == UInt8(ascii: "!")
    else { return nil }
    return mark
  }
}

// Kinds of rules.
extension StyleParser {
  private mutating func enter(_ range: Range<Int>) {
    let parent = open.last ?? 0
    var rule = StyleRule(parent: parent, prelude: source.trimmed(range), kind: .selector)
    rule.preference = source.rules[parent].preference
    rule.scope = source.rules[parent].scope
    rule.local = source.rules[parent].local
    rule.weight = source.rules[parent].weight
    if case .keyframes = source.rules[parent].kind { rule.kind = .keyframe }
    if let first = rule.prelude.first, all[first].kind == .at {
      enterAt(source.text(first).lowercased(), &rule)
    } else if rule.kind == .selector {
      let text = source.text(rule.prelude)
      // Deeper nesting isn't distinguished.
      if let specificity = Self.rootSpecificity(text) {
        rule.weight = (source.rules[parent].weight < 0 ? Self.layerWeight : 0) + specificity
      } else if open.count < 64 {
        rule.scope = scope(of: rule)
      }
    }
    let around = source.rules[parent]
    rule.outer = around.scope == rule.scope ? around.outer : parent
    source.rules.append(rule)
    open.append(source.rules.count - 1)
  }

  private mutating func enterAt(_ name: String, _ rule: inout StyleRule) {
    let plain = Self.withoutPrefix(name)
    rule.kind = .at(plain)
    switch plain {
    case "@keyframes": rule.kind = .keyframes(isPrefixed: plain != name)
    case "@layer", "@theme": rule.weight = Self.layerWeight
    case "@at-root", "@scope", "@starting-style": break
    case "@media": enterMedia(&rule)
    case "@mixin" where !rule.prelude.contains(where: { all[$0].kind == .variable }):
      // A mixin without arguments is the same wherever it is included.
      if open.count < 64 { rule.scope = scope(of: rule) }
    case "@function":
      rule.local = plain
      if open.count < 64 { rule.scope = scope(of: rule) }
    case "@mixin", "@if", "@else", "@each", "@for", "@while", "@include", "@utility", "@property",
      "@font-face", "@counter-style":
      rule.local = plain
    default:
      if open.count < 64 { rule.scope = scope(of: rule) }
    }
  }

  private mutating func enterMedia(_ rule: inout StyleRule) {
    let query = source.text(rule.prelude).lowercased().filter { !$0.isWhitespace }
    let isReduced = query.contains("(prefers-reduced-motion:reduce)")
    let isReducing = isReduced || query.contains("(prefers-reduced-motion)")
    if isReducing, !query.contains("not") {
      rule.preference = .reduced
    } else if isReducing || query.contains("(prefers-reduced-motion:no-preference)") {
      rule.preference = .full
    }
    let plain = ["@mediascreen", "@mediaall", "@media"]
    let isAlone = rule.preference != source.rules[rule.parent].preference && !query.contains("and")
    if !isAlone, !plain.contains(query), open.count < 64 {
      rule.scope = scope(of: rule)
    }
  }

  private mutating func scope(of rule: StyleRule) -> Int {
    let text = source.text(rule.prelude, limit: 1000)
    // Mixins and functions are those of their file.
    let isOwn = text.hasPrefix("@mixin") || text.hasPrefix("@function")
    let file = isOwn ? source.document.file : ""
    let key = Scope(parent: rule.scope, text: "\(text) \(rule.prelude.count) \(file)")
    if let known = scopes[key] { return known }
    scopes[key] = scopes.count + 1
    return scopes.count
  }

  private static let layerWeight = -1000

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
