import Expectations
import Testing

/// Files that Curvet wrote for apps are recognized, and compared with the catalog.
struct ValidateGeneratedTests {
  private static let targets = ["css", "swift", "compose", "motion", "flutter", "react-native"]

  @Test("It is said whether they are up to date") func states() throws {
    let desk = try Desk()
    for target in Self.targets {
      #expect(desk.run("export", "rush", "--to", target, "-o", "app/motion.\(target)").status == 0)
    }
    let player = ["--flat", "--with-player", "typescript", "-o", "app/motion.json"]
    #expect(desk.run(["export", "--query", "kind:curve"] + player).status == 0)
    desk.run("validate", "app").expect(
      0,
      """
      Written by Curvet:
        app/curvet-player.ts     up to date
        app/motion.compose       up to date
        app/motion.css           up to date
        app/motion.flutter       up to date
        app/motion.json          up to date
        app/motion.motion        up to date
        app/motion.react-native  up to date
        app/motion.swift         up to date
      0 presets in 8 files: no problems found; 8 written by Curvet

      """)
    desk.run("validate", "app/motion.json", "app/motion.css", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": 0,
        "files": 2,
        "ignored": 0,
        "generated": [
          {
            "path": "app/motion.css",
            "state": "upToDate",
            "refresh": "curvet export rush --to css -o app/motion.css"
          },
          {
            "path": "app/motion.json",
            "state": "upToDate",
            "refresh": "curvet export --query kind:curve --to json --flat --with-player typescript -o app/motion.json"
          }
        ],
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": [],
        "notListed": 0
      }

      """)
    #expect(desk.run("set", "rush", "duration=0.2").status == 0)
    desk.run("validate", "app", "--level", "warning").expect(
      1,
      """
      warning: this file is out of date with the catalog
        --> app/motion.compose:1:1
      help: run 'curvet export rush --to compose -o app/motion.compose'

      warning: this file is out of date with the catalog
        --> app/motion.css:1:1
      help: run 'curvet export rush --to css -o app/motion.css'

      warning: this file is out of date with the catalog
        --> app/motion.flutter:1:1
      help: run 'curvet export rush --to flutter -o app/motion.flutter'

      warning: this file is out of date with the catalog
        --> app/motion.json:1:1
      help: run 'curvet export --query kind:curve --to json --flat --with-player typescript -o app/motion.json'

      warning: this file is out of date with the catalog
        --> app/motion.motion:1:1
      help: run 'curvet export rush --to motion -o app/motion.motion'

      warning: this file is out of date with the catalog
        --> app/motion.react-native:1:1
      help: run 'curvet export rush --to react-native -o app/motion.react-native'

      warning: this file is out of date with the catalog
        --> app/motion.swift:1:1
      help: run 'curvet export rush --to swift -o app/motion.swift'

      Written by Curvet:
        app/curvet-player.ts     up to date
        app/motion.compose       out of date
        app/motion.css           out of date
        app/motion.flutter       out of date
        app/motion.json          out of date
        app/motion.motion        out of date
        app/motion.react-native  out of date
        app/motion.swift         out of date
      0 presets in 8 files: 7 warnings; 8 written by Curvet

      """)
    try desk.write(#require(desk.text("app/motion.css")) + "a {}\n", to: "app/motion.css")
    desk.run("validate", "app/motion.css").expect(
      0,
      """
      warning: this file is out of date with the catalog
        --> app/motion.css:1:1
      help: run 'curvet export rush --to css -o app/motion.css'

      Written by Curvet:
        app/motion.css  out of date
      0 presets in 1 file: 1 warning; 1 written by Curvet

      """)
  }

  @Test("What can't be told is said") func unknown() throws {
    let desk = try Desk()
    #expect(desk.run("export", "rush", "--to", "css", "-o", "a.css").status == 0)
    let text = try #require(desk.text("a.css"))
    try desk.write(text.replacing("curvet export rush", with: "curvet bake 'rush"), to: "a.css")
    desk.run("validate", "a.css").expect(
      0,
      """
      Written by Curvet:
        a.css  written by curvet 0.1.0; its command can't be read
      0 presets in 1 file: no problems found; 1 written by Curvet

      """)
    try desk.write(text.replacing("export rush --to css -o a.css", with: "export"), to: "a.css")
    desk.run("validate", "a.css").expect(
      0,
      """
      Written by Curvet:
        a.css  written by curvet 0.1.0; the project doesn't list it
      0 presets in 1 file: no problems found; 1 written by Curvet

      """)
  }

  @Test("Design tokens are read all the same, and every file of a folder is looked at")
  func others()
    throws
  {
    let desk = try Desk()
    #expect(desk.run("export", "rush", "--to", "dtcg", "-o", "a/motion.tokens.json").status == 0)
    #expect(desk.run("export", "rush", "--to", "android-xml", "-o", "a/res").status == 0)
    #expect(desk.run("export", "rush", "--to", "spec", "-o", "a/rush.md").status == 0)
    desk.run("validate", "a").expect(
      0,
      """
      Written by Curvet:
        a/motion.tokens.json     up to date
        a/res/anim/rush.xml      written by curvet 0.1.0; its command can't be read
        a/res/values/motion.xml  written by curvet 0.1.0; its command can't be read
        a/rush.md                up to date
      1 preset in 4 files: no problems found; 4 written by Curvet

      """)
  }

  @Test("They can't be imported") func imported() throws {
    let desk = try Desk()
    #expect(desk.run("export", "rush", "--flat", "-o", "a.json").status == 0)
    desk.run("import", "a.json").expect(
      65,
      errors: """
        error: this is JSON that Curvet wrote for apps to play
          --> a.json:1:1
        help: import the catalog or the documents that it was made of

        Nothing was imported: 1 error.

        """)
  }
}
