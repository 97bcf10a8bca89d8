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

  @Test("The option, else the variable, else the project, else your own") func order() throws {
    search().expect(0, "own\n")
    try desk.write(#"{"catalog": "project.sqlite"}"#, to: "curvet.config.json")
    search().expect(0, "project\n")
    desk.variables["CURVET_CATALOG"] = "variable.sqlite"
    search().expect(0, "variable\n")
    search("--catalog", "option.sqlite").expect(0, "option\n")
    desk.variables["CURVET_CATALOG"] = ""
    search().expect(0, "project\n")
  }

  @Test("The project is the nearest upwards, and its paths are counted from it")
  func upwards() throws {
    try desk.write(#"{"curvet": 1, "catalog": "project.sqlite"}"#, to: "curvet.config.json")
    try desk.makeFolder("a/b")
    search(in: "a/b").expect(0, "project\n")
    try desk.write(#"{"catalog": "../option.sqlite"}"#, to: "a/curvet.config.json")
    search("--allow-outside", in: "a/b").expect(0, "option\n")
    try desk.makeFolder(".git")
    search(in: "a/b").expect(0, "option\n")
    search().expect(0, "project\n")
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

  @Test("~ is your home") func home() throws {
    search("--catalog", "~/.local/share/curvet/catalog.sqlite").expect(0, "own\n")
  }

  @Test(
    "A configuration that is wrong is shown",
    arguments: [
      (
        "{",
        """
        error: the document ends where a key in double quotes is expected
          --> curvet.config.json:1:2
            1 | {
              |  ^
        help: is the file whole? close what was opened with } or ]

        """
      ),
      (
        "[]",
        """
        error: the configuration is not an object
          --> curvet.config.json

        """
      ),
      (
        #"{"catlog": "a"}"#,
        """
        error: unknown field "catlog"
          --> curvet.config.json:1:2 (/catlog)
            1 | {"catlog": "a"}
              |  ^
        help: did you mean 'catalog'?

        """
      ),
      (
        #"{"rules": {"quality/overshot-high": "off"}}"#,
        """
        error: there is no rule "quality/overshot-high"
          --> curvet.config.json:1:12 (/rules/quality~1overshot-high)
            1 | {"rules": {"quality/overshot-high": "off"}}
              |            ^
        help: did you mean 'quality/overshoot-high'?

        """
      ),
      (
        #"{"catalog": ""}"#,
        """
        error: catalog must be the path of the project's catalog
          --> curvet.config.json:1:13 (/catalog)
            1 | {"catalog": ""}
              |             ^
        help: write {"catalog": "curvet.sqlite"}

        """
      ),
    ])
  func broken(config: String, errors: String) throws {
    try desk.write(config, to: "curvet.config.json")
    search().expect(65, errors: errors)
    search("--catalog", "option.sqlite").expect(0, "option\n")
  }
}
