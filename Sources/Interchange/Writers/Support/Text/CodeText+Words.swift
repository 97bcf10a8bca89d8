extension CodeText {
  /// Returns the words of a name in small ASCII letters and digits: `backgroundColor` is
  /// `background color`.
  ///
  /// Nothing else of it is left; `value` stands for a name without any.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var previous: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      defer { previous = scalar }
      guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        continue
      }
      let begins =
        !(previous.isASCII && (previous.properties.isAlphabetic || ("0"..."9").contains(previous)))
        || (("A"..."Z").contains(scalar) && !("A"..."Z").contains(previous))
      let letter = String(scalar).lowercased()
      if begins || words.isEmpty { words.append(letter) } else { words[words.count - 1] += letter }
    }
    return words.isEmpty ? ["value"] : words
  }
}
