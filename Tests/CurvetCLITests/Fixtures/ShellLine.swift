/// A shell line is an example as it would be typed: words, single quotes, a pipe, a redirection.
struct ShellLine {
  /// The words of each command.
  private(set) var commands: [[String]] = [[]]

  init(_ line: String) {
    var word: String?
    var isQuoted = false
    func end() {
      if let word { commands[commands.count - 1].append(word) }
      word = nil
    }
    // A process substitution is a command like one before a pipe.
    let isSubstituted = line.contains("<(")
    for character in line.replacing("<(", with: "|") where !isSubstituted || character != ")" {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted: end()
      case "|" where !isQuoted:
        end()
        commands.append([])
      default: word = (word ?? "") + String(character)
      }
    }
    end()
  }

  /// The words after the program's name, up to a redirection; nil where it is not called.
  var curvetWords: [String]? {
    guard let command = commands.last(where: { $0.first == "curvet" }) else { return nil }
    return Array(command.dropFirst().prefix { $0 != ">" })
  }
}
