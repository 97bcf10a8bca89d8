import Foundation
import Synchronization

/// Recording writes what there is in the place of what was expected, where `CURVET_RECORD=1` asks for it.
public enum Recording {
  /// Whether it is asked for.
  public static let isOn = ProcessInfo.processInfo.environment["CURVET_RECORD"] == "1"

  /// A page as it was at first, so that places in it stay true, and what has been recorded in it.
  private struct Page {
    var original: [UInt8]
    var parts: [Int: (range: Range<Int>, text: String)] = [:]

    /// The page with what has been recorded; what comes before a change stays in its place.
    var bytes: [UInt8] {
      parts.sorted { $0.key > $1.key }.reduce(into: original) { bytes, part in
        bytes.replaceSubrange(part.value.range, with: part.value.text.utf8)
      }
    }
  }

  private static let pages = Mutex<[String: Page]>([:])

  /// The bytes of a page as it was at first; nil where there is none.
  static func original(of path: String) -> [UInt8]? {
    pages.withLock { $0[path]?.original }
      ?? FileManager.default.contents(atPath: path).map(Array.init)
  }

  /// Writes a part of a page, which begins at a byte of the page as it was at first.
  static func write(_ text: String, insteadOf old: Substring, at offset: Int, of path: String)
    throws
  {
    try pages.withLock { pages in
      var page =
        try pages[path]
        ?? Page(original: Array(Data(contentsOf: URL(fileURLWithPath: path))))
      page.parts[offset] = (offset..<(offset + old.utf8.count), text)
      pages[path] = page
      try Data(page.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }
}
