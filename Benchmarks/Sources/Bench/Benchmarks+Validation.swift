/// How fast files are validated, and how much is kept of each preset meanwhile.
extension Benchmarks {
  /// Validates the presets of a file, by its name and through a pipe.
  func validate(_ presets: String, withMillion: Bool) {
    for isPiped in [false, true] {
      attempt("validate") { () throws(BenchFailure) in
        let comparison = try Comparison(times: 5) {
          validation(of: presets, isPiped: isPiped)
        } theirs: {
          reading(presets)
        }
        Report.add(
          "validate \(isPiped ? "- < " : "")100,000", comparison, to: "python3 json.loads",
          .ratio(1))
        guard withMillion else { return }
        let many = try place.presets(1_000_000)
        let peak = try validation(of: many, isPiped: isPiped).run().peakBytes
        Report.add(
          "memory, validate of 1,000,000", bytes: peak, insteadOf: comparison.peakBytes,
          for: 900_000, "with 100,000", limit: 64)
      }
    }
  }

  /// Reads presets as JSON, a line after the other.
  func reading(_ presets: String) -> Child {
    var reader = Child("python3", ["-c", "import sys, json\nfor l in sys.stdin: json.loads(l)"])
    reader.input = presets
    return reader
  }

  private func validation(of presets: String, isPiped: Bool) -> Child {
    var child = Child(place.curvet, ["validate", isPiped ? "-" : presets])
    if isPiped { child.input = presets }
    // Some of the presets flash, which is found.
    child.goodCodes = [0, 1]
    return child
  }
}
