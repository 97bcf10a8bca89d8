import Motion
import Presets
import StrictJSON

extension TokenInterpreter {
  /// Takes springs for tokens of no known type where the value of one has a shape that is not known:
  /// others may refer to it.
  mutating func leaveOutUnknownSprings(_ order: [Int]) {
    let springs = order.filter { type(of: $0) == .spring }
    let isKnown = springs.allSatisfy { token in
      guard let content = tree.texts[tree.tokens[token].text].content else { return false }
      let isReference = content.string?.hasPrefix("{") == true || content["$ref"] != nil
      return isReference || Self.spring(content) != nil
    }
    guard !isKnown else { return }
    for token in springs { types[token] = .found(.other("spring")) }
  }

  /// Reads a spring, which may stand elsewhere.
  mutating func spring(_ value: JSONValue, at place: JSONValue) -> Spring? {
    if let spring = Self.spring(value) { return spring }
    report.add(
      PresetRule.type, at: place, help: "write {\"stiffness\": 300, \"damping\": 20, \"mass\": 1}",
      "$value must be a spring, found \(value.shown)")
    return nil
  }

  /// Returns the spring of a value whose members say plainly what they are; nil for any other.
  ///
  /// A duration with a bounce is not taken: tools mean different times by it.
  private static func spring(_ value: JSONValue) -> Spring? {
    guard value.kind == .object else { return nil }
    var figures: [String: Double] = [:]
    for member in value.members {
      guard let number = member.value.number, number > 0, number.isFinite else { return nil }
      figures[member.key] = number
    }
    func figure(_ name: String) -> Double { figures[name] ?? 1 }
    switch Set(figures.keys).subtracting(["mass"]) {
    case ["stiffness", "damping"]:
      return Spring(
        .physical(
          mass: figure("mass"), stiffness: figure("stiffness"), damping: figure("damping")))
    case ["stiffness", "dampingRatio"]:
      return Spring(
        .ratio(
          dampingRatio: figure("dampingRatio"), stiffness: figure("stiffness"),
          mass: figures["mass"]))
    case ["response", "dampingFraction"] where figures["mass"] == nil:
      return Spring(
        .response(
          response: .seconds(figure("response")), dampingFraction: figure("dampingFraction"),
          blendDuration: nil))
    default: return nil
    }
  }
}
