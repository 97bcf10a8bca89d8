extension RuleBook {
  /// What would feel wrong, or harm.
  static let quality: [Rule] = [
    .flash, .endlessLoop, .slowSway, .noReducedVariant, .lazyReduced, .effectsOvershoot,
    .overshootHigh, .tooLong, .tooShort, .exitSlower, .blocking, .linearSpatial, .easeInEnter,
    .longTail, .perspectiveExtreme, .layoutProperty,
  ]
}
