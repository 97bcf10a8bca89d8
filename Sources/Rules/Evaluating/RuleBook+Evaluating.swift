extension RuleBook {
  /// What motions are held to so that they can be evaluated at all.
  static let evaluating: [Rule] = [.evaluation]
}
