/// Searches by what was derived from presets.
extension Benchmarks {
  /// Measures the nearest shapes against a bare scan of them, and ranges of facts.
  func facts(_ catalog: String, _ presets: String, of count: Int) {
    let work = "search --like, \(count) presets"
    attempt(work) { () throws(BenchFailure) in
      let name = try place.firstName(in: presets)
      let comparison = try Comparison(times: 20) {
        Child(place.curvet, ["search", "--like", name, "--quiet", "--catalog", catalog])
      } theirs: {
        place.program("BaselineLike", [catalog, name])
      }
      Report.add(work, comparison, to: "bare C scan", .ratio(1.3))
    }
    for (words, condition) in [
      ("duration:>0", "duration > 0"), ("settling:<0.5", "settling < 0.5"),
      ("overshoot:20%..21%", "overshoot BETWEEN 0.2 AND 0.21"),
    ] {
      let work = "search \(words), \(count)"
      attempt(work) { () throws(BenchFailure) in
        let comparison = try Comparison(times: 20) {
          Child(place.curvet, ["search", words, "--quiet", "--catalog", catalog])
        } theirs: {
          Child("sqlite3", [catalog, "SELECT count(*) FROM fact WHERE \(condition)"])
        }
        Report.add(work, comparison, to: "sqlite3 count(*)", .seconds(0.15))
      }
    }
  }
}
