import Diagnostics
import Presets

extension Rule {
  /// Finds tags that differ only in case.
  static let tagCase = Rule(
    "naming/tag-case", .info,
    finds: "A tag is repeated in another case",
    reason: "Searches ignore case, so the second tag has no effect.",
    source: "'curvet search' ignores case",
    example: "curve/card",
    failing: #"{"tags": ["card", "Card"], "motion": {"named": "easeOut"}}"#,
    passing: #"{"tags": ["card"], "motion": {"named": "easeOut"}}"#,
    fixes: "removes the later one",
    check: .preset { examined in
      let tags = examined.preset.tags
      guard tags.count > 1, tags.contains(where: \.hasCapital) else { return [] }
      var known: [String: String] = [:]
      var found: [Violation] = []
      for (index, tag) in tags.enumerated() {
        let folded = tag.lowercased()
        if let first = known[folded] {
          found.append(
            Violation(
              at: "/tags/\(index)", "the tag '\(tag)' is '\(first)' in another case",
              help: "keep one of them", edits: [.remove(pointer: "/tags/\(index)")]))
        }
        known[folded] = known[folded] ?? tag
      }
      // Removed from the last to the first, the indices stay valid.
      return found.reversed()
    })
}

extension String {
  /// Whether a letter may have a lower case; letters outside ASCII may.
  fileprivate var hasCapital: Bool { utf8.contains { (0x41...0x5A).contains($0) || $0 >= 0x80 } }
}
