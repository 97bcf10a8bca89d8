import Foundation
import Testing

/// The pages of `Tests/Sessions`, one folder for each command; `CURVET_RECORD=1` writes what differs.
struct SessionPageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sessions").standardized

  private static let pages = Result { try SessionPage.all(in: folder) }

  @Test("A page shows what is printed", arguments: try pages.get(), SessionProgram.all)
  func prints(page: SessionPage, program: SessionProgram) throws {
    let (changes, text) = try page.run(program)
    if ProcessInfo.processInfo.environment["CURVET_RECORD"] == "1", program == .tests {
      if !changes.isEmpty { try Data(text.utf8).write(to: page.file) }
      return
    }
    for change in changes {
      Issue.record(
        """
        \(page.file.path):\(change.line): $ \(change.command)
        expected:
        \(change.expected.joined(separator: "\n"))
        printed:
        \(change.actual.joined(separator: "\n"))
        """)
    }
  }

  @Test("A page begins with a title, and runs the program", arguments: try pages.get())
  func isWhole(page: SessionPage) {
    #expect(page.title.first?.isUppercase == true && page.title.last != ".")
    #expect(page.runsProgram)
  }
}
