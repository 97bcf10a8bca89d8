import Testing

/// `CURVET_NOW` gives the changes of a process their time.
struct FixedTimeTests {
  @Test("A change has the time that CURVET_NOW sets") func sets() throws {
    let program = try BuiltProgram()
    try program.write(Sample.catalog.get(), to: "catalog.sqlite")
    try program.shell(
      "CURVET_NOW=1800000060 curvet tag curve/rush new -q --catalog catalog.sqlite"
    ).expect(0)
    let history = try program.run("history", "--json", "--catalog", "catalog.sqlite")
    #expect(history.output.contains("2027-01-15T08:01:00Z"), "\(history.output)")
  }

  @Test("Another value is refused", arguments: ["noon", "-1", "nan", "inf", "1e12"])
  func refused(value: String) throws {
    let program = try BuiltProgram()
    try program.shell("CURVET_NOW='\(value)' curvet search").expect(
      64,
      errors: """
        error: CURVET_NOW must be a number of seconds since 1970
        help: unset it, or set it to a number such as 1800000000

        """)
  }

  @Test("An empty value is as none") func empty() throws {
    try BuiltProgram().shell("CURVET_NOW= curvet --version -q").expect(0, "curvet 0.1.0\n")
  }
}
