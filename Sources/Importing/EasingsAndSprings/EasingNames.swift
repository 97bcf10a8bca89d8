import Motion
import Presets

/// Easing names are what tools call their easings, each in its own way of spelling.
///
/// Only spellings that one tool has, or all mean the same by, are known: `easeOutBack` is Penner's
/// function, `EaseOutBack` is Compose's Bézier, `back.out` is GSAP's and `backOut` is motion.dev's.
enum EasingNames {
  /// Returns what a name means; nil if it is not known.
  static func timing(_ text: String) throws(ValueProblem) -> Timing? {
    guard (2...120).contains(text.utf8.count), text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    if let timing = FigmaEasing.named(text) { return timing }
    return try shape(text).map { .curve(Curve($0)) }
  }

  /// Whether a text is a name that a tool gives to an easing, and not CSS.
  static func isName(_ text: String) -> Bool { ((try? timing(text.trimmed)) ?? nil) != nil }

  private static func shape(_ text: String) throws(ValueProblem) -> Curve.Shape? {
    if let plain = plain[text] { return plain }
    if let shape = KnownShapes.curve(other[text] ?? "") { return shape }
    let (name, arguments) = call(text)
    if let arguments, isBezier(name) {
      guard arguments.count == 4 else {
        throw ValueProblem("\(text): a Bézier curve takes 4 numbers")
      }
      return try ValueReader.bezier(arguments)
    }
    if let shape = try gsap(name, arguments) { return shape }
    if let shape = try penner(name, arguments) { return shape }
    if let shape = try anime(name, arguments) { return shape }
    guard arguments == nil || text.hasPrefix("Easing.") else { return nil }
    if text.hasPrefix("Curves.") { return KnownShapes.curve("flutter/" + kebab(text.dropFirst(7))) }
    if text.hasPrefix("Easing.") { return reanimated(String(text.dropFirst(7))) }
    if let shape = android(text) { return shape }
    guard text.first?.isUppercase == true else { return nil }
    let name2 = text.hasSuffix("Easing") ? text.dropLast(6) : text[...]
    return name2.hasPrefix("Ease") || text.hasSuffix("Easing")
      ? KnownShapes.curve("compose/" + kebab(name2)) : nil
  }

  /// Names that all tools mean the same by.
  private static let plain: [String: Curve.Shape] = [
    "easeIn": .named(.easeIn), "easeOut": .named(.easeOut), "easeInOut": .named(.easeInEaseOut),
    "easeInEaseOut": .named(.easeInEaseOut), "ease_in": .named(.easeIn),
    "ease_out": .named(.easeOut), "ease_in_out": .named(.easeInEaseOut),
    "easeLinear": .named(.linear), "LinearEasing": .named(.linear),
    "stepStart": .steps(1, jump: .start), "stepEnd": .steps(1, jump: .end),
  ]

  /// Names that only one tool has.
  private static let other = [
    "circIn": "motion/circ-in", "circOut": "motion/circ-out", "circInOut": "motion/circ-in-out",
    "backIn": "motion/back-in", "backOut": "motion/back-out", "backInOut": "motion/back-in-out",
    "anticipate": "motion/anticipate",
  ]

  /// The name of a call, and its numbers; nil if it is none, or has others than numbers.
  private static func call(_ text: String) -> (name: String, arguments: [Double]?) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return (text, nil) }
    let inside = text[text.index(after: open)...].dropLast()
    let arguments = inside.split(separator: ",").map { part in
      var word = String(part).trimmed
      if word.hasSuffix("f") { word.removeLast() }
      return word == "true" ? 1 : Double(word) ?? .nan
    }
    guard arguments.allSatisfy(\.isFinite) else { return (text, nil) }
    return (String(text[..<open]), arguments)
  }

  private static func isBezier(_ name: String) -> Bool {
    ["cubicBezier", "CubicBezierEasing", "Easing.bezier", "Cubic", "BezierEasing", "cubic_bezier"]
      .contains(name)
  }

  private static let directions = ["in": "in", "out": "out", "inOut": "in-out"]

  /// `power2.out`, `back.inOut(1.7)`, `Power2.easeOut`, `steps(5)` of GSAP is CSS's by its own brackets.
  private static func gsap(
    _ name: String, _ arguments: [Double]?
  ) throws(ValueProblem) -> Curve.Shape? {
    let parts = name.split(separator: ".").map(String.init)
    guard let family = parts.first else { return nil }
    let names = [
      "power1", "power2", "power3", "power4", "sine", "circ", "expo", "back", "elastic", "bounce",
      "quad", "cubic", "quart", "quint", "strong",
    ]
    let powers = [
      "quad": "power1", "cubic": "power2", "quart": "power3", "quint": "power4",
      "strong": "power4",
    ]
    let plain = family.lowercased()
    guard names.contains(plain) else { return nil }
    var way = parts.count == 2 ? parts[1] : ""
    if way.hasPrefix("ease") { way = way.dropFirst(4).prefix(1).lowercased() + way.dropFirst(5) }
    // GSAP leaves out its default.
    if parts.count == 1, plain == family { way = "out" }
    guard let direction = directions[way] else { return nil }
    if let arguments, !arguments.isEmpty {
      switch plain {
      case "back" where arguments.count == 1:
        return EasingFormula.back(arguments[0], direction)
      case "elastic" where arguments.count <= 2:
        let period = arguments.count > 1 ? arguments[1] : direction == "in-out" ? 0.45 : 0.3
        return EasingFormula.elastic(arguments[0], period, direction)
      default: throw ValueProblem("\(name) doesn't take these values")
      }
    }
    return KnownShapes.curve("gsap/\(powers[plain] ?? plain)-\(direction)")
  }

  /// `easeOutCubic` of Penner and `easeCubicOut` of d3.
  private static func penner(
    _ name: String, _ arguments: [Double]?
  ) throws(ValueProblem) -> Curve.Shape? {
    guard name.hasPrefix("ease") else { return nil }
    let words = name.keyWords
    guard words.count >= 2, words[0] == "ease" else { return nil }
    let rest = Array(words.dropFirst())
    if let arguments, !arguments.isEmpty {
      // anime.js has Penner's own numbers, a strength and a period.
      let way = rest.dropLast().joined(separator: "-")
      guard rest.last == "elastic", ["in", "out", "in-out"].contains(way), arguments.count <= 2
      else { return nil }
      let period = arguments.count > 1 ? arguments[1] : 0.5
      return EasingFormula.elastic(max(arguments[0], 1), period, way)
    }
    guard arguments == nil else { return nil }
    let families = [
      "quad", "cubic", "quart", "quint", "sine", "expo", "circ", "back", "elastic", "bounce",
    ]
    if let family = rest.last, families.contains(family), rest[0] == "in" || rest[0] == "out" {
      let way = rest.dropLast().joined(separator: "-")
      guard ["in", "out", "in-out"].contains(way) else { return nil }
      return KnownShapes.curve("penner-exact/\(family)-\(way)")
    }
    guard name.contains(where: \.isUppercase) else { return nil }
    var way = rest.dropFirst().joined(separator: "-")
    let known = [
      "quad": "quad", "cubic": "cubic", "sin": "sine", "circle": "circ", "bounce": "bounce",
      "back": "back", "exp": "exp", "elastic": "elastic", "poly": "cubic",
    ]
    guard let family = known[rest[0]] else { return nil }
    if way.isEmpty { way = family == "bounce" || family == "elastic" ? "out" : "in-out" }
    guard ["in", "out", "in-out"].contains(way) else { return nil }
    switch family {
    case "back" where way == "in-out": return KnownShapes.curve("gsap/back-in-out")
    case "exp": return EasingFormula.d3Exponential(way)
    case "elastic": return EasingFormula.d3Elastic(way)
    default: return KnownShapes.curve("penner-exact/\(family)-\(way)")
    }
  }

  /// `outExpo`, `inOutBack(2)`, `out(3)` of anime.js.
  private static func anime(
    _ name: String, _ arguments: [Double]?
  ) throws(ValueProblem) -> Curve.Shape? {
    let words = name.keyWords
    let ways = ["in-out", "out-in", "in", "out"]
    let joined = words.joined(separator: "-")
    guard let way = ways.first(where: { joined == $0 || joined.hasPrefix($0 + "-") }),
      name.first?.isLowercase == true, !name.contains("-"), !name.contains("_"),
      !name.contains(".")
    else { return nil }
    let family = joined.dropFirst(way.count + 1)
    if let arguments, arguments.count == 1 {
      if family == "back" { return EasingFormula.back(arguments[0], way) }
      if family.isEmpty { return EasingFormula.power(arguments[0], way) }
    }
    guard arguments?.isEmpty ?? true, !family.isEmpty else { return nil }
    return KnownShapes.curve("anime/\(joined)")
  }

  /// The names after `Easing.` in Reanimated and React Native.
  private static func reanimated(_ text: String) -> Curve.Shape? {
    for (call, way) in [("inOut(", "in-out"), ("out(", "out"), ("in(", "in")]
    where text.hasPrefix(call) && text.hasSuffix(")") {
      let inner = text.dropFirst(call.count).dropLast()
      let name = inner.hasPrefix("Easing.") ? inner.dropFirst(7) : inner
      let families = [
        "quad": "quad", "cubic": "cubic", "sin": "sine", "circle": "circ", "exp": "expo",
        "back": "back",
      ]
      guard let family = families[name.filter { $0 != "(" && $0 != ")" }] else { return nil }
      if family == "back", way == "in-out" { return KnownShapes.curve("gsap/back-in-out") }
      return KnownShapes.curve("penner-exact/\(family)-\(way)")
    }
    return KnownShapes.curve("reanimated/" + text.filter { $0 != "(" && $0 != ")" })
  }

  /// `@android:anim/accelerate_interpolator`, `AccelerateInterpolator`.
  static func android(_ text: String) -> Curve.Shape? {
    let starts = ["@android:interpolator/", "@android:anim/", "@interpolator/"]
    if let start = starts.first(where: text.hasPrefix) {
      var name = kebab(text.dropFirst(start.count))
      if name.hasSuffix("-interpolator") { name.removeLast(13) }
      // The same as without the factor, which is 1.
      if ["accelerate-quad", "decelerate-quad"].contains(name) { name.removeLast(5) }
      return KnownShapes.curve("android/" + name)
    }
    guard text.hasSuffix("Interpolator") else { return nil }
    return KnownShapes.curve("android/" + kebab(text.dropLast(12)))
  }

  private static func kebab(_ name: some StringProtocol) -> String {
    String(name).keyWords.joined(separator: "-")
  }
}
