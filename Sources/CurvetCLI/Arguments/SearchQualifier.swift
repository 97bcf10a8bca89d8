import CommandKit
import Diagnostics
import Motion
import Presets
import Storage

/// Qualifiers among the words of a search, such as `kind:spring`.
enum SearchQualifier: String, CaseIterable {
  case kind, tag, role, duration, settling, overshoot, bounce
  case dampingRatio = "damping-ratio"
  case feel, like

  /// How one is written.
  private var example: String {
    switch self {
    case .kind: "kind:spring"
    case .role: "role:enter"
    case .tag: "tag:card"
    case .duration: "duration:0.2..0.5"
    case .settling: "settling:<1"
    case .overshoot: "overshoot:>5%"
    case .bounce: "bounce:0.1..0.3"
    case .dampingRatio: "damping-ratio:<1"
    case .feel: "feel:soft"
    case .like: "like:spring/figma/quick"
    }
  }

  /// What a search asks for, as far as it can be told without a catalog.
  struct Request {
    var query = SearchQuery()
    /// The name or expression whose shape is to be resembled.
    var like: String?
  }

  /// Puts qualifiers into their places of a request, and the other words into its words.
  static func take(from words: [String], into request: inout Request) throws {
    for word in words.flatMap(split) {
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      let name = parts.first?.lowercased() ?? ""
      if word.hasSuffix(":"), parts.count == 1, let qualifier = named(name) {
        throw ValidationError(
          "'\(word)' has no value", help: "write it as \(qualifier.example)")
      }
      guard parts.count == 2, !word.hasPrefix(":") else {
        request.query.words.append(word)
        continue
      }
      if let qualifier = named(name) {
        try qualifier.add(parts[1], word, to: &request)
      } else if let question = Suggestion.question(
        for: name + ":", among: allCases.map { $0.rawValue + ":" })
      {
        throw ValidationError("unknown qualifier '\(name):'", help: question)
      } else {
        // Anything else with a colon, such as an address, is looked for as it stands.
        request.query.words.append(word)
      }
    }
  }

  private static func named(_ name: String) -> SearchQualifier? {
    name == "dampingratio" ? .dampingRatio : SearchQualifier(rawValue: name)
  }

  /// Splits at spaces, though not within the parentheses of an expression.
  private static func split(_ text: String) -> [String] {
    var depth = 0
    return text.split {
      if $0 == "(" { depth += 1 }
      if $0 == ")" { depth = max(0, depth - 1) }
      return depth == 0 && $0.isWhitespace
    }.map(String.init)
  }

  private func add(_ value: String, _ word: String, to request: inout Request) throws {
    switch self {
    case .kind: request.query.kinds.append(try one(of: MotionKind.self, value))
    case .role: request.query.roles.append(try one(of: Role.self, value))
    case .tag: request.query.tags.append(value)
    case .duration: request.query.ranges[.duration] = try times(value, word)
    case .settling: request.query.ranges[.settling] = try times(value, word)
    case .overshoot: request.query.ranges[.overshoot] = try shares(value, word)
    case .bounce: request.query.ranges[.bounce] = try shares(value, word)
    case .dampingRatio: request.query.ranges[.dampingRatio] = try shares(value, word)
    case .feel:
      guard let feel = FeelWord.named(value) else { throw FeelWord.mistake(value) }
      request.query.feel.insert(feel)
    case .like: request.like = value
    }
  }

  private func times(_ value: String, _ word: String) throws -> ClosedRange<Double> {
    try range(TimeRangeArgument(argument: value), word)
  }

  private func shares(_ value: String, _ word: String) throws -> ClosedRange<Double> {
    try range(ShareRangeArgument(argument: value), word)
  }

  private func range<Argument: NumberRangeArgument>(
    _ argument: Argument?, _ word: String
  ) throws -> ClosedRange<Double> {
    if let argument { return argument.range }
    throw ValidationError(
      "'\(word)' is not a range", help: "write \(Argument.valueExpectation ?? "")")
  }

  private func one<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type, _ text: String
  ) throws -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text.lowercased()) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw ValidationError(
      "'\(text)' is not a \(rawValue)",
      help: Suggestion.question(for: text, among: words)
        ?? "one of \(words.joined(separator: ", "))")
  }
}
