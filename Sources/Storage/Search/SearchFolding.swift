/// Search folding makes texts equal that people would search for alike.
///
/// Full width becomes half width, half-width kana full, katakana hiragana, capitals small; ё reads as
/// е and й as и. Accents are left to the tokenizer.
enum SearchFolding {
  /// Returns a text in folded form.
  static func fold(_ text: String) -> String {
    if let folded = foldASCII(text) { return folded }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &folded) }
    return String(folded)
  }

  /// Most of what is stored is plain English, whose bytes are its letters.
  private static func foldASCII(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      if all >= 0x80 { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { folded in
        for (index, byte) in bytes.enumerated() {
          folded[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
        return bytes.count
      }
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
