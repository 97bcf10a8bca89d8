import Testing

/// A file that is of another format than the command line says.
struct ImportOtherFormatTests {
  @Test("A file of another format than --from says is called what it is") func otherFormats() throws
  {
    let desk = try Desk()
    try desk.write("--ease: ease-in;", to: "a.css")
    try desk.write(#"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": []}"#, to: "b.json")
    try desk.write("<svg/>", to: "c.svg")
    for format in ["lottie", "tokens", "figma", "plain-json", "json", "ndjson", "android-xml"] {
      let run = desk.run("import", "a.css", "--from", format)
      #expect(run.status == 65)
      #expect(
        run.errors == """
          error: expected \(format), found the format css
            --> a.css:1:1
          help: leave out --from, or pass another format

          Nothing was imported: 1 error

          """)
    }
    #expect(
      desk.run("import", "b.json", "--from", "tokens").errors
        .hasPrefix("error: expected tokens, found the format lottie\n"))
    #expect(
      desk.run("import", "b.json", "--from", "css").errors
        .hasPrefix("error: expected css, found the format lottie\n"))
    #expect(
      desk.run("import", "c.svg", "--from", "css").errors
        .hasPrefix("error: expected css, found an SVG image\n"))
    #expect(desk.run("import", "a.css", "--from", "css").status == 0)
  }
}
