import Diagnostics
import StrictJSON
import Testing

/// What people see, whole.
@Suite struct CaretTests {
  @Test(arguments: [
    (
      "{\n  \"curvet\": 1,\n  \"presets\": {\n    \"a\": {\"kind\": \"curve\",}\n  }\n}",
      [
        "error: trailing comma before '}'",
        "  --> t.json:4:26",
        "    4 |     \"a\": {\"kind\": \"curve\",}",
        "      |                          ^",
        "help: remove the comma after the last member",
      ]
    ),
    (
      "{\"日本語\": “カード”}\r\n",
      [
        "error: expected a value, found '“'",
        "  --> t.json:1:9",
        "    1 | {\"日本語\": “カード”}",
        "      |            ^",
        "help: write strings and keys in straight double quotes (\")",
      ]
    ),
    (
      "{\"spring/a\": {\"mass\": 1,\n\t\"mass\": 2}}",
      [
        "error: duplicate key 'mass'",
        "  --> t.json:2:2 (/spring~1a/mass)",
        "    2 |  \"mass\": 2}}",
        "      |  ^",
        "help: keep one of them; the first is at line 1, column 15",
      ]
    ),
    (
      "{\"a\": \"\u{1B}[2J\"}",
      [
        "error: unescaped control character U+001B in a string",
        "  --> t.json:1:8",
        #"    1 | {"a": "\u{1B}[2J"}"#,
        "      |        ^",
        #"help: remove it, or write it as \u001B"#,
      ]
    ),
    (
      "[1\u{FEFF}]",
      [
        #"error: expected ',' or ']', found '\u{FEFF}'"#,
        "  --> t.json:1:3",
        #"    1 | [1\u{FEFF}]"#,
        "      |   ^",
        "help: remove this invisible character",
      ]
    ),
    (
      "{\n  \"a\": [1,\n  2\n\n",
      [
        "error: expected ',' or ']', found the end of the document",
        "  --> t.json:3:4",
        "    3 |   2",
        "      |    ^",
        "help: is the file complete? close every open { and [",
      ]
    ),
    (
      "",
      [
        "error: the file is empty",
        "  --> t.json:1:1",
        "    1 |",
        "      | ^",
        "help: is this the right file, and was it saved?",
      ]
    ),
  ])
  func whole(text: String, lines: [String]) {
    #expect(read(text).findings.flatMap { $0.lines() } == lines)
  }

  @Test func longLine() {
    let text = "[" + String(repeating: "1,", count: 1_000_000) + "x]"
    let before = String(repeating: "1,", count: 47)
    #expect(
      read(text).findings.flatMap { $0.lines() } == [
        "error: expected a value, found 'x'",
        "  --> t.json:1:2000002",
        "    1 | …\(before)x]",
        "      | \(String(repeating: " ", count: 95))^",
        "help: write strings in double quotes",
      ])
  }
}
