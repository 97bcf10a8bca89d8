import Diagnostics

/// A rule as SARIF describes it to those who read its results.
struct SARIFRule {
  /// The id, `family/rule`.
  var id: String
  /// The level it has if nothing else is said.
  var level: Finding.Level
  /// What it finds, in a sentence.
  var summary: String
  /// Why that matters, and who says so.
  var reason: String
  /// How to fix it.
  var help: String
}
