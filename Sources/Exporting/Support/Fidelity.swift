import Motion
import StrictJSON

/// A fidelity says how close a preset's text in another format comes to the preset.
package struct Fidelity: Hashable, Sendable {
  /// How close it comes.
  package enum Degree: String, CaseIterable, Hashable, Sendable {
    /// What is seen is the same: off by less than 0.00001, which is rounding.
    case exact
    /// What is seen is nearly the same.
    case approximate
  }

  /// A point in time of a motion.
  package enum Instant: Hashable, Sendable {
    /// Seconds from its beginning.
    case seconds(Double)
    /// A fraction of its time.
    case fraction(Double)
  }

  /// How close it comes.
  package let degree: Degree
  /// The largest error, at the extrema of what differs, as a fraction of the distance; nil if it is exact, or
  /// if what differs has no measure; then ``notes`` say what it is.
  package let error: Double?
  /// When the error is largest.
  package let instant: Instant?
  /// What differs, is left to the app or needs care.
  package var notes: [String]
  /// What of the preset's behaviour isn't there, though values and timing are as near as is said: `its gesture`.
  package private(set) var missing: [String] = []

  /// What is seen is the same.
  package static let exact = exact(notes: [])

  /// What is seen is the same, with something to know.
  package static func exact(notes: [String]) -> Fidelity { Fidelity(.exact, nil, nil, notes) }

  /// What is seen is nearly the same.
  ///
  /// - Parameters:
  ///   - error: The largest error as a fraction of the distance, found by evaluating both.
  ///   - instant: When it is largest.
  package static func approximate(
    _ error: Double?, at instant: Instant? = nil, notes: [String] = []
  ) -> Fidelity {
    Fidelity(.approximate, error, instant, notes)
  }

  private init(_ degree: Degree, _ error: Double?, _ instant: Instant?, _ notes: [String]) {
    (self.degree, self.error, self.instant, self.notes) = (degree, error, instant, notes)
  }

  /// The fidelity in a few words: `exact`, `within 0.0005, at 0.31 s`.
  package var words: String {
    if degree == .exact { return "exact" }
    if !missing.isEmpty {
      let gap = missing.joined(separator: " and ")
      if error == 0 { return "exact in value and timing, without \(gap)" }
      return withMissing([]).words + ", without \(gap)"
    }
    guard let error else { return "approximate: " + clauses.joined(separator: "; ") }
    return "within \(Self.rounded(error))" + (instant.map { ", at \($0.words)" } ?? "")
  }

  /// The notes as parts of a list: without the full stops that sentences among them end with.
  package var clauses: [String] {
    notes.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
  }

  /// The same without a part of the behaviour, which is left to the app.
  package func without(_ part: String) -> Fidelity {
    if missing.contains(part) { return self }
    guard degree == .exact else { return withMissing(missing + [part]) }
    return Fidelity(.approximate, 0, nil, notes).withMissing([part])
  }

  private func withMissing(_ parts: [String]) -> Fidelity {
    var fidelity = self
    fidelity.missing = parts
    return fidelity
  }

  /// The worse of two, with the notes of both.
  package func combined(with other: Fidelity) -> Fidelity {
    let parts = missing + other.missing.filter { !missing.contains($0) }
    return worse(other).withMissing(parts)
  }

  private func worse(_ other: Fidelity) -> Fidelity {
    let isExact = degree == .exact && other.degree == .exact
    let all = notes + other.notes.filter { !notes.contains($0) }
    // What has no measure may be off by more than what has.
    if isUnmeasured || other.isUnmeasured { return Fidelity(.approximate, nil, nil, all) }
    let larger = (other.error ?? -1) > (error ?? -1) ? other : self
    return Fidelity(isExact ? .exact : .approximate, larger.error, larger.instant, all)
  }

  /// Whether what differs has no measure.
  private var isUnmeasured: Bool { degree == .approximate && error == nil }

  /// A number of at most two significant digits, rounded up: an error is never reported too small.
  static func rounded(_ error: Double) -> String {
    guard error > 0, error.isFinite else { return "0" }
    var scale = 1.0
    while error * scale < 10 { scale *= 10 }
    return ECMAScriptNumber.text((error * scale - 1e-9).rounded(.up) / scale)
  }
}

extension Fidelity.Instant {
  /// The instant in words: `0.31 s`, `31 %`.
  package var words: String {
    switch self {
    case .seconds(let time): ECMAScriptNumber.text((time * 1000).rounded() / 1000) + " s"
    case .fraction(let part): ECMAScriptNumber.text((part * 1000).rounded() / 10) + " %"
    }
  }
}

/// A largest error is how far apart two functions of time are: the highest hill, climbed to its top.
struct LargestError {
  private(set) var error = 0.0
  /// When it is largest.
  private(set) var time = 0.0

  /// Looks from 0 to an end, and climbs what could be the highest hill.
  ///
  /// - Parameter marks: When the functions may have corners or jump.
  init(
    until end: Double = 1, steps: Int = 8192, marks: [Double] = [],
    _ difference: (Double) -> Double
  ) {
    guard end.isFinite else {
      // Nothing is known of what never ends but that it stays near its way.
      error = 1
      return
    }
    let found = HillSearch(over: 0...max(end, 0), marks: marks, steps: steps, difference)
    (error, time) = (found.height, found.input)
    for time in [0, end] where abs(difference(time)) > error {
      (error, self.time) = (abs(difference(time)), time)
    }
  }

  /// The fidelity of what is so far apart, in seconds.
  func fidelity(notes: [String] = []) -> Fidelity {
    error == 0 ? .exact(notes: notes) : .approximate(error, at: .seconds(time), notes: notes)
  }
}

extension LargestDifference {
  /// The fidelity of what is so far apart, in seconds.
  func fidelity(notes: [String] = []) -> Fidelity {
    error == 0 ? .exact(notes: notes) : .approximate(error, at: .seconds(input), notes: notes)
  }
}
