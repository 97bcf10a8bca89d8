import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds curves and springs that look the same as others.
  static let nearDuplicate = Rule(
    "catalog/near-duplicate", .info,
    finds: "A curve or spring differs from another one of its kind by less than 0.02 throughout",
    reason: """
      Nobody can see 2 points on a line of 100. Such presets are one preset under two names, and \
      drift apart as they're edited. Durations, if they're set, differ by less than 5%.
      """,
    source: "Computed: the largest difference, at an extremum",
    failing: """
      {"presets": {
        "curve/card": "cubic-bezier(.2, 0, 0, 1) 300ms",
        "curve/sheet": "cubic-bezier(.2, 0, .01, 1) 300ms"}}
      """,
    passing: """
      {"presets": {
        "curve/card": "cubic-bezier(.2, 0, 0, 1) 300ms",
        "curve/sheet": "cubic-bezier(.4, 0, .2, 1) 300ms"}}
      """,
    check: .catalog { catalog in
      var shelf = SimilarCurveIndex(within: largestDifference)
      return catalog.entries.compactMap { entry in
        guard entry.kind == .curve || entry.kind == .spring,
          let examined = catalog.examined(entry), examined.motion == examined.preset.motion,
          let facts = examined.facts, let sketch = facts.sketch
        else { return nil }
        let item = SimilarCurveIndex.Item(
          name: entry.name.text, kind: entry.kind, seconds: facts.settling ?? facts.duration,
          sketch: sketch)
        for other in shelf.near(item) {
          guard let difference = difference(item, other, catalog), difference < largestDifference
          else { continue }
          return CatalogViolation(
            entry: entry,
            violation: Violation(
              at: "/motion",
              difference < 1e-9
                ? "is the same as '\(other.name)'"
                : "differs from '\(other.name)' by at most \(RuleFigure.atMost(difference))",
              help: "make it an alias of the other one, or refer to that with \"use\""))
        }
        shelf.add(item)
        return nil
      }
    })

  private static let largestDifference = 0.02

  private static func difference(
    _ a: SimilarCurveIndex.Item, _ b: SimilarCurveIndex.Item, _ catalog: ExaminedCatalog
  ) -> Double? {
    guard let first = catalog.known.preset(named: a.name)?.motion,
      let second = catalog.known.preset(named: b.name)?.motion,
      let one = try? MotionProgress(first), let two = try? MotionProgress(second)
    else { return nil }
    // A few instants are enough to tell most different curves apart.
    let instants = (0...127).map { Double($0) / 127 }
    let some = instants.map { abs(one($0) - two($0)) }.max() ?? 0
    guard some < largestDifference else { return some }
    guard first != second else { return 0 }
    let breaks = MotionProgress.breaks(of: first) + MotionProgress.breaks(of: second)
    return LargestGap(until: 1, breaks: breaks, steps: 256, of: { one($0) }, and: { two($0) })
      .height
  }
}
