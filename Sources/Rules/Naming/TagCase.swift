import Diagnostics
import Presets

extension Rule {
  /// Finds tags that differ only in case.
  static let tagCase = Rule(
    "naming/tag-case", .info,
    finds: "A tag is repeated in another case",
    reason: "Searching ignores case: the second one finds nothing more.",
    source: "'curvet search' folds case",
    example: "curve/card",
    failing: #"{"tags": ["card", "Card"], "motion": {"named": "easeOut"}}"#,
    passing: #"{"tags": ["card"], "motion": {"named": "easeOut"}}"#,
    fixes: "takes the later one away",
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
              at: "/tags/\(index)", "the tag \"\(tag)\" is \"\(first)\" in another case",
              help: "keep one of them", edits: [.remove(pointer: "/tags/\(index)")]))
        }
        known[folded] = known[folded] ?? tag
      }
      // Taken away from the last on, indices stay true.
      return found.reversed()
    })
}

extension String {
  /// Whether a letter may have a lower case; what is not ASCII may.
  fileprivate var hasCapital: Bool { utf8.contains { (0x41...0x5A).contains($0) || $0 >= 0x80 } }
}
