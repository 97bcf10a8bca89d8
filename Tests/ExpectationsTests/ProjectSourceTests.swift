import Foundation
import Testing

@testable import Expectations

/// Every expectation of the command line's tests is understood.
struct ProjectSourceTests {
  private static let folder = "\(SourcePlace.project)/Tests/CurvetCLITests"

  private static var sources: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    }
  }

  /// The calls of `expect` in a file, each with its line.
  private static func calls(in name: String) throws -> [(line: Int, call: SourceCall?)] {
    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let source = Array(text.utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        line.ranges(of: ".expect(").map { range in
          let column = line[..<range.upperBound].utf8.count
          return (
            index + 1, SourceCall(of: "expect", in: source, line: index + 1, column: column)
          )
        }
      }
  }

  @Test("Its arguments are found, and its literals are written as they are") func literals() throws
  {
    var count = 0
    for name in try Self.sources {
      for (line, call) in try Self.calls(in: name) {
        let call = try #require(call, "\(name):\(line)")
        for case let literal? in call.arguments.map(\.literal) {
          guard let value = literal.value, literal.isMultiline else { continue }
          count += 1
          let new = StringLiteral.multiline(
            value, hashes: literal.hashes, indentation: literal.indentation, like: literal)
          #expect(new.utf8.elementsEqual(call.source[literal.range]), "\(name):\(line)")
        }
      }
    }
    #expect(count > 900)
  }
}
