import Testing

/// What holds for every source file.
struct SourceTests {
  private static let files = SourceTree.swiftFiles(below: "Sources")

  @Test("There are sources") func some() {
    #expect(Self.files.count > 100)
  }

  @Test("No file has more than 300 lines") func length() {
    let long = Self.files.filter { $0.lines.count > 301 }
    #expect(long.map(\.path) == [])
  }

  @Test("Only Storage speaks SQL") func sql() {
    let elsewhere = Self.files.filter { !$0.path.hasPrefix("Sources/Storage/") }
    let found = elsewhere.flatMap { file in
      file.lines.filter(Self.speaksSQL).map { "\(file.path): \($0)" }
    }
    #expect(found == [])
    #expect(
      Self.files.contains {
        $0.path.hasPrefix("Sources/Storage/") && $0.lines.contains(where: Self.speaksSQL)
      })
  }

  @Test(
    "SQL is known when it is seen",
    arguments: [
      ("  SELECT name FROM preset", true), ("\"INSERT INTO tag VALUES (?)\"", true),
      ("UPDATE meta SET value = 1", true), ("DELETE FROM tag", true), ("CREATE TABLE a (b)", true),
      ("CREATE INDEX a ON b (c)", true), ("PRAGMA user_version", true), ("DROP TABLE a", true),
      ("case SELECT", false), ("/// Select the best.", false), ("let update = set", false),
    ])
  func seeing(line: String, isSQL: Bool) {
    #expect(Self.speaksSQL(line[...]) == isSQL)
  }

  private static func speaksSQL(_ line: Substring) -> Bool {
    let words = line.split { !($0.isLetter || $0 == "_") }.map(String.init)
    let pairs = Set(zip(words, words.dropFirst()).map { "\($0) \($1)" })
    if !pairs.isDisjoint(with: [
      "INSERT INTO", "INSERT OR", "REPLACE INTO", "DELETE FROM", "CREATE TABLE", "CREATE INDEX",
      "CREATE TRIGGER", "CREATE VIEW", "CREATE VIRTUAL", "DROP TABLE", "ALTER TABLE",
      "BEGIN IMMEDIATE",
    ]) {
      return true
    }
    func has(_ first: String, _ second: String) -> Bool {
      words.firstIndex(of: first).map { words[$0...].contains(second) } ?? false
    }
    return has("SELECT", "FROM") || has("UPDATE", "SET")
      || words.first == "SELECT" && words.count > 1
      || words.contains("PRAGMA")
  }
}
