import Foundation
import Testing

/// CONTRIBUTING tells the way of an import as it is.
struct ContributingTests {
  /// A call of the way, and the file that it says the call is in.
  struct Call: CustomStringConvertible, Sendable {
    var name: String
    var file: String
    var description: String { name }
  }

  private static let calls: [Call] = {
    let text = SourceTree.text("CONTRIBUTING.md") ?? ""
    let part = text.components(separatedBy: "## The way of an import").last ?? ""
    return part.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let code = row.split(separator: "`", omittingEmptySubsequences: false)
      let function = code[1].prefix { $0 != "(" }.split(separator: ".").last ?? ""
      return Call(name: String(function), file: "Sources/\(code[code.count - 2])")
    }
  }()

  @Test("It takes at most twenty-five calls") func count() {
    #expect((15...25).contains(Self.calls.count))
  }

  @Test("Each call is where it is said to be", arguments: calls)
  func place(call: Call) throws {
    let text = try #require(SourceTree.text(call.file), "\(call.file)")
    #expect(text.contains("func \(call.name)(") || text.contains("func \(call.name)<"))
  }
}
