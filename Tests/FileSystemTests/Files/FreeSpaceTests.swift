import FileSystem
import Testing

/// What a disk and the process have room for.
struct FreeSpaceTests {
  @Test(
    "Sizes in the unit that suits them",
    arguments: [
      (0, "0 kB"), (1, "1 kB"), (1000, "1 kB"), (1001, "2 kB"), (611_500, "612 kB"),
      (1_000_000, "1 MB"), (1_449_999, "1.4 MB"), (1_450_000_000, "1.5 GB"), (.max, "9.2 EB"),
    ])
  func sizes(bytes: Int, expected: String) {
    #expect(FreeSpace.text(bytes) == expected)
  }

  @Test("A folder that is there has room, one that is not can't be asked") func room() throws {
    let folder = try Folder()
    #expect(FreeSpace.bytes(in: folder.path) != nil)
    #expect(FreeSpace.bytes(in: folder("none")) == nil)
    #expect(FreeSpace.allows(fileOf: 0))
    #expect(FreeSpace.allows(fileOf: -1))
  }
}
