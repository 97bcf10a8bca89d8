/// A review card shows one preset: what changed, in words, in pictures and in motion.
public struct ReviewCard: Sendable {
  /// What happened to it.
  public enum Sign: String, Hashable, Sendable {
    case added, removed, changed
  }

  /// What happened.
  public var sign: Sign
  /// The preset's name.
  public var name: String
  /// Its kind and title in a few words.
  public var about: String
  /// What changed, a line each.
  public var changes: [String] = []
  /// How it moves differently; empty where that can't be told.
  public var sentence = ""
  /// What was assumed so that it can be shown.
  public var notes: [String] = []
  /// Pictures that stand still.
  public var pictures: [SVGPicture] = []
  /// What is played; nil on the side that has nothing to play.
  public var before, after: StageScene?

  /// Makes a card.
  public init(_ sign: Sign, name: String, about: String) {
    (self.sign, self.name, self.about) = (sign, name, about)
  }
}
