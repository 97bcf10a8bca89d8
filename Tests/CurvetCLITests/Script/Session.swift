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
    /// The lines of the text that the command takes up.
    var source: [String] = []
    /// The lines between this command and the next one.
    var rest: [String] = []
  }

  /// What is wrong with a session.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// The name of its file, without the suffix.
  let name: String
  /// Its commands, in order.
  private(set) var steps: [Step] = []

  /// Reads a session whose replies are recorded in a file of their own.
  init(_ name: String) throws {
    self.name = name
    let file = Self.folder.appendingPathComponent("\(name).txt")
    steps = Self.parse(try String(contentsOf: file, encoding: .utf8)).steps
    for step in steps {
      if let line = step.rest.first(where: { !$0.isEmpty && !$0.hasPrefix("#") }) {
        throw Mistake(description: "\(name).txt:\(step.line): no command: \(line)")
      }
    }
  }

  /// Returns the commands of a text, and the lines before the first one.
  static func parse(_ text: String) -> (head: [String], steps: [Step]) {
    var (head, steps): ([String], [Step]) = ([], [])
    let all = text.components(separatedBy: "\n")
    var lines = all[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix("$ ") else {
        if steps.isEmpty { head.append(line) } else { steps[steps.count - 1].rest.append(line) }
        continue
      }
      let start = lines.startIndex - 1
      var command = String(line.dropFirst(2))
      while command.hasSuffix("\\"), let next = lines.popFirst() {
        command = String(command.dropLast()) + String(next.drop { $0 == " " })
      }
      var step = Step(line: start + 1, text: command)
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
      step.source = Array(all[start..<lines.startIndex])
      steps.append(step)
    }
    return (head, steps)
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
