extension RuleBook {
  /// Rules for all JSON, regardless of its content.
  static let json: [Rule] = [
    .reading(
      "json/syntax", finds: "The text isn't valid JSON",
      reason:
        "Some programs accept trailing commas, comments, and single quotes; others reject them or "
        + "lose data.",
      source: "RFC 8259",
      failing: #"{"presets": {"curve/card": "ease-out",}}"#,
      passing: #"{"presets": {"curve/card": "ease-out"}}"#),
    .reading(
      "json/encoding", finds: "The text isn't UTF-8",
      reason:
        "Programs exchange JSON as UTF-8; in another encoding, names and titles would be misread.",
      source: "RFC 8259",
      failing: RuleExample("\u{FEFF}{\"presets\": {\"curve/card\": \"ease-out\"}}"),
      passing: #"{"presets": {"curve/card": "ease-out"}}"#),
    .reading(
      "json/duplicate-key", finds: "An object has the same key twice",
      reason: "Programs disagree about which of the two counts, so one is silently lost.",
      source: "RFC 8259",
      failing: #"{"presets": {"curve/card": "ease-out", "curve/card": "ease-in"}}"#,
      passing: #"{"presets": {"curve/card": "ease-out", "curve/card-in": "ease-in"}}"#),
    .reading(
      "json/overflow", finds: "A number is too large for a 64-bit float",
      reason: "It would become infinity, and no motion can be evaluated with infinity.",
      source: "RFC 8259",
      failing: #"{"presets": {"time/long": {"motion": {"seconds": 1e999}}}}"#,
      passing: #"{"presets": {"time/long": {"motion": {"seconds": 9}}}}"#),
    .reading(
      "json/character", finds: "A string contains half a surrogate pair, or a NUL character",
      reason: "Databases, terminals, and other programs truncate or reject such strings.",
      source: "RFC 8259",
      failing: #"{"presets": {"curve/card": {"motion": "ease-out", "title": "\ud83d"}}}"#,
      passing: #"{"presets": {"curve/card": {"motion": "ease-out", "title": "\ud83d\ude00"}}}"#),
    .reading(
      "json/depth", finds: "Arrays and objects are nested more than 64 levels deep",
      reason: "No preset needs more; such a file was made to exhaust the programs that read it.",
      source: "RFC 8259, section 9: limits",
      failing: .nested(65), passing: .nested(32)),
    .reading(
      "json/too-large", finds: "A document is larger than 2 GiB",
      reason:
        "A document is read all at once. NDJSON, with one preset per line, has no size limit.",
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
