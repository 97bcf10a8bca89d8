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
        curvet show transition/flip-present  look at one
        curvet import team.json tokens/      add your own, design tokens too
        curvet validate team.json            check a file before it is shared
        curvet export --all -o motion.json   write everything as JSON

      USAGE
        curvet <command>

      START
        init                    Makes a catalog with the built-in presets.
        import                  Adds presets from documents, design tokens, folders or
                                other catalogs.

      LOOK
        search, list            Finds presets by words, facts, feel and likeness.
        show                    Shows what a preset looks like, where it comes from,
                                and who uses it.
        uses                    Lists the presets that refer to one, directly and
                                through others.
        diff                    Tells how two catalogs, documents, folders or moments
                                of the history differ.

      CHANGE
        add                     Adds a preset from an expression, a snippet or a file.
        set                     Changes fields of presets, as in duration=0.45.
        edit                    Opens presets as JSON in your editor.
        rename                  Gives presets other names; what refers to them
                                follows.
        alias                   Gives presets further names, or takes some away.
        tag                     Gives presets tags, or takes some away.
        replace                 Lets everything that refers to a preset refer to
                                another one.
        remove, rm              Moves presets to the trash, from where 'curvet undo'
                                brings them back.

      TAKE BACK
        history, log            Lists what was changed, when, by whom, and field by
                                field.
        undo                    Takes the last change back, or an older one.
        redo                    Takes the last undo back.
        revert                  Gives a preset an earlier form again, as in
                                spring/tether@3.
        purge                   Deletes removed presets for good, with their history.

      EVALUATE
        compare                 Draws motions over each other and says how they
                                differ.
        sample                  Prints what a motion does over time: values and
                                velocities.
        convert                 Writes a curve or spring in another form, and says how
                                far that is off.
        simulate                Plays a motion as an app would drive it, and says what
                                UIKit does at every step.

      CHECK AND TAKE
        validate                Checks files, or the catalog, and says how to fix what
                                is wrong.
        explain                 Explains a rule: what it finds, why, and how to fix or
                                ignore it.
        export                  Writes presets, and what they refer to, as JSON or as
                                code for apps.
        status                  Tells which of a project's files are out of step with
                                its catalog, and since when.
        schema                  Prints the JSON Schema of documents, for editors.

      KEEP SAFE
        backup                  Writes a copy of the catalog, and checks it.
        restore                 Puts a backup in the place of the catalog, and keeps
                                what was there.
        doctor                  Checks the catalog's file, and repairs what is
                                damaged.

      IN YOUR SHELL
        completions             Print a script that completes commands, names, tags
                                and fields.

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
        curvet show transition/flip-present  look at one
        curvet import team.json tokens/      add your own, design tokens too
        curvet validate team.json            check a file before it is shared
        curvet export --all -o motion.json   write everything as JSON

      USAGE
        curvet [<options>] <command>

      OPTIONS
        --version               Show the version.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Says only what was asked for.
        --no-color              Prints without colours.

      START
        init                    Makes a catalog with the built-in presets.
        import                  Adds presets from documents, design tokens, folders or
                                other catalogs.

      LOOK
        search, list            Finds presets by words, facts, feel and likeness.
        show                    Shows what a preset looks like, where it comes from,
                                and who uses it.
        uses                    Lists the presets that refer to one, directly and
                                through others.
        diff                    Tells how two catalogs, documents, folders or moments
                                of the history differ.

      CHANGE
        add                     Adds a preset from an expression, a snippet or a file.
        set                     Changes fields of presets, as in duration=0.45.
        edit                    Opens presets as JSON in your editor.
        rename                  Gives presets other names; what refers to them
                                follows.
        alias                   Gives presets further names, or takes some away.
        tag                     Gives presets tags, or takes some away.
        replace                 Lets everything that refers to a preset refer to
                                another one.
        remove, rm              Moves presets to the trash, from where 'curvet undo'
                                brings them back.

      TAKE BACK
        history, log            Lists what was changed, when, by whom, and field by
                                field.
        undo                    Takes the last change back, or an older one.
        redo                    Takes the last undo back.
        revert                  Gives a preset an earlier form again, as in
                                spring/tether@3.
        purge                   Deletes removed presets for good, with their history.

      EVALUATE
        compare                 Draws motions over each other and says how they
                                differ.
        sample                  Prints what a motion does over time: values and
                                velocities.
        convert                 Writes a curve or spring in another form, and says how
                                far that is off.
        simulate                Plays a motion as an app would drive it, and says what
                                UIKit does at every step.

      CHECK AND TAKE
        validate                Checks files, or the catalog, and says how to fix what
                                is wrong.
        explain                 Explains a rule: what it finds, why, and how to fix or
                                ignore it.
        export                  Writes presets, and what they refer to, as JSON or as
                                code for apps.
        status                  Tells which of a project's files are out of step with
                                its catalog, and since when.
        schema                  Prints the JSON Schema of documents, for editors.

      KEEP SAFE
        backup                  Writes a copy of the catalog, and checks it.
        restore                 Puts a backup in the place of the catalog, and keeps
                                what was there.
        doctor                  Checks the catalog's file, and repairs what is
                                damaged.

      IN YOUR SHELL
        completions             Print a script that completes commands, names, tags
                                and fields.

      HELP TOPICS
        formats                 List the formats that presets are read from and
                                written in, and what each covers.

      See 'curvet help <command>' for the help of a command.

      The catalog in use is the one given by --catalog, else by the variable
      CURVET_CATALOG, else by the nearest curvet.config.json upwards, else your own in
      ~/.local/share/curvet, which is made with the built-in presets at first use. A
      configuration may name files inside its project only, which is the nearest
      folder upwards with .git in it, else its own folder; --allow-outside lifts that.

      Exit codes: 0 done; 1 findings or drift; 64 usage; 65 input is not valid; 66 no
      such file or preset; 73 exists already or cannot be made; 74 reading or writing
      failed; 75 catalog busy; 76 catalog damaged or from a newer Curvet; 130
      interrupted.

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
        help: make one with 'curvet init --catalog none.sqlite'

        """)
  }
}
