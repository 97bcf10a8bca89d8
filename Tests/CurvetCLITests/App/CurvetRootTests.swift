import Testing

struct CurvetRootTests {
  @Test("The name alone says what can be done") func bare() throws {
    let desk = try Desk()
    desk.run().expect(
      0,
      """
      A catalog of motion: timing curves, springs, keyframes and transitions by name.

      EXAMPLES
        curvet search flip                   find presets by words
        curvet show transition/flip-present  see one of them
        curvet gallery                       see all of them move, in a browser
        curvet import team.json tokens/      import your own presets and design tokens
        curvet validate team.json            check a file before you share it
        curvet export --all -o motion.json   export everything as JSON

      USAGE
        curvet <command>

      START
        init                    Create a catalog with the built-in presets.
        import                  Import presets from documents, style sheets, tokens,
                                Lottie, Figma and more.
        completions             Print a script that completes commands, names, tags
                                and fields.

      FIND
        search, list            Search presets by words, facts, feel and likeness.
        show                    Show a preset: its picture, source, references and
                                facts.
        gallery                 See presets move on one page, in a browser.
        uses                    List the presets that refer to a preset, directly or
                                not.
        diff                    Compare two catalogs, documents, folders or revisions.

      EDIT
        add                     Add a preset from an expression, a snippet or a file.
        set                     Change fields of presets, as in duration=0.45.
        edit                    Edit presets as JSON in your editor.
        rename                  Rename presets, and update what refers to them.
        alias                   Add or remove aliases of presets.
        tag                     Add or remove tags of presets.
        replace                 Replace a preset with another one wherever it is used.
        remove, rm              Move presets to the trash; undo brings them back.

      HISTORY
        history, log            List operations: what changed, when and by whom.
        undo                    Undo the last operation, or an earlier one.
        redo                    Redo the last undo.
        revert                  Bring back an earlier revision of a preset.
        purge                   Delete removed presets for good, with their history.

      PLAY
        compare                 Draw motions over each other and list the differences.
        sample                  Print the values and velocities of a motion over time.
        convert                 Write a curve or spring in another form, with its
                                error.
        simulate                Play a motion as an app would, and report what UIKit
                                does.

      CHECK
        validate                Check files or the catalog, and suggest fixes.
        explain                 Explain a rule: what it finds, why, and how to fix or
                                ignore it.
        schema                  Print the JSON Schema of documents, for editors.

      EXPORT
        export                  Export presets, with what they refer to, as JSON or
                                code.
        status                  List a project's exported files that are outdated.

      MAINTAIN
        backup                  Write a checked copy of the catalog to a file.
        restore                 Replace the catalog with a backup, and keep the old
                                file.
        doctor                  Check the catalog's file, and repair it.

      See 'curvet help <command>' for the help of a command.

      See 'curvet --help' for options, catalogs and exit codes.

      """)
  }

  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("--help").expect(
      0,
      """
      A catalog of motion: timing curves, springs, keyframes and transitions by name.

      EXAMPLES
        curvet search flip                   find presets by words
        curvet show transition/flip-present  see one of them
        curvet gallery                       see all of them move, in a browser
        curvet import team.json tokens/      import your own presets and design tokens
        curvet validate team.json            check a file before you share it
        curvet export --all -o motion.json   export everything as JSON

      USAGE
        curvet [<options>] <command>

      OPTIONS
        --version               Show the version.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      START
        init                    Create a catalog with the built-in presets.
        import                  Import presets from documents, style sheets, tokens,
                                Lottie, Figma and more.
        completions             Print a script that completes commands, names, tags
                                and fields.

      FIND
        search, list            Search presets by words, facts, feel and likeness.
        show                    Show a preset: its picture, source, references and
                                facts.
        gallery                 See presets move on one page, in a browser.
        uses                    List the presets that refer to a preset, directly or
                                not.
        diff                    Compare two catalogs, documents, folders or revisions.

      EDIT
        add                     Add a preset from an expression, a snippet or a file.
        set                     Change fields of presets, as in duration=0.45.
        edit                    Edit presets as JSON in your editor.
        rename                  Rename presets, and update what refers to them.
        alias                   Add or remove aliases of presets.
        tag                     Add or remove tags of presets.
        replace                 Replace a preset with another one wherever it is used.
        remove, rm              Move presets to the trash; undo brings them back.

      HISTORY
        history, log            List operations: what changed, when and by whom.
        undo                    Undo the last operation, or an earlier one.
        redo                    Redo the last undo.
        revert                  Bring back an earlier revision of a preset.
        purge                   Delete removed presets for good, with their history.

      PLAY
        compare                 Draw motions over each other and list the differences.
        sample                  Print the values and velocities of a motion over time.
        convert                 Write a curve or spring in another form, with its
                                error.
        simulate                Play a motion as an app would, and report what UIKit
                                does.

      CHECK
        validate                Check files or the catalog, and suggest fixes.
        explain                 Explain a rule: what it finds, why, and how to fix or
                                ignore it.
        schema                  Print the JSON Schema of documents, for editors.

      EXPORT
        export                  Export presets, with what they refer to, as JSON or
                                code.
        status                  List a project's exported files that are outdated.

      MAINTAIN
        backup                  Write a checked copy of the catalog to a file.
        restore                 Replace the catalog with a backup, and keep the old
                                file.
        doctor                  Check the catalog's file, and repair it.

      HELP TOPICS
        formats                 List the formats that can be read and written, and
                                what each covers.

      See 'curvet help <command>' for the help of a command.

      The catalog in use is the one given by --catalog, else by the variable
      CURVET_CATALOG, else by the nearest curvet.config.json in this folder or above
      it, else your own in ~/.local/share/curvet, which is created with the built-in
      presets at first use. A configuration may only name files inside its project,
      which is the nearest folder above with .git in it, else its own folder, unless
      --allow-outside is given.

      Exit codes: 0 done; 1 findings or outdated files; 64 usage; 65 input is not
      valid; 66 no such file or preset; 73 exists already or can't be created; 74
      reading or writing failed; 75 catalog busy; 76 catalog damaged or from a newer
      Curvet; 130 interrupted.

      """)
    desk.run("help").expect(sameAs: desk.run("--help"))
    desk.run("-h").expect(sameAs: desk.run("--help"))
  }

  @Test("The version") func version() throws {
    let desk = try Desk()
    desk.run("--version").expect(
      0,
      "curvet 0.1.0\n")
  }

  @Test("An unknown command") func unknownCommand() throws {
    let desk = try Desk()
    desk.run("serch").expect(
      64,
      errors: """
        error: unknown command 'serch'
        help: did you mean 'search'?

        """)
    desk.run("xyzzy").expect(
      64,
      errors: """
        error: unknown command 'xyzzy'
        help: see 'curvet --help'

        """)
    desk.run("help", "serch").expect(
      64,
      errors: """
        error: unknown command 'serch'
        help: did you mean 'search'?

        """)
    desk.run("help", "xyzzy").expect(
      64,
      errors: """
        error: unknown command 'xyzzy'
        help: see 'curvet --help'

        """)
    desk.run("lst").expect(
      64,
      errors: """
        error: unknown command 'lst'
        help: did you mean 'list'?

        """)
    desk.run("").expect(
      64,
      errors: """
        error: unknown command ''
        help: see 'curvet --help'

        """)
  }

  @Test("An unknown option") func unknownOption() throws {
    let desk = try Desk()
    desk.run("--verison").expect(
      64,
      errors: """
        error: unknown option '--verison'
        help: did you mean '--version'?

        """)
    desk.run("-x").expect(
      64,
      errors: """
        error: unknown option '-x'
        help: see 'curvet --help'

        """)
    desk.run("--catalog").expect(
      64,
      errors: """
        error: missing value for '--catalog'
        help: write '--catalog <path>'

        """)
  }

  @Test("Global options may come first") func globals() throws {
    let desk = try Desk()
    desk.run("-q", "search", "nothing").expect(0)
    desk.run("--catalog", "none.sqlite", "search").expect(
      66,
      errors: """
        error: there is no catalog
          --> none.sqlite
        help: run 'curvet init --catalog none.sqlite' to create one

        """)
  }
}
