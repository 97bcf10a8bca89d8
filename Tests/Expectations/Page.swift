import Foundation
import Testing

/// A text file of the project that tests hold to what the program does, or record.
public struct Page: Sendable {
  /// Its text, as it was before anything was recorded.
  public let text: String

  private let name: String
  private var path: String { "\(Self.project)/\(name)" }

  private static let project = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardized.path

  /// Reads a page.
  ///
  /// - Parameter name: Its path from the project's folder.
  public init(_ name: String) throws {
    self.name = name
    let recorded = Recording.isOn ? Recording.original(of: "\(Self.project)/\(name)") : nil
    text =
      try recorded.map { String(decoding: $0, as: UTF8.self) }
      ?? String(contentsOfFile: "\(Self.project)/\(name)", encoding: .utf8)
  }

  /// Demands that the page is as a text, or records it.
  public func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, insteadOf: self.text[...], sourceLocation: sourceLocation)
  }

  /// Demands that a part of the page is as a text, or records it.
  public func expect(
    _ new: String, insteadOf part: Substring, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let offset = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    if Recording.isOn, new != String(part),
      (try? Recording.write(new, insteadOf: part, at: offset, of: path)) != nil
    {
      return
    }
    expectSame(
      new, String(part), "\(name) is out of date; write it with 'make record'",
      sourceLocation: sourceLocation)
  }
}
