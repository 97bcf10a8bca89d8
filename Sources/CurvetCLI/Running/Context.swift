import Curvet
import Preview

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
  /// The time that motions are played in.
  public var ticker: Ticker

  /// Makes a context.
  public init(
    environment: CatalogEnvironment, output: TextOutput, errors: TextOutput, words: [String],
    ticker: Ticker = .monotonic
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.words = words
    self.ticker = ticker
  }

  /// Writes a whole file; `-` is standard output.
  func write(_ bytes: [UInt8], to path: String) throws(CatalogError) {
    if path == "-" { try output.raw(bytes) } else { try environment.write(bytes, to: path) }
  }

  /// The characters that pictures may use.
  var glyphs: PlotGlyphs { PlotGlyphs { environment.variable($0) } }

  /// The command as it was typed, for the history.
  var command: String { (["curvet"] + words).joined(separator: " ") }
}
