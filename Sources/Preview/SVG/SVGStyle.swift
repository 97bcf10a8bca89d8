import EmbeddedData

/// The style of all SVG pictures, light and dark.
enum SVGStyle {
  /// The number of series with their own color and dash; further series repeat them.
  static let seriesCount = 5

  /// Returns the class names for a series.
  static func series(_ index: Int) -> String { "s\(index % seriesCount)" }

  /// The style sheet, a file of the project.
  static let sheet = String(cString: embedded_picture_style())
}
