/// A property is something well known that motions change: its row says all that depends on it alone.
///
/// Any other name is allowed too. How Swift writes each property is told by its exporter.
package struct Property: Sendable {
  /// Core Animation's key path, or UIKit's name if a view has one of its own.
  package let path: String
  /// The values that it takes.
  package let type: PropertyType
  /// The unit of its numbers; nil if they have none.
  package let unit: Unit?
  /// Core Animation's default, if it isn't zero, black without opacity, false, or no name.
  let rest: AnimatedValue?
  /// The property of CSS; nil if there is none.
  package let css: CSSProperty?
  /// Why CSS has none.
  package let cssGap: String?
  /// The property of a view of Android; nil if there is none.
  package let android: String?
  /// The property of a part of a vector drawable of Android; nil if there is none.
  package let androidVector: String?
  /// The property of Figma Motion; nil if there is none.
  package let figma: String?
  /// The property of Lottie; nil if there is none.
  package let lottie: Lottie?

  /// The unit of a property's numbers.
  package enum Unit: String, Sendable {
    case points = "pt"
    case degrees = "deg"
    /// 0…1, which Lottie has as 0…100.
    case fraction = ""
  }

  /// A property of Lottie: the type of what it belongs to, its key, and its name in words.
  package struct Lottie: Sendable {
    package let type, key, name: String
  }

  init(
    _ path: String, _ type: PropertyType, _ unit: Unit? = nil, rest: AnimatedValue? = nil,
    css: CSSProperty? = nil, cssGap: String? = nil, android: String? = nil,
    androidVector: String? = nil, figma: String? = nil, lottie: Lottie? = nil
  ) {
    (self.path, self.type, self.unit, self.rest) = (path, type, unit, rest)
    (self.css, self.cssGap) = (css, cssGap)
    (self.android, self.androidVector) = (android, androidVector)
    (self.figma, self.lottie) = (figma, lottie)
  }

  /// Finds a property by its key path; nil if it isn't well known.
  package init?(_ path: String) {
    guard let index = Self.places[path] else { return nil }
    self = Self.all[index]
  }

  /// The type of a property, which is asked for with every value; nil if it isn't well known.
  static func type(of path: String) -> PropertyType? { places[path].map { all[$0].type } }

  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($0.element.path, $0.offset) })

  /// The property that a property of CSS by that name alone means; the first of several.
  package static func named(css name: String) -> Property? { byCSS[name] }

  private static let byCSS = byName { property in
    switch property.css {
    case .plain(let names, _)? where names.count == 1: names[0]
    case .color(let name)?: name
    default: nil
    }
  }

  /// The property that a property of Android by that name means.
  package static func named(android name: String) -> Property? {
    byAndroid[name] ?? byAndroidVector[name]
  }

  private static let byAndroid = byName(\.android)
  private static let byAndroidVector = byName(\.androidVector)

  /// The property that a property of Figma by that name means.
  package static func named(figma name: String) -> Property? { byFigma[name] }

  private static let byFigma = byName(\.figma)

  /// The property that a key of something in a Lottie file means.
  package static func named(lottie key: String, of type: String) -> Property? {
    byLottie["\(type).\(key)"]
  }

  private static let byLottie = byName { $0.lottie.map { "\($0.type).\($0.key)" } }

  private static func byName(_ name: (Property) -> String?) -> [String: Property] {
    Dictionary(all.compactMap { property in name(property).map { ($0, property) } }) { first, _ in
      first
    }
  }
}
