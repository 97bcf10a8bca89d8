import Diagnostics
import Motion
import Presets

/// A change session puts edits into the catalog together: what one gives up another may take.
///
/// It runs once, inside a transaction of its user, who keeps the result only if ``problems`` is
/// empty.
final class ChangeSession {
  /// Why an edit does not fit.
  struct Problem {
    var id: Int64
    var finding: Finding
    /// The preset that comes to more than is allowed, and to how much; nil for other problems.
    var excess: (id: Int64, sum: Expansion)?
  }

  let store: Store
  let writer: OperationWriter
  let deriver: FactDeriver
  /// Finds problems between presets.
  var checker: IntegrityChecker<StoredPresets>
  /// The findings while the edits are made.
  var work = WorkProgress.Work.changing
  private var pace = (done: 0, all: 0)
  /// Where each preset is among the steps; filled when it is first needed.
  var positions: [Int64: Int] = [:]
  /// The errors that prevent the edits.
  var problems: [Problem] = []
  /// The presets that are edited.
  private(set) var touched = IDSet()
  /// Presets that came to more than is allowed before, and that the edits make no larger.
  let tolerated: IDSet

  init(
    _ store: Store, operation: Int64, now: Double, tolerating tolerated: IDSet
  ) throws(CatalogError) {
    self.store = store
    self.tolerated = tolerated
    deriver = FactDeriver(store)
    checker = IntegrityChecker(StoredPresets(store: store))
    writer = try OperationWriter(store, operation: operation, now: now)
  }

  /// Makes the edits, and returns what they changed; an edit that changes nothing is left out.
  func apply(_ edits: [PresetEdit]) throws(CatalogError) -> [RevisionRecord] {
    var steps = try steps(for: edits)
    pace.all = 5 * steps.count
    for step in steps { touched.insert(step.id) }
    for step in steps {
      if step.isLive { try writer.rows.clear(step.id) }
      report()
    }
    for step in steps {
      try takeNames(step)
      report()
    }
    if !problems.isEmpty { return [] }
    for index in steps.indices {
      try put(&steps[index])
      report()
    }
    for step in steps {
      try link(step)
      report()
    }
    try checkReferrers(of: steps)
    try checkCycles(steps)
    if !problems.isEmpty { return [] }
    let dependent = DependentFacts(store: store, deriver: deriver, writer: writer.rows)
    let affected = try affected(by: steps, dependent)
    try measure(affected, steps)
    if !problems.isEmpty { return [] }
    try dependent.refresh(affected)
    return try steps.map { step throws(CatalogError) in
      report()
      return try change(of: step)
    }
  }

  /// Reports that one of the edits has come one of five steps further.
  private func report() {
    pace.done += 1
    store.connection.options.report(
      WorkProgress(work, fraction: Double(pace.done) / Double(max(pace.all, 1))), at: pace.done)
  }

  private func put(_ step: inout ChangeStep) throws(CatalogError) {
    guard let prepared = step.prepared else {
      step.rev = try writer.remove(step.id)
      return
    }
    // Its references may not exist yet: such facts are derived at the end.
    let facts = prepared.facts ?? PresetFacts()
    if step.isNew {
      try writer.insert(prepared, as: step.id, facts: facts)
      step.rev = 1
    } else {
      step.rev = try writer.update(step.id, to: prepared, facts: facts)
    }
  }

  private func takeNames(_ step: ChangeStep) throws(CatalogError) {
    guard let entry = step.prepared?.entry else { return }
    for clash in try writer.rows.takeNames(of: entry.preset, for: step.id) {
      problems.append(
        Problem(
          id: step.id,
          finding: clash.finding(in: entry, subject: entry.preset.name.text, for: .change)))
    }
  }

  private func affected(
    by steps: [ChangeStep], _ dependent: DependentFacts
  ) throws(CatalogError) -> IDSet {
    var stale = IDSet()
    for step in steps where step.prepared != nil && step.prepared?.facts == nil {
      stale.insert(step.id)
    }
    return try dependent.affected(stale, changed: touched)
  }

  private func change(of step: ChangeStep) throws(CatalogError) -> RevisionRecord {
    let kind: RevisionRecord.RevisionKind =
      if step.prepared == nil {
        .removed
      } else if step.isNew {
        .created
      } else {
        step.isLive ? .updated : .restored
      }
    return RevisionRecord(
      id: step.id, kind: kind, before: step.isLive ? step.before : nil,
      after: step.prepared?.payload, rev: step.rev,
      users: try store.referrers(of: step.id).count { $0 != step.id })
  }
}

/// A change step is an edit with what is known of its preset.
struct ChangeStep {
  var id: Int64
  /// Its new form; nil if it is removed.
  var prepared: PreparedPreset?
  /// Whether the catalog never had it.
  var isNew = false
  /// Whether it is there, not in the trash.
  var isLive = false
  /// Its payload and names as they are.
  var before: [UInt8]?
  var names: [String] = []
  var kind = ""
  /// How often it has been changed, this time included.
  var rev = 1
}

extension ChangeSession {
  /// Returns the edits that change something, each with what is known of its preset.
  func steps(for edits: [PresetEdit]) throws(CatalogError) -> [ChangeStep] {
    var preparation = PresetPreparation()
    var steps: [ChangeStep] = []
    var nextID = try store.nextNumber(in: "preset")
    for edit in edits {
      switch edit {
      case .add(let entry):
        steps.append(ChangeStep(id: nextID, prepared: preparation.prepare(entry), isNew: true))
        nextID += 1
      case .put(let entry, in: let id):
        guard var step = try step(for: id) else { continue }
        let prepared = preparation.prepare(entry)
        if step.isLive, prepared.payload == step.before { continue }
        step.prepared = prepared
        steps.append(step)
      case .remove(let id):
        if let step = try step(for: id), step.isLive { steps.append(step) }
      }
    }
    return steps
  }

  private func step(for id: Int64) throws(CatalogError) -> ChangeStep? {
    let step = try store.connection.cached(
      "SELECT payload, deleted_at IS NULL, kind FROM preset WHERE id = ?1"
    ).first(id) { row in
      ChangeStep(id: id, isLive: row.bool(1), before: row.text(0), kind: row.string(2))
    }
    guard var step, step.isLive else { return step }
    step.names = try store.names(of: id)
    return step
  }
}
