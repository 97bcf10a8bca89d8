/// The options of writers that put a line through points where a curve has no form of its own.
struct LineOptions: WriterOptions {
  /// How far such a line may be off, as a share of the way.
  var tolerance = LineOptions.tolerance

  static let declared: [WriterOption<LineOptions>] = [
    .number("tolerance", range, \.tolerance, help: help)
  ]

  /// What may be chosen.
  static let range = 1e-6...0.5
  /// What is taken if nothing is chosen.
  static let tolerance = 0.0005
  static let help = "How far a line may be off where a curve has no form of its own, of the way."
}
