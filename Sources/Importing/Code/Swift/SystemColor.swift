import Motion

/// The colors of `UIColor` that Apple documents with their parts: `UIColor.red.cgColor`.
enum SystemColor {
  /// Returns the color that a value names; nil if it names none.
  static func named(_ node: CodeNode) -> RGBA? {
    guard let names = node.chain?.names, let type = names.first,
      ["UIColor", "NSColor"].contains(type), names.count > 1
    else { return nil }
    return colors[names[1]].flatMap { RGBA($0) }
  }

  private static let colors = [
    "black": "#000000", "darkGray": "#555555", "lightGray": "#AAAAAA", "white": "#FFFFFF",
    "gray": "#808080",
    "red": "#FF0000", "green": "#00FF00", "blue": "#0000FF", "cyan": "#00FFFF", "yellow": "#FFFF00",
    "magenta": "#FF00FF", "orange": "#FF8000", "purple": "#800080", "brown": "#996633",
    "clear": "#00000000",
  ]
}
