import Motion

/// The options of flat JSON.
struct FlatOptions: WriterOptions {
  /// Whether JSON is flat.
  var flat = false
  /// Into how many equal parts of the time every motion is sampled; nil leaves samples out.
  var sampleCount: Int?
  /// What is known of what only the app knows, by the names of parameters.
  var measures: [String: Double] = [:]
  /// The languages in which a player is written beside the JSON.
  var players: Set<PlayerLanguage> = []

  static let declared: [WriterOption<FlatOptions>] = [
    .flag(
      "flat", \.flat, word: "--flat",
      help: "Numbers only, for apps to play as they run."),
    .integer(
      "samples", 1...10_000, \.sampleCount, word: "--samples",
      help: "Add values at this many equal steps of the time; JSON is then flat."),
    .measures(
      "measures", \.measures, word: "--measure",
      help: "Put in what only the app knows; JSON is then flat."),
    .words(
      "players", each: "a language", \.players, word: "--with-player",
      help: "Write a player beside the JSON, which is then flat."),
  ]

  /// Whether JSON for apps is meant.
  var isFlat: Bool { flat || sampleCount != nil || !measures.isEmpty || !players.isEmpty }
}
