/// The benchmarks, one for each budget.
struct Benchmarks {
  let place: Workplace

  /// Measures with a hundred thousand presets, and with a million where asked.
  func run(withMillion: Bool) throws(BenchFailure) {
    let presets = try place.presets(100_000)
    let catalog = try place.catalog("catalog.sqlite", of: presets)
    let peak = try importing(presets, into: catalog)
    attempt("show NAME") { () throws(BenchFailure) in try show(presets, catalog) }
    completions(presets, catalog)
    search(catalog, of: 100_000)
    broadSearch(catalog, of: 100_000)
    facts(catalog, presets, of: 100_000)
    attempt("export --all") { () throws(BenchFailure) in try export(catalog) }
    attempt("export --to css") { () throws(BenchFailure) in try exportCode() }
    validate(presets, withMillion: withMillion)
    guard withMillion else { return }
    let many = try place.presets(1_000_000)
    let large = try place.emptyCatalog("large.sqlite")
    let usage = try Child(place.curvet, ["import", "--catalog", large, many]).run()
    Report.add(
      "memory, import of 1,000,000", bytes: usage.peakBytes, insteadOf: peak, "with 100,000")
    search(large, of: 1_000_000)
    broadSearch(large, of: 1_000_000)
    facts(large, many, of: 1_000_000)
  }

  /// Returns the most memory that Curvet held, in bytes.
  private func importing(_ presets: String, into catalog: String) throws(BenchFailure) -> Int {
    let rows = place.file("rows")
    try place.program("BaselineImport", ["dump", catalog, rows]).run()
    let comparison = try Comparison(times: 3) { () throws(BenchFailure) in
      Child(place.curvet, ["import", "--catalog", try place.emptyCatalog("ours.sqlite"), presets])
    } theirs: { () throws(BenchFailure) in
      place.program("BaselineImport", ["load", try place.emptyCatalog("theirs.sqlite"), rows])
    }
    Report.add("import 100,000", comparison, to: "bare C", .ratio(1.5))
    Report.add("memory, import of 100,000", bytes: comparison.peakBytes)
    return comparison.peakBytes
  }

  private func show(_ presets: String, _ catalog: String) throws(BenchFailure) {
    let name = try place.firstName(in: presets)
    let query = """
      SELECT payload FROM name JOIN preset ON preset.id = preset_id WHERE name.name = '\(name)'
      """
    let comparison = try Comparison(times: 200) {
      Child(place.curvet, ["show", name, "--catalog", catalog])
    } theirs: {
      Child("sqlite3", [catalog, query])
    }
    Report.add("show NAME", comparison, to: "sqlite3 SELECT", .ratio(1))
  }

  /// Completes what is typed by a key press: all names, one name, and a tag.
  private func completions(_ presets: String, _ catalog: String) {
    for (what, line) in [
      ("a name", "curvet show "), ("a field", "curvet set x d"), ("a tag", "curvet search tag:"),
    ] {
      let work = "completion of \(what)"
      attempt(work) { () throws(BenchFailure) in
        let line = line.replacing(" x ", with: " \(try place.firstName(in: presets)) ")
        let comparison = try Comparison(times: 50) {
          Child(
            place.curvet,
            [
              "completions", "fish", "--line",
              line.replacing("curvet ", with: "curvet --catalog \(catalog) "),
            ])
        } theirs: {
          Child("sqlite3", [catalog, "SELECT name FROM name LIMIT 500"])
        }
        Report.add(work, comparison, to: "sqlite3 SELECT", .seconds(0.03))
      }
    }
  }

  /// Searches for the words that the generator planted, by how many presets there are to one of them.
  private func search(_ catalog: String, of count: Int) {
    for (word, every) in [("zephyr", 1000), ("lantern", 20), ("ubiquitous", 2)] {
      let hits = count / every
      let work = "search, \(hits) hits of \(count)"
      let query = """
        SELECT name, preset.kind, duration, title FROM (SELECT rowid, bm25(search, 8, 5, 1, 4, 3) AS rank
        FROM search WHERE search MATCH '\(word)*' ORDER BY rank LIMIT 20) best
        JOIN preset ON preset.id = best.rowid JOIN fact ON preset_id = best.rowid ORDER BY best.rank
        """
      attempt(work) { () throws(BenchFailure) in
        let comparison = try Comparison(times: hits > 5000 ? 20 : 100) {
          Child(place.curvet, ["search", word, "--quiet", "--catalog", catalog])
        } theirs: {
          Child("sqlite3", [catalog, query])
        }
        let isWide = hits > 5000 || count > 100_000
        Report.add(work, comparison, to: "sqlite3 SELECT", .seconds(isWide ? 0.15 : 0.01))
      }
    }
  }

  /// Searches for words that nothing has: a thing that is called otherwise, a misspelled word, and a
  /// word too many.
  private func broadSearch(_ catalog: String, of count: Int) {
    for words in ["snackbar", "zehpyr", "zephyr qqqqqq"] {
      let work = "search '\(words)', \(count) presets"
      attempt(work) { () throws(BenchFailure) in
        let comparison = try Comparison(times: 20) {
          Child(place.curvet, ["search", words, "--quiet", "--catalog", catalog])
        } theirs: {
          Child("sqlite3", [catalog, "SELECT count(*) FROM search WHERE search MATCH 'zephyr*'"])
        }
        Report.add(
          work, comparison, to: "sqlite3 count(*)", .seconds(count > 100_000 ? 0.15 : 0.01))
      }
    }
  }

  private func export(_ catalog: String) throws(BenchFailure) {
    let query = """
      SELECT payload FROM name JOIN preset ON preset.id = preset_id WHERE NOT is_alias ORDER BY name.name
      """
    // What the shell prints, and the hash of every line of it, one after the other.
    var dump = Child("sqlite3", [catalog, query])
    dump.output = place.file("payloads")
    try dump.run()
    let hash = place.program("BaselineHash", [dump.output])
    let script = "sqlite3 \"$0\" \"$1\" && \"$2\" \"$3\""
    let comparison = try Comparison(times: 15) {
      Child(place.curvet, ["export", "--all", "--to", "ndjson", "--catalog", catalog])
    } theirs: {
      Child("sh", ["-c", script, catalog, query, hash.program, dump.output])
    }
    Report.add("export --all --to ndjson", comparison, to: "sqlite3 and SHA-256", .ratio(1.5))
  }

  /// Skips a comparison whose baseline is not installed.
  func attempt(_ work: String, _ body: () throws(BenchFailure) -> Void) {
    do throws(BenchFailure) { try body() } catch { Report.skip(work, error) }
  }
}
