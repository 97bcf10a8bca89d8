/// How long it takes to work motions out, against printing the same presets as they are.
extension Benchmarks {
  /// Exports and draws the built-in presets, and a mixture; validates the mixture.
  func exportCode() throws(BenchFailure) {
    let builtIn = place.file("built-in.sqlite")
    try Child(place.curvet, ["init", "--catalog", builtIn]).run()
    let presets = try place.presets(10_000, isMixture: true)
    let mixture = try place.catalog("mixture.sqlite", of: presets)
    try compare("export --to css, built-in", exporting(builtIn, to: "css"), builtIn)
    try compare("export --to css, 10,000", exporting(mixture, to: "css"), mixture)
    try compare("export --to spec, built-in", exporting(builtIn, to: "spec"), builtIn)
    try compare(
      "gallery, built-in",
      Child(place.curvet, ["gallery", "--catalog", builtIn, "-o", place.file("page.html")]), builtIn
    )
    let comparison = try Comparison(times: 3) {
      Child(place.curvet, ["validate", presets])
    } theirs: {
      reading(presets)
    }
    Report.add("validate 10,000 of a mixture", comparison, to: "python3 json.loads", .ratio(6))
  }

  private func compare(
    _ work: String, _ ours: Child, _ catalog: String
  ) throws(BenchFailure) {
    let comparison = try Comparison(times: 3) {
      ours
    } theirs: {
      exporting(catalog, to: "ndjson")
    }
    Report.add(work, comparison, to: "export --to ndjson", .none)
  }

  private func exporting(_ catalog: String, to format: String) -> Child {
    Child(place.curvet, ["export", "--all", "--to", format, "--catalog", catalog])
  }
}
