/// How presets are changed.
public struct ChangeOptions: Sendable {
  /// The command as it was typed, for the history.
  public var command: String
  /// Whether nothing is kept.
  public var isDryRun = false
  /// The revisions that presets must still have, by the names that were given.
  public var expected: [String: Int] = [:]

  /// Makes options.
  public init(command: String) {
    self.command = command
  }
}
