import Diagnostics

/// A completion reply is what the program answers a shell that asks what a word may become.
struct CompletionReply {
  /// The words, each once; some with a tab and a few words about them.
  private var words: [String] = []
  private var known: Set<Substring> = []
  /// The files that may be meant, too.
  var paths: Paths?

  /// Which paths a shell is to offer.
  enum Paths: Hashable {
    /// Files, with one of these extensions unless there are none, and the folders on the way.
    case files(extensions: [String])
    /// Folders.
    case folders
  }

  /// Adds the words that begin as was typed.
  ///
  /// - Parameter prefix: What precedes them in the same shell word, such as `--to=`.
  mutating func add(_ completions: [String], startingWith typed: String, after prefix: String) {
    for completion in completions where completion.hasPrefix(typed) {
      let word = prefix + completion
      if known.insert(word.prefix { $0 != "\t" }).inserted { words.append(word) }
    }
  }

  /// The lines that the script of a shell understands: words, each with a tab and what is said about it,
  /// and last, after a tab, which paths to offer.
  func lines(for shell: CompletionShell) -> [String] {
    var lines: [String] = words.compactMap { word in
      let parts = word.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      // Tags come from files, and a terminal would act on what is hidden in one.
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

  /// In zsh a colon ends the word and begins what is said about it.
  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("\\", with: "\\\\").replacing(":", with: "\\:")
  }
}
