import Expectations
import Diagnostics
import Storage
import Testing

@testable import Curvet

/// Whatever is done to a catalog can be taken back, and done again.
@Suite struct UndoPropertyTests {
  static let start = """
    {"name":"card","aliases":["hero"],"tags":["alpha"],"motion":{"cubicBezier":[0.2,0,0,1],"duration":"quick"}}
    {"name":"quick","motion":{"seconds":0.2}}
    {"name":"slow","motion":{"seconds":2}}
    {"name":"soft","role":"enter","counterpart":"softer","motion":{"duration":0.5,"bounce":0.2}}
    {"name":"softer","counterpart":"soft","reducedMotion":"card","motion":{"mass":1,"stiffness":90,"damping":9}}
    {"name":"late","kind":"curve","motion":{"use":"hero","delay":0.1}}
    {"name":"later","kind":"curve","motion":{"use":"late","delay":0.2}}
    {"name":"fade","reducedMotion":"keep","motion":{"duration":"slow","timing":"later","tracks":[{"target":"a","property":"opacity","values":[0,1]}]}}
    """

  @Test(arguments: UInt64(1)...8) func everyChangeCanBeTakenBack(seed: UInt64) throws {
    let bench = try Bench()
    try bench.write(Self.start, to: "start.ndjson")
    let catalog = try bench.catalog()
    #expect(try catalog.importing("start.ndjson").outcome.findings.errors == 0)
    let start = try catalog.exported()
    var random = RandomChange(seed: seed, on: catalog, bench: bench)
    var made = RandomChange.base
    var kinds: Set<String> = []
    while made < RandomChange.base + 100 {
      let kind = try? random.make().kind
      // What does not fit is no operation; an edit during which something is set makes two.
      let last = try catalog.store.operations(limit: 1).first?.id ?? 0
      if last > made, let kind { kinds.insert(kind) }
      made = last
    }
    #expect(kinds.count > 12, "\(kinds)")
    let end = try catalog.exported()
    try expectDerivedFacts(of: catalog, exported: end, bench)

    var undone = 0
    while let next = try catalog.store.nextToUndo(), next.id > RandomChange.base {
      #expect(try catalog.undo(nil, ChangeOptions(command: "curvet undo")).conflicts.isEmpty)
      undone += 1
    }
    #expect(undone > 20)
    try expectSame(catalog.exported(), start)
    try expectDerivedFacts(of: catalog, exported: start, bench)

    for _ in 0..<undone { _ = try catalog.redo(ChangeOptions(command: "curvet redo")) }
    try expectSame(catalog.exported(), end)
    try expectDerivedFacts(of: catalog, exported: end, bench)
  }

  /// What is derived is the same as in a catalog into which the presets were just imported.
  private func expectDerivedFacts(
    of catalog: Catalog, exported text: String, _ bench: Bench
  ) throws {
    let fresh = try Bench()
    let other = try fresh.catalog()
    try fresh.write(text, to: "presets.json")
    #expect(try other.importing("presets.json").outcome.findings.errors == 0)
    for query in Self.derived { #expect(try bench.rows(query) == fresh.rows(query)) }
    // History, hashes, links and the search index fit each other, too.
    let doctor = CatalogDoctor(catalog.location, in: bench.environment)
    #expect(try doctor.examine(.deep).verdict == .sound)
  }

  static let derived = [
    """
    SELECT name || '|' || f.kind || '|' || ifnull(f.role, '') || '|' || feel || '|'
      || ifnull(duration, '') || '|' || ifnull(delay, '') || '|' || ifnull(settling, '') || '|'
      || ifnull(overshoot, '') || '|' || ifnull(ninety, '')
    FROM fact f JOIN preset p ON p.id = f.preset_id ORDER BY name
    """,
    "SELECT name || hex(samples) FROM sketch JOIN preset p ON p.id = preset_id ORDER BY name",
    """
    SELECT n.name || '>' || p.name || is_alias FROM name n JOIN preset p ON p.id = preset_id
    ORDER BY n.name
    """,
    """
    SELECT p.name || slot || r.role || t.name FROM reference r JOIN preset p ON p.id = preset_id
    JOIN preset t ON t.id = target_id ORDER BY 1
    """,
    """
    SELECT p.name || tag FROM preset_tag JOIN tag t ON t.id = tag_id
    JOIN preset p ON p.id = preset_id ORDER BY 1
    """,
    """
    SELECT p.name || d.name || d.title || d.body || d.tags || d.cjk FROM search_doc d
    JOIN preset p USING (id) ORDER BY p.name
    """,
    """
    SELECT p.name FROM search s JOIN preset p ON p.id = s.rowid
    WHERE search MATCH 'alpha OR soft OR card' ORDER BY p.name
    """,
  ]
}
