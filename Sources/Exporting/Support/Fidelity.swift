import Motion
import StrictJSON

/// A fidelity describes how exactly a preset's text in another format matches the preset.
package struct Fidelity: Hashable, Sendable {
  /// The degree of fidelity.
  package enum Degree: String, CaseIterable, Hashable, Sendable {
    /// Visually the same: the error is less than 0.00001, which is rounding.
    case exact
    /// Visually nearly the same.
    case approximate
  }

  /// A point in time of a motion.
  package enum Instant: Hashable, Sendable {
    /// Seconds after its start.
    case seconds(Double)
    /// A fraction of its time.
    case fraction(Double)
  }

  /// The degree of fidelity.
  package let degree: Degree
  /// The largest error, as a fraction of the distance; nil if it's exact, or if the difference can't be
  /// measured, which ``notes`` then describe.
  package let error: Double?
  /// The time of the largest error.
  package let instant: Instant?
  /// Differences, tasks for the app, and points to note.
  package var notes: [String]
  /// The missing behavior, if values and timing are as exact as specified: `its gesture`.
  package private(set) var missing: [String] = []

  /// Visually the same.
  package static let exact = exact(notes: [])

  /// Visually the same, with notes.
  package static func exact(notes: [String]) -> Fidelity { Fidelity(.exact, nil, nil, notes) }

  /// Visually nearly the same.
  ///
  /// - Parameters:
  ///   - error: The largest error as a fraction of the distance, found by evaluating both.
  ///   - instant: When it's largest.
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

  /// The notes as items of a list, without periods.
  package var clauses: [String] {
    notes.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
  }

  /// The fidelity without a part of the behavior, which the app must implement.
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
    // An unmeasured difference may be larger than a measured one.
    if isUnmeasured || other.isUnmeasured { return Fidelity(.approximate, nil, nil, all) }
    let larger = (other.error ?? -1) > (error ?? -1) ? other : self
    return Fidelity(isExact ? .exact : .approximate, larger.error, larger.instant, all)
  }

  /// Whether the difference can't be measured.
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
  /// The instant in words: `0.31 s`, `31%`.
  package var words: String {
    switch self {
    case .seconds(let time): ECMAScriptNumber.text((time * 1000).rounded() / 1000) + " s"
    case .fraction(let part): ECMAScriptNumber.text((part * 1000).rounded() / 10) + "%"
    }
  }
}

extension LargestDifference {
  /// The fidelity for this difference, at a time in seconds.
  func fidelity(notes: [String] = []) -> Fidelity {
    error == 0 ? .exact(notes: notes) : .approximate(error, at: .seconds(input), notes: notes)
  }
}
