extension RuleBook {
  /// How presets and their texts are named, beyond what the format asks for.
  static let naming: [Rule] = [.whiteSpace, .summaryRepeatsTitle, .tagCase, .sourceURL]
}
