import Motion

/// A style candidate is a motion that becomes a preset, if its name allows.
struct StyleCandidate {
  /// The parts of its name.
  var name: [String]
  /// The name that its file gives it.
  var anchor: String
  /// The file and the token that it begins with.
  var source, token: Int
  /// For whom it is, and under which conditions.
  var preference: StyleRule.Preference
  var scope: Int
  /// The motion.
  var motion = Motion.duration(.seconds(0))
  /// The variable that it is of.
  var variable: Int?
  /// The variable that it is nothing but another name of.
  var alias: Int?
  /// Whether CSS starts it paused, which Curvet has no field for.
  var isPaused = false

  /// The key that it shares with its replacement for people who prefer less motion.
  var pairing: StylePairing { StylePairing(anchor, scope, in: source) }
}

/// A style pairing is equal for a motion and the one that takes its place for people who prefer less.
struct StylePairing: Hashable {
  private var name: String
  private var scope: Int
  private var file: Int?

  init(_ name: String, _ scope: Int, in file: Int) {
    (self.name, self.scope) = (name, scope)
    // Variables of SCSS are those of their own file.
    self.file = name.isStyleVariable ? file : nil
  }
}
