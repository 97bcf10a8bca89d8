/// Search folding makes texts equal that people would search for alike.
///
/// Full width becomes half width, half-width kana full, katakana hiragana, capitals small; ё reads
/// as е and й as и. Accents are left to the tokenizer.
enum SearchFolding {
  /// Returns a text in folded form.
  static func fold(_ text: String) -> String {
    if let folded = foldCommon(text) { return folded }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &folded) }
    return String(folded)
  }

  /// Folds English, Russian, and Japanese text byte by byte, which is most of what is stored and many times faster;
  /// returns nil for other text.
  private static func foldCommon(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var isCommon = true
      let folded = String(unsafeUninitializedCapacity: bytes.count) { folded in
        var (read, written) = (0, 0)
        func put(_ byte: UInt8) {
          folded[written] = byte
          written += 1
        }
        func put(_ first: UInt8, _ second: UInt8) {
          put(first)
          put(second)
        }
        while read < bytes.count {
          let first = bytes[read]
          if first < 0x80 {
            put(first &- 0x41 < 26 ? first | 0x20 : first)
            read += 1
            continue
          }
          let second = bytes[read + 1]
          switch (first, second) {
          case (0xD0, 0x90...0x98), (0xD0, 0x9A...0x9F): put(0xD0, second + 0x20)
          case (0xD0, 0xA0...0xAF): put(0xD1, second - 0x20)
          // Й and й read as и, Ё and ё as е.
          case (0xD0, 0x99), (0xD0, 0xB9): put(0xD0, 0xB8)
          case (0xD0, 0x81), (0xD1, 0x91): put(0xD0, 0xB5)
          case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x8F): put(first, second)
          case (0xE2, 0x80), (0xE3, 0x80...0x83), (0xE4, 0xB8...0xBF), (0xE5...0xE9, _):
            guard let kana = foldKana(first, second, bytes[read + 2]) else {
              isCommon = false
              return 0
            }
            if kana == 0x3000 {
              put(0x20)
            } else {
              put(first, UInt8(0x80 | (kana >> 6) & 0x3F))
              put(UInt8(0x80 | kana & 0x3F))
            }
            read += 1
          default:
            isCommon = false
            return 0
          }
          read += 2
        }
        return written
      }
      return isCommon ? folded : nil
    }
  }

  /// Returns the folded form of a character of three bytes; nil if it joins the one before it.
  private static func foldKana(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32? {
    let value = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    switch value {
    case 0x3099, 0x309A: return nil
    case 0x30A1...0x30F6: return value - 0x60
    default: return value
    }
  }

  /// Whether a scalar belongs to a script that is written without spaces between words.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3031...0x3035, 0x3041...0x3096, 0x309D...0x309F: true
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x312F, 0x31F0...0x31FF: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    case 0x0E01...0x0E3A, 0x0E40...0x0E4E: true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x3000: folded.append(" ")
    case 0xFF01...0xFF5E:
      if let narrow = Unicode.Scalar(scalar.value - 0xFEE0) { append(narrow, to: &folded) }
    case 0xFF66...0xFF9D:
      append(halfWidthKana[Int(scalar.value - 0xFF66)], to: &folded)
    case 0xFF9E, 0xFF9F, 0x3099, 0x309A:
      voice(&folded, by: scalar.value & 1 == (scalar.value > 0xFF00 ? 0 : 1) ? 1 : 2)
    case 0x30A1...0x30F6:
      if let hiragana = Unicode.Scalar(scalar.value - 0x60) { folded.append(hiragana) }
    case 0x451, 0x401: folded.append("\u{435}")
    case 0x439, 0x419: folded.append("\u{438}")
    case 0x41...0x5A:
      folded.append(Unicode.Scalar(UInt8(scalar.value + 0x20)))
    case 0..<0x80: folded.append(scalar)
    default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
  }

  /// Makes the kana before a sound mark voiced (1) or half voiced (2); they follow it in Unicode.
  private static func voice(_ folded: inout String.UnicodeScalarView, by step: UInt32) {
    guard let last = folded.last, let voiced = Unicode.Scalar(last.value + step) else { return }
    let takes: Bool =
      switch last.value {
      case 0x304B...0x3062: step == 1 && last.value % 2 == 1
      case 0x3064...0x3068: step == 1 && last.value % 2 == 0
      case 0x306F...0x307B: (last.value - 0x306F) % 3 == 0
      default: false
      }
    if takes {
      folded.removeLast()
      folded.append(voiced)
    } else if last == "う", step == 1 {
      folded.removeLast()
      folded.append("ゔ")
    }
  }

  /// Full-width kana for U+FF66…U+FF9D.
  private static let halfWidthKana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)
}

/// A folded text knows which character each of its scalars comes from, so that what is found in it
/// can be shown as it was written.
struct FoldedText {
  private let text, folded: String

  init(_ text: String) { (self.text, folded) = (text, SearchFolding.fold(text)) }

  /// Returns where a term is found first, in characters; nil if it is not.
  func range(of term: SearchTerm) -> Range<Int>? {
    // Most texts don't have it.
    guard mayHave(term) else { return nil }
    var scalars: [Unicode.Scalar] = []
    // The character that each scalar comes from.
    var places: [Int] = []
    for (place, character) in text.enumerated() {
      for scalar in SearchFolding.fold(String(character)).unicodeScalars {
        scalars.append(scalar)
        places.append(place)
      }
    }
    for start in scalars.indices {
      if let end = Self.end(of: term, from: start, in: scalars) {
        return places[start]..<places[end - 1] + 1
      }
    }
    return nil
  }

  private func mayHave(_ term: SearchTerm) -> Bool {
    let wanted =
      switch term {
      case .phrase(let tokens): Array((tokens.first ?? "").utf8)
      case .run(let run): Array(String(String.UnicodeScalarView(run)).utf8)
      }
    guard let first = wanted.first else { return false }
    let bytes = Array(folded.utf8)
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: wanted) }
  }

  /// Returns what is written in a range, to the end of its last word.
  func words(in range: Range<Int>) -> String {
    let original = Array(text)
    let end = original[range.upperBound...].firstIndex { !$0.isLetter && !$0.isNumber }
    return String(original[range.lowerBound..<(end ?? original.count)])
  }

  /// Returns the words around a range, with … if more was written: some forty characters.
  func excerpt(around range: Range<Int>) -> String {
    let original = Array(text)
    if original.count <= 40 { return text }
    var start = max(0, range.lowerBound - 12)
    if start > 0, let space = original[start..<range.lowerBound].firstIndex(of: " ") {
      start = space + 1
    }
    var end = min(original.count, start + 40)
    if end < original.count, let space = original[..<end].lastIndex(of: " "),
      space >= range.upperBound
    {
      end = space
    }
    let text = String(original[start..<max(end, min(range.upperBound, start + 80))])
    return (start > 0 ? "…" : "") + text + (end < original.count ? "…" : "")
  }

  /// Returns where a term ends that begins here.
  private static func end(
    of term: SearchTerm, from start: Int, in scalars: [Unicode.Scalar]
  ) -> Int? {
    func isWordPart(_ index: Int) -> Bool { SearchExpression.isWordPart(scalars[index]) }
    switch term {
    case .run(let run):
      return scalars[start...].starts(with: run) ? start + run.count : nil
    case .phrase(let tokens):
      guard scalars[start] == tokens.first?.unicodeScalars.first else { return nil }
      guard start == 0 || !isWordPart(start - 1) else { return nil }
      var at = start
      for (index, token) in tokens.enumerated() {
        while index > 0, at < scalars.count, !isWordPart(at) { at += 1 }
        guard scalars[at...].starts(with: token.unicodeScalars) else { return nil }
        at += token.unicodeScalars.count
        if index < tokens.count - 1, at < scalars.count, isWordPart(at) { return nil }
      }
      return at
    }
  }

}

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

  static func isRussian(_ scalar: Unicode.Scalar) -> Bool { ("а"..."я").contains(scalar) }

  static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x309F).contains(scalar.value) || scalar.value == 0x30FC
  }
}
