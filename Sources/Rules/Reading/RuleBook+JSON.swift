extension RuleBook {
  /// What JSON is held to, whatever it holds.
  static let json: [Rule] = [
    .reading(
      "json/syntax", finds: "The text does not follow the grammar of JSON",
      reason:
        "What one tool guesses another refuses: trailing commas, comments and single quotes are read by some programs and lose data in others.",
      source: "RFC 8259",
      failing: #"{"presets": {"curve/card": "ease-out",}}"#,
      passing: #"{"presets": {"curve/card": "ease-out"}}"#),
    .reading(
      "json/encoding", finds: "The text is not UTF-8",
      reason:
        "JSON between programs is UTF-8; in any other encoding names and titles would be read as something else.",
      source: "RFC 8259",
      failing: RuleExample("\u{FEFF}{\"presets\": {\"curve/card\": \"ease-out\"}}"),
      passing: #"{"presets": {"curve/card": "ease-out"}}"#),
    .reading(
      "json/duplicate-key", finds: "An object has the same key twice",
      reason: "Programs disagree which of the two counts, so one of them is lost without a word.",
      source: "RFC 8259",
      failing: #"{"presets": {"curve/card": "ease-out", "curve/card": "ease-in"}}"#,
      passing: #"{"presets": {"curve/card": "ease-out", "curve/card-in": "ease-in"}}"#),
    .reading(
      "json/overflow", finds: "A number is larger than any that programs hold",
      reason: "It would become infinity, with which no motion can be evaluated.",
      source: "RFC 8259",
      failing: #"{"presets": {"time/long": {"motion": {"seconds": 1e999}}}}"#,
      passing: #"{"presets": {"time/long": {"motion": {"seconds": 9}}}}"#),
    .reading(
      "json/character", finds: "A text holds what no text should: half a character, or NUL",
      reason: "Such text is cut or refused by databases, terminals and other programs.",
      source: "RFC 8259",
      failing: #"{"presets": {"curve/card": {"motion": "ease-out", "title": "\ud83d"}}}"#,
      passing: #"{"presets": {"curve/card": {"motion": "ease-out", "title": "\ud83d\ude00"}}}"#),
    .reading(
      "json/depth", finds: "Arrays and objects are nested more than 64 deep",
      reason: "No preset needs more; a text that does was made to exhaust whoever reads it.",
      source: "RFC 8259, section 9: limits",
      failing: .nested(65), passing: .nested(32)),
    .reading(
      "json/too-large", finds: "A document is larger than 2 GiB",
      reason:
        "A document is read as a whole; NDJSON, one preset per line, is read without a limit.",
      source: "RFC 8259, section 9: limits", failing: nil, passing: nil),
  ]
}

extension RuleExample {
  /// A document with arrays in each other.
  fileprivate static func nested(_ depth: Int) -> RuleExample {
    let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
    let fields = "{\"motion\": \"ease-out\", \"extensions\": {\"a\": \(open)\(close)}}"
    return RuleExample("{\"presets\": {\"curve/card\": \(fields)}}")
  }
}
