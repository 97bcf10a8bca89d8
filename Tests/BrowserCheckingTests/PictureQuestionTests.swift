import BrowserChecking
import Foundation
import Testing

/// Pages can be looked at.
struct PictureQuestionTests {
  @Test("A picture is a PNG of the page's size") func picture() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = BrowserPage(css: "body { background: teal }", width: 320, height: 240)
    let path = try BrowserChecker.answer(to: PictureQuestion(of: page, at: 0, path: file.path))
    #expect(path == file.path)
    let bytes = [UInt8](try Data(contentsOf: file))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes.dropFirst(16).prefix(8) == [0, 0, 1, 64, 0, 0, 0, 240])
  }
}
