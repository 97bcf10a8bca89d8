import Testing

/// Paths that hold what a terminal or a shell would act on.
struct OddPathTests {
  @Test("Paths with line breaks and quotes work, and are shown visibly") func paths() throws {
    let desk = try Desk()
    let catalog = "a\nb\"'$(x).sqlite"
    desk.run("search", "--catalog", catalog).expect(
      66,
      errors: #"""
        error: no such catalog
          --> a\nb"'$(x).sqlite
        help: run 'curvet init --catalog a\nb"'$(x).sqlite' to create one

        """#)
    desk.run("init", "--empty", "--catalog", catalog).expect(
      0, #"Created a\nb"'$(x).sqlite with 0 presets"# + "\n")
    try desk.write(#"{"presets": {"a": "ease"}}"#, to: "in\n\"'.json")
    desk.run("import", "in\n\"'.json", "--catalog", catalog).expect(
      0, #"Imported 1 preset from 1 file into a\nb"'$(x).sqlite"# + "\n  1 curve\n")
    desk.run("backup", "b\n'.sqlite", "-q", "--catalog", catalog).expect(0)
    desk.run("export", "a", "--to", "ndjson", "-o", "o\n'.ndjson", "--catalog", catalog).expect(
      0, #"Wrote 1 preset to o\n'.ndjson"# + "\n")
    try Desk.edit(desk.catalogFile(catalog), "UPDATE preset SET payload = '{'")
    desk.run("show", "a", "--catalog", catalog).expect(
      76,
      errors: #"""
        error: the catalog is damaged: 'a' was modified outside Curvet
          --> a\nb"'$(x).sqlite
        help: run 'curvet doctor --catalog 'a\nb"'\''$(x).sqlite'' to find the damage, or add --repair to recover everything readable

        """#)
    _ = desk.run("doctor", "--repair", "-q", "--catalog", catalog)
    #expect(desk.run("show", "a", "--catalog", catalog).status == 0)
    desk.run("restore", "b\n'.sqlite", "-q", "--catalog", catalog).expect(0)
    #expect(desk.names().filter { !$0.contains("\n") } == [])
  }
}
