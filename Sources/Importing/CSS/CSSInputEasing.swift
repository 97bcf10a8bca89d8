import Motion
import Presets

/// The easings of CSS as parts of a value.
enum CSSInputEasing {
  /// The functions that are easings.
  static let functions: Set = ["cubic-bezier", "linear", "steps"]

  /// Returns the shape that a keyword in lower case means; nil if it is none.
  static func keyword(_ word: String) -> Curve.Shape? {
    guard CSSInputKeywords.easings.contains(word) else { return nil }
    return try? shape(ofText: word)
  }

  /// Returns the shape of a function with its arguments.
  static func shape(_ parts: [CSSInputPart]) throws(CSSInputProblem) -> Curve.Shape {
    try shape(ofText: parts.css)
  }

  private static func shape(ofText text: String) throws(CSSInputProblem) -> Curve.Shape {
    do throws(MotionError) {
      if case .curve(let curve) = try MotionExpression.parse(text) { return curve.shape }
      throw MotionError("\(text.cut) isn't an easing")
    } catch {
      throw CSSInputProblem(reason: CSSInputKeywords.reason(error, in: text))
    }
  }
}

/// The words that CSS gives a meaning.
enum CSSInputKeywords {
  /// The easings that have a name.
  static let easings: Set = [
    "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
  ]

  /// Why a text isn't an easing, with the text itself.
  static func reason(_ error: MotionError, in text: String) -> String {
    guard error.message.hasPrefix("expected") else { return error.message }
    return text.lowercased().hasPrefix("cubic-bezier(")
      ? "\(text.cut): cubic-bezier() takes 4 numbers, separated by commas"
      : "\(text.cut): \(error.message)"
  }

  /// Whether a name is one of a property that transitions are about.
  static func isProperty(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("--") || properties.contains(name)
      || families.contains { name.hasPrefix($0) }
  }

  private static let properties: Set = [
    "all", "none", "opacity", "transform", "translate", "rotate", "scale", "color", "fill",
    "stroke",
    "filter", "backdrop-filter", "width", "height", "top", "right", "bottom", "left", "inset",
    "visibility", "display", "overlay", "z-index", "content-visibility", "perspective", "clip",
    "clip-path", "mask", "box-shadow", "text-shadow", "gap", "row-gap", "column-gap", "order",
    "zoom",
    "letter-spacing", "word-spacing", "line-height", "vertical-align", "accent-color",
    "caret-color",
    "block-size", "inline-size", "rx", "ry", "r", "cx", "cy", "x", "y", "d", "columns",
    "appearance",
  ]

  private static let families = [
    "background", "border", "outline", "margin", "padding", "font", "text-", "min-", "max-", "flex",
    "grid", "stroke-", "fill-", "inset-", "mask-", "offset", "transform-", "perspective-",
    "scroll-", "column-", "object-", "shape-", "stop-", "flood-", "lighting-", "overflow",
    "-webkit-", "-moz-",
  ]
}
