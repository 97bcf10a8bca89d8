import Motion

/// The options of flat JSON.
struct FlatOptions: WriterOptions {
  /// Whether JSON is flat.
  var flat = false
  /// Into how many equal parts of the time every motion is sampled; nil leaves samples out.
  var sampleCount: Int?
  /// The given values of parameters, by name.
  var measures: [String: Double] = [:]
  /// The languages of the players to write next to the JSON.
  var players: Set<PlayerLanguage> = []

  static let declared: [WriterOption<FlatOptions>] = [
    .flag(
      "flat", \.flat, word: "--flat",
      help: "Write resolved numbers only, for apps to play at run time."),
    .integer(
      "samples", 1...10_000, \.sampleCount, word: "--samples",
      help: "Add values at this many equal steps of time; implies flat JSON."),
    .measures(
      "measures", \.measures, word: "--measure",
      help: "Set a length known only at run time; implies flat JSON."),
    .words(
      "players", each: "a language", \.players, word: "--with-player",
      help: "Also write a player next to the JSON; implies flat JSON."),
  ]

  /// Whether JSON for apps is meant.
  var isFlat: Bool { flat || sampleCount != nil || !measures.isEmpty || !players.isEmpty }
}
