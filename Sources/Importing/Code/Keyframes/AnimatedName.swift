import StrictJSON

/// An animated name is the property that a track moves, and its target.
struct AnimatedName {
  var target: String?
  var property: String

  /// The name of what a key stands for, which may be a part of it; nil if it stands for something else.
  ///
  /// - Parameter key: Words written together, such as `badgePositionX`; nil for the only track.
  func named(_ key: String?) -> AnimatedName? {
    guard let key else { return self }
    return ["", ".x", ".y", ".z", ".width", ".height"].lazy
      .map { AnimatedName(target: target, property: property + $0) }
      .first { $0.isWritten(key) }
  }

  /// Whether a key is its words written together.
  func isWritten(_ key: String) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return letters((target ?? "") + property) == letters(key)
  }
}

extension CodeContext {
  /// The names in the comment above a value.
  ///
  /// It says `Animates opacity, badge: transform.scale.`
  func animated(above node: CodeNode) -> [AnimatedName] {
    let names = (sentence("Animates", above: node) ?? "").split(separator: ", ").map { name in
      let parts = name.split(separator: ": ", maxSplits: 1).map(String.init)
      return AnimatedName(
        target: parts.count > 1 ? parts[0] : nil, property: parts[parts.count - 1])
    }
    // Other comments may begin that way.
    return names.contains { $0.property.contains(" ") } ? [] : names
  }

  /// The sentence that begins with a word in the comment above a value, without its period; nil if none does.
  func sentence(_ word: String, above node: CodeNode) -> Substring? {
    var start = code.tokens[node.range.lowerBound].start
    var comment = ""
    for one in code.hidden.reversed() where one.kind == .comment && one.range.upperBound <= start {
      let between = text(one.range.upperBound..<start)
      if comment.isEmpty {
        // A function of Dart may return a record: `({double x, double y}) move() =>`.
        let isOwn = between.replacing(language == .dart ? "})" : "", with: "")
        guard !isOwn.contains(where: { "};".contains($0) }) else { return nil }
      } else if !between.allSatisfy(\.isWhitespace) {
        break
      }
      comment = text(one.range) + " " + comment
      start = one.range.lowerBound
    }
    let words = comment.split(whereSeparator: \.isWhitespace)
      .filter { !$0.allSatisfy { "/*".contains($0) } }
    guard let first = words.lastIndex(where: { $0 == word }),
      let last = words[first...].firstIndex(where: { $0.hasSuffix(".") })
    else { return nil }
    return words[(first + 1)...last].joined(separator: " ").dropLast()
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: code.document.bytes[range], as: UTF8.self)
  }
}
