import Diagnostics
import Motion
import Presets
import StrictJSON

/// A source is one file with its tokens, rules and declarations.
struct CSSInputSource {
  /// The text, which knows the place of every byte.
  let document: JSONDocument
  /// The tokens.
  let tokens: CSSInputTokens
  /// The rules in the order in which they begin; the first one is the file itself.
  var rules: [CSSInputRule] = [CSSInputRule(parent: 0, prelude: 0..<0, kind: .sheet)]
  /// The declarations in order.
  var declarations: [CSSInputDeclaration] = []
  /// The statements in order, such as `@return`, `@use`, and `@include` without a block.
  var statements: [CSSInputDeclaration] = []

  /// Cuts up a file.
  init(_ text: [UInt8], file: String) {
    document = JSONDocument(foreign: text, at: 0, file: file, firstLine: 1)
    let isSCSS = file.hasSuffix(".scss") || file.hasSuffix(".css")
    tokens = CSSInputTokens(
      of: text, isLess: !isSCSS && (file.hasSuffix(".less") || CSSTokenizer.isLess(text)))
    isSass =
      file.hasSuffix(".scss")
      || !file.hasSuffix(".css")
        && tokens.all.contains { $0.kind == .variable || $0.kind == .interpolation }
  }

  /// Whether it is SCSS or Less with variables, which calculate outside of functions, too.
  let isSass: Bool

  /// The name of the file without its folders; nil for standard input and pasted text.
  var name: String? {
    guard document.file != "-", document.file != "snippet" else { return nil }
    return document.file.split(separator: "/").last.map(String.init)
  }

  /// Returns where something begins.
  func spot(_ token: Int) -> JSONSpot {
    JSONSpot(document.foreign(at: Int(tokens.all[token].start)))
  }

  /// Returns the place of a token.
  func place(_ token: Int) -> Place { spot(token).place }

  /// Returns the text of a token, its escapes read.
  func text(_ token: Int) -> String {
    let bytes = document.bytes[tokens.all[token].range]
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    return Self.unescaped(bytes)
  }

  /// Returns the tokens of a range as text, white space as one space and none at the ends, cut if it is
  /// long.
  func text(_ range: Range<Int>, limit: Int = 200) -> String {
    var text = ""
    for index in trimmed(range) {
      text += tokens.all[index].kind == .space ? " " : self.text(index)
      if text.utf8.count > limit { return String(text.prefix(limit)) + "…" }
    }
    return text
  }

  /// Returns a range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, tokens.all[start].kind == .space { start += 1 }
    while end > start, tokens.all[end - 1].kind == .space { end -= 1 }
    return start..<end
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      guard !digits.isEmpty else {
        if let next = rest.popFirst() { result.append(next) }
        continue
      }
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      result += Array(String(code == 0 ? "\u{FFFD}" : scalar).utf8)
      rest = rest.dropFirst(digits.count)
      if rest.first == 0x20 { rest = rest.dropFirst() }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A rule is the text before braces, with its enclosing rules.
struct CSSInputRule {
  /// The kind of a rule.
  enum RuleKind: Hashable {
    /// The whole file.
    case sheet
    /// A selector with declarations.
    case selector
    /// `@keyframes` of a name; `isPrefixed` if it is a browser's own form.
    case keyframes(isPrefixed: Bool)
    /// A keyframe in them.
    case keyframe
    /// Nested properties of SCSS, by the property whose name they share: `animation: { name: fade }`.
    case properties(String)
    /// Another rule that begins with @, by its name.
    case at(String)
  }

  /// The rule around it.
  var parent: Int
  /// The nearest rule around it that holds under other conditions.
  var outer = 0
  /// The text before the braces.
  var prelude: Range<Int>
  /// Its kind.
  var kind: RuleKind
  /// For whom it is.
  var preference = MotionFact.Audience.any
  /// The id of its conditions; equal for rules under the same conditions, 0 for rules without
  /// conditions.
  var scope = 0
  /// How strongly declarations for the whole page count.
  var weight = CSSInputPrecedence()
  /// The rule of SCSS in which nothing has one value, such as `@mixin`.
  var local: String?

  /// Whether it is `@keyframes`, or a keyframe in it.
  var isOfKeyframes: Bool {
    switch kind {
    case .keyframes, .keyframe: true
    default: false
    }
  }
}

/// A declaration is a name and a value.
struct CSSInputDeclaration {
  /// The rule that contains it.
  var rule: Int
  /// The token of the name.
  var name: Int
  /// The tokens of the value, without white space at the ends and flags such as `!important`.
  var value: Range<Int>
  /// Whether it is marked `!important`.
  var isImportant = false
  /// Whether it is marked `!default`, so that an earlier one counts.
  var isDefault = false
  /// Whether it is marked `!global`, so that it sets the variable of the whole file.
  var isGlobal = false
  /// The tokens of a name that is only known once SCSS is run, such as `--t-#{$key}`; nil for others.
  var computedName: Range<Int>?
  /// Whether it assigns to a variable of another module, as `motion.$fast: 1s` does.
  var isForeign = false
  /// Whether the name ends in `*`, as Tailwind clears a whole namespace.
  var isWildcard = false
}
