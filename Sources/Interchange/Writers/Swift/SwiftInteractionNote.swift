import Motion

extension Interaction {
  /// How a gesture drives it, in a few words.
  var note: String { note(driving: "its progress") }

  /// How a gesture drives something from 0 to 1, as one would tell a colleague.
  func note(driving subject: String) -> String {
    var note = "Drive \(subject) with \(gestureWords)"
    if let ratio { note += ": \(ratio)" }
    var clauses: [String] = []
    if begin == .axisDominates {
      clauses.append("begin only where the finger moves along that axis")
    }
    if invertsWhenOpen == true { clauses.append("the other way round when it is open") }
    if let release { clauses.append(release) }
    for clause in clauses { note += "; " + clause }
    return note + "."
  }

  private var gestureWords: String {
    let direction: String? =
      switch axis {
      case .x: "horizontal"
      case .y: "vertical"
      case nil: nil
      }
    switch gesture {
    case .press: return "a press"
    case .slider: return "a slider"
    case .pan: return "a " + [direction, "pan"].compactMap(\.self).joined(separator: " ")
    case .screenEdgePan:
      return edge.map { "a pan from the \($0.rawValue) edge of the screen" }
        ?? "a pan from the edge of the screen"
    }
  }

  /// The way of the finger as a share of the whole.
  private var ratio: String? {
    guard let distance else { return nil }
    let way = "translation" + (axis.map { ".\($0.rawValue)" } ?? "")
    switch distance {
    case .number(let number):
      return "\(number < 0 ? "−" : "")\(way) / \(CodeText.number(abs(number)))"
    case .measure(let measure):
      switch measure.expression {
      case .symbol(let symbol): return "\(way) / \(Self.words(symbol))"
      case .negated(.symbol(let symbol)): return "−\(way) / \(Self.words(symbol))"
      default: return "\(way) / (\(measure.text))"
      }
    }
  }

  private static func words(_ symbol: String) -> String { symbol.replacing(".", with: " ") }

  private var release: String? {
    let share = threshold.map { CodeText.number($0.value) }
    switch onRelease {
    case .threshold?: return "on release finish above \(share ?? "0.5")"
    case .velocity?:
      return "on release continue in the finger's direction"
        + (share.map { ", or finish above \($0) where it rests" } ?? "")
    case .reverse?: return "on release reverse"
    case .continue?: return "on release continue"
    case nil: return share.map { "finish above \($0)" }
    }
  }
}
