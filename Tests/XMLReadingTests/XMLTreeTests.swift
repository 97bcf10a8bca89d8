import Testing
import XMLReading

/// XML is read by a parser of its own kind.
struct XMLTreeTests {
  @Test("Documents are read whole, or refused with the place") func documents() throws {
    let answers = try XMLTree.reading([
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- A card -->
      <set xmlns:android="http://example.com/a">
        <pathInterpolator android:controlX1="0.17"/><item>a &lt; b</item>
      </set>
      """,
      "<set>\n  <item></set>",
    ])
    #expect(
      try answers[0].get()
        == XMLTree(
          "set",
          children: [
            XMLTree("pathInterpolator", ["{http://example.com/a}controlX1": "0.17"]),
            XMLTree("item", text: "a < b"),
          ]))
    #expect(throws: XMLTree.Refusal("mismatched tag: line 2, column 10")) { try answers[1].get() }
  }
}
