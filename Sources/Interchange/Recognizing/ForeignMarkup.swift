/// What texts that begin with `<` are, by their first element.
enum ForeignMarkup {
  static func recognize(_ text: String) -> ForeignFile {
    let name = firstElement(of: text)
    switch name {
    case "svg": return ForeignFile("an SVG picture", "SVG")
    case "html", "!doctype", "head", "body", "style", "script":
      return ForeignFile("a web page", "HTML")
    case "plist": return ForeignFile("a property list", "it")
    case "resources": return ForeignFile("Android resources", "Android's XML")
    case "set", "objectanimator", "animator", "propertyvaluesholder", "alpha", "scale",
      "translate", "rotate", "transitionset", "animation-list":
      return ForeignFile("an Android animation", "Android's XML")
    case "animated-vector", "vector", "selector", "manifest":
      return ForeignFile("an Android XML file", "Android's XML")
    case let name where name.hasSuffix("interpolator"):
      return ForeignFile("an Android interpolator", "Android's XML")
    default:
      return text.prefix(4096).contains("xmlns:android")
        ? ForeignFile("an Android XML file", "Android's XML") : ForeignFile("an XML file", "XML")
    }
  }

  /// The name of the first element, in lower case.
  private static func firstElement(of text: String) -> String {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { return "" }
        rest = rest[end.upperBound...]
        continue
      }
      if rest.hasPrefix("?") { continue }
      let name = rest.prefix { $0.isLetter || $0.isNumber || "!-_.:".contains($0) }.lowercased()
      // A document type says what comes.
      guard name == "!doctype" else { return name }
      let type = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        .prefix { $0.isLetter }.lowercased()
      if type == "html" { return name }
    }
    return ""
  }
}
