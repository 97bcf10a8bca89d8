import StrictJSON
import Testing

struct JSONTreeTests {
  private func tree(_ text: String) throws -> JSONTree { JSONTree(try #require(value(text))) }

  private func text(_ tree: JSONTree) -> String { String(decoding: tree.bytes, as: UTF8.self) }

  @Test(
    "A tree is written as it was read, on one line",
    arguments: [
      ("1", "1"), ("-0.50e+3", "-0.50e+3"), ("true", "true"), (" null\n", "null"),
      (#""a\u0062""#, #""a\u0062""#), ("[]", "[]"), ("{ }", "{}"), ("[1, [2 ,{}]]", "[1,[2,{}]]"),
      (#"{"b": 1, "a": {"c": [ ]}}"#, #"{"b":1,"a":{"c":[]}}"#),
      (#"{"\u0061\"\n": 1}"#, #"{"a\"\n":1}"#), (#"{"": 1}"#, #"{"":1}"#),
    ])
  func bytes(json: String, written: String) throws {
    #expect(text(try tree(json)) == written)
  }

  @Test("A string is written so that it is read again")
  func strings() {
    for string in ["", "card", "\"quoted\"", "a\\b", "\u{1}\n\t", "日本", "👩‍👩‍👧", "\u{202E}"] {
      #expect(value(text(JSONTree(string: string)))?.string == string)
    }
  }

  @Test("Members are found, changed, added at the end and taken away") func members() throws {
    var tree = try tree(#"{"b": 1, "a": [2]}"#)
    #expect(tree.members.map(\.key) == ["b", "a"])
    #expect(tree["a"] == .array([.other(Array("2".utf8))]))
    #expect(tree["c"] == nil)
    tree["b"] = JSONTree(string: "x")
    tree["c"] = .array([])
    #expect(text(tree) == #"{"b":"x","a":[2],"c":[]}"#)
    tree["b"] = nil
    tree["d"] = nil
    tree["a"]?["e"] = nil
    #expect(text(tree) == #"{"a":[2],"c":[]}"#)
  }

  @Test("Members of members") func nested() throws {
    var tree = try tree(#"{"motion": {"duration": 1}}"#)
    tree["motion"]?["duration"] = nil
    tree["motion"]?["delay"] = .other(Array("2".utf8))
    #expect(text(tree) == #"{"motion":{"delay":2}}"#)
  }

  @Test("What is no object has no members, and becomes one when it gets some") func others() throws
  {
    var tree = try tree("[1]")
    #expect(tree.members == [])
    tree["a"] = nil
    #expect(text(tree) == "[1]")
    tree["a"] = .other(Array("null".utf8))
    #expect(text(tree) == #"{"a":null}"#)
  }

  @Test("Numbers are equal as they are spelled, strings as they are written") func equality() throws
  {
    #expect(try tree("[1, 2]") == tree("[1,2]"))
    #expect(try tree("1.0") != tree("1"))
    #expect(try tree(#"{"a": 1, "b": 2}"#) != tree(#"{"b": 2, "a": 1}"#))
  }
}
