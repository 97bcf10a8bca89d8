import Motion
import StrictJSON

extension Transition.Zoom {
  static let fields: [Field<Transition.Zoom>] = [
    Field(
      "alignment", \.alignment, .partOfScreen,
      "The part of the new screen that the view becomes: x, y, width, and height as fractions of the screen.",
      ["examples": [[0, 0, 1, 0.4]]]),
    Field(
      "dimmingColor", \.dimmingColor, .color,
      "The color that dims the screen behind; the system's color by default.",
      ["examples": ["#00000040"]]),
    Field(
      "dimmingEffect", \.dimmingEffect, .oneOf,
      "The blur of the screen behind; none by default."),
    Field(
      "interactiveDismiss", \.interactiveDismiss, .bool,
      "Whether the system's gestures can dismiss the screen; by default, the system decides."),
  ]

  static let codec = Codec<Transition.Zoom>.object(
    fields, .zoom, "Options for the system's zoom (iOS 18); the system decides how it moves.",
    initial: Transition.Zoom())
}

extension Codec where Value == [Double] {
  /// A rectangle in fractions of the screen.
  fileprivate static let partOfScreen = Codec<Double>.number(.unit).array(
    count: 4...4, of: "4 fractions [x, y, width, height]", example: "[0, 0, 1, 0.4]")
}

extension Codec where Value == RGBA {
  /// A color in sRGB.
  fileprivate static let color = Codec(
    .form("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", else: "A color is #RRGGBB or #RRGGBBAA."),
    read: { value, reading in
      guard let text = value.string else {
        reading.expected("a color", at: value, help: "write #RRGGBB or #RRGGBBAA")
        return nil
      }
      if let color = RGBA(text) { return color }
      reading.report(PresetRule.value, at: value, help: "write #RRGGBB or #RRGGBBAA") {
        "\($0) isn't a valid color: \(Reading.quoted(text))"
      }
      return nil
    },
    write: { $1.string($0.text) })
}
