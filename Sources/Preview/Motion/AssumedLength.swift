import Motion

/// An assumed length replaces a length known only at run time, to draw a picture.
enum AssumedLength {
  /// Returns a length in points: screens are as large as a phone's, a part of one is a card on it.
  static func of(_ symbol: String) -> Double {
    let words = symbol.lowercased().split(separator: ".")
    let isPart = words.dropLast().contains { parts.contains(String($0)) }
    let isBar = words.dropLast().contains { bars.contains(String($0)) }
    // A release at rest has no speed.
    if words.contains(where: { $0.hasSuffix("velocity") }) { return 0 }
    switch words.last {
    case "height" where isBar: return 56
    case "x": return isPart ? card[0] : 0
    case "y": return isPart ? card[1] : 0
    case "width": return isPart ? card[2] : 390
    case "height": return isPart ? card[3] : 844
    default: return 100
    }
  }

  /// The frame of a card on a phone's screen.
  private static let card = [40.0, 200, 310, 444]

  /// Parts that are low and wide.
  private static let bars: Set<String> = ["banner", "field", "snackbar", "toast"]

  /// Parts of a screen.
  private static let parts: Set<String> = [
    "card", "cell", "drawer", "item", "panel", "row", "sheet", "skeleton", "thumbnail",
  ]
}
