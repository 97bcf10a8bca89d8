/// A word stem is what the forms of a word have in common.
enum WordStem {
  /// Whether two folded words differ by their endings alone: shaking and shake, мягкая and мягкий,
  /// 弾んだ and 弾む.
  static func isShared(_ word: String, _ other: String) -> Bool {
    if word == other { return true }
    guard let first = word.unicodeScalars.first, first == other.unicodeScalars.first else {
      return false
    }
    if first.isASCII { return english(word).contains(where: english(other).contains) }
    let common = zip(word.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    let rests = [word, other].map { $0.unicodeScalars.dropFirst(common) }
    if isRussian(first) { return common >= 4 && rests.allSatisfy { $0.count <= 3 } }
    guard rests.allSatisfy({ $0.count <= 2 && $0.allSatisfy(isHiragana) }) else { return false }
    let hasKanji = word.unicodeScalars.prefix(common).contains { !isHiragana($0) }
    return common >= (hasKanji ? 1 : 4)
  }

  /// Returns a Russian word without its ending, another one as it is.
  static func beginning(of word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    guard let last = scalars.last, isRussian(last), scalars.count > 4 else { return word }
    let ending = scalars.suffix(2).reversed().prefix { "аеиоуыэюяьй".unicodeScalars.contains($0) }
    let kept = max(4, scalars.count - ending.count)
    return String(String.UnicodeScalarView(scalars.prefix(kept)))
  }

  /// The stems that an English word may have.
  private static func english(_ word: String) -> [String] {
    var stems = [word]
    for ending in ["s", "es", "ed", "ing"] where word.hasSuffix(ending) && !word.hasSuffix("ss") {
      let stem = String(word.dropLast(ending.count))
      guard stem.count > 2 else { continue }
      stems += [stem, stem + "e"]
      // Flipping, spinning.
      if stem.last == stem.dropLast().last { stems.append(String(stem.dropLast())) }
    }
    return stems
  }

  private static func isRussian(_ scalar: Unicode.Scalar) -> Bool { ("а"..."я").contains(scalar) }

  private static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x309F).contains(scalar.value) || scalar.value == 0x30FC
  }
}
