import Diagnostics

extension Rule {
  /// Finds presets without a title.
  static let missingTitle = Rule(
    "catalog/missing-title", .info,
    finds: "A preset has no title",
    reason: "A name says where a preset belongs. A title says what it is, and can be searched.",
    source: "Design system practice: tokens are described for the people who choose among them",
    example: "curve/card",
    failing: #""ease-out 300ms""#,
    passing: #"{"title": "Card", "motion": "ease-out 300ms"}"#,
    check: .catalog { catalog in
      catalog.entries.filter { !$0.hasTitle }.map {
        CatalogViolation(
          entry: $0,
          violation: Violation(
            at: "", "has no title", help: "add a \"title\" of two or three words"))
      }
    })
}
