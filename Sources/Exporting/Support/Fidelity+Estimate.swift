extension Fidelity {
  /// The note if the largest error is an estimate.
  static let estimateNote =
    "the error is an estimate, because the distance depends on several lengths"

  /// Whether the largest error is an estimate rather than an upper bound.
  package var isEstimate: Bool { notes.contains(Self.estimateNote) }
}
