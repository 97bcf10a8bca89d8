import Diagnostics

/// A completion reply is the program's answer to a shell that completes a word.
struct CompletionReply {
  /// The words without duplicates; some have a tab and a short description.
  private var words: [String] = []
  private var known: Set<Substring> = []
  /// The paths that the shell offers, too.
  var paths: Paths?

  /// A kind of paths that the shell offers.
  enum Paths: Hashable {
    /// Files, with one of these extensions unless there are none, and the folders that lead to them.
    case files(extensions: [String])
    /// Folders.
    case folders
  }

  /// Adds the words that begin with the typed text.
  ///
  /// - Parameter prefix: The text before them in the same shell word, such as `--to=`.
  mutating func add(_ completions: [String], startingWith typed: String, after prefix: String) {
    for completion in completions where completion.hasPrefix(typed) {
      let word = prefix + completion
      if known.insert(word.prefix { $0 != "\t" }).inserted { words.append(word) }
    }
  }

  /// The lines that a shell's script understands: words, each with a tab and its description,
  /// and last, after a tab, which paths to offer.
  func lines(for shell: CompletionShell) -> [String] {
    var lines: [String] = words.compactMap { word in
      let parts = word.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      // Tags come from files, and a terminal would act on hidden characters in a tag.
      if parts[0].unicodeScalars.contains(where: VisibleText.isHidden) { return nil }
      let text = shell == .zsh ? Self.escaped(parts[0]) : String(parts[0])
      return parts.count == 1 || shell == .bash
        ? text : text + "\t" + VisibleText.of(String(parts[1]))
    }
    switch paths {
    case .files(let extensions): lines.append((["\tfiles"] + extensions).joined(separator: " "))
    case .folders: lines.append("\tfolders")
    case nil: break
    }
    return lines
  }

  /// In zsh a colon separates the word from its description.
  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("\\", with: "\\\\").replacing(":", with: "\\:")
  }
}
