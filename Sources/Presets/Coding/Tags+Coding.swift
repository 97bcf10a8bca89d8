import StrictJSON

extension Codec where Value == [String] {
  private static let list = Codec<String>.tag.array(example: "[\"card\", \"gentle\"]")

  /// Tags: words without spaces, each once.
  static let tags = Codec(
    read: { value, reading in
      list.read(value, &reading).map(unique)
    },
    write: { list.write($0, &$1) })

  private static func unique(_ words: [String]) -> [String] {
    // Few words are compared faster than hashed; many must not take their number squared.
    let isFew = words.count <= 16
    if isFew, words.indices.allSatisfy({ !words[..<$0].contains(words[$0]) }) { return words }
    var known: Set<String> = []
    return words.filter { known.insert($0).inserted }
  }
}

extension Codec where Value == String {
  /// A word without spaces.
  fileprivate static let tag = Codec(
    read: { value, reading in
      guard let word = Codec.word.read(value, &reading) else { return nil }
      if isTag(word) { return word }
      reading.report(
        PresetRule.value, at: value,
        help: "a tag is one word of at most 64 characters; join words by '-'"
      ) { _ in "\(Reading.quoted(word)) is not a tag" }
      return nil
    },
    write: { $1.string($0) })

  private static func isTag(_ word: String) -> Bool {
    // On the command line "-old" takes a tag away.
    if word.utf8.first == UInt8(ascii: "-") { return false }
    if word.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return word.utf8.count <= 64 }
    let scalars = word.unicodeScalars
    return scalars.count <= 64
      && scalars.allSatisfy { scalar in
        scalar.value >= 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
      }
  }
}
