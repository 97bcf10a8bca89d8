import Curvet

/// A context is what a command runs in: the world it reads from and the streams it writes to.
public struct Context {
  /// The world.
  public var environment: CatalogEnvironment
  /// Standard output.
  public var output: TextOutput
  /// Standard error.
  public var errors: TextOutput
  /// The words of the command line, the program's name left out.
  public var words: [String]

  /// Makes a context.
  public init(
    environment: CatalogEnvironment, output: TextOutput, errors: TextOutput, words: [String]
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.words = words
  }

  /// The command as it was typed, for the history.
  var command: String { (["curvet"] + words).joined(separator: " ") }
}
