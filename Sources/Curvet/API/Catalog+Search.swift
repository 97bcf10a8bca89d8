import Storage

/// What a search found.
public struct SearchResults: Sendable {
  /// A preset that was found.
  public struct Hit: Sendable {
    /// The preset.
    public let preset: Preset
    /// What is derived from it: duration, settling time, overshoot, feel.
    public let facts: PresetFacts
    /// How far its shape is from the one to be resembled: the root mean square of the differences of 32
    /// samples, as a fraction of the distance from start to end; nil if nothing was to be resembled.
    public let distance: Double?
    /// How many times longer it takes than the motion to be resembled; nil if one has no time.
    public let timeFactor: Double?
  }

  /// The presets found, the best first, at most as many as were asked for.
  public let hits: [Hit]
  /// How many presets match in all.
  public let total: Int
  /// Words that nothing matches, by the words that were looked for instead.
  public let corrections: [String: String]
  /// Words that nothing matches together with the others, and that were left out.
  public let ignoredWords: [String]
}

extension Catalog {
  /// Returns the presets that match the words of a search, the best first.
  ///
  /// The words are those of `curvet search`: words of names, titles, tags and texts in any language that
  /// presets have, and qualifiers such as `kind:spring`, `duration:0.2..0.5`, `feel:soft` and
  /// `like:spring/card-soft`. An easing function among the words is resembled too.
  ///
  /// ```swift
  /// let flips = try catalog.search("flip kind:transition", limit: 5)
  /// let near = try catalog.search("cubic-bezier(0.2, 0, 0, 1)").hits.first?.preset.name
  /// ```
  ///
  /// - Parameters:
  ///   - text: The words; without any, everything is found.
  ///   - limit: How many presets to return at most; nil returns all.
  /// - Throws: `invalidQuery` if a qualifier is unknown or doesn't take its value, and `notFound` if
  ///   the preset to be resembled doesn't exist.
  public func search(_ text: String = "", limit: Int? = 20) throws(CatalogError) -> SearchResults {
    var request = try SearchRequest(parsing: text)
    request.query.limit = limit
    let result = try search(request)
    return SearchResults(
      hits: try result.hits.map { hit throws(CatalogError) in
        SearchResults.Hit(
          preset: try preset(of: hit.record), facts: hit.record.facts, distance: hit.distance,
          timeFactor: hit.timeFactor)
      },
      total: result.total,
      corrections: Dictionary(
        result.words.corrections.map { ($0.typed, $0.used) }, uniquingKeysWith: { $1 }),
      ignoredWords: result.words.leftOut)
  }

  /// Returns the tags in use, the most frequent first, and how many presets have each.
  public func tags() throws(CatalogError) -> [(tag: String, count: Int)] { try store.tags() }
}
