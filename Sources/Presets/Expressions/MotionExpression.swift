import Diagnostics
import Motion

/// An expression is a motion written in a line: CSS easing syntax, `spring(…)`, and a time after or
/// before it.
///
/// A curve takes up to two times, its duration and its delay; a spring takes one, its delay. A time
/// alone is a duration.
public enum MotionExpression {
  /// Times in seconds that are longer are more likely milliseconds, if people type them.
  public static let longestUnitless = 10.0

  /// Reads an expression.
  ///
  /// - Parameter asTyped: Whether people type it on a command line, where a time over
  ///   ``longestUnitless`` needs its unit.
  /// - Throws: ``MotionError`` saying what is not understood, and what would be.
  public static func parse(
    _ text: String, asTyped isTyped: Bool = false
  ) throws(MotionError) -> Motion {
    do throws(MotionError) {
      return try motion(text, isTyped)
    } catch {
      throw MotionError(error.message, help: error.help ?? example(for: text))
    }
  }

  private static func motion(_ text: String, _ isTyped: Bool) throws(MotionError) -> Motion {
    guard text.utf8.count <= 65536 else { throw MotionError("the expression is too long") }
    if let path = try path(text) { return .curve(Curve(.path(path))) }
    var scanner = ExpressionScanner(text)
    var times: [Time] = []
    var afterFirst = scanner
    while let seconds = scanner.time() {
      if times.isEmpty { afterFirst = scanner }
      guard seconds >= 0 else { throw MotionError("a duration must be 0 or more") }
      times.append(.seconds(seconds))
    }
    guard let typed = scanner.word(lowercased: false) else {
      if case .seconds(let seconds)? = times.first {
        try afterFirst.expectEnd()
        return .duration(.seconds(seconds))
      }
      let first = text.split(separator: " ").first.map(String.init) ?? ""
      throw unknown(text, help: TimeText.advice(for: text) ?? TimeText.advice(for: first))
    }
    let word = typed.lowercased()
    var motion: Motion
    if scanner.take("(") {
      motion = try function(word, typed, &scanner, isTyped)
    } else if let shape = CSSEasing.keyword(word) {
      motion = .curve(Curve(shape))
    } else {
      throw unknown(typed, help: question(for: word, among: CSSEasing.keywords))
    }
    while let seconds = scanner.time() {
      guard seconds >= 0 else { throw MotionError("a time must be 0 or more") }
      times.append(.seconds(seconds))
    }
    try scanner.expectEnd()
    try add(times, to: &motion)
    return motion
  }

  /// The path that a text is, as `convert` prints one: `M 0,0 C 0.4,0 0.2,1 1,1`; nil for any other text.
  private static func path(_ text: String) throws(MotionError) -> PathData? {
    let rest = text.drop(while: \.isWhitespace)
    guard rest.first == "M" || rest.first == "m", rest.contains(where: { ", ".contains($0) }),
      let next = rest.dropFirst().first(where: { !$0.isWhitespace }),
      next.isNumber || "-.".contains(next)
    else { return nil }
    let path = try PathData(String(rest))
    try path.checkTimingCurve()
    return path
  }

  private static func function(
    _ name: String, _ typed: String, _ scanner: inout ExpressionScanner, _ isTyped: Bool
  ) throws(MotionError) -> Motion {
    switch name {
    case "cubic-bezier": .curve(Curve(try CSSEasing.cubicBezier(&scanner)))
    case "linear": .curve(Curve(try CSSEasing.linear(&scanner)))
    case "steps": .curve(Curve(try CSSEasing.steps(&scanner)))
    case "spring": .spring(try SpringExpression.parse(&scanner, asTyped: isTyped))
    case "origami": .spring(try SpringExpression.parseOrigami(&scanner))
    default: throw unknown(typed + "()", help: question(for: name, among: functions))
    }
  }

  private static func add(_ times: [Time], to motion: inout Motion) throws(MotionError) {
    switch motion {
    case .curve(var curve):
      guard times.count <= 2 else {
        throw MotionError("a curve takes at most two times: its duration and its delay")
      }
      (curve.duration, curve.delay) = (times.first, times.dropFirst().first)
      motion = .curve(curve)
    case .spring(var spring):
      guard times.count <= 1 else {
        throw MotionError("a spring takes at most one time: its delay")
      }
      spring.delay = times.first
      motion = .spring(spring)
    default: break
    }
  }

  private static let functions = ["cubic-bezier", "linear", "steps", "spring", "origami"]

  /// Returns an expression of the function that a text seems to use, as help.
  private static func example(for text: String) -> String {
    let start = text.utf8.prefix { $0 != UInt8(ascii: "(") }
    switch String(decoding: start.suffix(12), as: UTF8.self).lowercased() {
    case "cubic-bezier": return "for example, write cubic-bezier(.2, 0, 0, 1)"
    case "linear": return "for example, write linear(0, .5, 1)"
    case "steps": return "for example, write steps(4, jump-end)"
    case "origami": return "for example, write origami(tension: 40, friction: 7)"
    case "spring": return "for example, write spring(duration: .5, bounce: .15)"
    default: return "for example, write ease-out 300ms"
    }
  }

  private static func question(for word: String, among known: [String]) -> String? {
    Suggestion.nearest(to: word, among: known, limit: 1).first.map { "did you mean '\($0)'?" }
  }

  private static func unknown(_ text: String, help: String?) -> MotionError {
    MotionError(
      "'\(text)' isn't a motion",
      help: help ?? "write cubic-bezier(.2, 0, 0, 1), ease-out, linear(0, .5, 1), steps(4), "
        + "or spring(duration: .5, bounce: .15), with an optional time after it, or only 300ms")
  }
}
