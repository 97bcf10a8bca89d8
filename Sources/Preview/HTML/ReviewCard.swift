/// A review card shows one preset: what changed, in words, in pictures and in motion.
package struct ReviewCard: Sendable {
  /// What happened to it.
  package enum Sign: String, Hashable, Sendable {
    case added, removed, changed
  }

  /// What happened.
  package var sign: Sign
  /// The preset's name.
  package var name: String
  /// Its kind and title in a few words.
  package var about: String
  /// What changed, a line each.
  package var changes: [String] = []
  /// How it moves differently; empty where that can't be told.
  package var sentence = ""
  /// What was assumed so that it can be shown.
  package var notes: [String] = []
  /// Pictures that stand still.
  package var pictures: [SVGPicture] = []
  /// What is played; nil on the side that has nothing to play.
  package var before, after: StageScene?

  /// Makes a card.
  package init(_ sign: Sign, name: String, about: String) {
    (self.sign, self.name, self.about) = (sign, name, about)
  }
}
