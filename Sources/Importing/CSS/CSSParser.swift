import Diagnostics
import Motion
import StrictJSON

/// A CSS parser finds the rules and declarations of a file, without recursion: nesting may be any.
struct CSSParser {
  var source: CSSInputSource
  /// The rules that are open.
  var open = [0]
  var conditions: CSSInputConditions
  /// The tokens.
  let all: [CSSToken]

  /// Reads a file.
  ///
  /// - Parameter conditions: The conditions found so far, in all files.
  static func read(
    _ text: [UInt8], file: String, _ conditions: inout CSSInputConditions
  ) -> CSSInputSource {
    var parser = CSSParser(CSSInputSource(text, file: file), conditions)
    parser.parse()
    conditions = parser.conditions
    return parser.source
  }

  private init(_ source: CSSInputSource, _ conditions: CSSInputConditions) {
    (self.source, self.conditions) = (source, conditions)
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
        let isShared = name.map { $0.value == at || all[$0.value].kind == .space } ?? false
        enter(start..<at, sharing: isShared ? source.text(start) : nil)
        return at + 1
      case .open, .function, .interpolation:
        let isDetached =
          all[at].byte == UInt8(ascii: "{") && source.text(start).hasPrefix("@")
          && source.trimmed((name?.value ?? at)..<at).isEmpty
        at = min(Int(source.tokens.partners[at]) + 1, all.count)
        // A detached ruleset or a map of Less ends with its bracket.
        if isOwn, isDetached {
          take(name, start..<at)
          return at
        }
      default: at += 1
      }
    }
    take(name, start..<all.count)
    return all.count
  }

  private struct Name {
    var name: Int
    var value: Int
    var isWildcard = false
    var computed: Range<Int>?
    /// Whether it is a variable of another module, as in `motion.$fast`.
    var isForeign = false
  }

  /// The name that a declaration begins with, and where its value does.
  private func declaredName(at start: Int) -> Name? {
    guard all[start].kind == .word || all[start].kind == .variable else { return nil }
    if let name = foreignName(at: start) { return name }
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
    return Name(name: start, value: at + 1, isWildcard: isWildcard, computed: computed)
  }

  /// The variable of another module that is assigned, as in `motion.$fast: 1s`.
  private func foreignName(at start: Int) -> Name? {
    guard start + 3 < all.count, all[start].kind == .word, source.text(start + 1) == ".",
      all[start + 2].kind == .variable
    else { return nil }
    let colon = all[start + 3].kind == .space ? start + 4 : start + 3
    guard colon < all.count, all[colon].kind == .colon else { return nil }
    return Name(name: start + 2, value: colon + 1, isForeign: true)
  }

  private func isCustom(_ token: Int) -> Bool {
    source.document.bytes[all[token].range].starts(with: "--".utf8)
  }

  private mutating func take(_ name: Name?, _ range: Range<Int>) {
    guard let name else { return takeStatement(range) }
    var one = CSSInputDeclaration(
      rule: open.last ?? 0, name: name.name, value: source.trimmed(name.value..<range.upperBound))
    one.isWildcard = name.isWildcard
    one.computedName = name.computed
    one.isForeign = name.isForeign
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
    let rule = open.last ?? 0
    // Without a name, nothing but a mistake is a statement; in keyframes it may be a mixin of Less.
    guard let first = range.first, all[first].kind == .at || source.rules[rule].isOfKeyframes else {
      return
    }
    let value = source.trimmed(first + 1..<range.upperBound)
    source.statements.append(CSSInputDeclaration(rule: rule, name: first, value: value))
    if source.text(first) == "@layer" {
      for name in source.items(value) {
        _ = conditions.layers.layer(source.layerName(name), in: source.rules[rule].weight.layer)
      }
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
