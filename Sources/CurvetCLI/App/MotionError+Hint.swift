import CommandKit
import Diagnostics
import Motion

extension MotionError {
  /// What helps on the command line, where options can be given.
  var hint: String? {
    switch kind {
    case .openMeasure: "only the app knows it; give it with --measure NAME=VALUE"
    case .missingDuration: "say how long the curve takes, as in --duration .3"
    case .tooFine: "a larger --tolerance takes fewer"
    case .invalid, .unresolved: help
    }
  }
}

extension CatalogError {
  /// Makes the error of a preset or an expression whose motion can't be computed.
  init(of error: MotionError, in name: String) {
    self.init(
      .invalidInput, "\(name): \(error.message)",
      hints: [error.hint.map(Hint.text)].compactMap(\.self))
  }
}

extension ValidationError {
  /// Makes the mistake of a command line of an error that says what is wrong with one of its words.
  init(_ error: CatalogError) {
    self.init(error.message, help: error.hints.first?.words)
  }
}
