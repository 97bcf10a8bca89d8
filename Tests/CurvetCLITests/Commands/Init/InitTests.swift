import Expectations
import Testing

struct InitTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("init", "--help").expect(
      0,
      """
      Create a catalog with the built-in presets.

      EXAMPLES
        curvet init                               create your own catalog
        curvet init .                             create one for the project in this
                                                  folder
        curvet init design --empty                create one without the built-in
                                                  presets
        curvet init . --with flutter --with gsap  choose vocabularies

      USAGE
        curvet init [<options>] [<dir>]

      ARGUMENTS
        <dir>                   The project's folder.

      OPTIONS
        --empty                 Leave out the built-in presets.
        --with <vocabulary>     Take the presets of this vocabulary instead; may be
                                repeated. (values: default, all, articles, carbon,
                                catransition, core-animation, css, figma, material,
                                penner, recipes, swiftui, uikit, uiview-transition,
                                android, anime, compose, flutter, gsap, motion,
                                penner-exact, react-spring, reanimated, tailwind;
                                repeatable)
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      With a folder, the catalog belongs to a project: it is created in the folder as
      curvet.sqlite, and curvet.config.json beside it names it, so that every command
      below that folder uses it. Without a folder, it is the catalog that --catalog or
      CURVET_CATALOG names, else your own.

      """)
    desk.run("help", "init").expect(sameAs: desk.run("init", "--help"))
  }

  @Test("Your own catalog, once") func own() throws {
    let desk = try Desk(.none)
    desk.run("init", "--empty").expect(
      0,
      "Created ~/.local/share/curvet/catalog.sqlite with 0 presets\n")
    desk.run("init").expect(
      73,
      errors: """
        error: there is a file already
          --> ~/.local/share/curvet/catalog.sqlite
        help: use it as it is, or remove it first

        """)
    desk.run("init", "--empty", "--json").expect(
      73,
      errors: """
        error: there is a file already
          --> ~/.local/share/curvet/catalog.sqlite
        help: use it as it is, or remove it first

        """)
  }

  @Test("A project") func project() throws {
    let desk = try Desk(.none)
    desk.run("init", "design", "--empty").expect(
      0,
      """
      Created design/curvet.sqlite with 0 presets
      Created design/curvet.config.json, which names it

      """)
    expect(
      desk.text("design/curvet.config.json"),
      equals: """
        {
          "curvet": 1,
          "catalog": "curvet.sqlite"
        }

        """)
    #expect(desk.names(in: "design") == ["curvet.config.json", "curvet.sqlite"])
    desk.run("search", in: "design").expect(
      0,
      errors: "The catalog is empty; run 'curvet import' to add presets.\n")
    desk.run("init", "design").expect(
      73,
      errors: """
        error: there is a file already
          --> design/curvet.sqlite
        help: use it as it is, or remove it first

        """)
    desk.run("init", "design/", "--empty").expect(
      73,
      errors: """
        error: there is a file already
          --> design/curvet.sqlite
        help: use it as it is, or remove it first

        """)
  }

  @Test("The folder itself") func here() throws {
    let desk = try Desk(.none)
    desk.run("init", ".", "--empty", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "curvet.sqlite",
        "config": "curvet.config.json",
        "presets": 0
      }

      """)
    #expect(desk.names() == ["curvet.config.json", "curvet.sqlite"])
    desk.run("init", ".").expect(
      73,
      errors: """
        error: there is a file already
          --> curvet.sqlite
        help: use it as it is, or remove it first

        """)
    desk.run("init", "./").expect(
      73,
      errors: """
        error: there is a file already
          --> curvet.sqlite
        help: use it as it is, or remove it first

        """)
  }

  @Test("A configuration that is there stays") func config() throws {
    let desk = try Desk(.none)
    try desk.write(#"{"catalog": "mine.sqlite"}"#, to: "curvet.config.json")
    desk.run("init", ".", "--empty").expect(
      0,
      "Created curvet.sqlite with 0 presets\n",
      errors: "note: curvet.config.json exists already and was left as it is\n")
    #expect(
      desk.text("curvet.config.json") == #"{"catalog": "mine.sqlite"}"#)
    desk.run("search").expect(
      66,
      errors: """
        error: there is no catalog
          --> mine.sqlite
        help: run 'curvet init' to create one
        help: curvet.config.json names it

        """)
  }

  @Test("A configuration that is there is not in the JSON") func configJSON() throws {
    let desk = try Desk(.none)
    try desk.write(#"{"catalog": "mine.sqlite"}"#, to: "p/curvet.config.json")
    desk.run("init", "p", "--empty", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "p/curvet.sqlite",
        "presets": 0
      }

      """,
      errors: "note: p/curvet.config.json exists already and was left as it is\n")
  }

  @Test("A path") func path() throws {
    let desk = try Desk(.none)
    desk.run("init", "--catalog", "a/b/motion.sqlite", "--empty").expect(
      0,
      "Created a/b/motion.sqlite with 0 presets\n")
    desk.run("--catalog", "a/b/motion.sqlite", "search").expect(
      0,
      errors: "The catalog is empty; run 'curvet import' to add presets.\n")
    desk.run("init", "--catalog", "a/b/motion.sqlite").expect(
      73,
      errors: """
        error: there is a file already
          --> a/b/motion.sqlite
        help: use it as it is, or remove it first

        """)
  }

  @Test("The variable") func variable() throws {
    let desk = try Desk(.none)
    desk.variables["CURVET_CATALOG"] = "motion.sqlite"
    desk.run("init", "--empty", "-q").expect(0)
    desk.run("search").expect(
      0,
      errors: "The catalog is empty; run 'curvet import' to add presets.\n")
    desk.run("init").expect(
      73,
      errors: """
        error: there is a file already
          --> motion.sqlite
        help: use it as it is, or remove it first

        """)
  }

  @Test("A folder and a path exclude each other") func both() throws {
    let desk = try Desk(.none)
    desk.run("init", ".", "--catalog", "x.sqlite").expect(
      64,
      errors: """
        error: '--catalog' and a folder can't be used together
        help: run 'curvet init --catalog PATH' to create one file

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk(.none)
    desk.run("init", "a", "b").expect(
      64,
      errors: """
        error: unexpected argument 'b'
        help: 'curvet init' takes one argument

        """)
    desk.run("init", "--emtpy").expect(
      64,
      errors: """
        error: unknown option '--emtpy'
        help: did you mean '--empty'?

        """)
    desk.run("init", "--empty=1").expect(
      64,
      errors: """
        error: flag '--empty' takes no value
        help: write '--empty' alone

        """)
    desk.run("init", "--catalog").expect(
      64,
      errors: """
        error: missing value for '--catalog'
        help: write '--catalog <path>'

        """)
  }

  @Test("A file where a folder should be") func occupied() throws {
    let desk = try Desk(.none)
    try desk.write("", to: "file")
    desk.run("init", "file").expect(
      73,
      errors: """
        error: couldn't create the file: Not a directory
          --> file/curvet.sqlite

        """)
    desk.run("init", "file/x").expect(
      73,
      errors: """
        error: couldn't create the folder: Not a directory
          --> file/x

        """)
  }

  @Test("No home") func homeless() throws {
    let desk = try Desk(.none)
    desk.variables["HOME"] = nil
    desk.run("init").expect(
      66,
      errors: """
        error: there is no home folder to keep a catalog in
        help: set HOME or CURVET_CATALOG, or name a catalog with --catalog

        """)
    desk.run("search").expect(
      66,
      errors: """
        error: there is no home folder to keep a catalog in
        help: set HOME or CURVET_CATALOG, or name a catalog with --catalog

        """)
  }
}
