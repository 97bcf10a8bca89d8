extension FeelWord {
  /// Why a motion has this word, in one line: the threshold that it meets.
  public var reason: String {
    switch self {
    case .linear: "stays within 2 % of a straight line"
    case .soft: "slows down before its goal, without haste, bounce or wind-up"
    case .snappy: "does 90 % of the way in the first 55 % of its time, and within 0.27 s"
    case .bouncy: "falls back by more than 4 % of the way, as from an overshoot"
    case .elastic: "swings past by more than 10 %, and back past again by more than 2 %"
    case .abrupt:
      "does the last 10 % in less than 8 % of its time, 80 % in less than 35 %,"
        + " or all in less than 0.1 s"
    case .lazy: "takes more than 0.4 s for 90 % of the way"
    case .stepped: "changes in jumps"
    case .anticipating: "first goes back beyond its start by more than 2 %"
    }
  }

  /// Returns the words for a shape.
  ///
  /// - Parameter seconds: How long it takes; where nil nothing is said by time.
  static func words(for shape: MotionShape, lasting seconds: Double?) -> Set<FeelWord> {
    var words: Set<FeelWord> = []
    let overshoot = shape.overshoot ?? 0
    let isBouncy = shape.fall > 0.04
    let isAnticipating = shape.undershoot > 0.02
    // Times within a rounding error of a threshold count as at it.
    let arrival = seconds.flatMap { time in shape.ninety.map { $0 * time - 1e-9 } }
    let isBrief = seconds.map { $0 < 0.1 } ?? false

    if isBouncy { words.insert(.bouncy) }
    if max(overshoot, shape.undershoot) > 0.1, shape.swing > 0.02 { words.insert(.elastic) }
    if isAnticipating { words.insert(.anticipating) }
    if let arrival, arrival > 0.4 { words.insert(.lazy) }
    if shape.isStepped || shape.isLinear {
      words.insert(shape.isStepped ? .stepped : .linear)
      return words
    }
    guard let ninety = shape.ninety, shape.sketch != nil else { return words }

    if isBrief {
      words.insert(.abrupt)
    } else if !shape.isHesitant, arrival ?? 0 <= 0.27, shape.fall < 0.15, !isAnticipating {
      words.insert(.snappy)
    } else if !isBouncy {
      let isSudden = shape.tenth.map { ninety - $0 < 0.35 } ?? false
      if ninety > 0.92 || isSudden {
        words.insert(.abrupt)
      } else if !isAnticipating {
        words.insert(.soft)
      }
    }
    return words
  }
}
