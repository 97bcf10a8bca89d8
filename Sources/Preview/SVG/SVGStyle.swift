import EmbeddedData

/// The style of all SVG pictures: a page of a textbook, by day and by night.
enum SVGStyle {
  /// How many series have a colour and a dash of their own; further ones begin again.
  static let seriesCount = 5

  /// Returns the class names for a series.
  static func series(_ index: Int) -> String { "s\(index % seriesCount)" }

  /// The style sheet, a file of the project.
  static let sheet = String(cString: embedded_picture_style())
}
