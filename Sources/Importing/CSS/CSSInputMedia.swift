/// Media say for whom a media query is, and whether it has other conditions.
struct CSSInputMedia {
  /// For whom it is.
  private(set) var preference = MotionFact.Audience.any
  /// Whether it asks for nothing else.
  private(set) var isAlone = false

  /// Reads the text of a rule, such as `@media screen and (prefers-reduced-motion: reduce)`.
  init(_ text: String) {
    var query = text.lowercased().filter { !$0.isWhitespace }
    if query.hasPrefix("@media") { query.removeFirst("@media".count) }
    var preferences: Set<MotionFact.Audience> = []
    for part in query.split(separator: ",") {
      var one = part
      // `not all and (…)` denies the whole query.
      let isDenied = one.hasPrefix("not") && !one.hasPrefix("not(")
      if isDenied { one = one.dropFirst("not".count) }
      for screen in ["onlyscreen", "screen", "all"] where one.hasPrefix(screen) {
        one = one.dropFirst(screen.count)
        if one.hasPrefix("and") { one = one.dropFirst("and".count) }
      }
      let own = Self.preference(one, isDenied: isDenied)
      if let own { preferences.insert(own) }
      // A list with one more query still holds for the same people.
      if one.isEmpty || own != nil && !one.contains("and(") { isAlone = true }
    }
    if preferences.count == 1, let only = preferences.first { preference = only }
  }

  private static func preference(
    _ query: Substring, isDenied: Bool
  ) -> MotionFact.Audience? {
    guard let feature = query.firstRange(of: "(prefers-reduced-motion") else { return nil }
    var before = query[..<feature.lowerBound]
    var isReduced = !query[feature.upperBound...].hasPrefix(":no-preference")
    if isDenied { isReduced.toggle() }
    while let end = ["not", "not(", "("].first(where: before.hasSuffix) {
      before.removeLast(end.count)
      if end != "(" { isReduced.toggle() }
    }
    return isReduced ? .reduced : .full
  }
}
