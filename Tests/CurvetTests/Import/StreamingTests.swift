import Diagnostics
import Storage
import Synchronization
import Testing

@testable import Curvet

/// NDJSON is read as a stream.
@Suite struct StreamingTests {
  /// Makes lines when asked for them, and knows how many.
  private final class Source: Sendable {
    static let count = 50_000
    let made = Mutex((lines: 0, rest: [UInt8](), largest: 0))

    func read(_ count: Int) -> [UInt8] {
      made.withLock { made in
        made.largest = max(made.largest, count)
        while made.rest.count < count, made.lines < Self.count {
          made.rest += Array("{\"name\":\"p\(made.lines)\",\"motion\":{\"seconds\":1}}\n".utf8)
          made.lines += 1
        }
        let bytes = Array(made.rest.prefix(count))
        made.rest.removeFirst(bytes.count)
        return bytes
      }
    }
  }

  @Test func onlyWhatIsNeededNextIsRead() throws {
    let bench = try Bench()
    let source = Source()
    var environment = bench.environment
    environment.readInput = { source.read($0) }
    var reader = InputReader(["-"], in: environment)
    var consumed = 0
    var farthest = 0
    while try reader.next() != nil {
      consumed += 1
      farthest = max(farthest, source.made.withLock(\.lines) - consumed)
    }
    #expect(consumed == Source.count)
    // A line takes some 38 bytes, and a quarter of a megabyte is asked for at a time.
    #expect(farthest <= (1 << 18) / 36 + 2)
    #expect(source.made.withLock(\.largest) <= 1 << 18)
  }
}
