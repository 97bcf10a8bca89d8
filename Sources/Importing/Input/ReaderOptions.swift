import Diagnostics

/// Reader options specify values that a file doesn't contain.
package struct ReaderOptions: Hashable, Sendable {
  /// A unit of time.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case milliseconds = "ms"
    case seconds = "s"
  }

  /// The meaning of the duration of a spring that has a bounce or a damping ratio.
  package enum SpringDuration: String, CaseIterable, Hashable, Sendable {
    /// The perceptual duration, as in Apple's frameworks.
    case perceptual
    /// The time until it settles, as with UIKit's damping ratios and in motion.dev.
    case settling
    /// The duration of Reanimated's springs.
    case reanimated
  }

  /// The meaning of tension and friction.
  package enum Tension: String, CaseIterable, Hashable, Sendable {
    /// The scale of Origami, Pop, and React Native's Animated.
    case origami
    /// Stiffness and damping, as in react-spring.
    case raw
  }

  /// The unit of times that are written without one.
  package var unit: Unit?
  /// The meaning of a spring's duration.
  package var spring: SpringDuration?
  /// The meaning of tension and friction.
  package var tension: Tension?
  /// The layer of a Lottie whose tracks are read.
  package var layer: String?
  /// The property whose track is read.
  package var property: String?

  /// Makes options without values.
  package init() {}

  /// The names that `--option` takes, each with a description of its values.
  package static let names: [(name: String, takes: String)] = [
    ("unit", "ms or s"), ("spring", "perceptual, settling, or reanimated"),
    ("tension", "origami or raw"), ("layer", "the name of a layer"),
    ("property", "the name of a property"),
  ]

  /// Completions for an option.
  package static let completions = [
    "unit=ms", "unit=s", "spring=perceptual", "spring=settling", "spring=reanimated",
    "tension=origami",
    "tension=raw", "layer=", "property=",
  ]

  /// Takes options that are written as `name=value`.
  package init(_ texts: [String]) throws(CatalogError) {
    for text in texts { try set(text) }
  }

  /// Sets an option that is written as `name=value`.
  ///
  /// - Throws: `invalidInput` if the name or value is unknown.
  package mutating func set(_ text: String) throws(CatalogError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let known = Self.names.first(where: { $0.name == name }) else {
      throw CatalogError(
        .invalidInput, "unknown option name '\(name)'",
        hints: [
          .text(
            Suggestion.question(for: name, among: Self.names.map(\.name))
              ?? "valid options: \(Self.names.map(\.name).joined(separator: ", "))")
        ])
    }
    guard parts.count == 2, !parts[1].isEmpty, take(String(parts[1]), for: name) else {
      throw CatalogError(.invalidInput, "option '\(name)' must be \(known.takes)")
    }
  }

  private mutating func take(_ value: String, for name: String) -> Bool {
    switch name {
    case "unit":
      unit = Unit(rawValue: value)
      return unit != nil
    case "spring":
      spring = SpringDuration(rawValue: value)
      return spring != nil
    case "tension":
      tension = Tension(rawValue: value)
      return tension != nil
    case "layer": layer = value
    default: property = value
    }
    return true
  }
}
