import Testing

@testable import CurvetCLI

struct TextTableTests {
  private func text(_ rows: [[String]], columns: Int = 80, isTerminal: Bool = false) throws
    -> String
  {
    let sink = Sink()
    let output = TextOutput(isTerminal: isTerminal, columns: columns, write: sink.write)
    var table = TextTable()
    for row in rows { table.add(row.map { ($0, .plain) }) }
    table.print(to: output)
    try output.flush()
    return sink.text
  }

  @Test("Columns are as wide as they need to be, and no line ends in a space") func columns() throws
  {
    #expect(try text([]) == "")
    #expect(try text([["a"]]) == "a\n")
    #expect(try text([["a", "b"], ["long", "c"]]) == "a     b\nlong  c\n")
    #expect(try text([["a", "", "b"], ["c", "", ""], ["", "d", ""]]) == "a     b\nc\n   d\n")
    #expect(try text([["a", "", "b"], ["c", "", "d"]]) == "a  b\nc  d\n")
    #expect(try text([["反転", "x"], ["abc", "y"]]) == "反転  x\nabc   y\n")
    #expect(try text([[""]]) == "\n")
  }

  @Test("Hidden characters are as wide as they are shown") func hidden() throws {
    #expect(try text([["\u{7}", "x"], ["a", "y"]]) == "\\u{7}  x\na      y\n")
  }

  @Test("A terminal's line is not overrun") func cut() throws {
    let row = [["name", "a long description"]]
    #expect(try text(row, columns: 16) == "name  a long description\n")
    #expect(try text(row, columns: 16, isTerminal: true) == "name  a long de…\n")
    #expect(try text(row, columns: 24, isTerminal: true) == "name  a long description\n")
    #expect(try text([["name", "反転反転反転"]], columns: 16, isTerminal: true) == "name  反転反転…\n")
    #expect(try text(row, columns: 12, isTerminal: true) == "name  a lon…\n")
  }
}
