import Foundation
import Testing

/// A page run compares a page of plain text with what the program makes of its cases.
public struct PageRun {
  /// A case that comes to something else.
  public struct Change {
    let line: Int
    let expected, actual: [String]

    /// Describes a case that begins at a line, counted from 1.
    public init(line: Int, expected: [String], actual: [String]) {
      (self.line, self.expected, self.actual) = (line, expected, actual)
    }
  }

  private let changes: [Change]
  private let text: String

  /// Takes in cases that changed, and the page as it is now.
  public init(changes: [Change], lines: [String]) {
    (self.changes, text) = (changes, lines.joined(separator: "\n"))
  }

  /// Rewrites the cases of a page: runs of lines between empty lines and titles, which begin with `# `.
  public init(of page: [String], rewriting: ([String]) throws -> [String]) rethrows {
    var changes: [Change] = []
    var lines: [String] = []
    var rest = page[...]
    while let line = rest.first {
      if line.isEmpty || line.hasPrefix("# ") {
        lines.append(rest.removeFirst())
        continue
      }
      let expected = Array(rest.prefix { !$0.isEmpty })
      let actual = try rewriting(expected)
      if expected != actual {
        changes.append(Change(line: rest.startIndex + 1, expected: expected, actual: actual))
      }
      lines += actual
      rest = rest.dropFirst(expected.count)
    }
    self.init(changes: changes, lines: lines)
  }

  /// Demands that nothing changed in the page of a file, or records it.
  public func expect(_ file: URL) throws {
    if Recording.isOn {
      if !changes.isEmpty { try Data(text.utf8).write(to: file) }
      return
    }
    for change in changes {
      Issue.record(
        """
        \(file.path):\(change.line)
        expected:
        \(change.expected.joined(separator: "\n"))
        found:
        \(change.actual.joined(separator: "\n"))
        """)
    }
  }

  /// Returns the pages below a folder of the tests, by their paths.
  public static func files(in folder: String) -> [URL] {
    let url = URL(fileURLWithPath: #filePath).appendingPathComponent("../../\(folder)").standardized
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "txt" }
      .sorted { $0.path < $1.path }
  }
}
