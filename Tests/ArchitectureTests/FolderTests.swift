import Expectations
import Foundation
import Testing

/// The tree in docs/architecture.md has the modules and their folders.
///
/// The descriptions are written by hand; `make record FILTER=FolderTests` writes the folders.
struct FolderTests {
  @Test("The page has every module, and every folder of each") func tree() throws {
    let page = try Page("docs/architecture.md")
    let start = try #require(page.text.range(of: "\nSources/\n")?.upperBound)
    let end = try #require(page.text.range(of: "\nTests/", range: start..<page.text.endIndex))
    let tree = page.text[start..<end.lowerBound]

    let described = tree.split(separator: "\n").filter { line in
      // Lines that list folders are written again.
      !line.split(separator: " ").allSatisfy { $0.hasSuffix("/") }
    }
    let names = described.compactMap { line in
      line.hasPrefix("   ") ? nil : String(line.dropFirst(2).prefix { $0 != "/" })
    }
    #expect(names.sorted() == SourceTree.folders(in: "Sources"))

    var lines: [String] = []
    for (index, line) in described.enumerated() {
      lines.append(String(line))
      let isLast = index + 1 == described.count || !described[index + 1].hasPrefix("   ")
      let module = lines.last { !$0.hasPrefix("   ") }.map { $0.dropFirst(2).prefix { $0 != "/" } }
      if isLast, let module { lines += Self.wrapped(SourceTree.folders(in: "Sources/\(module)")) }
    }
    page.expect(lines.joined(separator: "\n"), insteadOf: tree)
  }

  /// Returns the names of folders in lines of at most 100 columns, below the descriptions.
  private static func wrapped(_ folders: [String]) -> [String] {
    let indent = String(repeating: " ", count: 18)
    return folders.reduce(into: []) { lines, folder in
      if let last = lines.last, last.count + folder.count + 2 <= 100 {
        lines[lines.count - 1] += " \(folder)/"
      } else {
        lines.append("\(indent)\(folder)/")
      }
    }
  }
}
