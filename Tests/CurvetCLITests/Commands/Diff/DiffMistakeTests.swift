import Testing

struct DiffMistakeTests {
  @Test("What is not there") func missing() throws {
    let desk = try DiffTests.desk()
    desk.run("diff", "@3").expect(
      66,
      errors: """
        error: there is no operation 3 in the history
          --> ~/.local/share/curvet/catalog.sqlite
        help: the last one is @1; @0 is before the first

        """)
    desk.run("diff", "@-4").expect(
      66,
      errors: """
        error: the history is not that long
          --> ~/.local/share/curvet/catalog.sqlite
        help: the last one is @1; @0 is before the first

        """)
    desk.run("diff", "@x").expect(
      66,
      errors: """
        error: there is no such file
          --> @x
        help: write @12 for after operation 12, @-1 for one operation ago, @ for now

        """)
    desk.run("diff", "none.json").expect(
      66,
      errors: """
        error: there is no such file
          --> none.json
        help: name a file or folder, 'catalog', or an operation such as @12 or @-1

        """)
    desk.run("diff", "none.sqlite@1").expect(
      66,
      errors: """
        error: there is no such file
          --> none.sqlite@1
        help: write @12 for after operation 12, @-1 for one operation ago, @ for now

        """)
    desk.run("diff", "sample.json@1").expect(
      65,
      errors: """
        error: only catalogs have a history, and this is not one
          --> sample.json
        help: leave out the last @ and what follows it

        """)
    desk.run("diff", "rush").expect(
      66,
      errors: """
        error: there is no such file
          --> rush
        help: it is a preset; run 'curvet compare' to compare presets

        """)
  }

  @Test("Mistakes in the command line and in what is read") func mistakes() throws {
    let desk = try DiffTests.desk()
    desk.run("diff", "-", "-").expect(
      64,
      errors: """
        error: standard input can be read only once
        help: name a file for one side

        """)
    desk.run("diff").expect(
      64,
      errors: """
        error: missing argument '<a>'
        help: see 'curvet diff --help'

        """)
    desk.run("diff", "sample.json", "--html", "a", "--json").expect(
      64, errors: "error: '--json' and '--html' can't be used together\n")
    desk.run("diff", "@0", "--html", Desk.catalog).expect(
      73,
      errors: """
        error: this is the catalog itself
          --> ../home/.local/share/curvet/catalog.sqlite
        help: name another file

        """)
    desk.run("diff", "@0", "--html", "no/such/a.html").expect(
      73,
      errors: """
        error: couldn't create the file: No such file or directory
          --> no/such/a.html

        """)
    desk.run("diff", "sample.json", "--names", "--json").expect(
      64,
      errors: """
        error: '--names' and '--json' can't be used together

        """)
    desk.run("diff", "-", input: "{").expect(
      65,
      errors: """
        error: the document ends where a key in double quotes is expected
          --> -:1:2
            1 | {
              |  ^
        help: is the file whole? close what was opened with } or ]

        """)
    desk.run("diff", "-", input: #"{"presets": {"a": {"motion": {"seconds": -1}}, "b": 3}}"#)
      .expect(
        65,
        errors: """
          error: a: seconds must be 0 or more
            --> -:1:42 (/presets/a/motion/seconds)
              1 | {"presets": {"a": {"motion": {"seconds": -1}}, "b": 3}}
                |                                          ^
          help: write 0 or a positive number, such as 0.3
          error: b: the preset must be an object or an expression, found 3
            --> -:1:53 (/presets/b)
              1 | {"presets": {"a": {"motion": {"seconds": -1}}, "b": 3}}
                |                                                     ^
          help: for example, write {"motion": {…}} or "ease-out 300ms"

          """)
  }

  @Test("Help is whole") func help() throws {
    let desk = try DiffTests.desk()
    desk.run("diff", "--help").expect(
      0,
      """
      Compare two catalogs, documents, folders or revisions.

      EXAMPLES
        curvet diff @-1                                what the last operation changed
        curvet diff team.json                          how the catalog differs from a
                                                       document
        curvet diff old.sqlite new.sqlite --kind spring
                                                       two catalogs, springs only
        curvet diff @12 --html review.html             a page that plays before and
                                                       after
        curvet export --all | curvet diff team.json -  from a pipe

      USAGE
        curvet diff [<options>] <a> [<b>]

      ARGUMENTS
        <a>                     The old side: a file, a folder, a catalog or
                                @operation.
        <b>                     The new side; the catalog in use by default.

      OPTIONS
        --kind <kind>           Compare only this kind. (values: curve, spring,
                                duration, keyframes, transition, animator, group;
                                repeatable)
        --names                 Print only names, each with its sign.
        --html <file>           Write a page that plays old and new side by side; - is
                                standard output.
        --exit-code             With --html: exit with 1 if anything differs.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      Each side is a file or folder that 'curvet import' reads, - for standard input,
      another catalog, 'catalog' for the one in use, or its state after an operation:
      @12 is after operation 12, @-1 one operation ago, @0 before the first, @ now.
      PATH@12 is a state of another catalog. If a file has the name, the file is
      meant. Without a second side it is the catalog in use.

      Renamed presets are matched. ≈ marks presets that are the same but are made of
      presets that move differently. The exit code is 1 if anything differs; with
      --html it is 0 once the page is written, unless --exit-code is given.

      """)
  }
}
