/// A shell command is a command of a session as it is typed.
///
/// It follows `$ `, and goes on after a `\` or an open quote at the end of a line. Words are separated by spaces and
/// quoted by `'` or `"`. `< FILE` and `<<END` give standard input, and `> FILE` takes standard output.
struct ShellCommand {
  /// The line on which it begins, from 1.
  var line: Int
  /// The lines that it takes up, its standard input among them.
  var source: [String] = []
  /// The words, the first of which is the program.
  var words: [String] = []
  /// The standard input that stands below it.
  var input = ""
  /// The file that gives it standard input.
  var inputFile: String?
  /// The file that takes what it prints.
  var outputFile: String?
  /// The lines between this command and the next one.
  var rest: [String] = []

  /// Reads a command and what stands below it; nil where the next line begins none.
  ///
  /// - Parameter lines: lines of a page, from which those of the command are taken.
  init?(_ lines: inout ArraySlice<String>) {
    let all = lines
    guard let first = lines.first, first.hasPrefix("$ ") else { return nil }
    line = lines.startIndex + 1
    var text = String(lines.removeFirst().dropFirst(2))
    while let next = lines.first {
      if text.hasSuffix("\\") {
        text = String(text.dropLast() + next.drop { $0 == " " })
      } else if Self.words(text) == nil {
        text += "\n" + next
      } else {
        break
      }
      lines.removeFirst()
    }
    take(Self.words(text) ?? [], &lines)
    source = Array(all[..<lines.startIndex])
    while let next = lines.first, !next.hasPrefix("$ ") { rest.append(lines.removeFirst()) }
  }

  private mutating func take(_ all: [Word], _ lines: inout ArraySlice<String>) {
    var words = all[...]
    while let word = words.popFirst() {
      switch word.text {
      case _ where word.isQuoted: self.words.append(word.text)
      case "<": inputFile = words.popFirst()?.text
      case ">": outputFile = words.popFirst()?.text
      case _ where word.text.hasPrefix("<<"):
        let end = String(word.text.dropFirst(2))
        while let next = lines.popFirst(), next != end { input += next + "\n" }
      default: self.words.append(word.text)
      }
    }
  }

  private typealias Word = (text: String, isQuoted: Bool)

  /// Returns the words of a text; nil where a quote is open at its end.
  private static func words(_ text: String) -> [Word]? {
    var words: [Word] = []
    var word: Word?
    var quote: Character?
    for character in text {
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
    return quote == nil ? words + (word.map { [$0] } ?? []) : nil
  }
}
