import Testing

/// What `import` says about style sheets.
struct ImportStyleTests {
  @Test("The line is that of the file that has the motion, read with the files beside it")
  func sources() throws {
    let desk = try Desk()
    try desk.write("--x: 100ms;", to: "a/motion.css")
    try desk.write("\n\n--x: 300ms; --move: all var(--slow) ease-in;", to: "b/motion.css")
    try desk.write("--slow: 2s;", to: "b/times.css")
    #expect(desk.run("import", "b").status == 0)
    func source(_ name: String) -> Substring? {
      desk.run("show", name).output.split(separator: "\n").first { $0.contains("source ") }
    }
    #expect(source("x") == "  source    motion.css#--x, now at b/motion.css:3")
    #expect(source("move") == "  source    motion.css#--move, now at b/motion.css:3")
    #expect(desk.run("set", "x", "seconds=0.2").status == 0)
    #expect(source("x") == "  source    motion.css#--x")
  }
}
