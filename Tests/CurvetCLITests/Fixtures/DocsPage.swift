import Foundation

/// A page of `docs/`, whose fenced blocks are tried.
struct DocsPage {
  /// A fenced block.
  struct Block {
    /// What stands after the fence: `console`, `json`, or nothing.
    var language: String
    /// The last heading above it.
    var heading: String
    /// The name in backquotes that ends the line before it, which is the file that it shows.
    var file: String?
    /// Its lines, each with its end.
    var text: String
  }

  /// The blocks, in order.
  private(set) var blocks: [Block] = []

  init(_ name: String) throws {
    let url = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../docs/\(name).md").standardized
    var block: Block?
    var heading = ""
    var file: String?
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let ended = block {
          blocks.append(ended)
          (block, file) = (nil, nil)
        } else {
          block = Block(language: String(line.dropFirst(3)), heading: heading, file: file, text: "")
        }
      } else if block != nil {
        block?.text += line + "\n"
      } else if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      } else if !line.isEmpty {
        let parts = line.hasSuffix("`:") ? line.split(separator: "`").dropLast() : []
        file = parts.last.map(String.init)
      }
    }
  }

  /// The texts of the blocks in a language.
  func texts(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.text)
  }
}
