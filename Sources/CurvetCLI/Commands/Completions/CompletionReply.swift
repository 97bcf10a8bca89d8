import CommandKit
import Curvet
import Diagnostics

/// A completion reply is what the program answers a shell that asks what a word may become.
struct CompletionReply {
  /// The words, each once.
  private(set) var words: [Completion] = []
  /// The files that may stand there too.
  private(set) var paths: Paths?

  /// Which paths a shell is to offer.
  enum Paths: Hashable {
    /// Files, with one of these extensions unless there are none, and the folders on the way.
    case files(extensions: [String])
    /// Folders.
    case folders
  }

  /// Answers what the last of some words may become.
  init(to words: [String], in environment: CatalogEnvironment) {
    let request = CompletionRequest(words, for: CurvetRoot.self)
    switch request.wanted {
    case .command(let entries):
      add(entries.map { Completion($0.name, $0.abstract) }, request)
    case .option(let options):
      for option in options {
        let names = option.names + option.inverseNames
        add(names.map { Completion($0, option.abstract) }, request)
      }
    case .value(let argument): add(valuesOf: argument, request, environment)
    case .nothing: break
    }
  }

  private mutating func add(
    valuesOf argument: ArgumentDescription, _ request: CompletionRequest,
    _ environment: CatalogEnvironment
  ) {
    switch argument.completion {
    case .default: break
    case .list(let values): add(values.map { Completion($0) }, request)
    case .file(let extensions): paths = .files(extensions: extensions)
    case .directory: paths = .folders
    case .live(let source):
      let catalog = CatalogCompletion(option: request.options["--catalog"], in: environment)
      add(
        source.completions(of: request.typed, after: request.values, in: catalog), request)
    }
  }

  /// Adds what begins as was typed.
  private mutating func add(_ completions: [Completion], _ request: CompletionRequest) {
    var known = Set(words.map(\.text))
    for var completion in completions where completion.text.hasPrefix(request.typed) {
      completion.text = request.prefix + completion.text
      if known.insert(completion.text).inserted { words.append(completion) }
    }
  }
}

extension CompletionReply {
  /// The lines that the script of a shell understands: words, each with a tab and what is said about it,
  /// and last, after a tab, which paths to offer.
  func lines(for shell: CompletionShell) -> [String] {
    // Tags come from files, and a terminal would act on what is hidden in one.
    let safe = words.filter { !$0.text.unicodeScalars.contains(where: VisibleText.isHidden) }
    var lines = safe.map { word in
      let text = shell == .zsh ? Self.escaped(word.text) : word.text
      guard let about = word.about, shell != .bash else { return text }
      return text + "\t" + VisibleText.of(about)
    }
    switch paths {
    case .files(let extensions): lines.append((["\tfiles"] + extensions).joined(separator: " "))
    case .folders: lines.append("\tfolders")
    case nil: break
    }
    return lines
  }

  /// In zsh a colon ends the word and begins what is said about it.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
  }
}
