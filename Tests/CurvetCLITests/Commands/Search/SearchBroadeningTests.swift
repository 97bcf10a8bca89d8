import Testing

/// What a search says when it did not look for the words as they were typed.
struct SearchBroadeningTests {
  @Test("JSON has both")
  func json() throws {
    let desk = try Desk()
    let found = desk.run("search", "rsuh late checkout", "--json", "-q")
    #expect(
      found.output.hasPrefix(
        """
        {
          "curvet": 1,
          "total": 1,
          "corrected": [
            {
              "from": "rsuh",
              "to": "rush"
            }
          ],
          "leftOut": [
            "checkout"
          ],
          "presets": [
            {
              "name": "curve/rush",
        """))
    #expect(found.errors == "")
  }

  @Test("A row says what was found instead of a word")
  func reasons() throws {
    let desk = try Desk()
    desk.run("search", "растворение").expect(
      0,
      """
      transition/fade  transition  0.2 s  __....----''  linear  Fade
        растворение ≈ fade

      """,
      errors: "note: поиск прочитан так: растворение (фейд)\n")
    #expect(
      desk.run("search", "растворение", "--json").output.contains(
        """
              "matched": [
                {
                  "in": "name",
                  "text": "fade",
                  "word": "растворение"
                }
              ],
        """))
  }

  @Test("What is changed or exported is never guessed")
  func exact() throws {
    let desk = try Desk()
    for words in ["rsuh", "late checkout", "растворение"] {
      #expect(!desk.run("search", "--names", "-q", words).output.isEmpty)
      let tagged = desk.run("tag", "--query", words, "x", "-n")
      #expect(!tagged.output.contains("curve/rush") && !tagged.output.contains("transition/fade"))
      let exported = desk.run("export", "--query", words)
      #expect(
        !exported.output.contains("curve/rush") && !exported.output.contains("transition/fade"))
    }
  }
}
