import StrictJSON
import Testing

@Suite struct JSONPointerTests {
  @Test(arguments: [
    ("", "/"), ("a", "/a"), ("a/b", "/a~1b"), ("m~n", "/m~0n"), ("~1", "/~01"), ("/~", "/~1~0"),
    ("日本", "/日本"), ("e\u{301}/", "/e\u{301}~1"), (" \"\\", "/ \"\\"),
  ])
  func parts(token: String, part: String) {
    #expect(JSONPointer.part(token) == part)
    #expect(JSONPointer.tokens(part) == [token])
  }

  @Test(
    arguments: [
      ("", []), ("/", [""]), ("//", ["", ""]), ("/a/b", ["a", "b"]), ("/a~1b/~0~1", ["a/b", "~/"]),
      ("/~01", ["~1"]), ("/a/", ["a", ""]),
      // A combining mark after the slash is a part of the token.
      ("/\u{301}/x", ["\u{301}", "x"]),
      ("a", nil), ("a/b", nil), ("/~", nil), ("/a~", nil), ("/~2", nil), ("/a~~1", nil),
    ] as [(String, [String]?)])
  func tokens(pointer: String, expected: [String]?) {
    #expect(JSONPointer.tokens(pointer) == expected)
  }

  @Test func pointerFromAnAncestor() {
    let root = value(#"{"a":[{"b":1},{"b":2}]}"#)
    let list = root?["a"]
    let deep = root?.value(at: "/a/1/b")
    #expect(list.flatMap { deep?.pointer(from: $0) } == "/1/b")
    #expect(root.flatMap { deep?.pointer(from: $0) } == "/a/1/b")
    #expect(deep.flatMap { deep?.pointer(from: $0) } == "")
  }
}
