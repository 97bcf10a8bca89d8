import Foundation
import Testing

/// The links between the pages of the documentation.
struct LinkTests {
  private static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].compactMap { name in
      SourceTree.text(name).map { SourceTree.File(path: name, text: $0) }
    } + SourceTree.files(below: "docs", "md")

  /// The targets of the links and pictures of a page, but for those of other sites.
  private static func links(in page: SourceTree.File) -> [String] {
    page.text.components(separatedBy: "](").dropFirst()
      .map { String($0.prefix { $0 != ")" }) }.filter { !$0.contains("://") && !$0.contains(" ") }
  }

  /// What a heading is called in links.
  private static func anchor(_ heading: Substring) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  @Test("Every link leads to a page, and to a heading of it", arguments: pages)
  func targets(page: SourceTree.File) {
    let folder = page.path.contains("/") ? page.folder + "/" : ""
    for link in Self.links(in: page) {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let path = parts[0].isEmpty ? page.path : folder + parts[0]
      let url = SourceTree.root.appending(path: path).standardized
      #expect(FileManager.default.fileExists(atPath: url.path), "\(link)")
      if parts.count == 2, let text = try? String(contentsOf: url, encoding: .utf8) {
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
        #expect(headings.contains(parts[1]), "\(link)")
      }
    }
  }

  @Test("The README links every page of docs") func index() throws {
    let readme = try #require(Self.pages.first)
    let linked = Set(Self.links(in: readme))
    #expect(Self.pages.map(\.path).filter { $0.hasPrefix("docs/") && !linked.contains($0) } == [])
  }
}
