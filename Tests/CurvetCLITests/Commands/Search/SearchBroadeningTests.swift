import Testing

/// What a search says when it did not look for the words as they were typed.
struct SearchBroadeningTests {
  @Test("A correction is said")
  func correction() throws {
    let desk = try Desk()
    desk.run("search", "rsuh").expect(
      0,
      """
      curve/rush      curve  0.3 s  _________..'  abrupt  Rush
      curve/rush-old  curve  0.2 s  ____....---'  abrupt  Rush as it was (deprecated)

      """, errors: "note: nothing has 'rsuh'; showing results for 'rush'\n")
    desk.run("search", "rsuh", "--names").expect(
      0, "curve/rush\ncurve/rush-old\n",
      errors: "note: nothing has 'rsuh'; showing results for 'rush'\n")
    desk.run("search", "rsuh", "--names", "-q").expect(0, "curve/rush\ncurve/rush-old\n")
  }

  @Test("Words that were left out are said")
  func leftOut() throws {
    let desk = try Desk()
    desk.run("search", "late", "checkout").expect(
      0,
      """
      curve/rush  curve  0.3 s  _________..'  abrupt  Rush
        tag: late

      """, errors: "note: nothing has all of: late, checkout; showing results for late\n")
    desk.run("search", "rsuh checkout", "--names").expect(
      0, "curve/rush\ncurve/rush-old\n",
      errors: """
        note: nothing has 'rsuh'; showing results for 'rush'
        note: nothing has all of: rush, checkout; showing results for rush

        """)
  }

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

      """)
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
