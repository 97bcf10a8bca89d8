import Diagnostics

/// A fault is something wrong with a catalog, and what can be done about it.
public struct CatalogFault: Hashable, Sendable {
  /// What can be done about a fault.
  public enum Mending: String, CaseIterable, Hashable, Sendable {
    /// What people wrote is damaged; a repair saves all of it that can be read.
    case salvage
    /// What was derived is wrong or missing; a repair derives it anew.
    case rebuild
    /// People have to decide.
    case decision
    /// Nothing has to be done.
    case none
  }

  /// What was looked at, such as `catalog/names`.
  public var check: String
  /// The preset it is about; nil where it is about the file.
  public var preset: String?
  /// What is wrong, without a final full stop.
  public var message: String
  /// What can be done about it.
  public var mending: Mending
  /// What people are to do, where that is not a repair.
  public var help: Hint?

  /// Describes a fault.
  public init(
    _ check: String, _ message: String, preset: String? = nil, _ mending: Mending,
    help: Hint? = nil
  ) {
    self.check = check
    self.message = message
    self.preset = preset
    self.mending = mending
    self.help = help
  }
}

/// Faults are all that was found wrong with a catalog: the first ones, and how many there are.
public struct CatalogFaults: Sendable {
  /// How many are kept.
  public static let limit = 100
  /// The first faults.
  public private(set) var kept: [CatalogFault] = []
  /// How many there are, by what can be done about them.
  public private(set) var counts: [CatalogFault.Mending: Int] = [:]

  /// Makes a list without faults.
  public init() {}

  /// How many faults were counted but not kept.
  public var dropped: Int { counts.values.reduce(0, +) - kept.count }

  /// Whether a repair has something to do.
  public var wantRepair: Bool { has(.salvage) || has(.rebuild) }

  /// Whether anything has to be done.
  public var isSound: Bool { counts.allSatisfy { $0.key == .none || $0.value == 0 } }

  /// Whether there are faults of a kind.
  public func has(_ mending: CatalogFault.Mending) -> Bool { counts[mending, default: 0] > 0 }

  /// The first of the faults that matter most; nil where there are notes at most.
  public var first: CatalogFault? {
    let order: [CatalogFault.Mending] = [.salvage, .decision, .rebuild]
    return order.lazy.compactMap { mending in kept.first { $0.mending == mending } }.first
  }

  /// Adds a fault.
  public mutating func append(_ fault: CatalogFault) {
    counts[fault.mending, default: 0] += 1
    if kept.count < Self.limit { kept.append(fault) }
  }

  /// Adds all faults of another list.
  public mutating func append(_ other: CatalogFaults) {
    for (mending, count) in other.counts {
      counts[mending, default: 0] += count - other.kept.count { $0.mending == mending }
    }
    for fault in other.kept { append(fault) }
  }
}
