import Testing

/// Options of formats, by their names.
struct ExportOptionTests {
  @Test("An option by its name does what its own word does") func named() throws {
    let desk = try Desk()
    let word = desk.run("export", "rush", "--to", "css", "--tolerance", "0.01")
    let name = desk.run("export", "rush", "--to", "css", "--option", "tolerance=1e-2")
    #expect(word.status == 0)
    #expect(name.status == 0)
    #expect(
      name.output
        == word.output.replacing("--tolerance 0.01", with: "--option tolerance=1e-2"))
    #expect(name.output.contains("Refresh: curvet export rush --to css --option tolerance=1e-2"))
  }

  @Test(
    "What does not fit is told with what does",
    arguments: [
      (
        ["--to", "css", "--option", "tolerance=2"],
        """
        error: 'tolerance=2': tolerance must be a number from 0.000001 to 0.5

        """
      ),
      (
        ["--to", "css", "--option", "tailwind=yes"],
        """
        error: 'tailwind=yes': tailwind must be true or false

        """
      ),
      (
        ["--to", "swift", "--option", "access=pubic"],
        """
        error: 'access=pubic': access must be one of public, package, internal
        help: did you mean 'public'?

        """
      ),
      (
        ["--to", "swift", "--option", "frameworks=uikit,appkit"],
        """
        error: 'frameworks=uikit,appkit': frameworks must be one of swiftui, uikit, core-animation

        """
      ),
      (
        ["--to", "css", "--option", "tolerence=0.1"],
        """
        error: '--to css' has no option 'tolerence'
        help: did you mean 'tolerance'?

        """
      ),
      (
        ["--to", "dtcg", "--option", "tailwind=true"],
        """
        error: '--to dtcg' has no option 'tailwind'
        help: it works with --to css

        """
      ),
      (
        ["--to", "ndjson", "--option", "colour=red"],
        """
        error: '--to ndjson' has no option 'colour'
        help: it has none

        """
      ),
      (
        ["--to", "flutter", "--option", "colour=red"],
        """
        error: '--to flutter' has no option 'colour'
        help: it has namespace, tolerance

        """
      ),
      (
        ["--to", "css", "--tolerance", "0.1", "--option", "tolerance=0.1"],
        """
        error: 'tolerance' is set twice
        help: set it once

        """
      ),
      (
        ["--to", "css", "--option", "tailwind"],
        """
        error: invalid value 'tailwind' for '--option': expected a name and a value such as tolerance=0.001

        """
      ),
    ] as [([String], String)]) func mistakes(words: [String], errors: String) throws
  {
    let desk = try Desk()
    desk.run(["export", "rush"] + words).expect(64, errors: errors)
  }

  @Test("Options alone name nothing to export") func alone() throws {
    let desk = try Desk()
    desk.run("export", "--option", "tolerance=0.1").expect(
      64,
      errors: """
        error: no presets to export
        help: name presets, or use --query or --all

        """)
  }

  @Test("A package is no declaration, however it is asked for") func package() throws {
    let desk = try Desk()
    desk.run("export", "rush", "--to", "swift", "--snippet", "--option", "package=true").expect(
      64,
      errors: """
        error: '--snippet' can't be used with '--package'
        help: it works with --to swift, css, compose, android-xml, motion, flutter, react-native

        """)
  }

  @Test(
    "A configuration's options are held to what the formats declare",
    arguments: [
      (#""to": "json", "samples": 2.5"#, "samples must be a number from 1 to 10000", 55),
      (#""to": "swift", "frameworks": "uikit""#, "frameworks must be an array", 59),
      (
        #""to": "swift", "frameworks": ["uikit", "appkit"]"#,
        "a framework must be one of swiftui, uikit, core-animation", 69
      ),
      (#""to": "swift", "tolerance": 1"#, "tolerance must be a number from 0.000001 to 0.5", 58),
      (#""to": "css", "namespace": """#, "namespace must be a name", 56),
    ] as [(String, String, Int)]) func configuration(fields: String, message: String, column: Int)
    throws
  {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"output": "a", \#(fields)}]}"#, to: "p/curvet.config.json")
    let run = desk.run("status", in: "p")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("error: \(message)\n  --> curvet.config.json:1:\(column) "))
  }
}
