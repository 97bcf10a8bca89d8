import Storage

/// A doctor's report says what is wrong with a catalog.
public struct DoctorReport: Sendable {
  /// What a report comes to.
  public enum Verdict: String, Hashable, Sendable {
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
  public var depth: CheckDepth
  /// What it holds; nil where that can't be told.
  public var figures: CatalogFigures?
  /// What is wrong.
  public var faults = CatalogFaults()
  /// What was looked at, in words; nothing where the file can't be opened.
  public var checked: [String] = []
  /// Whether another program made it in a way that this one must not change.
  public var isForeign = false

  /// What it comes to.
  public var verdict: Verdict {
    if faults.has(.salvage) || faults.has(.decision) { return .damaged }
    return faults.has(.rebuild) ? .repairable : .sound
  }

  /// What it comes to after a repair.
  public func verdict(after repair: RepairReport?) -> Verdict {
    guard verdict == .sound, let repair, !repair.salvage.isComplete else { return verdict }
    return .incomplete
  }
}

/// What a repair did.
public struct RepairReport: Sendable {
  /// What was saved, and what was not.
  public var salvage: SalvageReport
  /// Where the catalog as it was is kept.
  public var kept: String
}
