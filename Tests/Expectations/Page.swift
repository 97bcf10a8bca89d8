import Foundation
import Testing

/// A text file of the project that tests hold to what the program does, or record.
public struct Page: Sendable {
  /// Its text, as it was before anything was recorded.
  public let text: String

  private let path: String

  /// Reads a page.
  ///
  /// - Parameter name: Its path from the project's folder.
  public init(_ name: String) throws {
    path = "\(SourcePlace.project)/\(name)"
    let recorded = Recorder.shared?.original(of: path)
    text =
      try recorded.map { String(decoding: $0, as: UTF8.self) }
      ?? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Demands that the page is as a text, or records it.
  public func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, insteadOf: self.text[...], sourceLocation: sourceLocation)
  }

  /// Demands that a part of the page is as a text, or records it.
  public func expect(
    _ new: String, insteadOf part: Substring, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let recorder = Recorder.shared {
      let offset = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      if recorder.record(new, insteadOf: String(part), at: offset, of: path) == nil { return }
    }
    let name = path.dropFirst(SourcePlace.project.count + 1)
    expectSame(
      new, String(part), "\(name) is out of date; write it with 'make record'",
      sourceLocation: sourceLocation)
  }
}
