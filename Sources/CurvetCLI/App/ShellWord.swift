/// A shell word is a text spelled so that a shell reads it back as one word.
enum ShellWord {
  /// Returns a text as a word: as it is where that is safe, else in single quotes.
  static func quoted(_ text: String) -> String {
    let isSafe = text.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "-_./=:@%+,".utf8.contains(byte)
    }
    if isSafe, !text.isEmpty { return text }
    return "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
