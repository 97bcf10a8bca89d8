extension RuleBook {
  /// How numbers are written.
  static let numbers: [Rule] = [.floatNoise]
}
