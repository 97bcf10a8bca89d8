/// Unknown functions are those in a value that Curvet doesn't evaluate.
enum CSSInputUnknownFunction {
  /// Why a value can't be worked out: the first function in it that isn't one of other values.
  ///
  /// - Parameter isFunction: Whether any other function may return a motion.
  static func unknown(in parts: [CSSInputPart], isFunction: Bool) -> String? {
    let calls = parts.filter { $0.kind == .function }
    if let call = calls.first(where: { mathematics.contains($0.word) }) {
      return "cannot calculate '\(call.text)()'"
    }
    if let call = calls.first(where: { !plain.contains($0.word) }), isFunction {
      return "cannot resolve '\(call.text)()'"
    }
    // A division by zero, or a sum of values that don't add up.
    guard let call = calls.first, CSSInputCalculator.knows(call.word),
      parts.contains(where: \.isTime)
    else { return nil }
    return "cannot calculate \(parts.css.cut)"
  }

  /// The way to import values that only Sass knows.
  static let advice = "import the compiled CSS"

  /// Functions of CSS whose results Curvet doesn't know.
  private static let mathematics: Set = [
    "round", "mod", "rem", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "pow", "sqrt",
    "hypot", "log", "exp", "sign", "env", "attr", "progress", "random", "sibling-index",
    "sibling-count",
  ]

  /// Functions of values that aren't motions, regardless of their names.
  private static let plain: Set = [
    "rgb", "rgba", "hsl", "hsla", "oklch", "oklab", "lab", "lch", "color", "color-mix", "hwb",
    "translate", "translatex", "translatey", "translate3d", "scale", "rotate", "blur", "calc",
    "min", "max", "clamp", "light-dark", "linear-gradient", "radial-gradient", "conic-gradient",
    "drop-shadow", "url", "image-set", "minmax", "repeat", "fit-content", "var", "format",
    "darken", "lighten", "mix", "transparentize", "opacify", "fade-in", "fade-out",
    "saturate", "desaturate", "grayscale", "complement", "invert", "adjust-hue", "adjust-color",
    "scale-color", "change-color", "shade-color", "tint-color", "shift-color", "adjust", "change",
    "escape-svg", "str-replace", "quote", "red", "green", "blue", "alpha", "opacity", "percentage",
  ]
}

extension [CSSInputPart] {
  /// The functions whose brackets are still open.
  private var openCalls: [CSSInputPart] {
    var open: [CSSInputPart] = []
    for part in self {
      if part.opens { open.append(part) }
      if part.kind == .close { _ = open.popLast() }
    }
    return open.filter { $0.kind == .function }
  }

  /// Why nothing in the functions that are open can be known; nil if Curvet knows them all.
  var unknownCall: CSSInputProblem? {
    CSSInputUnknownFunction.unknown(in: openCalls, isFunction: true).map {
      CSSInputProblem(reason: "\($0); \(CSSInputUnknownFunction.advice)")
    }
  }

  /// Whether a function that calculates is open.
  var isInCalculation: Bool { openCalls.contains { CSSInputCalculator.knows($0.word) } }
}
