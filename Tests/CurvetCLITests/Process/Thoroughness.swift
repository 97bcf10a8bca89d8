import Foundation

/// How much of what can be repeated at will is repeated.
enum Thoroughness {
  /// Whether `make thorough` runs the tests, which has the time for more than every change can wait for.
  static let isThorough = ProcessInfo.processInfo.environment["CURVET_THOROUGH"] != nil
}
