import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds curves that have the name of a well-known curve, but another shape.
  static let nameConflict = Rule(
    "catalog/name-conflict", .warning,
    finds: "A curve has the name of a well-known curve, but another shape",
    reason: """
      People know what ease-out or back-in looks like and won't look it up. Libraries differ a \
      little in some of these curves, but this shape is in none of them.
      """,
    source: "CSS Easing Functions 2; Robert Penner's equations",
    example: "curve/ease-out",
    failing: #""cubic-bezier(.42, 0, 1, 1) 300ms""#,
    passing: #""ease-out 300ms""#,
    check: .catalog { catalog in
      catalog.entries.compactMap { entry in
        guard entry.kind == .curve, let name = entry.name.text.split(separator: "/").last,
          let known = WellKnownCurve(named: String(name)),
          case .curve(let curve)? = catalog.examined(entry)?.motion,
          let evaluator = try? CurveEvaluator(curve.shape)
        else { return nil }
        let difference = known.difference(from: evaluator)
        guard difference > WellKnownCurve.tolerance else { return nil }
        return CatalogViolation(
          entry: entry,
          violation: Violation(
            at: "/motion",
            "is named '\(name)', but differs from \(known.shown) curve by up to "
              + RuleFigure.atMost(difference),
            help:
              "choose another name, or use \(known.css.map { "the shape '\($0)'" } ?? "its shape")"
          ))
      }
    })
}
