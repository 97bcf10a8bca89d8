import Testing

@testable import CurvetCLI

/// A line that is being typed, split as a shell splits it.
struct TypedLineTests {
  @Test(
    "Words, quotes and backslashes",
    arguments: [
      ("curvet", []), ("curvet ", [""]), ("curvet sh", ["sh"]), ("curvet show ", ["show", ""]),
      ("curvet  show\ta", ["show", "a"]),
      ("curvet export --query 'kind:a tag:", ["export", "--query", "kind:a tag:"]),
      (#"curvet add "a \"b\" \c" 'd\e' f\ g"#, ["add", #"a "b" \c"#, #"d\e"#, "f g"]),
      ("curvet add ''", ["add", ""]), ("CURVET_CATALOG=a.sqlite curvet sh", ["sh"]),
      ("curvet set x role=", ["set", "x", "role="]),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) {
    #expect(TypedLine.arguments(line) == expected)
  }
}
