/// A discrete property is one of CSS with nothing between two of its values, so that it changes at once.
package enum DiscreteProperty {
  /// Whether browsers change a property from one of these values to another at once, as Curvet does.
  ///
  /// Values that aren't known to be CSS's don't count.
  package static func isDiscrete(_ property: String, _ values: [String]) -> Bool {
    if property == "content" { return values.allSatisfy(isContent) }
    guard let words = keywords[property] else { return false }
    return values.allSatisfy(words.contains)
  }

  private static func isContent(_ value: String) -> Bool {
    if value == "none" || value == "normal" { return true }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return false }
    // One string, and nothing after it.
    var rest = value.dropFirst()
    while let character = rest.popFirst(), character != quote {
      if character == "\\", rest.popFirst() == nil { return false }
    }
    return rest.isEmpty && value.count > 1 && value.last == quote
  }

  /// Whether an element is seen with a value of a property that says so; nil if the property doesn't.
  static func isShown(_ property: String, _ value: String) -> Bool? {
    switch property {
    case "content-visibility": value != "hidden"
    case "display": value != "none"
    case "visibility": value == "visible"
    default: nil
    }
  }

  /// The keywords of properties that have nothing between two values.
  package static let keywords: [String: Set<String>] = [
    "content-visibility": ["auto", "hidden", "visible"],
    "cursor": [
      "auto", "default", "grab", "grabbing", "help", "none", "pointer", "progress", "wait",
    ],
    "display": [
      "block", "contents", "flex", "flow-root", "grid", "inline", "inline-block", "inline-flex",
      "inline-grid", "none",
    ],
    "flex-direction": ["column", "column-reverse", "row", "row-reverse"],
    "float": ["left", "none", "right"],
    "font-style": ["italic", "normal"],
    "overflow": ["auto", "clip", "hidden", "scroll", "visible"],
    "overflow-x": ["auto", "clip", "hidden", "scroll", "visible"],
    "overflow-y": ["auto", "clip", "hidden", "scroll", "visible"],
    "pointer-events": ["all", "auto", "none"],
    "position": ["absolute", "fixed", "relative", "static", "sticky"],
    "text-align": ["center", "end", "justify", "left", "right", "start"],
    "text-transform": ["capitalize", "lowercase", "none", "uppercase"],
    "visibility": ["collapse", "hidden", "visible"],
    "white-space": ["normal", "nowrap", "pre", "pre-line", "pre-wrap"],
  ]
}
