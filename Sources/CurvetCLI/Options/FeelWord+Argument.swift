import CommandKit
import Presets

extension FeelWord: ExpressibleByArgument {
  /// Reads a feel word of any language.
  public init?(argument: String) {
    guard let word = FeelWord.named(argument) else { return nil }
    self = word
  }

  /// The word in English.
  public var defaultValueDescription: String { rawValue }
}
