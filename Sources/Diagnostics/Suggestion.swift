/// Suggestions of known words for a mistyped one.
public enum Suggestion {
  /// Returns the candidates most similar to `word`, most similar first.
  ///
  /// The distance is the case-insensitive Damerau–Levenshtein distance (optimal string alignment). It may
  /// be up to a third of the word's length (at least 1), and the words must have something in common.
  /// Candidates that start with the word follow. Equally similar ones keep their order, without duplicates.
  public static func nearest(
    to word: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty else { return [] }
    let reach = max(1, wanted.count / 3)
    var found: [(rank: Int, order: Int, text: String)] = []
    for (order, candidate) in candidates.enumerated() {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      if abs(scalars.count - wanted.count) <= reach,
        let distance = distance(wanted, scalars, atMost: reach),
        distance < max(wanted.count, scalars.count)
      {
        found.append((distance, order, candidate))
      } else if wanted.count > 1, scalars.starts(with: wanted) {
        found.append((reach + 1, order, candidate))
      }
    }
    found.sort { ($0.rank, $0.order) < ($1.rank, $1.order) }
    return Array(found.map(\.text).uniqued().prefix(limit))
  }

  /// Returns "did you mean 'a' or 'b'?", or nil if nothing is similar.
  public static func question(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    let near = nearest(to: word, among: candidates).map { "'\($0)'" }
    guard let last = near.last else { return nil }
    let rest = near.dropLast().joined(separator: ", ")
    return "did you mean \(rest.isEmpty ? last : "\(rest) or \(last)")?"
  }

  /// Returns the edit distance of two words, or nil if it is above `limit`.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
    var twoBack: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, twoBack[j - 1] + 1) }
        row.append(best)
      }
      if let least = row.min(), least > limit { return nil }
      (twoBack, previous) = (previous, row)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
