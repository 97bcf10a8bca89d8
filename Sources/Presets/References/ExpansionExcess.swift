import Motion

/// An expansion excess says how a preset comes to more than is allowed.
public struct ExpansionExcess: Hashable, Sendable {
  /// The limit that is exceeded.
  public let limit: Expansion.Limit
  /// How much there is of what the limit is about; infinite where no number holds it.
  public let amount: Double
  /// The presets along the references that add the most, from the nearest on.
  public let path: [String]

  /// So many names of the path are shown.
  static let shownNames = 4

  init(_ limit: Expansion.Limit, amount: Double, path: [String]) {
    (self.limit, self.amount, self.path) = (limit, amount, path)
  }

  /// What is too much, how much there is, and along which references.
  public var message: String {
    let names = path.prefix(Self.shownNames).joined(separator: " → ")
    let way = names + (path.count > Self.shownNames ? " → …" : "")
    let by = path.isEmpty ? "" : ", by way of \(way)"
    return switch limit {
    case .parts:
      "it has \(Self.text(amount)) moving parts\(by); at most \(Self.text(Expansion.mostParts)) are allowed"
    case .values:
      "it has \(Self.text(amount)) values\(by); at most \(Self.text(Expansion.mostValues)) are allowed"
    case .depth:
      "its references lead on \(Self.text(amount)) times\(by); at most \(Expansion.deepest) are allowed"
    }
  }

  /// How to change that.
  public var help: String {
    switch limit {
    case .parts: "divide it into several presets, or let a group list fewer members"
    case .values: "use fewer values, or simpler timings"
    case .depth: "refer to the last preset of the chain, or give one of them its own values"
    }
  }

  /// Returns a count with commas, or its magnitude where digits say nothing.
  private static func text(_ count: Double) -> String {
    guard count < 1e15 else {
      if !count.isFinite { return "over 10^308" }
      var exponent = 0
      var rest = count
      while rest >= 10 {
        rest /= 10
        exponent += 1
      }
      return "about \(Int(rest)).\(Int(rest * 10) % 10) × 10^\(exponent)"
    }
    var digits = String(Int(count))
    var at = digits.index(digits.endIndex, offsetBy: -min(3, digits.count))
    while at > digits.startIndex {
      digits.insert(",", at: at)
      at = digits.index(at, offsetBy: -3, limitedBy: digits.startIndex) ?? digits.startIndex
    }
    return digits
  }
}
