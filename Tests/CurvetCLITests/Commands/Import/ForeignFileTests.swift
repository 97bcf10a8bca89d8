import Testing

/// A file that is not read is called what it is, and nothing of it is shown.
struct ForeignFileTests {
  /// Files with what they are said to be.
  private static let files: [(name: String, bytes: [UInt8], told: String)] =
    [
      (
        "x.sass", "$SECRET: 1; @mixin a {}",
        "a style sheet in Sass, and reading Sass isn't supported yet"
      ),
      ("a.svg", "<svg SECRET=''/>", "an SVG image, and reading SVG isn't supported yet"),
      ("a.html", "<!DOCTYPE html><SECRET>", "a web page, and reading HTML isn't supported yet"),
      ("a.json5", "{SECRET: 1}", "unrecognized JSON: not in a format that Curvet reads"),
      ("b.json", "{SECRET: 'a'}", "unrecognized JSON: not in a format that Curvet reads"),
      ("c.json", "{\"a\": 1 // SECRET\n}", "unrecognized JSON: not in a format that Curvet reads"),
      ("e.json", "{\"SECRET\": 1,}", "unrecognized JSON: not in a format that Curvet reads"),
      ("a.yaml", "SECRET: 1", "YAML without motion"),
      ("a.toml", "[SECRET]\na = 1", "a TOML file, and reading TOML isn't supported yet"),
      ("a.txt", "[SECRET]\na = 1", "a TOML file, and reading TOML isn't supported yet"),
      (
        "package.json", #"{"name": "SECRET", "scripts": {}}"#,
        "a package description, which contains no presets"
      ),
    ].map { ($0.0, Array($0.1.utf8), $0.2) } + [
      ("a.png", [0x89] + Array("PNG SECRET".utf8), "a PNG image, which contains no presets"),
      ("a.bin", Array("SECRET".utf8) + [0, 1], "a binary file, which contains no presets"),
      ("a.riv", Array("RIVE SECRET".utf8), "a Rive animation, which isn't supported"),
      (
        "a.lottie", Array("PK\u{3}\u{4}SECRET".utf8),
        "a dotLottie animation, which is a ZIP archive"
      ),
      ("a.zip", Array("PK\u{3}\u{4}SECRET".utf8), "a ZIP archive"),
      (
        "a.mp4", [0, 0, 0, 0x20] + Array("ftypisomSECRET".utf8),
        "a video (MP4), which contains no presets"
      ),
      (
        "a.json", [0, 0, 0, 0x20] + Array("ftypqt  SECRET".utf8),
        "a video (QuickTime), which contains no presets"
      ),
      (
        "a.heic", [0, 0, 0, 0x20] + Array("ftypheicSECRET".utf8),
        "an image, which contains no presets"
      ),
      ("a.webm", [0x1A, 0x45, 0xDF, 0xA3, 0], "a video (WebM), which contains no presets"),
      ("b.webm", [0, 1, 2], "a video (WebM), which contains no presets"),
      ("a.gif", Array("GIF89aSECRET".utf8), "a GIF image, which contains no presets"),
      (
        "a.aep", Array("RIFX".utf8) + [0, 0, 0, 1] + Array("Egg!".utf8),
        "an After Effects project, which isn't supported"
      ),
      (
        "dump.json", Array(#"{"project": {"items": [{"layers": [], "name": "SECRET"}]}}"#.utf8),
        "an After Effects keyframe dump, which isn't supported"
      ),
      (
        "spacetime.json", Array(#"{"spacetimeVersion": "1.1", "layers": [], "a": "SECRET"}"#.utf8),
        "an After Effects keyframe dump, which isn't supported"
      ),
      (
        "segments.json", Array(#"{"composition": {"name": "SECRET"}, "layers": []}"#.utf8),
        "an After Effects keyframe dump, which isn't supported"
      ),
      ("a.fig", Array("fig-kiwi".utf8) + [0], "a Figma file, which isn't supported"),
      ("a.sketch", Array("PK\u{3}\u{4}".utf8), "a Sketch file, which isn't supported"),
      (
        "a.avi", Array("RIFF".utf8) + [0, 0, 0, 1] + Array("AVI ".utf8),
        "a video (AVI), which contains no presets"
      ),
      (
        "a.md", Array("<!-- SECRET -->\n<p>".utf8),
        "a Markdown file, and reading Markdown isn't supported yet"
      ),
      (
        "a.vue", Array("<template></template>".utf8),
        "a Vue file, and reading Vue isn't supported yet"
      ),
      ("utf16.json", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], "text in UTF-16"),
      ("bare.json", "{\"SECRET\"}".utf8.flatMap { [$0, 0] }, "text in UTF-16"),
    ]

  @Test("Every command that reads files says so", arguments: ["import", "validate", "add", "diff"])
  func named(command: String) throws {
    for (name, bytes, told) in Self.files {
      let desk = try Desk()
      try desk.write(bytes, to: name)
      let run = desk.run(command == "add" ? ["add", "curve/x", name] : [command, name])
      let text = run.output + run.errors
      #expect(run.status == 65, "\(name): \(text)")
      #expect(text.hasPrefix("error: \(told)\n  --> \(name)"), "\(name): \(text)")
      #expect(!text.contains("SECRET"), "\(name)")
    }
  }

  @Test("A database of another program") func database() throws {
    let desk = try Desk()
    try desk.write(Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 4080), to: "a.db")
    let run = desk.run("import", "a.db")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("error: an SQLite database, but not a catalog\n"))
  }

  @Test("Springs of design tokens are taken where their shape is known") func knownSprings() throws
  {
    let desk = try Desk()
    try desk.write(
      """
      {"s": {"$type": "spring",
        "quick": {"$value": {"stiffness": 300, "damping": 20}},
        "soft": {"$value": {"dampingRatio": 0.5, "stiffness": 90, "mass": 2}},
        "card": {"$value": "{s.quick}"}},
       "x": {"$type": "lms.spring", "$value": {"response": 0.3, "dampingFraction": 0.7}}}
      """, to: "a.tokens")
    desk.run("import", "a.tokens").expect(
      0,
      """
      Imported 4 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        4 springs

      """)
    let text = desk.run("export", "s/quick", "s/soft", "s/card", "x", "--to", "ndjson").output
    #expect(
      text.split(separator: "\n").map { line in
        line.firstRange(of: "\"motion\":").map { String(line[$0.upperBound...]) } ?? ""
      }
        == [
          #"{"use":"s/quick"}}"#, #"{"mass":1,"stiffness":300,"damping":20}}"#,
          #"{"dampingRatio":0.5,"stiffness":90,"mass":2}}"#,
          #"{"response":0.3,"dampingFraction":0.7}}"#,
        ])
  }
}
