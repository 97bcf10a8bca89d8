/// An assumed length stands in for one that only the app knows, so that a picture can be drawn.
enum AssumedLength {
  /// Returns a length in points: screens and what fills them are as large as a phone's, a part of
  /// them is smaller, and the origin is the corner.
  static func of(_ symbol: String) -> Double {
    let words = symbol.lowercased().split(separator: ".")
    let isPart = words.dropLast().contains { parts.contains(String($0)) }
    switch words.last {
    case "x", "y": return isPart ? 40 : 0
    case "width": return isPart ? 310 : 390
    case "height": return isPart ? 240 : 844
    default: return 100
    }
  }

  /// What is a part of a screen.
  private static let parts: Set<String> = ["card", "cell", "item", "row", "sheet", "thumbnail"]
}
