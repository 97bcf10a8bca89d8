import Expectations
import Testing

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
    /// Its lines, each with its end, as a part of the page.
    var text: Substring
  }

  /// The blocks, in order.
  private(set) var blocks: [Block] = []

  private let page: Page

  init(_ name: String) throws { try self.init(path: "docs/\(name).md") }

  init(path: String) throws {
    page = try Page(path)
    var block: Block?
    var heading = ""
    var file: String?
    for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if var ended = block {
          ended.text = page.text[ended.text.startIndex..<line.startIndex]
          blocks.append(ended)
          (block, file) = (nil, nil)
        } else {
          let text = page.text[page.text.index(after: line.endIndex)...]
          block = Block(
            language: String(line.dropFirst(3)), heading: heading, file: file, text: text)
        }
      } else if block != nil {
        continue
      } else if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      } else if !line.isEmpty {
        let parts = line.hasSuffix("`:") ? line.split(separator: "`").dropLast() : []
        file = parts.last.map(String.init)
      }
    }
  }

  /// The blocks in a language.
  func blocks(_ language: String) -> [Block] { blocks.filter { $0.language == language } }

  /// The texts of the blocks in a language.
  func texts(_ language: String) -> [String] { blocks(language).map { String($0.text) } }

  /// Demands that a block shows a text, or records it.
  func expect(
    _ block: Block, shows text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    page.expect(text, insteadOf: block.text, sourceLocation: sourceLocation)
  }

  /// Runs the commands of a block, one a minute, and demands that it shows what they print, or records it.
  func expectOutput(
    of block: Block, on desk: Desk, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var shown = ""
    for line in block.text.split(separator: "\n") where line.hasPrefix("$ ") {
      let command = String(line.dropFirst(2))
      shown += line + "\n"
      if let variable = command.wholeMatch(of: /export (\w+)='?([^']*)'?/) {
        desk.variables[String(variable.1)] = String(variable.2)
      } else if let words = ShellLine(command).curvetWords {
        let run = desk.run(words)
        shown += run.output + run.errors
      }
      desk.now += 60
    }
    expect(block, shows: shown, sourceLocation: sourceLocation)
  }
}
