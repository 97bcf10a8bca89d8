import CommandKit
import Diagnostics
import Motion
import Presets
import Storage

/// Qualifiers among the words of a search, such as `kind:spring`.
enum SearchQualifier: String, CaseIterable {
  case name, kind, tag, role, duration, settling, overshoot, bounce
  case dampingRatio = "damping-ratio"
  case feel, like

  /// How one is written.
  private var example: String {
    switch self {
    case .name: "name:spring/app"
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
    /// Whether that was not said, but an easing stands among the words.
    var isPasted = false
  }

  /// The qualifier of a name, in any case.
  static func named(_ name: some StringProtocol) -> SearchQualifier? {
    let name = name.lowercased()
    return name == "dampingratio" ? .dampingRatio : SearchQualifier(rawValue: name)
  }

  /// Puts the value of a word such as `kind:spring` into its place of a request.
  ///
  /// - Throws: `ValidationError` where the qualifier does not take it.
  func take(_ value: String, of word: String, into request: inout Request) throws {
    if value.isEmpty {
      throw ValidationError("'\(word)' has no value", help: "write it as \(example)")
    }
    try add(value, word, to: &request)
  }

  private func add(_ value: String, _ word: String, to request: inout Request) throws {
    switch self {
    case .name:
      guard let pattern = NamePattern(value.lowercased()) ?? NamePattern(prefix: value.lowercased())
      else {
        throw ValidationError(
          "'\(word)': no name begins like that", help: "write it as \(example)")
      }
      request.query.names.append(pattern)
    case .kind: request.query.kinds.append(try one(of: MotionKind.self, value))
    case .role: request.query.roles.append(try one(of: Role.self, value))
    case .tag: request.query.tags.append(value)
    case .duration: try narrow(.duration, to: try times(value, word), word, &request)
    case .settling: try narrow(.settling, to: try times(value, word), word, &request)
    case .overshoot: try narrow(.overshoot, to: try shares(value, word), word, &request)
    case .bounce: try narrow(.bounce, to: try shares(value, word), word, &request)
    case .dampingRatio: try narrow(.dampingRatio, to: try shares(value, word), word, &request)
    case .feel:
      guard let feel = FeelWord.named(value) else { throw FeelWord.mistake(value) }
      request.query.feel.insert(feel)
    case .like: request.like = value
    }
  }

  /// Several ranges of one fact must all hold.
  private func narrow(
    _ fact: SearchedFact, to range: ClosedRange<Double>, _ word: String, _ request: inout Request
  ) throws {
    guard let known = request.query.ranges[fact] else {
      request.query.ranges[fact] = range
      return
    }
    guard known.overlaps(range) else {
      throw ValidationError(
        "'\(word)' leaves nothing of the other range of \(rawValue)",
        help: "give one range, as in \(example)")
    }
    request.query.ranges[fact] = range.clamped(to: known)
  }

  private func times(_ value: String, _ word: String) throws -> ClosedRange<Double> {
    if let question = TimeRangeArgument.question(about: value) {
      let lead = word.hasSuffix(value) ? String(word.dropLast(value.count)) : rawValue
      throw question.error(after: lead, value)
    }
    return try range(TimeRangeArgument(argument: value), word)
  }

  private func shares(_ value: String, _ word: String) throws -> ClosedRange<Double> {
    try range(FractionRangeArgument(argument: value), word)
  }

  private func range<Argument: NumberRangeArgument>(
    _ argument: Argument?, _ word: String
  ) throws -> ClosedRange<Double> {
    if let argument { return argument.range }
    throw ValidationError(
      "'\(word)' is not a range", help: "write \(Argument.expectation)")
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
