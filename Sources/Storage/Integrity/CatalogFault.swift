import Diagnostics

/// A problem in a catalog, with a way to fix it.
package struct CatalogFault: Hashable, Sendable {
  /// The way to fix a problem.
  package enum Fix: String, CaseIterable, Hashable, Sendable {
    /// Presets or the history are damaged; a repair recovers everything readable.
    case recovery
    /// Derived data is wrong or missing; a repair rebuilds it.
    case rebuild
    /// People have to decide.
    case decision
    /// Nothing has to be done.
    case none
  }

  /// The check that found it, such as `catalog/names`.
  package var check: String
  /// The preset it is about; nil if it is about the file.
  package var preset: String?
  /// The message, without a final period.
  package var message: String
  /// The way to fix it.
  package var fix: Fix
  /// The action for the user, if a repair doesn't fix it.
  package var help: Hint?

  /// Describes a fault.
  package init(
    _ check: String, _ message: String, preset: String? = nil, _ fix: Fix,
    help: Hint? = nil
  ) {
    self.check = check
    self.message = message
    self.preset = preset
    self.fix = fix
    self.help = help
  }
}

/// Faults are all that was found wrong with a catalog: the first ones, and how many there are.
package struct CatalogFaults: Sendable {
  /// How many are kept.
  package static let limit = 100
  /// The first faults.
  package private(set) var kept: [CatalogFault] = []
  /// How many there are, by what can be done about them.
  package private(set) var counts: [CatalogFault.Fix: Int] = [:]

  /// Makes a list without faults.
  package init() {}

  /// How many faults were counted but not kept.
  package var dropped: Int { counts.values.reduce(0, +) - kept.count }

  /// Whether a repair has something to do.
  package var wantRepair: Bool { has(.recovery) || has(.rebuild) }

  /// Whether anything has to be done.
  package var isSound: Bool { counts.allSatisfy { $0.key == .none || $0.value == 0 } }

  /// Whether there are faults of a kind.
  package func has(_ fix: CatalogFault.Fix) -> Bool { counts[fix, default: 0] > 0 }

  /// The first of the faults that matter most; nil if there are notes at most.
  package var first: CatalogFault? {
    let order: [CatalogFault.Fix] = [.recovery, .decision, .rebuild]
    return order.lazy.compactMap { fix in kept.first { $0.fix == fix } }.first
  }

  /// Adds what a check has found.
  mutating func add(
    _ check: String, _ message: String, of preset: String? = nil, _ fix: CatalogFault.Fix
  ) {
    append(CatalogFault(check, message, preset: preset, fix))
  }

  /// Adds a fault.
  package mutating func append(_ fault: CatalogFault) {
    counts[fault.fix, default: 0] += 1
    if kept.count < Self.limit { kept.append(fault) }
  }

  /// Adds all faults of another list.
  package mutating func append(_ other: CatalogFaults) {
    for (fix, count) in other.counts {
      counts[fix, default: 0] += count - other.kept.count { $0.fix == fix }
    }
    for fault in other.kept { append(fault) }
  }
}
