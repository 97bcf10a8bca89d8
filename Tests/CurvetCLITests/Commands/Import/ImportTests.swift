import Expectations
import Testing

struct ImportTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("import", "--help").expect(
      0,
      """
      Import presets from documents, style sheets, tokens, Lottie, Figma and more.

      EXAMPLES
        curvet import team.json                     a document of Curvet's own
        curvet import motion.json surfaces.json     design tokens in two files
        curvet import easing.css --prefix props     what style sheets say about motion
        curvet import motion/ --tag team --dry-run  see what a folder would import
        curvet import Motion.swift                  the animations that an app's code
                                                    has
        curvet import src/ --code --dry-run         all the code below a folder
        curvet import card.json --option unit=ms    settle what a file doesn't say
        curl … | curvet import - --stdin-filename motion.css
                                                    a file from the web
        curvet import --with flutter                the presets of a vocabulary
        generate | curvet import -                  NDJSON, one preset per line, from
                                                    another program

      USAGE
        curvet import [<options>] [<path> ...]

      ARGUMENTS
        <path> ...              Files, folders, or - for standard input.

      OPTIONS
        --with <vocabulary>     Import this vocabulary; may be repeated. (values:
                                default, all, articles, carbon, catransition,
                                core-animation, css, figma, material, penner, recipes,
                                swiftui, uikit, uiview-transition, android, anime,
                                compose, flutter, gsap, motion, penner-exact,
                                react-spring, reanimated, tailwind; repeatable)
        --from <format>         The format of all files; by default each is
                                recognized. (values: code, json, ndjson, plain-json,
                                tokens, dtcg, css, lottie, figma, android-xml,
                                catalog)
        --on-conflict <what>    What to do if a different preset has the name.
                                (values: fail, skip, replace, rename; default: fail)
        --prefix <name>         Prefix every name with this and a /.
        --tag <tag>             Add this tag to every preset. (repeatable)
        --code                  Read the code in folders, too; a file of code that is
                                named is always read.
        --skip-duplicates       Leave out presets that move as others of the catalog
                                do.
        --option <name=value>   Settle what a file doesn't say; an unknown name lists
                                them all. (repeatable)
        --stdin-filename <name>
                                What standard input is called, to recognize its
                                format.
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      All or nothing: if one preset is not valid, none is imported, and every mistake
      is shown with its location. Identical presets are left alone. The files of one
      command are read together, so that tokens and style sheets may refer from one to
      another.

      --with imports a vocabulary that comes with Curvet in place of files. What its
      presets refer to comes along, unless the catalog has a preset of that name and
      motion.

      """)
  }

  @Test("A document") func document() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "presets": {
          "curve/team": "cubic-bezier(.2, 0, 0, 1) 300ms",
          "spring/team": {"motion": {"duration": 0.5, "bounce": 0.2}, "tags": ["team"]}
        }
      }

      """, to: "team.json")
    desk.run("import", "team.json").expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve, 1 spring

      """)
    desk.run("search", "team", "--names").expect(
      0,
      """
      spring/team
      curve/team

      """)
    desk.run("import", "team.json").expect(
      0,
      """
      Nothing to import: ~/.local/share/curvet/catalog.sqlite has all of it
        2 unchanged

      """)
  }

  @Test("One preset") func one() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease-in"}}"#, to: "a.json")
    desk.run("import", "a.json").expect(
      0,
      """
      Imported 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve

      """)
    desk.run("show", "a").expect(
      0,
      """
      a  curve

        easeIn

           1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   ..-
             |                                                         .--'
             |                                                    ..-''
             |                                               ..--'
             |                                          ..--'
             |                                    ..--''
             |                              ..--''
             |                      ...--'''
             |            ....---'''
           0 +-------''''' .   .   .   .   .   .   .   .   .   .   .   .   .
              +------------+-----------+------------+-----------+------------+
              0           20          40           60          80        100 %
                                                                    90 % ^

        feels abrupt · no overshoot · 90 % after 93.9 % of the time

        revision  1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("Tags are added") func tag() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "presets": {
          "curve/team": "cubic-bezier(.2, 0, 0, 1) 300ms",
          "spring/team": {"motion": {"duration": 0.5, "bounce": 0.2}, "tags": ["team"]}
        }
      }

      """, to: "team.json")
    desk.run("import", "team.json", "--tag", "team", "--tag", "new").expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve, 1 spring

      """)
    desk.run("search", "--tag", "new", "--tag", "team", "--names").expect(
      0,
      """
      curve/team
      spring/team

      """)
    desk.run("export", "spring/team", "--to", "ndjson").expect(
      0,
      """
      {"name":"spring/team","kind":"spring","tags":["team","new"],"motion":{"duration":0.5,"bounce":0.2}}

      """)
  }

  @Test("A prefix is put before names, aliases and what refers to them") func prefix() throws {
    let desk = try Desk()
    try desk.write(
      #"{"presets": {"a": {"motion": {"named": "easeIn"}, "aliases": ["b"]}, "c": {"kind": "curve", "motion": {"use": "b"}}}}"#,
      to: "a.json")
    desk.run("import", "a.json", "--prefix", "team/x").expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves

      """)
    desk.run("export", "team/x/c", "--to", "ndjson").expect(
      0,
      """
      {"name":"team/x/a","kind":"curve","aliases":["team/x/b"],"motion":{"named":"easeIn"}}
      {"name":"team/x/c","kind":"curve","motion":{"use":"team/x/b"}}

      """)
  }

  @Test("Replaced and unchanged") func wordings() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease-in", "b": "ease-in"}}"#, to: "a.json")
    desk.run("import", "a.json", "-q").expect(0)
    try desk.write(#"{"presets": {"a": "ease-out", "b": "ease-in", "c": "ease"}}"#, to: "a.json")
    desk.run("import", "a.json", "--on-conflict", "replace", "--dry-run").expect(
      0,
      """
      Would import 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves
        1 replaced
        1 unchanged

        a  curve, replaces another
        c  curve

      """)
    desk.run("import", "a.json", "--on-conflict", "replace").expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves
        1 replaced
        1 unchanged

      """)
    desk.run("import", "a.json", "--on-conflict", "replace").expect(
      0,
      """
      Nothing to import: ~/.local/share/curvet/catalog.sqlite has all of it
        3 unchanged

      """)
  }
}
