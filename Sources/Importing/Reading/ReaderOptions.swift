import Diagnostics

/// Reader options settle what a file does not say.
package struct ReaderOptions: Hashable, Sendable {
  /// A unit of time.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case milliseconds = "ms"
    case seconds = "s"
  }

  /// What the duration of a spring means that is given by a duration and a bounce or damping ratio.
  package enum SpringDuration: String, CaseIterable, Hashable, Sendable {
    /// How long it seems to take, as Apple's frameworks have it.
    case perceptual
    /// How long until it has settled, as UIKit's damping ratios and motion.dev have it.
    case settling
  }

  /// The unit of times that are written without one.
  package var unit: Unit?
  /// What the duration of a spring means.
  package var spring: SpringDuration?
  /// The layer of a Lottie whose tracks are read.
  package var layer: String?
  /// The property whose track is read.
  package var property: String?

  /// Makes options that settle nothing.
  package init() {}

  /// The names, as `--option` takes them, each with what it takes.
  package static let names: [(name: String, takes: String)] = [
    ("unit", "ms or s"), ("spring", "perceptual or settling"), ("layer", "the name of a layer"),
    ("property", "the name of a property"),
  ]

  /// What completes an option.
  package static let completions = [
    "unit=ms", "unit=s", "spring=perceptual", "spring=settling", "layer=", "property=",
  ]

  /// Takes options that are written as `name=value`.
  package init(_ texts: [String]) throws(CatalogError) {
    for text in texts { try set(text) }
  }

  /// Sets an option that is written as `name=value`.
  ///
  /// - Throws: `usage` saying what is not known.
  package mutating func set(_ text: String) throws(CatalogError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let known = Self.names.first(where: { $0.name == name }) else {
      throw CatalogError(
        .invalidInput, "there is no option \"\(name)\" of readers",
        hints: [
          .text(
            Suggestion.question(for: name, among: Self.names.map(\.name))
              ?? "known: \(Self.names.map { "\($0.name)=" }.joined(separator: ", "))")
        ])
    }
    guard parts.count == 2, !parts[1].isEmpty, take(String(parts[1]), for: name) else {
      throw CatalogError(.invalidInput, "\(name)= takes \(known.takes)")
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
    case "layer": layer = value
    default: property = value
    }
    return true
  }
}
