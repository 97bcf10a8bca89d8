import Motion

/// Numbers as rule messages show them: three significant digits and a unit.
enum RuleFigure {
  /// Returns a fraction as a percentage: `5.3%`.
  static func percent(_ fraction: Double) -> String { "\(number(fraction * 100))%" }

  /// Returns a fraction as a percentage, rounded up.
  static func percent(atMost fraction: Double) -> String { "\(atMost(fraction * 100))%" }

  /// Returns a time: `0.45 s`.
  static func seconds(_ seconds: Double) -> String { "\(number(seconds)) s" }

  /// Returns a number.
  static func number(_ value: Double) -> String { Figure.text(Figure.rounded(value, to: 3)) }

  /// Returns a number, rounded up.
  static func atMost(_ value: Double) -> String { Figure.text(Figure.raised(value, to: 3)) }

  /// Returns a count with its noun: `1 timing`, `3 timings`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
