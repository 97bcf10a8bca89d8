import StrictJSON
import Testing

/// Texts whose structure is broken, or that are not text at all.
@Suite struct RefusedStructureTests {
  @Test(arguments: [
    RefusedText("", 1, "the file is empty", "is this the right file, and was it saved?"),
    RefusedText(
      " \t\r\n\n ", 1, "the file is empty", "is this the right file, and was it saved?"),
    RefusedText("[", 2, "expected a value, found the end of the document", RefusedText.open),
    RefusedText("[1", 3, "expected ',' or ']', found the end of the document", RefusedText.open),
    RefusedText("[1,", 4, "expected a value, found the end of the document", RefusedText.open),
    RefusedText(
      "{", 2, "expected a key in double quotes, found the end of the document", RefusedText.open),
    RefusedText(
      "{\"a\"", 5, "expected ':' after the key, found the end of the document", RefusedText.open),
    RefusedText("{\"a\":", 6, "expected a value, found the end of the document", RefusedText.open),
    RefusedText(
      "{\"a\":1", 7, "expected ',' or '}', found the end of the document", RefusedText.open),
    RefusedText(
      "{\"a\":1,", 8, "expected a key in double quotes, found the end of the document",
      RefusedText.open
    ),
    RefusedText(
      "{\n \"a\": [1\n\n", 9, "expected ',' or ']', found the end of the document",
      RefusedText.open,
      line: 2),
    RefusedText(
      "[1,]", 3, "trailing comma before ']'", "remove the comma after the last element"),
    RefusedText(
      "[1,\n]", 3, "trailing comma before ']'", "remove the comma after the last element"),
    RefusedText(
      "{\"a\":1,}", 7, "trailing comma before '}'", "remove the comma after the last member"),
    RefusedText("[,]", 2, "expected a value, found ','", "add a value before this comma"),
    RefusedText("[1,,2]", 4, "expected a value, found ','", "add a value before this comma"),
    RefusedText(
      "{\"a\":,}", 6, "expected a value, found ','", "add a value before this comma"),
    RefusedText(
      "{,}", 2, "expected a key in double quotes, found ','",
      "add a member before this comma"),
    RefusedText(
      "{\"a\":1,,}", 8, "expected a key in double quotes, found ','",
      "add a member before this comma"),
    RefusedText("[1 2]", 4, "expected ',' or ']', found '2'", RefusedText.comma),
    RefusedText("[1 -2]", 4, "expected ',' or ']', found '-'", RefusedText.comma),
    RefusedText("[\"a\" \"b\"]", 6, "expected ',' or ']', found '\"'", RefusedText.comma),
    RefusedText("[[][]]", 4, "expected ',' or ']', found '['", RefusedText.comma),
    RefusedText("[{}{}]", 4, "expected ',' or ']', found '{'", RefusedText.comma),
    RefusedText("{\"a\":1 \"b\":2}", 8, "expected ',' or '}', found '\"'", RefusedText.comma),
    RefusedText("{\"a\" \"b\"}", 6, "expected ':' after the key, found '\"'"),
    RefusedText("{\"a\",\"b\"}", 5, "expected ':' after the key, found ','"),
    RefusedText("{\"a\"=1}", 5, "expected ':' after the key, found '='"),
    RefusedText("{\"a\"::1}", 6, "expected a value, found ':'"),
    RefusedText("{\"a\":}", 6, "expected a value, found '}'"),
    RefusedText("{\"a\":1:2}", 7, "expected ',' or '}', found ':'"),
    RefusedText("{a:1}", 2, "expected a key in double quotes, found 'a'"),
    RefusedText("{1:1}", 2, "expected a key in double quotes, found '1'"),
    RefusedText("{'a':1}", 2, "expected a key in double quotes, found '''", RefusedText.quotes),
    RefusedText("{\"a\":'b'}", 6, "expected a value, found '''", RefusedText.quotes),
    RefusedText("[“a”]", 2, "expected a value, found '“'", RefusedText.quotes),
    RefusedText("[„a“]", 2, "expected a value, found '„'", RefusedText.quotes),
    RefusedText("[«a»]", 2, "expected a value, found '«'", RefusedText.quotes),
    RefusedText("{null:1}", 2, "expected a key in double quotes, found 'null'"),
    RefusedText("[1}", 3, "expected ',' or ']', found '}'"),
    RefusedText("{\"a\":1]", 7, "expected ',' or '}', found ']'"),
    RefusedText("{\"a\":[}]", 7, "expected a value, found '}'"),
    RefusedText("]", 1, "expected a value, found ']'"),
    RefusedText("}", 1, "expected a value, found '}'"),
    RefusedText(":", 1, "expected a value, found ':'"),
    RefusedText(
      "[1]]", 4, "unexpected ']' after the end of the document",
      "remove it, or add the opening bracket"),
    RefusedText(
      "{}}", 3, "unexpected '}' after the end of the document",
      "remove it, or add the opening bracket"),
    RefusedText("1 2", 3, "unexpected '2' after the end of the document", RefusedText.oneValue),
    RefusedText(
      "{}\n{}", 1, "unexpected '{' after the end of the document", RefusedText.oneValue, line: 2),
    RefusedText("[],", 3, "unexpected ',' after the end of the document", RefusedText.oneValue),
    RefusedText("\"a\"b", 4, "unexpected 'b' after the end of the document", RefusedText.oneValue),
    RefusedText("{}#", 3, "unexpected '#' after the end of the document", RefusedText.comments),
    RefusedText(
      "{} // done", 4, "unexpected '/' after the end of the document", RefusedText.comments),
    RefusedText(
      "{}\u{C}", 3, "unexpected control character U+000C after the end of the document",
      RefusedText.oneValue),
    RefusedText("{}\u{0}", 3, "unexpected NUL after the end of the document", RefusedText.oneValue),
    RefusedText("// x\n1", 1, "expected a value, found '/'", RefusedText.comments),
    RefusedText("[1, # x\n2]", 5, "expected a value, found '#'", RefusedText.comments),
    RefusedText("[1 /* x */]", 4, "expected ',' or ']', found '/'", RefusedText.comments),
    RefusedText(
      "{/**/\"a\":1}", 2, "expected a key in double quotes, found '/'", RefusedText.comments),
    RefusedText(
      "[1,\u{B}2]", 4, "expected a value, found control character U+000B", RefusedText.unseen),
    RefusedText(
      "[1,\u{C}2]", 4, "expected a value, found control character U+000C", RefusedText.unseen),
    RefusedText("[\u{0}1]", 2, "expected a value, found NUL", RefusedText.unseen),
    RefusedText(
      "[\u{A0}1]", 2, "expected a value, found whitespace character U+00A0",
      "replace it with an ordinary space"),
    RefusedText(
      "[1\u{3000}]", 3, "expected ',' or ']', found whitespace character U+3000",
      "replace it with an ordinary space"),
    RefusedText(
      "[\u{2028}1]", 2, "expected a value, found whitespace character U+2028",
      "replace it with an ordinary space"),
    RefusedText("[\u{2060}1]", 2, "expected a value, found '\u{2060}'", RefusedText.unseen),
    RefusedText("[1\u{FEFF}]", 3, "expected ',' or ']', found '\u{FEFF}'", RefusedText.unseen),
    RefusedText("[1\u{FFFD}]", 3, "expected ',' or ']', found '\u{FFFD}'"),
    RefusedText("*", 1, "expected a value, found '*'"),
    RefusedText("[é]", 2, "expected a value, found 'é'"),
    RefusedText("[日本]", 2, "expected a value, found '日'"),
    RefusedText("<xml/>", 1, "expected a value, found '<'"),
    RefusedText("\\u0031", 1, "expected a value, found '\\'"),
  ])
  func structure(row: RefusedText) { row.check() }

  @Test(arguments: [
    RefusedText(
      "\u{FEFF}{}", 1, "the file starts with a byte order mark", "save it as UTF-8 without a BOM"),
    RefusedText(
      "\u{FEFF}", 1, "the file starts with a byte order mark", "save it as UTF-8 without a BOM"),
  ])
  func byteOrderMark(row: RefusedText) { row.check(rule: JSONRule.encoding) }

  @Test(arguments: [65, 66, 100_000])
  func nesting(depth: Int) {
    let row = RefusedText(
      "", 65, "arrays and objects are nested more than 64 levels deep",
      "move inner values to a higher level")
    for text in [
      String(repeating: "[", count: depth),
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
    ] {
      var row = row
      row.text = text
      row.check(rule: JSONRule.depth)
    }
    var objects = row
    objects.text = String(repeating: #"{"a":"#, count: depth)
    objects.column = 64 * 5 + 1
    objects.check(rule: JSONRule.depth)
    var mixed = row
    mixed.text = String(repeating: "[{\"a\":", count: depth)
    mixed.column = 32 * 6 + 1
    mixed.check(rule: JSONRule.depth)
  }
}
