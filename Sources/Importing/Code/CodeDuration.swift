/// Recognizes durations among named numbers, by their own names and those around them.
enum CodeDuration {
  /// Whether a declaration may be one.
  static func isOne(_ one: CodeDeclaration, in scope: [String], language: CodeLanguage) -> Bool {
    if let type = one.type, !types.contains(type) { return false }
    // Each value of a type has its own, and may get another one.
    if language == .swift, one.isVariable, !one.isStatic, !scope.isEmpty { return false }
    if case .string? = one.value?.kind { return false }
    let own = one.name.keyWords
    let around = scope.flatMap(\.keyWords)
    guard Set(own + around).isDisjoint(with: others) else { return false }
    if own.contains("duration") || own.contains("durations") { return true }
    // `static let fast: TimeInterval = 0.2` in `enum AnimationDuration`.
    return one.isStatic && !Set(around).isDisjoint(with: containers)
      && own.isDisjoint(with: notTimes)
  }

  /// Whether keys indicate a duration: one of them does, and none indicates another kind of time.
  static func isOne(under keys: [String]) -> Bool {
    let words = keys.flatMap(\.keyWords)
    return words.isDisjoint(with: others.union(notTimes))
      && !words.isDisjoint(with: ["duration", "durations"])
  }

  /// Whether a name indicates a wait or a timeout rather than a motion.
  static func isOther(_ name: String) -> Bool { name.keyWords.contains(where: others.contains) }

  /// The unit of a number without one.
  static func unit(of one: CodeDeclaration, _ language: CodeLanguage) -> ReaderOptions.Unit {
    ValueReader.unit(of: one.name) ?? (language == .swift ? .seconds : .milliseconds)
  }

  private static let types: Set = [
    "TimeInterval", "Double", "CGFloat", "Float", "CFTimeInterval", "Int", "Duration", "Long",
    "number", "double", "int",
  ]
  private static let containers: Set = [
    "duration", "durations", "timing", "timings", "motion", "animation", "animations",
  ]
  private static let notTimes: Set = [
    "damping", "response", "stiffness", "mass", "bounce", "scale", "offset", "opacity", "alpha",
    "radius", "velocity",
    "ratio", "fraction", "height", "width", "angle", "distance", "count", "delay", "x", "y", "size",
  ]
  /// Words of what waits or lasts and doesn't move.
  private static let others: Set = [
    "timeout", "debounce", "throttle", "cache", "session", "poll", "polling", "refresh", "retry",
    "token", "expiry",
    "expiration", "video", "audio", "recording", "call", "meeting", "ttl", "toast",
  ]
}

extension [String] {
  fileprivate func isDisjoint(with words: Set<String>) -> Bool { Set(self).isDisjoint(with: words) }
}
