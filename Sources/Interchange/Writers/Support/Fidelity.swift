import StrictJSON

/// A fidelity says how close a preset's text in another format comes to the preset.
package struct Fidelity: Hashable, Sendable {
  /// How close it comes.
  package enum Degree: String, CaseIterable, Hashable, Sendable {
    /// What is seen is the same.
    case exact
    /// What is seen is nearly the same.
    case approximate
  }

  /// A moment of a motion.
  package enum Moment: Hashable, Sendable {
    /// Seconds from its beginning.
    case seconds(Double)
    /// A share of its time.
    case share(Double)
  }

  /// How close it comes.
  package let degree: Degree
  /// The largest error found by evaluating both, as a share of the way; nil where it is exact, and
  /// where what differs has no measure, which ``notes`` then tell.
  package let error: Double?
  /// When the error is largest.
  package let moment: Moment?
  /// What differs, is left to the app or is to be heeded.
  package var notes: [String]

  /// What is seen is the same.
  package static let exact = Fidelity(.exact, notes: [])

  /// What is seen is the same, with something to be heeded.
  package static func exact(notes: [String]) -> Fidelity { Fidelity(.exact, notes: notes) }

  /// What is seen is nearly the same.
  ///
  /// - Parameters:
  ///   - error: The largest error as a share of the way, found by evaluating both.
  ///   - moment: When it is largest.
  package static func approximate(
    _ error: Double?, at moment: Moment? = nil, notes: [String] = []
  ) -> Fidelity {
    Fidelity(.approximate, error, moment, notes: notes)
  }

  private init(
    _ degree: Degree, _ error: Double? = nil, _ moment: Moment? = nil, notes: [String]
  ) {
    self.degree = degree
    self.error = error
    self.moment = moment
    self.notes = notes
  }

  /// The fidelity in a few words: `exact`, `within 0.0005, at 0.31 s`.
  package var words: String {
    switch degree {
    case .exact: return "exact"
    case .approximate:
      guard let error else { return "approximate: " + notes.joined(separator: "; ") }
      return "within \(Self.rounded(error))" + (moment.map { ", at \($0.words)" } ?? "")
    }
  }

  /// The worse of two, with what is to be said of both.
  package func combined(with other: Fidelity) -> Fidelity {
    let worst = Degree.allCases.reversed().first { $0 == degree || $0 == other.degree } ?? .exact
    let all = notes + other.notes.filter { !notes.contains($0) }
    let larger = (other.error ?? -1) > (error ?? -1) ? other : self
    return Fidelity(worst, larger.error, larger.moment, notes: all)
  }

  /// A number of at most two significant digits, rounded up: an error is never told too small.
  static func rounded(_ error: Double) -> String {
    guard error > 0, error.isFinite else { return "0" }
    var scale = 1.0
    while error * scale < 10 { scale *= 10 }
    return ECMAScriptNumber.text((error * scale - 1e-9).rounded(.up) / scale)
  }
}

extension Fidelity.Moment {
  /// The moment in words: `0.31 s`, `31 %`.
  package var words: String {
    switch self {
    case .seconds(let time): ECMAScriptNumber.text((time * 1000).rounded() / 1000) + " s"
    case .share(let share): ECMAScriptNumber.text((share * 1000).rounded() / 10) + " %"
    }
  }
}
