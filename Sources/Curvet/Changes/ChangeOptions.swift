/// How presets are changed.
package struct ChangeOptions: Sendable {
  /// The command as it was typed, for the history.
  package var command: String
  /// Whether nothing is kept.
  package var isDryRun = false
  /// The revisions that presets must still have, by the names that were given.
  package var expected: [String: Int] = [:]

  /// Makes options.
  package init(command: String) {
    self.command = command
  }
}
