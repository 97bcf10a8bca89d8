import StrictJSON
import Testing

struct JSONEditingTests {
  @Test(
    "A member or element is taken away with its comma, and all else stays",
    arguments: [
      (#"{"a": 1, "b": 2, "c": 3}"#, "/a", #"{"b": 2, "c": 3}"#),
      (#"{"a": 1, "b": 2, "c": 3}"#, "/b", #"{"a": 1, "c": 3}"#),
      (#"{"a": 1, "b": 2 , "c": 3 }"#, "/c", #"{"a": 1, "b": 2 }"#),
      ("{\n  \"a\": 1, \"b\": 2,\n  \"c\": 3\n}", "/b", "{\n  \"a\": 1,\n  \"c\": 3\n}"),
      (#"{ "a": 1 }"#, "/a", "{}"),
      ("[1, 2,3]", "/1", "[1,3]"),
      ("[1, 2 ,3 ]", "/2", "[1, 2 ]"),
      ("[ [1] ]", "/0/0", "[ [] ]"),
      ("{\n  \"a\": 1,\n  \"b\": [\n    2\n  ]\n}\n", "/b", "{\n  \"a\": 1\n}\n"),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}\n", "/a", "{\n  \"b\": 2\n}\n"),
      (#"{"a/b": {"c~d": 1, "e": 2}}"#, "/a~1b/c~0d", #"{"a/b": {"e": 2}}"#),
    ])
  func removal(text: String, pointer: String, expected: String) throws {
    var bytes = Array(text.utf8)
    let root = try #require(JSONDocument.read(bytes, file: "a").document).root
    let range = try #require(root.removal(of: pointer))
    bytes.removeSubrange(range)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test("What is not there cannot be taken away", arguments: ["", "/b", "/a/0", "/c/1", "/c/x"])
  func nothing(pointer: String) throws {
    let text = #"{"a": 1, "c": [1]}"#
    let root = try #require(JSONDocument.read(Array(text.utf8), file: "a").document).root
    #expect(root.removal(of: pointer) == nil)
  }

  @Test("A value is found where it stands") func range() throws {
    let text = #"{"a": [1, 22]}"#
    let root = try #require(JSONDocument.read(Array(text.utf8), file: "a").document).root
    #expect(root.range(of: "/a/1") == 10..<12)
    #expect(root.range(of: "") == 0..<14)
    #expect(root.range(of: "/b") == nil)
  }
}
