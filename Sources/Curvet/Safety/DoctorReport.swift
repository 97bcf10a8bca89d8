import Storage

/// A doctor's report says what is wrong with a catalog.
package struct DoctorReport: Sendable {
  /// What a report comes to.
  package enum Verdict: String, Hashable, Sendable {
    /// Nothing is wrong.
    case sound
    /// Nothing is wrong any more, but a repair could not save everything just as it was.
    case incomplete
    /// What people wrote is whole; a repair derives the rest anew.
    case repairable
    /// Something that people wrote is damaged, or can't be used by this version.
    case damaged
  }

  /// How closely the catalog was looked at.
  package var depth: CheckDepth
  /// What it holds; nil where that can't be told.
  package var figures: CatalogFigures?
  /// What is wrong.
  package var faults = CatalogFaults()
  /// What was looked at, in words; nothing where the file can't be opened.
  package var checked: [String] = []
  /// Whether another program made it in a way that this one must not change.
  package var isForeign = false

  /// What it comes to.
  package var verdict: Verdict {
    if faults.has(.recovery) || faults.has(.decision) { return .damaged }
    return faults.has(.rebuild) ? .repairable : .sound
  }

  /// What it comes to after a repair.
  package func verdict(after repair: RepairReport?) -> Verdict {
    guard verdict == .sound, let repair, !repair.recovery.isComplete else { return verdict }
    return .incomplete
  }
}

/// What a repair did.
package struct RepairReport: Sendable {
  /// What was saved, and what was not.
  package var recovery: RecoveryReport
  /// Where the catalog as it was is kept.
  package var kept: String
}
