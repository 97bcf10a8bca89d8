import Diagnostics
import Expectations
import FileSystem
import Foundation
import Synchronization
import Testing

struct SpoolTests {
  /// Hands out bytes in pieces, as a pipe does.
  private static func reader(
    of bytes: [UInt8], piece: Int
  ) -> (Int) throws(CatalogError) -> [UInt8] {
    let position = Mutex(0)
    return { count in
      position.withLock { position in
        let part = bytes[position...].prefix(min(count, piece))
        position += part.count
        return Array(part)
      }
    }
  }

  @Test(
    "What was read comes out again, from memory and from a file",
    arguments: [0, 1, 65_536, 1 << 20, 1 << 20 + 1, 3_000_000], [1 << 16, 1_000])
  func same(length: Int, piece: Int) throws {
    let folder = try Folder()
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    let spool = try Spool(in: folder.path, of: Self.reader(of: bytes, piece: piece))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    var copy: [UInt8] = []
    while true {
      let part = try spool.read(100_003)
      if part.isEmpty { break }
      copy += part
    }
    expectSame(copy, bytes)
    #expect(try spool.read(10) == [])
  }

  @Test("What reading throws is thrown") func failing() throws {
    let folder = try Folder()
    let failure = CatalogError(.ioFailure, "it broke")
    #expect(throws: failure) {
      _ = try Spool(in: folder.path) { (_) throws(CatalogError) in throw failure }
    }
  }

  @Test("A folder that isn't there is named") func nowhere() throws {
    let bytes = [UInt8](repeating: 1, count: 2 << 20)
    let error = #expect(throws: CatalogError.self) {
      _ = try Spool(in: "/nowhere", of: Self.reader(of: bytes, piece: 1 << 16))
    }
    #expect(error?.hints == ["set TMPDIR to another folder for temporary files"])
  }
}
