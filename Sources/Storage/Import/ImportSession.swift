import Diagnostics
import Motion
import Presets

/// An import session puts presets into the catalog as one operation, and resolves what they refer
/// to.
///
/// It runs inside a transaction of its user, who commits only if no error was found.
final class ImportSession {
  let store: Store
  let connection: Connection
  let writer: OperationWriter
  let deriver: FactDeriver
  /// Finds problems between presets.
  var checker: IntegrityChecker<StoredPresets>
  let policy: ConflictPolicy
  /// The results so far, and the problems.
  var outcome = ImportOutcome(findings: FindingList())
  /// Presets whose facts could not be derived yet.
  var stale = IDSet()
  /// Presets with references that are linked only at the end, and so can't be measured before.
  var unmeasured = IDSet()
  /// Presets that were there before and that the import has too.
  var met = IDSet()
  /// Those of them that have been replaced.
  var replaced = IDSet()
  /// Replaced presets whose users may no longer fit.
  var suspects: [ConflictingReplacement] = []
  /// Presets that want a name of one which may give it up later in the import.
  var postponed: [PreparedPreset] = []
  let insertPending: Statement
  private let firstID: Int64
  private var nextID: Int64

  init(_ store: Store, operation: Int64, now: Double, policy: ConflictPolicy) throws(CatalogError) {
    self.store = store
    self.policy = policy
    connection = store.connection
    deriver = FactDeriver(store)
    checker = IntegrityChecker(StoredPresets(store: store))
    writer = try OperationWriter(store, operation: operation, now: now)
    try connection.execute(PendingReference.table)
    insertPending = try connection.cached(PendingReference.insert)
    firstID = try store.nextNumber(in: "preset")
    nextID = firstID
  }

  /// Adds a preset, and says what became of it; nil if it was refused or has to wait.
  @discardableResult
  func add(_ prepared: PreparedPreset) throws(CatalogError) -> ImportChange? {
    if policy == .replace, try mustWait(prepared.entry) {
      postponed.append(prepared)
      return nil
    }
    return try put(prepared)
  }

  /// Adds a preset now.
  @discardableResult
  func put(_ prepared: PreparedPreset) throws(CatalogError) -> ImportChange? {
    let isNew = try writer.rows.take(prepared.preset.name, for: nextID, isAlias: false)
    let change = isNew ? try create(prepared) : try resolveConflict(of: prepared)
    guard let change else { return nil }
    let preset = prepared.preset
    outcome.changes[change, default: [:]][preset.kind, default: 0] += 1
    outcome.presets.append((preset.name.text, preset.kind, change))
    return change
  }

  /// Whether a preset was there before, and the import has not come to it yet.
  func isUntouched(_ id: Int64) -> Bool { id < firstID && !met.contains(id) }

  private func create(_ prepared: PreparedPreset) throws(CatalogError) -> ImportChange? {
    let id = nextID
    nextID += 1
    guard try takeAliases(of: prepared.entry, for: id) else { return nil }
    try writer.insert(prepared, as: id, facts: facts(of: prepared, id))
    try addReferences(of: prepared, id: id)
    return .created
  }

  /// Takes the other names of a preset; returns false, with findings, if some are not free.
  func takeAliases(of entry: PresetEntry, for id: Int64) throws(CatalogError) -> Bool {
    let clashes = try writer.rows.takeAliases(of: entry.preset, for: id)
    for clash in clashes { report(clash, of: entry) }
    return clashes.isEmpty
  }

  func report(_ clash: NameClash, of entry: PresetEntry) {
    outcome.findings.append(
      clash.finding(in: entry, subject: entry.preset.name.text, for: .importing))
  }

  func report(_ problem: IntegrityProblem, of subject: String? = nil, at place: Place?) {
    outcome.findings.append(problem.finding(of: subject, at: place, for: .importing))
  }

  /// Returns the facts of a preset; if they take presets not read yet, they are derived at the
  /// end.
  func facts(of prepared: PreparedPreset, _ id: Int64) throws(CatalogError) -> PresetFacts {
    if let facts = prepared.facts { return facts }
    if let facts = try deriver.facts(of: prepared.preset.motion) { return facts }
    stale.insert(id)
    return PresetFacts()
  }
}

extension ImportSession {
  /// Resolves what is still open: presets and references that had to wait, cycles, and facts.
  ///
  /// - Parameter refused: presets that were read but not good enough to be added.
  func finish(refused: Set<String>) throws(CatalogError) {
    for prepared in postponed { try put(prepared) }
    let refused = refused.union(outcome.findings.kept.compactMap(\.subject))
    var starts = try resolvePending(refused: refused)
    starts.formUnion(try checkReferrersOfReplaced())
    try reportCycles(from: starts)
    let dependent = DependentFacts(store: store, deriver: deriver, writer: writer.rows)
    let affected = try dependent.affected(stale, changed: replaced)
    try measure(affected)
    // Presets in a reference cycle have no facts.
    if outcome.findings.errors == 0 { try dependent.refresh(affected) }
    try connection.execute("DELETE FROM temp.pending_reference")
  }

  /// Reports a preset that comes to more than is allowed, if all that it refers to is there.
  func measure(_ prepared: PreparedPreset, _ id: Int64) throws(CatalogError) {
    // Only what refers to others, or is large itself, can come to much.
    guard prepared.facts == nil || prepared.ownExpansion.exceeded != nil,
      try checker.isExcessive(id)
    else { return }
    try reportExcess(of: id) { prepared.entry.origin.place(of: "/motion") }
  }

  /// Reports the presets that come to more than is allowed, of those that could not be measured
  /// before and of some others.
  func measure(_ others: IDSet) throws(CatalogError) {
    var ids = others
    ids.formUnion(unmeasured)
    if ids.isEmpty { return }
    // Results from before presets were replaced may be outdated.
    checker.forgetExpansions()
    let reported = checker.excessive
    try ids.forEach { id throws(CatalogError) in try checker.isExcessive(id) }
    try ids.forEach { id throws(CatalogError) in
      guard !reported.contains(id), checker.excessive.contains(id) else { return }
      try reportExcess(of: id) { () throws(CatalogError) in try pendingPlace(of: id) }
    }
  }

  private func reportExcess(
    of id: Int64, place: () throws(CatalogError) -> Place?
  ) throws(CatalogError) {
    if try checker.isMadeOfExcessive(id) { return }
    guard outcome.findings.hasRoom(for: .error), let excess = try checker.excess(of: id) else {
      return outcome.findings.append(dropped: 1, level: .error)
    }
    report(.excess(excess), of: try store.name(of: id), at: try place())
  }

  /// Returns where a preset has the first of its references that had to wait.
  private func pendingPlace(of id: Int64) throws(CatalogError) -> Place? {
    try connection.execute(PendingReference.index)
    return try connection.cached(PendingReference.selectOfPreset).all(id) {
      row throws(CatalogError) in try PendingReference(row, path: store.path)
    }.first { $0.reference.role.isPartOfMotion }?.place
  }
}
