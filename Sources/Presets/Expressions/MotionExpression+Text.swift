import Motion
import StrictJSON

extension MotionExpression {
  /// Returns a motion as an expression that reads back as the same motion; nil if there is none.
  ///
  /// There is none for paths, references, measures, nor for other kinds than curve, spring and duration. Figures are as ECMAScript prints them.
  public static func text(of motion: Motion) -> String? {
    let text: String?
    switch motion {
    case .curve(let curve):
      let times: [Time?] =
        curve.delay == nil
        ? [curve.duration] : [curve.duration ?? .seconds(0), curve.delay]
      if curve.delay != nil, curve.duration == nil { return nil }
      text = join(shape(curve.shape), times)
    case .spring(let spring): text = join(self.spring(spring), [spring.delay])
    case .duration(.seconds(let seconds)): text = time(.seconds(seconds))
    default: text = nil
    }
    // What it would be read as decides, for what an expression has no words for.
    guard let text, (try? parse(text)) == motion else { return nil }
    return text
  }

  private static func join(_ text: String?, _ times: [Time?]) -> String? {
    guard var text else { return nil }
    for each in times {
      guard let each else { continue }
      guard let time = time(each) else { return nil }
      text += " " + time
    }
    return text
  }

  private static func shape(_ shape: Curve.Shape) -> String? {
    switch shape {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(number).joined(separator: ", ")))"
    case .named(let name):
      return CSSEasing.keywords.first { CSSEasing.keyword($0) == .named(name) }
    case .linear(let stops): return linear(stops)
    case .steps(let count, let jump): return "steps(\(count), jump-\(jump.rawValue))"
    case .use, .path: return nil
    }
  }

  private static func linear(_ stops: [Curve.Stop]) -> String {
    let words = stops.enumerated().map { index, stop in
      let isEnd = index == 0 && stop.input == 0 || index == stops.count - 1 && stop.input == 1
      return isEnd ? number(stop.output) : "\(number(stop.output)) \(percentage(stop.input))"
    }
    return "linear(\(words.joined(separator: ", ")))"
  }

  /// Moves the point by two places, so that it reads back as the same decimals.
  private static func percentage(_ fraction: Double) -> String {
    var text = number(fraction)
    if let power = text.firstIndex(of: "e"), let places = Int(text[power...].dropFirst()),
      (-300..<0).contains(places), fraction > 0
    {
      let digits = text[..<power].filter { $0 != "." }
      text = "0." + String(repeating: "0", count: -places - 1) + digits
    }
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    guard !text.contains("e"), halves.count <= 2 else { return number(fraction * 100) + "%" }
    let sign = text.hasPrefix("-") ? "-" : ""
    let decimals = halves.count == 2 ? String(halves[1]) : ""
    let padded = decimals + String(repeating: "0", count: max(0, 2 - decimals.utf8.count))
    let whole = halves[0].drop { $0 == "-" } + padded.prefix(2)
    let digits = whole.drop { $0 == "0" }
    let rest = padded.dropFirst(2)
    return sign + (digits.isEmpty ? "0" : digits) + (rest.isEmpty ? "" : ".\(rest)") + "%"
  }

  private static func spring(_ spring: Spring) -> String? {
    var words = SpringExpression.arguments(of: spring).map { "\($0.label): \(number($0.value))" }
    if let allows = spring.allowsOverdamping { words.append("allowsOverdamping: \(allows)") }
    return "spring(\(words.joined(separator: ", ")))"
  }

  private static func time(_ time: Time) -> String? {
    guard let seconds = time.seconds else { return nil }
    return number(seconds) + "s"
  }

  private static func number(_ value: Double) -> String { ECMAScriptNumber.text(value) }
}

extension JSONWriter {
  /// Writes a motion in canonical form, as a document has it.
  public mutating func motion(_ motion: Motion) { motion.write(to: &self) }
}
