import Foundation
import ScriptRunning

/// An XML tree is an element with what is in it, as Python's xml.etree reads it.
public struct XMLTree: Decodable, Equatable, Sendable {
  /// What is wrong with a document.
  public struct Refusal: Error, Equatable {
    /// The parser's words, with line and column.
    public let message: String

    /// Makes a refusal.
    public init(_ message: String) {
      self.message = message
    }
  }

  /// The name, after its namespace in braces if it has one.
  public var name: String
  /// The attributes, named in the same way.
  public var attributes: [String: String]
  /// The text before the first child, trimmed.
  public var text: String
  /// The elements in it.
  public var children: [XMLTree]

  /// Makes an element.
  public init(
    _ name: String, _ attributes: [String: String] = [:], text: String = "",
    children: [XMLTree] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// Reads documents.
  public static func reading(_ documents: [String]) throws -> [Result<XMLTree, Refusal>] {
    let input = try JSONEncoder().encode(documents)
    let output = try Script(path: "XMLReading/trees.py").run([], input)
    return try JSONDecoder().decode([Reply].self, from: output).map(\.result)
  }

  private struct Reply: Decodable {
    let tree: XMLTree?
    let error: String?

    var result: Result<XMLTree, Refusal> {
      tree.map { .success($0) } ?? .failure(Refusal(error ?? "no answer"))
    }
  }
}
