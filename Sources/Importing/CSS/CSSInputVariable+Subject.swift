// The subject of a variable, by its name.
extension CSSInputVariable {
  /// The name without the marks of variables.
  var plainName: String {
    String(name.drop { $0 == "-" || $0 == "$" || $0 == "@" }.prefix { $0 != "(" })
  }

  /// Whether its name indicates a motion.
  var isAboutMotion: Bool {
    hasWord { word in word == "dur" || Self.words.contains { word.hasPrefix($0) } }
  }

  /// Its subject, with an article, if its name can only be that of an easing, a time, or a number of a spring.
  var isAbout: String? {
    if hasWord({ ["ease", "easing", "easings", "bezier"].contains($0) }) { return "an easing" }
    if hasWord({ ["stiffness", "damping"].contains($0) }) { return "a number" }
    return hasWord { ["duration", "durations", "delay", "delays"].contains($0) } ? "a time" : nil
  }

  /// Whether its name indicates a time.
  var isAboutTime: Bool { hasWord { ["duration", "dur", "delay", "time", "speed"].contains($0) } }

  private static let words = [
    "ease", "easing", "anim", "transition", "duration", "delay", "motion", "bezier", "spring",
    "stiffness", "damping",
  ]

  private func hasWord(_ isWanted: (String) -> Bool) -> Bool {
    var word = ""
    for character in shown.unicodeScalars {
      if ("A"..."Z").contains(character), !word.isEmpty, word.unicodeScalars.last != "-" {
        if isWanted(word) { return true }
        word = ""
      }
      if ("a"..."z").contains(character) || ("A"..."Z").contains(character) {
        word += String(character).lowercased()
      } else {
        if isWanted(word) { return true }
        word = ""
      }
    }
    return isWanted(word)
  }
}

extension String {
  /// Whether it is the name of a variable of SCSS or Less.
  var isStyleVariable: Bool { hasPrefix("$") || hasPrefix("@") }
}
