import Storage

/// The results of a search.
public struct SearchResults: Sendable {
  /// A preset that was found.
  public struct Hit: Sendable {
    /// The preset.
    public let preset: Preset
    /// Its measured properties, such as the duration, settling time, overshoot, and feel.
    public let facts: PresetFacts
    /// The difference between its shape and the shape that was searched for: the root mean square
    /// of the differences of 32 samples, as a fraction of the distance from start to end.
    ///
    /// Nil if the search isn't by similarity.
    public let distance: Double?
    /// The ratio of its duration to the duration of the motion that was searched for.
    ///
    /// Nil if one of them has no duration.
    public let timeFactor: Double?
  }

  /// The matching presets, best first, up to the limit.
  public let hits: [Hit]
  /// The total number of matching presets.
  public let total: Int
  /// The corrections of misspelled words: each word without a match, and the words searched for instead.
  public let corrections: [String: String]
  /// The words that were ignored, because no preset matches them together with the others.
  public let ignoredWords: [String]
}

extension Catalog {
  /// Returns the presets that match a search, best first.
  ///
  /// The syntax is that of `curvet search`: words from names, titles, tags, and texts in any language of the
  /// presets, and qualifiers such as `kind:spring`, `duration:0.2..0.5`, `feel:soft`, and
  /// `like:spring/card-soft`. If the search contains an easing function, results are sorted by similarity
  /// to it.
  ///
  /// ```swift
  /// let flips = try catalog.search("flip kind:transition", limit: 5)
  /// let near = try catalog.search("cubic-bezier(0.2, 0, 0, 1)").hits.first?.preset.name
  /// ```
  ///
  /// - Parameters:
  ///   - text: The search text. If it's empty, all presets match.
  ///   - limit: The maximum number of presets to return; nil returns all.
  /// - Throws: `invalidQuery` if a qualifier is unknown or doesn't take its value, and `notFound` if
  ///   the preset after `like:` doesn't exist.
  public func search(_ text: String = "", limit: Int? = 20) throws(CatalogError) -> SearchResults {
    var request = SearchRequest()
    try request.add([text], isFree: true)
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

  /// Returns the tags in use, most frequent first, with the number of presets that have each tag.
  public func tags() throws(CatalogError) -> [(tag: String, count: Int)] { try store.tags() }
}
