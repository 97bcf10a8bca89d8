import Diagnostics
import Motion
import Presets
import StrictJSON

extension TokenInterpreter {
  private static let durationHelp = "write {\"value\": 300, \"unit\": \"ms\"}"

  /// Reads a duration as seconds.
  ///
  /// - Parameters:
  ///   - place: Where the token has it, perhaps by reference.
  ///   - unit: The unit that stands beside it.
  mutating func seconds(
    _ value: JSONValue, label: String, at place: JSONValue, unit: ReaderOptions.Unit? = nil
  ) -> Double? {
    switch value.kind {
    case .object: return objectSeconds(value, label: label)
    case .string where Double(value.string ?? "") == nil:
      return textSeconds(value, label: label, at: place)
    case .number, .string:
      let number = value.string ?? value.shown
      let plain = value.number ?? Double(number)
      if let plain, plain == 0 { return 0 }
      if let unit = unit ?? options.unit, let amount = plain, amount >= 0 {
        report.add(
          DTCGRule.legacy, at: place, level: .warning,
          help: "write {\"value\": \(number), \"unit\": \"\(unit.rawValue)\"}, as in DTCG 2025.10",
          "\(label) has no unit of its own, and is read as \(number) \(unit.rawValue)")
        return unit == .seconds ? amount : value.number(timesTenTo: -3)
      }
      // Hardly anything moves for less than 10 ms, or for more than 10 s.
      let units = (plain ?? 0) < 10 ? ["s", "ms"] : ["ms", "s"]
      report.add(
        PresetRule.missingField, at: place,
        help: "write {\"value\": \(number), \"unit\": \"\(units[0])\"}, or \"\(units[1])\" for "
          + (units[1] == "s" ? "seconds" : "milliseconds"),
        "\(label) needs a unit, found \(number)")
    default:
      report.mismatch(label, "a duration", value, at: place, help: Self.durationHelp)
    }
    return nil
  }

  private mutating func objectSeconds(_ value: JSONValue, label: String) -> Double? {
    checkFields(of: value, known: ["value", "unit"])
    let amount = member("value", of: value, label: label).flatMap { number($0, label: "value") }
    let power = member("unit", of: value, label: label).flatMap { unit($0) }
    guard let amount, let power else { return nil }
    guard amount.value >= 0 else {
      report.add(
        PresetRule.range, at: value["value"], help: "write a time of 0 or more",
        "value must be 0 or more, found \(amount.json.shown)")
      return nil
    }
    return power == 0 ? amount.value : amount.json.number(timesTenTo: power)
  }

  private mutating func member(_ name: String, of value: JSONValue, label: String) -> JSONValue? {
    if let member = value[name] { return member }
    report.add(
      PresetRule.missingField, at: value, help: "\(Self.durationHelp), with both fields even for 0",
      "\(label) has no field '\(name)'")
    return nil
  }

  /// Returns the power of ten that makes seconds of a unit.
  private mutating func unit(_ value: JSONValue) -> Int? {
    guard let unit = literal(value) else { return nil }
    switch unit.string {
    case "s": return 0
    case "ms": return -3
    default:
      report.add(
        unit.kind == .string ? PresetRule.value : PresetRule.type, at: value,
        help: "convert it to seconds or milliseconds",
        "unit must be 'ms' or 's', found \(unit.shown)")
      return nil
    }
  }

  /// Reads a number, which may be elsewhere.
  private mutating func number(
    _ value: JSONValue, label: String
  ) -> (value: Double, json: JSONValue)? {
    guard let json = literal(value) else { return nil }
    if let text = json.string, let number = Double(text), number.isFinite {
      report.add(
        DTCGRule.legacy, at: value, level: .warning, help: "write \(text) without quotes",
        "\(label) is the string '\(text)' instead of a number")
      return (number, json)
    }
    guard let number = json.number else {
      report.mismatch(
        "\(label)", "a number", json, at: value,
        help: "write a number without quotes, or {\"$ref\": \"#/…\"}")
      return nil
    }
    if value.kind == .number { reportNoise(in: json, number, label: label) }
    guard number.isFinite else {
      // The JSON reader has reported it.
      skip("\(label) is too large for a number")
      return nil
    }
    return (number, json)
  }

  /// Reads "50ms", as drafts before 2025 had it.
  private mutating func textSeconds(
    _ value: JSONValue, label: String, at place: JSONValue
  ) -> Double? {
    let text = value.string ?? ""
    guard case .duration(.seconds(let seconds)) = try? MotionExpression.parse(text) else {
      report.mismatch(label, "a duration", value, at: place, help: Self.durationHelp)
      return nil
    }
    let unit = text.lowercased().contains("m") ? "ms" : "s"
    let shown = ECMAScriptNumber.text(unit == "ms" ? seconds * 1000 : seconds)
    report.add(
      DTCGRule.legacy, at: place, level: .warning,
      help: "write {\"value\": \(shown), \"unit\": \"\(unit)\"}, as in DTCG 2025.10",
      "\(label) is the string '\(text)' instead of an object")
    return seconds
  }

  /// Reads a cubic Bézier; `place` is where the token has it, perhaps by reference.
  mutating func shape(_ value: JSONValue, label: String, at place: JSONValue) -> Curve.Shape? {
    guard value.kind == .array else { return textShape(value, label: label, at: place) }
    let elements = Array(value.elements.lazy.prefix(5))
    guard elements.count == 4 else {
      let count = elements.count > 4 ? "more than 4" : "\(elements.count)"
      report.add(
        PresetRule.range, at: place, help: "write [0.2, 0, 0, 1]",
        "\(label) must be 4 numbers [x1, y1, x2, y2], found \(count)")
      return nil
    }
    var points: [Double] = []
    for (element, name) in zip(elements, ["x1", "y1", "x2", "y2"]) {
      guard let point = number(element, label: name) else { continue }
      if name.hasPrefix("x"), !(0...1).contains(point.value) {
        report.add(
          PresetRule.range, at: element,
          help: "write a fraction from 0 to 1; only y can be outside 0…1",
          "\(name) must be from 0 to 1, found \(point.json.shown)")
      } else {
        points.append(point.value)
      }
    }
    guard points.count == 4 else { return nil }
    return .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
  }

  /// Reads "ease-in" or "cubic-bezier(…)", as some tools write it.
  private mutating func textShape(
    _ value: JSONValue, label: String, at place: JSONValue
  ) -> Curve.Shape? {
    let reader = ValueReader(options)
    let timing =
      value.kind == .object
      ? try? reader.easing(value) : value.string.flatMap { try? reader.easing(text: $0) }
    guard case .curve(let curve)? = timing, curve.duration == nil else {
      report.mismatch(
        "\(label)", "4 numbers [x1, y1, x2, y2]", value, at: place, help: "write [0.2, 0, 0, 1]")
      return nil
    }
    // That a token of another type is an easing of Figma's has been said.
    guard let text = value.string else { return curve.shape }
    report.add(
      DTCGRule.legacy, at: place, level: .warning,
      help: "write 4 numbers, such as [0.2, 0, 0, 1], as in DTCG 2025.10",
      "\(label) is the \(EasingNames.isName(text) ? "name" : "CSS string") \(text.cut)")
    return curve.shape
  }

  /// Offers the short form of a number that a 32-bit float has lengthened.
  ///
  /// 0.3 becomes 0.30000001192092896 if a tool keeps it as a `Float` and writes it as a `Double`.
  mutating func reportNoise(in json: JSONValue, _ number: Double, label: String) {
    let single = Float(number)
    guard Double(single) == number, let rounded = Double(single.description), rounded != number
    else { return }
    let long = ECMAScriptNumber.text(number)
    let short = ECMAScriptNumber.text(rounded)
    guard short.utf8.count * 2 <= long.utf8.count else { return }
    report.add(
      DTCGRule.noise, at: json, level: .info, help: "write \(short)",
      "\(label) is \(long), which is \(short) as a 32-bit float")
  }
}

extension JSONValue {
  /// The double nearest to a number's text times a power of ten.
  fileprivate func number(timesTenTo power: Int) -> Double? {
    let parts = (string ?? String(decoding: bytes, as: UTF8.self)).lowercased().split(
      separator: "e")
    // An exponent that no Int holds is one of a number that is 0 or too large anyway.
    guard let mantissa = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0 else {
      return number
    }
    return Double("\(mantissa)e\(exponent &+ power)")
  }
}
