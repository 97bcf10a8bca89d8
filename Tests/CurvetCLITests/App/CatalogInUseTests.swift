import Testing

struct CatalogInUseTests {
  private let desk: Desk

  /// Four catalogs, each with one preset that says which it is.
  init() throws {
    desk = try Desk(.none)
    for name in ["option", "variable", "project", "own"] {
      let path = name == "own" ? Desk.catalog : "\(name).sqlite"
      let input = #"{"name": "\#(name)", "motion": "ease"}"#
      desk.run("init", "--catalog", path, "--empty", "-q").expect(0)
      desk.run("import", "-", "--catalog", path, "-q", input: input).expect(0)
    }
  }

  private func search(_ words: String..., in folder: String = "") -> CommandRun {
    desk.run(["search", "--names"] + words, in: folder)
  }

  @Test("A project's catalog may be given by its absolute path") func absolute() throws {
    try desk.write(
      #"{"catalog": "\#(desk.path("option.sqlite"))"}"#, to: "curvet.config.json")
    search().expect(0, "option\n")
  }

  @Test("XDG_DATA_HOME, where it is absolute") func dataHome() throws {
    desk.variables["XDG_DATA_HOME"] = "data"
    search().expect(0, "own\n")
    desk.variables["XDG_DATA_HOME"] = desk.path("data")
    desk.run("init", "--empty").expect(0, "Created data/curvet/catalog.sqlite with 0 presets\n")
    search().expect(0)
  }
}
