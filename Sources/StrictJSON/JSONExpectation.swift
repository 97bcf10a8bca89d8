import Diagnostics

/// An expectation is what the grammar wants next, as a message names it.
enum JSONExpectation: String {
  case value = "a value"
  case key = "a key in double quotes"
  case colon = "':' after the key"
  case commaOrBrace = "',' or '}'"
  case commaOrBracket = "',' or ']'"
  case digit = "a digit"
  case fraction = "a digit after the point"
  case exponent = "a digit of the exponent"
  case endOfNumber = "the end of the number"
  case escape = "the rest of an escape"

  /// Returns how to fix a text in which `found` stands instead: what was meant, where that can be
  /// guessed, else what may stand there.
  func advice(found: Unicode.Scalar, word: String) -> String {
    if self == .value || self == .digit, let advice = advice(word: word) { return advice }
    switch found {
    case "'", "‘", "’", "“", "”", "„", "«", "»":
      return "JSON strings stand in straight double quotes"
    case "/", "#": return "JSON has no comments; a summary or extensions can hold the text"
    case _ where found.value >= 0x80 && found.properties.isWhitespace:
      return "put an ordinary space in its place"
    case _ where VisibleText.isHidden(found): return "remove this character, which can't be seen"
    default: break
    }
    switch (self, found) {
    case (.value, ","): return "a value is missing before this comma"
    case (.value, "."), (.digit, "."): return "write a digit before the point: 0.5"
    case (.value, "+"): return "write the number without '+'"
    case (.value, "−"), (.value, "–"): return "write a minus as '-'"
    case (.key, ","): return "a member is missing before this comma"
    case (.commaOrBrace, "\""), (.commaOrBracket, "\""), (.commaOrBracket, "{"),
      (.commaOrBracket, "["), (.commaOrBracket, "-"), (.commaOrBracket, "0"..."9"):
      return "is a comma missing before it?"
    case (.endOfNumber, "x"), (.endOfNumber, "X"): return "JSON has decimal numbers only"
    case (.endOfNumber, "a"..."z"): return "a number with a unit is text: \"300ms\""
    default: return form
    }
  }

  /// What may stand here.
  private var form: String {
    switch self {
    case .value: "write a number, a text in double quotes, true, false, null, […] or {…}"
    case .key, .colon: "a member is written \"key\": value"
    case .commaOrBrace: "part members by commas, and close the object with '}'"
    case .commaOrBracket: "part elements by commas, and close the array with ']'"
    case .digit, .fraction, .exponent, .endOfNumber: "a number is written as in -0.5 or 1e-3"
    case .escape: "write a character's code as in \\u00e9, and a backslash as \\\\"
    }
  }

  /// Returns the advice on a word in a value's place.
  private func advice(word: String) -> String? {
    switch word.lowercased() {
    case "nan", "inf", "infinity": "JSON has no NaN and no Infinity"
    case "true", "false", "null": "write true, false and null in lower case"
    case _ where self == .value && word.utf8.first.map { $0 >= UInt8(ascii: "A") } == true:
      "text stands in double quotes"
    default: nil
    }
  }
}
