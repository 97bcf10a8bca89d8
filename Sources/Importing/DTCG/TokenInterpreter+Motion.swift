import Diagnostics
import Motion
import Presets
import StrictJSON

extension TokenInterpreter {
  /// Returns the motion of a token: its reference or its value.
  mutating func motion(
    of token: Int, type: TokenType, _ slots: inout [String: JSONValue]
  ) -> Motion? {
    guard let content = tree.text(of: token).content, let kind = type.kind else { return nil }
    switch resolve(content, type, label: "$value") {
    case nil: return nil
    case .preset(let reference):
      slots["/motion/use"] = content
      switch kind {
      case .duration: return .duration(.use(reference))
      case .spring: return .spring(Spring(.use(reference)))
      case .keyframes:
        var keyframes = Keyframes()
        keyframes.use = reference
        return .keyframes(keyframes)
      default: return .curve(Curve(.use(reference)))
      }
    case .value(let value):
      switch type {
      case .duration:
        slots["/motion/seconds"] = value
        let unit = tree.text(of: token).unitBeside
        return seconds(value, label: "$value", at: content, unit: unit)
          .map { .duration(.seconds($0)) }
      case .cubicBezier:
        slots["/motion/cubicBezier"] = value
        return shape(value, label: "$value", at: content).map { .curve(Curve($0)) }
      case .spring: return spring(value, at: content).map(Motion.spring)
      case .keyframes:
        do throws(ValueProblem) {
          return try KeyframeList.motion(value, ValueReader(options))
        } catch {
          reasons[token] = error.reason
          return nil
        }
      default: return transition(value, of: token, at: content, &slots).map(Motion.curve)
      }
    }
  }

  /// Reads the value of a transition: a curve with its times.
  private mutating func transition(
    _ value: JSONValue, of token: Int, at place: JSONValue, _ slots: inout [String: JSONValue]
  ) -> Curve? {
    guard value.kind == .object else { return textTransition(value, at: place) }
    checkFields(
      of: value, known: ["duration", "delay", "timingFunction"],
      taken: ["easing", "timing", "curve", "property"])
    if let property = value["property"] {
      report.add(
        DTCGRule.legacy, at: property, level: .warning,
        help: "remove it; a transition has only a duration, a delay, and a timing function",
        "the transition's property is ignored")
    }
    let duration = require("duration", of: value).flatMap { given in
      slots["/motion/duration"] = given
      return time(given, label: "duration")
    }
    let delay: Time?
    if let given = value["delay"] {
      slots["/motion/delay"] = given
      if let number = isNegative(given) {
        reasons[token] = "a curve can't begin before its start: its delay is \(number)"
        return nil
      }
      delay = time(given, label: "delay")
    } else {
      report.add(
        DTCGRule.legacy, at: value, level: .warning,
        help: "add \"delay\": {\"value\": 0, \"unit\": \"ms\"}",
        "the transition has no delay, so 0 is used")
      delay = .seconds(0)
    }
    let easing = ["easing", "timing", "curve"].lazy.compactMap { value[$0] }.first
    if value["timingFunction"] == nil, let easing {
      report.add(
        DTCGRule.legacy, at: easing, level: .warning,
        help: "rename it to 'timingFunction', as in DTCG 2025.10",
        "the easing is read as the timing function")
    }
    let function = value["timingFunction"] ?? easing ?? require("timingFunction", of: value)
    let shape = function.flatMap { given in
      slots["/motion/use"] = given
      slots["/motion/cubicBezier"] = given
      return timingFunction(given)
    }
    guard let shape, let duration, let delay else { return nil }
    return Curve(shape, duration: duration, delay: delay)
  }

  /// A delay below 0 as it is written; nil for any other.
  private func isNegative(_ delay: JSONValue) -> String? {
    let amount = delay["value"] ?? delay
    guard let number = amount.number, number < 0 else { return nil }
    return amount.shown + (delay["unit"]?.string.map { " " + $0 } ?? "")
  }

  /// Reads "200ms ease-out", as CSS writes a transition.
  private mutating func textTransition(_ value: JSONValue, at place: JSONValue) -> Curve? {
    guard let text = value.string, CSSFragment.mayBeMotion(text),
      let motions = try? CSSFragment.motions(text), motions.count == 1,
      case .curve(let curve) = motions[0], curve.duration != nil
    else {
      report.mismatch("$value", "a transition", value, at: place, help: Self.transitionHelp)
      return nil
    }
    report.add(
      DTCGRule.legacy, at: place, level: .warning, help: Self.transitionHelp,
      "$value is the CSS string \(value.shown)")
    return curve
  }

  private static let transitionHelp =
    "write {\"duration\": \"{…}\", \"delay\": {\"value\": 0, \"unit\": \"ms\"}, "
    + "\"timingFunction\": \"{…}\"}"

  private mutating func require(_ name: String, of value: JSONValue) -> JSONValue? {
    if let member = value[name] { return member }
    report.add(
      PresetRule.missingField, at: value, help: Self.transitionHelp,
      "the transition has no field '\(name)'")
    return nil
  }

  private mutating func time(_ value: JSONValue, label: String) -> Time? {
    switch resolve(value, .duration, label: label) {
    case nil: nil
    case .preset(let reference): .preset(reference)
    case .value(let found): seconds(found, label: label, at: value).map(Time.seconds)
    }
  }

  private mutating func timingFunction(_ value: JSONValue) -> Curve.Shape? {
    switch resolve(value, .cubicBezier, label: "timingFunction") {
    case nil: nil
    case .preset(let reference): .use(reference)
    case .value(let found): shape(found, label: "timingFunction", at: value)
    }
  }

  /// Reports the members of a value that it does not take.
  ///
  /// - Parameter others: Members that it does not take, but which other tools write and are read.
  mutating func checkFields(
    of value: JSONValue, known names: [String], taken others: [String] = []
  ) {
    for member in value.members where !(names + others).contains(where: member.hasKey) {
      let known = "valid names: \(names.joined(separator: ", "))"
      report.add(
        PresetRule.unknownField, at: member.keyValue,
        help: Suggestion.question(for: member.key, among: names) ?? known,
        "unknown field '\(member.key)'")
    }
  }

  /// Takes springs whose value has a shape that is not known for tokens of no known type, and those
  /// that refer to them.
  mutating func leaveOutUnknownSprings(_ order: [Int]) {
    let springs = order.filter { type(of: $0) == .spring }
    for token in springs {
      guard let content = tree.text(of: token).content else { continue }
      let isReference = content.string?.hasPrefix("{") == true || content["$ref"] != nil
      if isReference { continue }
      do throws(ValueProblem) {
        if try ValueReader(options).spring(content) != nil { continue }
      } catch {
        reasons[token] = [error.reason, error.settled].compactMap(\.self).joined(separator: "; ")
      }
      types[token] = .found(.other("spring"))
    }
    var settled: Set<Int> = []
    for token in springs where type(of: token) == .spring {
      var trail = [token]
      while let last = trail.last, settled.insert(last).inserted,
        case .token(let next)? = target(of: last)
      {
        trail.append(next)
      }
      guard let end = trail.last, type(of: end) == .other("spring") else { continue }
      for one in trail.dropLast() {
        types[one] = .found(.other("spring"))
        if reasons[end] != nil { reasons[one] = "the token that it refers to is skipped" }
      }
    }
  }

  /// Reads a spring, which may be elsewhere.
  mutating func spring(_ value: JSONValue, at place: JSONValue) -> Spring? {
    if let spring = try? ValueReader(options).spring(value) { return spring }
    report.mismatch(
      "$value", "a spring", value, at: place,
      help: "write {\"stiffness\": 300, \"damping\": 20, \"mass\": 1}")
    return nil
  }
}
