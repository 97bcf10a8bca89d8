import Diagnostics
import Presets

/// The history check looks for presets that are not what their last revision says, for revisions and
/// operations that are missing, and for revisions that can't be read.
struct HistoryCheck: CatalogCheck {
  static let subject = "the history"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try checkHeads(store, &faults)
    try checkNumbers(store, &faults)
    try checkPayloads(store, &faults)
    try checkOperations(store, &faults)
  }

  private func checkHeads(
    _ store: Store, _ faults: inout CatalogFaults
  ) throws(CatalogError) {
    try store.connection.prepare(
      """
      SELECT p.name FROM preset p LEFT JOIN revision r ON r.preset_id = p.id AND r.rev = p.rev
      WHERE r.id IS NULL OR r.name IS NOT p.name
        OR r.payload IS NOT iif(p.deleted_at IS NULL, p.payload, NULL)
        OR EXISTS (SELECT 1 FROM revision l WHERE l.preset_id = p.id AND l.rev > p.rev)
      """
    ).forEach { row in
      faults.append(
        CatalogFault(
          "catalog/history", "it is not what the last change has made it", preset: row.string(0),
          .recovery))
      return true
    }
  }

  private func checkNumbers(
    _ store: Store, _ faults: inout CatalogFaults
  ) throws(CatalogError) {
    try store.connection.prepare(
      """
      SELECT coalesce(p.name, r.name) FROM revision r LEFT JOIN preset p ON p.id = r.preset_id
      GROUP BY r.preset_id HAVING min(r.rev) <> 1 OR max(r.rev) <> count(*) OR p.id IS NULL
      """
    ).forEach { row in
      faults.append(
        CatalogFault(
          "catalog/history", "its history has gaps", preset: row.string(0), .recovery))
      return true
    }
  }

  private func checkOperations(
    _ store: Store, _ faults: inout CatalogFaults
  ) throws(CatalogError) {
    func report(_ message: String) {
      faults.append(CatalogFault("catalog/history", message, .recovery))
    }
    for operation in try store.incompleteOperations() {
      let (missing, has) =
        operation.missing == 1 ? ("1 change", "is") : ("\(operation.missing) changes", "are")
      report(
        "operation \(operation.id) says \"\(operation.summary)\", but \(missing) of it \(has) missing"
      )
    }
    for range in try store.missingOperations() {
      report(
        range.count == 1
          ? "operation \(range.lowerBound) is missing"
          : "operations \(range.lowerBound) to \(range.upperBound) are missing")
    }
  }

  private func checkPayloads(
    _ store: Store, _ faults: inout CatalogFaults
  ) throws(CatalogError) {
    var preparation = PresetPreparation()
    try store.connection.prepare(
      """
      SELECT r.name, r.rev, r.payload FROM revision r JOIN preset p ON p.id = r.preset_id
      WHERE r.payload IS NOT NULL AND r.rev < p.rev ORDER BY r.preset_id, r.rev
      """
    ).forEach { row in
      let payload = row.withText(2) { Array($0) }
      if preparation.prepare(payload: payload)?.payload != payload {
        faults.append(
          CatalogFault(
            "catalog/history", "its revision \(row.int(1)) can't be read", preset: row.string(0),
            .recovery))
      }
      return true
    }
  }
}
