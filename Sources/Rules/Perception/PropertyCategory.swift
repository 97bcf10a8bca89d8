import Motion

/// A property category says what people see when a property changes.
enum PropertyCategory: Hashable, Sendable {
  /// It goes somewhere else.
  case place
  /// It turns in its plane.
  case turn
  /// It turns out of its plane, or comes nearer.
  case depth
  /// It becomes larger or smaller as a picture.
  case scale
  /// Its size or margins change, so that it is laid out again.
  case layout
  /// It fades, or is hidden.
  case light
  /// Its color changes.
  case colour
  /// Its form changes where it stands, such as its corners.
  case form

  /// Whether people who ask for less motion mean it: movement, scale and depth.
  var isMovement: Bool {
    switch self {
    case .place, .turn, .depth, .scale, .layout: true
    case .light, .colour, .form: false
    }
  }

  /// Makes the category of a property by its key path, Core Animation's or another framework's.
  init(property: String) { self = Self.known[property] ?? Self(words: property) }

  private static let known: [String: PropertyCategory] = Dictionary(
    uniqueKeysWithValues: PropertyType.properties.map { ($0, PropertyCategory(words: $0)) })

  private init(words property: String) {
    let words = property.lowercased().split { ".-_".contains($0) }
    let last = words.last ?? ""
    func begins(_ starts: String...) -> Bool {
      words.contains { word in starts.contains { word.hasPrefix($0) } }
    }
    if begins("rotat") {
      self = last.hasSuffix("x") || last.hasSuffix("y") ? .depth : .turn
    } else if begins("scale", "zoom") {
      self = .scale
    } else if last == "m34" || last == "anchorpointz" {
      self = .depth
    } else if last.hasSuffix("color") || last.hasSuffix("colour") {
      self = .colour
    } else if last.hasSuffix("opacity") || ["alpha", "hidden", "ishidden"].contains(last) {
      self = .light
    } else if begins("constraint", "margin", "padding", "inset", "contentinset", "layoutmargin")
      || Self.sizes.contains(last) || words.contains("size")
    {
      self = .layout
    } else if begins("translat") {
      self = last.hasSuffix("z") ? .depth : .place
    } else if begins("position", "center") || Self.places.contains(last) {
      self = .place
    } else {
      self = .form
    }
  }

  private static let sizes: Set<Substring> = [
    "frame", "bounds", "size", "width", "height", "top", "left", "right", "bottom", "leading",
    "trailing",
  ]
  private static let places: Set<Substring> = [
    "x", "y", "origin", "offset", "contentoffset", "anchorpoint", "contentsrect", "transform",
  ]

  /// The category of a transition of the platform's.
  init(style: Transition.Style) {
    switch style {
    case .push, .moveIn, .reveal: self = .place
    case .flip, .curlUp, .curlDown: self = .depth
    case .fade, .crossDissolve: self = .light
    case .zoom: self = .scale
    case .custom: self = .form
    }
  }
}
