import Presets

/// The search vocabulary is what else words may mean, for pages that search as the catalog does.
package enum SearchVocabulary {
  /// A thing that people call by many names.
  package struct Concept: Sendable {
    /// Its names; `~` begins those that are understood and not looked for.
    package let names: [String]
    /// The searches to use instead if no preset has one of its names, best first.
    package let standIns: [String]
  }

  /// Every concept.
  package static var concepts: [Concept] {
    SearchConcept.all.map { concept in
      let written = Set(concept.written)
      let names = zip(concept.spellings, concept.names).map { spelling, folded in
        written.contains(folded) ? spelling : "~" + spelling
      }
      return Concept(names: names, standIns: concept.standIns)
    }
  }

  /// Words that fit every motion, folded, in order.
  package static var fillers: [String] { SearchPart.allFillers.sorted() }

  /// How a transition looks and what it serves, in the words that it is found by.
  package static func styleWords(of preset: Preset) -> [String] { preset.motion.styleWords }
}
