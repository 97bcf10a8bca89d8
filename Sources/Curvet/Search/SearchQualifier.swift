import Diagnostics
import Motion
import Presets
import Storage

/// A qualifier among the words of a search, such as `kind:` in `kind:spring`.
package enum SearchQualifier: String, CaseIterable {
  case name, kind, tag, role, duration, settling, overshoot, bounce
  case dampingRatio = "damping-ratio"
  case stiffness, mass, damping
  case x1, y1, x2, y2
  case source, property, feel, like

  /// An example of its syntax.
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
    case .stiffness: "stiffness:250..350"
    case .mass: "mass:1"
    case .damping: "damping:20..30"
    case .x1, .x2: "\(rawValue):0..0.4"
    case .y1, .y2: "\(rawValue):>1"
    case .source: "source:figma"
    case .property: "property:opacity"
    case .feel: "feel:soft"
    case .like: "like:spring/figma/quick"
    }
  }

  /// Returns the qualifier with a name, case-insensitively.
  static func named(_ name: some StringProtocol) -> SearchQualifier? {
    let name = name.lowercased()
    return name == "dampingratio" ? .dampingRatio : SearchQualifier(rawValue: name)
  }

  /// Adds the value of a word such as `kind:spring` to a request.
  ///
  /// - Throws: `invalidQuery` if the qualifier doesn't take it.
  func add(_ value: String, of word: String, to request: inout SearchRequest) throws(CatalogError) {
    if value.isEmpty {
      throw .query("'\(word)' has no value", "add a value, for example \(example)")
    }
    if let fact = SearchedFact(rawValue: rawValue.replacing("-", with: "_")) {
      return try narrow(fact, to: value, of: fact.quantity, word, &request)
    }
    switch self {
    case .name:
      guard let pattern = NamePattern(value.lowercased()) ?? NamePattern(prefix: value.lowercased())
      else {
        throw .query("'\(word)' isn't a valid name pattern", "write a name, for example \(example)")
      }
      request.query.names.append(pattern)
    case .kind: request.query.kinds.append(try one(of: MotionKind.self, value))
    case .role: request.query.roles.append(try one(of: Role.self, value))
    case .tag: request.query.tags.append(value)
    case .source: request.query.sources.append(value)
    case .property: request.query.properties.append(value.filter { $0 != "-" })
    case .feel:
      guard let feel = FeelWord.named(value) else {
        throw .query(
          "'\(value)' isn't a feel keyword",
          Suggestion.hint(for: value, among: FeelWord.allCases.flatMap(\.words))
            ?? "valid values: \(FeelWord.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      request.query.feel.insert(feel)
    case .like: request.like = value
    default: break
    }
  }

  /// Adds a range of a property; several ranges of one property must all match.
  private func narrow(
    _ fact: SearchedFact, to value: String, of quantity: QueryRange.Quantity, _ word: String,
    _ request: inout SearchRequest
  ) throws(CatalogError) {
    if quantity == .time, let question = UnitQuestion(aboutRange: value) {
      let lead = word.hasSuffix(value) ? String(word.dropLast(value.count)) : rawValue
      throw question.error(after: lead, value)
    }
    guard let range = QueryRange(value, of: quantity)?.range else {
      throw .query("'\(word)' isn't a range", "write \(quantity.expectation)")
    }
    guard let known = request.query.ranges[fact] else {
      request.query.ranges[fact] = range
      return
    }
    guard known.overlaps(range) else {
      throw .query(
        "'\(word)' doesn't overlap the other range for '\(rawValue)'",
        "write only one range, for example \(example)")
    }
    request.query.ranges[fact] = range.clamped(to: known)
  }

  private func one<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type, _ text: String
  ) throws(CatalogError) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text.lowercased()) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw .query(
      "'\(text)' isn't a valid \(rawValue)",
      Suggestion.hint(for: text, among: words) ?? "valid values: \(words.joined(separator: ", "))")
  }
}

extension SearchedFact {
  /// The quantity that its ranges are written in.
  package var quantity: QueryRange.Quantity {
    switch self {
    case .duration, .settling: .time
    case .overshoot, .bounce, .dampingRatio: .fraction
    case .stiffness, .mass, .damping, .x1, .y1, .x2, .y2: .number
    }
  }
}

extension CatalogError {
  /// Returns the error of an invalid query, with a hint.
  static func query(_ message: String, _ hint: Hint) -> CatalogError {
    CatalogError(.invalidQuery, message, hints: [hint])
  }
}
