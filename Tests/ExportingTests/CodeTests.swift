import Testing

@testable import Exporting

/// Code is laid out by the width of a line.
struct CodeTests {
  @Test(
    "Lists are broken from the outside, where they don't fit",
    arguments: [
      ("f\(arguments: [])", ["f()"]),
      ("f\(arguments: ["one", "two"]);", ["f(one, two);"]),
      ("f\(arguments: ["one two", "three four"]);", ["f(", "  one two,", "  three four,", ");"]),
      // The text that follows counts, up to where it can be broken itself.
      ("f\(arguments: ["one", "two", "three"])", ["f(one, two, three)"]),
      (
        "f\(arguments: ["one", "two", "three"]) => ",
        ["f(", "  one,", "  two,", "  three,", ") => "]
      ),
      (
        "f\(arguments: ["one"]) => g\(array: ["two", "three"])",
        ["f(one) => g[", "  two,", "  three,", "]"]
      ),
      // The comma behind an item counts.
      (
        "f\(arguments: ["g\(arguments: ["0123", "56789012"])", "h"])",
        ["f(", "  g(0123, 56789012),", "  h,", ")"]
      ),
      (
        "f\(arguments: ["g\(arguments: ["0123", "567890123"])", "h"])",
        ["f(", "  g(", "    0123,", "    567890123,", "  ),", "  h,", ")"]
      ),
    ] as [(Code, [String])])
  func broken(code: Code, expected: [String]) {
    #expect(code.lines(Code.Format(width: 20, indentation: 2)) == expected)
  }

  @Test(
    "Brackets",
    arguments: [
      ("\(object: ["a: 1", "b: 2"])", ["{ a: 1, b: 2 }"]),
      ("\(object: [])", ["{}"]),
      ("\(fields: ["int a", "int b"])", ["{int a, int b}"]),
      ("\(object: ["alpha: 1", "beta: 20"])", ["{", "    alpha: 1,", "    beta: 20,", "}"]),
      (
        "f\(rows: ["1, 2", "3, 4", "5, 6", "7, 8"], in: "[]")",
        ["f[", "    1, 2, 3, 4,", "    5, 6, 7, 8,", "]"]
      ),
      // Statements always have lines of their own, and break what they are in.
      (
        "f\(arguments: ["a", "b \(block: ["c", "d"])"])",
        ["f(", "    a,", "    b {", "        c", "        d", "    },", ")"]
      ),
      (
        "a =\(lines: ["b +\(lines: ["c +", "d"])"])",
        ["a =", "    b +", "        c +", "        d"]
      ),
    ] as [(Code, [String])])
  func brackets(code: Code, expected: [String]) {
    #expect(code.lines(Code.Format(width: 17, indentation: 4)) == expected)
  }

  @Test("Some languages have no comma after the last item") func comma() {
    let code: Code = "f\(arguments: ["one two", "three four"])"
    let lines = code.lines(Code.Format(width: 20, indentation: 2, endsInComma: false))
    #expect(lines == ["f(", "  one two,", "  three four", ")"])
  }
}
