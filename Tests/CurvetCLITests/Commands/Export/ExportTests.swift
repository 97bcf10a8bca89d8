import Expectations
import Testing

struct ExportTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("export", "--help").expect(
      0,
      """
      Export presets, with what they refer to, as JSON or code.

      EXAMPLES
        curvet export --all -o motion.json          the whole catalog
        curvet export transition/flip-present       one preset and what it needs, to
                                                    the terminal
        curvet export --query 'kind:spring bouncy'  what a search finds
        curvet export --all --to json --flat        JSON for apps to play
        curvet export spring/figma/quick --flat --with-player kotlin -o App/motion.json
                                                    and a file that plays it
        curvet export curve/card --to css -o web/motion.css --save
                                                    and list it in the project
        curvet export keyframes/toast-in --to spec -o toast.html
                                                    a sheet to print, for a ticket
        curvet export                               what the project lists in
                                                    curvet.config.json
        curvet export --check                       in CI: are the app's files up to
                                                    date?

      USAGE
        curvet export [<options>] [<names> ...]

      ARGUMENTS
        <names> ...             Names or aliases of presets.

      OPTIONS
        --to <to>               The format to write. (values: json, ndjson, swift,
                                css, dtcg, compose, android-xml, motion, flutter,
                                react-native, spec; default: json)
        --query <words>         Export what a search finds.
        --all                   Export everything.
        -o, --output <path>     The file or folder to write; - is standard output.
        --save                  List the export in the project, which keeps the file
                                up to date.
        --check                 Write nothing; exit with 1 if a file is outdated.
        --allow-empty           Write a file even if no preset is found for it.
        --allow-missing         Write a file even if it loses presets that can't be
                                exported.
        --snippet               Print only the declarations, without header and
                                imports.
        --copy                  Copy what is printed to the clipboard.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      OPTIONS OF SINGLE FORMATS
        --flat                  json: numbers only, for apps to play as they run.
        --samples <count>       json --flat: add values at this many equal steps.
        --measure <name=value>  json --flat: put in what only the app knows, in
                                points. (repeatable)
        --with-player <language>
                                json --flat: write a player beside the file. (values:
                                swift, kotlin, typescript; repeatable)
        --namespace <namespace>
                                The name around everything: Swift's enum, Kotlin's
                                package, CSS's prefix.
        --access <access>       swift: the access level of declarations. (values:
                                public, package, internal; default: public)
        --framework <framework>
                                swift: the frameworks to write for; all by default.
                                (values: swiftui, uikit, core-animation; repeatable)
        --package               swift: write a package, with a preview of everything,
                                to the folder at -o.
        --tailwind              css: write a Tailwind theme.
        --tolerance <tolerance>
                                css: largest error of linear(), of the whole distance;
                                .0005 by default.
        --max-error <error>     Refuse presets with a larger error than this, of the
                                whole distance.
        --option <name=value>   Set an option of the format; an unknown name lists
                                them all. (repeatable)

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      JSON is canonical: the same presets give the same bytes, and importing it again
      changes nothing. Code states how exact each preset is, or how far off and when.
      A preset that the format does not support is an error if you named it, otherwise
      it is skipped and listed. With -o the file is replaced once it is complete;
      missing folders are created.

      Without names, everything that the project's curvet.config.json lists under
      "exports" is written, as in {"to": "swift", "output": "App/Motion.swift",
      "query": "tag:app"}. Files that Curvet did not write are left alone, and then
      nothing is written.

      A file is left as it is if no preset is found for it (exit code 66), or if it
      would lose a preset that can no longer be exported. The other listed files are
      written.

      """)
  }

  @Test("One to standard output") func one() throws {
    let desk = try Desk()
    desk.run("export", "duration/short").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {
          "duration/short": {
            "kind": "duration",
            "motion": {
              "seconds": 0.2
            }
          }
        }
      }

      """)
    desk.run("export", "duration/short", "-o", "-").expect(
      sameAs: desk.run("export", "duration/short"))
    desk.run("export", "duration/short", "-q").expect(sameAs: desk.run("export", "duration/short"))
  }

  @Test("What it refers to comes along") func along() throws {
    let desk = try Desk()
    desk.run("export", "curve/rush-old", "--to", "ndjson").expect(
      0,
      """
      {"name":"curve/rush","kind":"curve","title":"Rush","summary":"Late and fast.","tags":["late","soft"],"role":"emphasis","source":{"title":"A book of curves","author":"A. Writer","url":"https://example.com/curves","license":"CC0-1.0","year":2018},"localizations":{"ja":{"title":"突進"}},"aliases":["rush"],"motion":{"cubicBezier":[0.9,0,0.9,0.1],"duration":0.3,"delay":0.1}}
      {"name":"curve/rush-old","kind":"curve","title":"Rush as it was","deprecated":{"reason":"too rough","use":"curve/rush"},"motion":{"named":"easeIn","duration":"duration/short"}}
      {"name":"duration/short","kind":"duration","motion":{"seconds":0.2}}

      """)
    desk.run("export", "rush", "curve/rush", "--to", "ndjson").expect(
      0,
      """
      {"name":"curve/rush","kind":"curve","title":"Rush","summary":"Late and fast.","tags":["late","soft"],"role":"emphasis","source":{"title":"A book of curves","author":"A. Writer","url":"https://example.com/curves","license":"CC0-1.0","year":2018},"localizations":{"ja":{"title":"突進"}},"aliases":["rush"],"motion":{"cubicBezier":[0.9,0,0.9,0.1],"duration":0.3,"delay":0.1}}

      """)
  }

  @Test("Everything, byte for byte") func all() throws {
    let desk = try Desk()
    desk.run("export", "--all").expect(0, Sample.document)
    desk.run("export", "--all", "-o", "all.json").expect(
      0,
      "Wrote 7 presets to all.json\n")
    expectSame(desk.text("all.json"), Sample.document)
    #expect(desk.names() == ["all.json"])
  }

  @Test("Files") func file() throws {
    let desk = try Desk()
    desk.run("export", "transition/fade", "-o", "a.json").expect(
      0,
      "Wrote 1 preset to a.json, with 1 that it needs\n")
    desk.run("export", "duration/short", "--output", "a.json").expect(
      0,
      "Wrote 1 preset to a.json\n")
    desk.run("export", "group/all", "rush", "--to", "ndjson", "-o", "a.ndjson").expect(
      0,
      "Wrote 2 presets to a.ndjson, with 3 that they need\n")
    desk.run("export", "rush", "-q", "-o", "a.json").expect(0)
    expect(
      desk.text("a.ndjson"),
      equals: """
        {"name":"animator/slide","kind":"animator","title":"Slide","tags":["slide"],"role":"enter","reducedMotion":"transition/fade","motion":{"duration":1,"timing":"curve/rush","animations":[{"property":"position.x","by":200}],"isInterruptible":true}}
        {"name":"curve/rush","kind":"curve","title":"Rush","summary":"Late and fast.","tags":["late","soft"],"role":"emphasis","source":{"title":"A book of curves","author":"A. Writer","url":"https://example.com/curves","license":"CC0-1.0","year":2018},"localizations":{"ja":{"title":"突進"}},"aliases":["rush"],"motion":{"cubicBezier":[0.9,0,0.9,0.1],"duration":0.3,"delay":0.1}}
        {"name":"duration/short","kind":"duration","motion":{"seconds":0.2}}
        {"name":"group/all","kind":"group","motion":{"members":[{"preset":"animator/slide"},{"preset":"transition/fade","beginTime":0.5}]}}
        {"name":"transition/fade","kind":"transition","title":"Fade","role":"navigation","reducedMotion":"keep","motion":{"style":"crossDissolve","duration":"duration/short"}}

        """)
  }

  @Test("What a search finds") func query() throws {
    let desk = try Desk()
    desk.run("export", "--query", "kind:duration").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {
          "duration/short": {
            "kind": "duration",
            "motion": {
              "seconds": 0.2
            }
          }
        }
      }

      """)
    desk.run("export", "--query", "rush -o", "-o", "a.json").expect(
      0,
      "Wrote 2 presets to a.json, with 1 that they need\n",
      errors: """
        note: words are looked for in all texts, as in curve/rush (source: A book of curves); \
        to select by name, write 'curve/*'

        """)
    desk.run("export", "--query", "kind:spring", "-o", "a.json").expect(
      0,
      "Wrote 1 preset to a.json\n")
    desk.run("export", "--query", "nothing").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {}
      }

      """,
      errors: "No presets found; the output is empty.\n")
    desk.run("export", "--query", "nothing", "--to", "ndjson", "-q").expect(0)
  }

  @Test("Whether a file is in step") func check() throws {
    let desk = try Desk()
    desk.run("export", "--all", "-o", "a.json", "-q").expect(0)
    desk.run("export", "--all", "-o", "a.json", "--check").expect(
      0,
      "a.json is up to date\n")
    desk.run("export", "--all", "-o", "a.json", "--check", "-q").expect(0)
    desk.run("export", "rush", "-o", "a.json", "-q").expect(0)
    let text = try #require(desk.text("a.json"))
    try desk.write(text.replacing("0.3", with: "0.4"), to: "a.json")
    for quiet in [[], ["-q"]] {
      desk.run(["export", "rush", "-o", "a.json", "--check"] + quiet).expect(
        1,
        """
        --- a.json
        +++ a.json
        @@ -32,7 +32,7 @@
                   0.9,
                   0.1
                 ],
        -        "duration": 0.4,
        +        "duration": 0.3,
                 "delay": 0.1
               }
             }

        """,
        errors: """
          a.json is out of date with the catalog, from line 35 on
          help: run the same command without --check

          """)
    }
    desk.run("export", "--all", "-o", "b.json", "--check").expect(
      66,
      errors: """
        error: there is no such file
          --> b.json
        help: run the same command without --check first

        """)
    #expect(desk.names() == ["a.json"])
  }

  @Test("Import and export again give the same bytes") func again() throws {
    let desk = try Desk()
    desk.run("export", "--all", "-o", "a.json", "-q").expect(0)
    desk.run("init", "p", "--empty", "-q").expect(0)
    desk.run("import", "-q", "a.json", "--catalog", "p/curvet.sqlite").expect(0)
    expectSame(desk.run("export", "--all", "--catalog", "p/curvet.sqlite").output, Sample.document)
    desk.run("export", "--all", "--to", "ndjson", "-o", "a.ndjson", "-q").expect(0)
    desk.run("init", "n", "--empty", "-q").expect(0)
    desk.run("import", "-q", "a.ndjson", "--catalog", "n/curvet.sqlite").expect(0)
    expectSame(desk.run("export", "--all", "--catalog", "n/curvet.sqlite").output, Sample.document)
  }

  @Test("An empty catalog") func empty() throws {
    let desk = try Desk()
    desk.run("init", "p", "--empty", "-q").expect(0)
    desk.run("export", "--all", in: "p").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {}
      }

      """)
    desk.run("export", "--all", "--to", "ndjson", in: "p").expect(0)
    desk.run("export", "--all", "-o", "a.json", in: "p").expect(
      66,
      errors: """
        error: no presets found, so this file is not written
          --> a.json
        help: check what the export asks for, or add --allow-empty to write a file without presets

        """)
  }

  @Test("No such preset, and no file") func notFound() throws {
    let desk = try Desk()
    desk.run("export", "tether", "-o", "a.json").expect(
      66,
      errors: """
        error: there is no preset "tether"
        help: did you mean 'spring/tether'?

        """)
    desk.run("export", "rush", "zzzzzz").expect(
      66,
      errors: """
        error: there is no preset "zzzzzz"
        help: run 'curvet search' to look for it

        """)
    #expect(desk.names() == [])
  }

  @Test("Files that cannot be made") func unwritable() throws {
    let desk = try Desk()
    try desk.makeFolder("p")
    try desk.write("x", to: "file")
    desk.run("export", "rush", "-o", "file/a/b.json").expect(
      73,
      errors: """
        error: couldn't create the folder: Not a directory
          --> file/a

        """)
    desk.run("export", "rush", "-o", "p").expect(
      73,
      errors: """
        error: this is a folder
          --> p
        help: name a file in it

        """)
    desk.run("export", "rush", "-o", "").expect(
      64,
      errors: "error: invalid value '' for '-o': expected a path\n")
    #expect(desk.names() == ["file", "p"])
    #expect(desk.names(in: "p") == [])
  }

  @Test("Missing folders are made, but not for nothing") func folders() throws {
    let desk = try Desk()
    desk.run("export", "zzzzzz", "-o", "a/b/c.json").expect(
      66,
      errors: """
        error: there is no preset "zzzzzz"
        help: run 'curvet search' to look for it

        """)
    #expect(desk.names() == [])
    desk.run("export", "rush", "-o", "a/b/c.json").expect(0, "Wrote 1 preset to a/b/c.json\n")
    desk.run("export", "rush", "--to", "css", "-o", "d/e/f.css").expect(
      0, "Wrote 1 preset to d/e/f.css: exact\n")
    #expect(desk.names(in: "a/b") == ["c.json"])
    #expect(desk.names(in: "d/e") == ["f.css"])
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("export").expect(
      66,
      errors: """
        error: there is no curvet.config.json in this folder or above it
        help: name presets to export, or make a project with 'curvet init .'

        """)
    desk.run("export", "rush", "--all").expect(
      64,
      errors: "error: names, '--query' and '--all' can't be used together\n")
    desk.run("export", "--query", "x", "--all").expect(
      64,
      errors: "error: names, '--query' and '--all' can't be used together\n")
    desk.run("export", "rush", "--query", "x").expect(
      64,
      errors: "error: names, '--query' and '--all' can't be used together\n")
    desk.run("export", "rush", "--check").expect(
      64,
      errors: """
        error: '--check' needs a file
        help: name it with -o

        """)
    desk.run("export", "rush", "--check", "-o", "-").expect(
      64,
      errors: """
        error: '--check' needs a file
        help: name it with -o

        """)
    desk.run("export", "rush", "--to", "jsn").expect(
      64,
      errors: """
        error: invalid value 'jsn' for '--to': expected json, ndjson, swift, css, dtcg, compose, android-xml, motion, flutter, react-native or spec
        help: did you mean 'json'?

        """)
    desk.run("export", "rush", "-o").expect(
      64,
      errors: """
        error: missing value for '-o'
        help: write '-o <path>'

        """)
    desk.run("export", "--al").expect(
      64,
      errors: """
        error: unknown option '--al'
        help: did you mean '--all', '--allow-empty' or '--allow-missing'?

        """)
    desk.run("export", "--query", "knd:curve").expect(
      64,
      errors: """
        error: unknown qualifier 'knd:'
        help: did you mean 'kind:'?

        """)
  }
}
