import CommandKit
import Curvet
import Diagnostics

/// The exit codes, which are those of sysexits as Swift tools use them.
enum ExitStatus {
  /// Done.
  static let done = ExitCode(0)
  /// Something was found, or is outdated.
  static let findings = ExitCode(1)
  /// The command line is wrong.
  static let usage = ExitCode(64)
  /// The input is not valid.
  static let invalidInput = ExitCode(65)
  /// A file or preset was not found.
  static let notFound = ExitCode(66)
  /// It already exists, or can't be created.
  static let exists = ExitCode(73)
  /// Reading or writing failed.
  static let ioFailure = ExitCode(74)
  /// The catalog is busy.
  static let busy = ExitCode(75)
  /// The catalog is damaged or from a newer Curvet.
  static let damaged = ExitCode(76)
  /// The work was interrupted.
  static let interrupted = ExitCode(130)

  /// The exit code of an error.
  static func of(_ kind: CatalogError.ErrorKind) -> ExitCode {
    switch kind {
    case .invalidQuery: usage
    case .invalidInput: invalidInput
    case .notFound: notFound
    case .exists, .cannotOpen: exists
    case .ioFailure, .readOnly, .full: ioFailure
    case .busy: busy
    case .damaged, .newerFile, .notACatalog, .tampered, .constraint, .misuse: damaged
    case .interrupted: interrupted
    }
  }
}
