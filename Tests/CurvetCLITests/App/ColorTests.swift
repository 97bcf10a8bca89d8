import Testing

struct ColorTests {
  private static let colored = CommandRun(
    status: 66, output: "",
    errors: """
      \u{1B}[31merror:\u{1B}[0m no preset named 'rsh'
      \u{1B}[36mhelp:\u{1B}[0m did you mean 'rush'?

      """)
  private static let plain = CommandRun(
    status: 66, output: "",
    errors: """
      error: no preset named 'rsh'
      help: did you mean 'rush'?

      """)

  private func show(
    isTerminal: Bool, _ variables: [String: String], _ words: [String] = []
  ) throws -> CommandRun {
    let desk = try Desk()
    desk.isTerminal = isTerminal
    desk.variables.merge(variables) { $1 }
    return desk.run(["show", "rsh"] + words)
  }

  @Test(
    "A terminal has colours",
    arguments: [
      [:], ["TERM": "xterm-256color"], ["NO_COLOR": ""],
    ])
  func terminal(variables: [String: String]) throws {
    #expect(try show(isTerminal: true, variables) == Self.colored)
  }

  @Test(
    "Whoever wants none gets none",
    arguments: [
      (["NO_COLOR": "1"], []), (["TERM": "dumb"], []), ([:], ["--no-color"]),
    ] as [([String: String], [String])])
  func unwanted(variables: [String: String], words: [String]) throws {
    #expect(try show(isTerminal: true, variables, words) == Self.plain)
  }

  @Test("A pipe has none") func pipe() throws {
    #expect(try show(isTerminal: false, [:]) == Self.plain)
  }

  @Test("A table's last column is cut where a terminal's line ends") func narrow() throws {
    let desk = try Desk()
    desk.columns = 44
    desk.run("search", "--kind", "curve").expect(
      0,
      """
      curve/rush      curve  0.3 s  _________..'  abrupt  Rush
      curve/rush-old  curve  0.2 s  ____....---'  abrupt  Rush as it was (deprecated)

      """)
    desk.isTerminal = true
    desk.variables["NO_COLOR"] = "1"
    desk.run("search", "--kind", "curve").expect(
      0,
      """
      curve/rush      curve  0.3 s  Rush
      curve/rush-old  curve  0.2 s  Rush as it wa…

      """)
  }

  @Test("Help fits the terminal, and is not drawn out") func help() throws {
    let desk = try Desk()
    for (columns, widest) in [(60, 60), (80, 80), (96, 96), (300, 96)] {
      desk.columns = columns
      let lines = desk.run("search", "--help").output.split(separator: "\n")
      #expect(lines.filter { $0.contains(" ") }.allSatisfy { $0.count <= widest })
    }
  }
}
