/// A typed line is a command line of a POSIX shell that may end in the middle of a word.
enum TypedLine {
  /// Returns the words after the program's name; the last one is being typed and may be empty.
  ///
  /// Quotes and backslashes have the same meaning as in the shell; variables aren't expanded.
  static func arguments(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        // Between double quotes, a backslash is literal except before these characters.
        if quote == "\"", !"\"\\$`".contains(character) { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    words.append(word ?? "")
    let isAssignment = { (word: String) in
      word.prefix { $0 != "=" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        && word.contains("=")
    }
    return Array(words.drop(while: isAssignment).dropFirst())
  }
}
