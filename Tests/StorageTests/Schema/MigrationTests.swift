import Testing

@testable import Storage

@Suite struct MigrationTests {
  @Test func theEmbeddedOnesAreNumberedFromOne() {
    let migrations = Migration.embedded
    #expect(migrations.map(\.number) == Array(1...EmbeddedFile.migrations.count))
    #expect(migrations.first?.name == "catalog")
  }

  @Test(arguments: [
    ("0002_more_words.sql", "2 more_words"), ("9999_x.sql", "9999 x"), ("2_x.sql", nil),
    ("0000_x.sql", nil), ("0002.sql", nil), ("0002_x.txt", nil), ("x_0002.sql", nil),
  ])
  func namesCarryTheNumber(fileName: String, expected: String?) {
    let migration = Migration(
      fileName: fileName, bytes: UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(migration.map { "\($0.number) \($0.name)" } == expected)
  }
}
