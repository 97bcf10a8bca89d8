import Foundation

/// A session is a text of commands as they are typed, which are run one after another.
///
/// A line that begins with `$ ` is a command; it goes on after a `\` at its end. Words are separated by spaces and
/// quoted by `'` or `"`. `< FILE` and `<<END` give standard input, `> FILE` takes what is printed. Lines that
/// begin with `#` are comments.
struct Session {
  /// A command.
  struct Step {
    /// The line on which it stands, from 1.
    var line: Int
    /// The command as it is typed.
    var text: String
    /// Its words, the first of which is the program.
    var words: [String] = []
    /// What a here-document gives it.
    var input = ""
    /// The file that gives it standard input.
    var inputFile: String?
    /// The file that takes what it prints.
    var outputFile: String?
  }

  /// What is wrong with a session.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// The name of its file, without the suffix.
  let name: String
  /// Its commands, in order.
  private(set) var steps: [Step] = []

  init(_ name: String) throws {
    self.name = name
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
    var lines = text.components(separatedBy: "\n")[...]
    while let line = lines.popFirst() {
      let number = lines.startIndex
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard line.hasPrefix("$ ") else {
        throw Mistake(description: "\(name).txt:\(number): no command: \(line)")
      }
      var command = String(line.dropFirst(2))
      while command.hasSuffix("\\"), let next = lines.popFirst() {
        command = String(command.dropLast()) + String(next.drop { $0 == " " })
      }
      var step = Step(line: number, text: command)
      var words = Self.words(command)[...]
      while let word = words.popFirst() {
        if word.isQuoted {
          step.words.append(word.text)
        } else if word.text == "<" {
          step.inputFile = words.popFirst()?.text
        } else if word.text == ">" {
          step.outputFile = words.popFirst()?.text
        } else if word.text.hasPrefix("<<") {
          while let next = lines.popFirst(), next != word.text.dropFirst(2) {
            step.input += next + "\n"
          }
        } else {
          step.words.append(word.text)
        }
      }
      steps.append(step)
    }
  }

  /// Where the sessions and their replies are.
  static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Fixtures/sessions").standardized

  private static func words(_ line: String) -> [(text: String, isQuoted: Bool)] {
    var words: [(text: String, isQuoted: Bool)] = []
    var word: (text: String, isQuoted: Bool)?
    var quote: Character?
    for character in line {
      switch character {
      case _ where character == quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil:
        quote = character
        word = (word?.text ?? "", true)
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = ((word?.text ?? "") + String(character), word?.isQuoted ?? false)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
