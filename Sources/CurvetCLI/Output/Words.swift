import Motion
import Presets
import Storage
import StrictJSON

/// Words for numbers and counts.
enum Words {
  /// Returns a time as `0.72 s`.
  static func seconds(_ seconds: Double) -> String { "\(ECMAScriptNumber.text(seconds)) s" }

  /// Returns a count with its noun: `1 preset`, `3 presets`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : noun.hasSuffix("alias") ? "es" : "s")
  }

  /// Returns a text cut to fit one or two lines.
  static func clipped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 160 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(159))) + "…"
  }

  /// Returns counts by kind: `6 curves, 1 spring`.
  static func kinds(_ counts: [MotionKind: Int]) -> String {
    MotionKind.allCases.compactMap { kind in
      counts[kind].map { count($0, kind == .keyframes ? "keyframe animation" : kind.rawValue) }
    }.joined(separator: ", ")
  }

  /// Returns the purpose of a reference, in words.
  static func role(_ role: ReferenceRole) -> String {
    switch role {
    case .reducedMotion: "reduced motion"
    case .deprecatedUse: "replacement"
    case .use, .timing, .duration, .member, .counterpart: role.rawValue
    }
  }
}

/// The description of the contents of a catalog.
enum FiguresText {
  /// Returns a line: `163 presets, 2 in the trash, 4 operations, 612 kB`.
  static func line(_ figures: CatalogFigures) -> String {
    var words = [Words.count(figures.presets, "preset")]
    if figures.trash > 0 { words.append("\(figures.trash) in the trash") }
    words.append(Words.count(figures.operations, "operation"))
    words.append(size(figures.bytes))
    return words.joined(separator: ", ")
  }

  /// Returns a size in the unit that suits it: `612 kB`, `1.4 MB`.
  private static func size(_ bytes: Int) -> String {
    if bytes < 1_000_000 { return "\((bytes + 999) / 1000) kB" }
    return "\(ECMAScriptNumber.text((Double(bytes) / 1e5).rounded() / 10)) MB"
  }
}

extension JSONWriter {
  /// Writes the numbers of a catalog as members.
  mutating func figures(_ figures: CatalogFigures) {
    member("form", figures.form)
    member("presets", figures.presets)
    member("trash", figures.trash)
    member("operations", figures.operations)
    member("revisions", figures.revisions)
    member("bytes", figures.bytes)
  }
}

/// A shell word is a text spelled so that a shell reads it back as one word.
enum ShellWord {
  /// Returns a text as a word: unchanged if that is safe, or else in single quotes.
  static func quoted(_ text: String) -> String {
    let isSafe = text.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "-_./=:@%+,".utf8.contains(byte)
    }
    if isSafe, !text.isEmpty { return text }
    return "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// Returns the words of a command whose words were quoted like this; nil if a quote isn't closed.
  static func split(_ command: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in command {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return isQuoted || isEscaped ? nil : words
  }
}
