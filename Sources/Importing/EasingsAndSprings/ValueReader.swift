import Motion
import Presets
import StrictJSON

/// A value reader knows how files of other programs write times, easings and springs.
struct ValueReader {
  /// The options that the user set.
  var options: ReaderOptions
  /// The unit of times without one; nil if unknown.
  var unit: ReaderOptions.Unit?

  init(_ options: ReaderOptions, unit: ReaderOptions.Unit? = nil) {
    self.options = options
    self.unit = options.unit ?? unit
  }
}

// Times.
extension ValueReader {
  /// Reads a time in seconds.
  ///
  /// - Parameter key: Its name, which may end in its unit: `durationMs`.
  func seconds(
    _ value: JSONValue, key: String = "", isDelay: Bool = false
  ) throws(ValueProblem) -> Double {
    let seconds: Double
    do throws(ValueProblem) {
      seconds = try anySeconds(value, key)
    } catch {
      throw ValueProblem(error.reason, settled: error.settled, about: error.value ?? value)
    }
    guard seconds.isFinite else { throw ValueProblem("\(value.shown) is too large for a time") }
    guard seconds >= 0 || isDelay else { throw ValueProblem("a duration must be 0 or more") }
    return seconds
  }

  private func anySeconds(_ value: JSONValue, _ key: String) throws(ValueProblem) -> Double {
    switch value.kind {
    case .number: return try number(value, key)
    case .string:
      let text = (value.string ?? "").trimmed
      if Double(text) != nil { return try number(text, shown: value.shown, key) }
      let motions = CSSFragment.mayBeMotion(text) ? try CSSFragment.motions(text.lowercased()) : []
      guard motions.count == 1, case .duration(.seconds(let seconds)) = motions[0] else {
        throw ValueProblem("\(value.shown) isn't a time")
      }
      return seconds
    case .object:
      guard let amount = value["value"] ?? value["$value"] else { break }
      switch value["unit"]?.string {
      case "ms"?: return try number(amount, "ms")
      case "s"?: return try number(amount, "seconds")
      case nil: return try anySeconds(amount, key)
      default: throw ValueProblem("\(value["unit"]?.shown ?? "") isn't a unit of time")
      }
    default: break
    }
    throw ValueProblem("\(value.shown) isn't a time")
  }

  private func number(_ value: JSONValue, _ key: String) throws(ValueProblem) -> Double {
    try number(
      value.string ?? String(decoding: value.bytes, as: UTF8.self), shown: value.shown, key)
  }

  private func number(_ text: String, shown: String, _ key: String) throws(ValueProblem) -> Double {
    guard let plain = Double(text) else { throw ValueProblem("\(shown) isn't a time") }
    if plain == 0 { return 0 }
    switch Self.unit(of: key) ?? unit {
    case .seconds?: return plain
    case .milliseconds?:
      // Nothing that moves is as short.
      guard abs(plain) >= 1 || Self.unit(of: key) != nil else {
        throw ValueProblem("\(text) ms is shorter than 1 ms, so it's probably in seconds")
      }
      return Self.thousandth(of: text) ?? plain / 1000
    case nil:
      throw ValueProblem(
        "\(text) has no unit: it could mean \(text) ms or \(text) s",
        settled: "pass --option unit=ms or --option unit=s")
    }
  }

  /// The double nearest to a thousandth of the written number.
  static func thousandth(of text: String) -> Double? {
    let parts = text.lowercased().split(separator: "e")
    guard let mantissa = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0,
      abs(exponent) < 1000
    else { return nil }
    return Double("\(mantissa)e\(exponent - 3)")
  }

  /// The unit that a key ends in; nil if it has none.
  static func unit(of key: String) -> ReaderOptions.Unit? {
    switch key.keyWords.last {
    case "ms", "millis", "milliseconds", "msec": .milliseconds
    case "s", "sec", "secs", "seconds": .seconds
    default: nil
    }
  }
}

// Easings.
extension ValueReader {
  /// Reads an easing, which may be a spring; nil if the value is none.
  func easing(_ value: JSONValue) throws(ValueProblem) -> Timing? {
    switch value.kind {
    case .array: return try bezier(value).map { .curve(Curve($0)) }
    case .string: return try easing(text: value.string ?? "")
    case .object: return try easing(object: value)
    default: return nil
    }
  }

  /// Reads an easing that is written as text; nil if it is none.
  func easing(text: String) throws(ValueProblem) -> Timing? {
    let text = text.trimmed
    if let known = try EasingNames.timing(text) { return known }
    if text.first == "M" || text.first == "m", text.contains(where: \.isNumber) {
      let path = try Self.path(text)
      // One cubic from corner to corner is a Bézier.
      if path.segments.count == 2, case .cubic(let first, let second, _) = path.segments[1] {
        return .curve(Curve(try Self.bezier([first.x, first.y, second.x, second.y])))
      }
      return .curve(Curve(.path(path)))
    }
    if let points = Self.numbers(text), points.count == 4 {
      return .curve(Curve(try Self.bezier(points)))
    }
    guard CSSFragment.mayBeMotion(text) || text.hasPrefix("spring(") else { return nil }
    let expression: Motion
    do throws(MotionError) {
      // As if it were typed: a spring of 300 s is hardly meant by 300.
      expression = try MotionExpression.parse(text, asTyped: true)
    } catch {
      let known = ["cubic-bezier(", "linear(", "steps(", "spring("]
      guard known.contains(where: text.lowercased().hasPrefix) else { return nil }
      throw ValueProblem(CSSInputKeywords.reason(error, in: text))
    }
    switch expression {
    case .curve(let curve) where curve.duration == nil: return .curve(curve)
    case .spring(let spring): return .spring(spring)
    default: return nil
    }
  }

  private func easing(object: JSONValue) throws(ValueProblem) -> Timing? {
    if let named = try FigmaEasing.timing(object) { return named }
    if let spring = try spring(object) { return .spring(spring) }
    for key in ["bezier", "cubicBezier", "controlPoints", "points", "value", "curve", "$value"] {
      if let inner = object[key], let timing = try easing(inner) { return timing }
    }
    for keys in [
      ["x1", "y1", "x2", "y2"], ["c1x", "c1y", "c2x", "c2y"], ["p1x", "p1y", "p2x", "p2y"],
    ] {
      let points = keys.compactMap { object[$0]?.number }
      if points.count == 4 { return .curve(Curve(try Self.bezier(points))) }
    }
    for keys in [["p1", "p2"], ["c1", "c2"], ["P1", "P2"]] {
      let points = keys.compactMap { object[$0] }.flatMap { [$0["x"]?.number, $0["y"]?.number] }
        .compactMap(\.self)
      if points.count == 4 { return .curve(Curve(try Self.bezier(points))) }
    }
    return nil
  }

  /// Reads four numbers, or two points, as a cubic Bézier; nil if it is neither.
  func bezier(_ value: JSONValue) throws(ValueProblem) -> Curve.Shape? {
    var points: [Double] = []
    let elements = Array(value.elements.lazy.prefix(5))
    if elements.count == 2 {
      for point in elements {
        let pair = Array(point.elements.lazy.prefix(3)).compactMap(\.number)
        let sides = [point["x"]?.number, point["y"]?.number].compactMap { $0 }
        points += pair.count == 2 ? pair : sides
      }
      guard points.count == 4 else { return nil }
    } else {
      guard elements.count == 4 else { return nil }
      for element in elements {
        guard let number = element.number ?? element.string.flatMap({ Double($0.trimmed) }) else {
          return nil
        }
        points.append(number)
      }
    }
    return try Self.bezier(points)
  }

  static func bezier(_ points: [Double]) throws(ValueProblem) -> Curve.Shape {
    for (name, x) in [("x1", points[0]), ("x2", points[2])] where !(0...1).contains(x) {
      throw ValueProblem(
        "\(name) of a Bézier curve must be from 0 to 1, found \(ECMAScriptNumber.text(x))")
    }
    guard points.allSatisfy(\.isFinite) else { throw ValueProblem("a number is too large") }
    return .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
  }

  /// Reads a path from 0,0 to 1,1.
  static func path(_ text: String) throws(ValueProblem) -> PathData {
    do throws(MotionError) {
      let path = try PathData(text)
      try path.checkTimingCurve()
      return path
    } catch {
      throw ValueProblem(error.message)
    }
  }

  /// The numbers of a list without brackets; nil if it holds anything else.
  static func numbers(_ text: String) -> [Double]? {
    let parts = text.split { $0 == "," || $0 == " " }
    guard (2...64).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
