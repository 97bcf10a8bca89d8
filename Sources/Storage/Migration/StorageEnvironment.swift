/// What storage takes from the world besides files.
package struct StorageEnvironment: Sendable {
  /// The running program's version, noted with the migrations it applies.
  package var appVersion: String
  /// The time of day, in seconds since 1970.
  package var now: @Sendable () -> Double
  /// Makes 128 random bits.
  package var random: @Sendable () -> (UInt64, UInt64)

  /// Chooses clock and randomness.
  package init(
    appVersion: String, now: @escaping @Sendable () -> Double,
    random: @escaping @Sendable () -> (UInt64, UInt64) = {
      (.random(in: .min ... .max), .random(in: .min ... .max))
    }
  ) {
    self.appVersion = appVersion
    self.now = now
    self.random = random
  }

  /// A new identity for a catalog or a preset: 128 random bits as 32 hexadecimal digits.
  package func makeUID() -> String {
    let bits = random()
    return Self.hexadecimal(bits.0) + Self.hexadecimal(bits.1)
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
