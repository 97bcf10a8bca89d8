/// Reads words into the arguments of one command.
struct WordReader {
  /// How reading ended.
  enum Outcome {
    case done, help, version
  }

  private let grammar: WordGrammar
  private let path: [String]
  private var words: ArraySlice<String>
  private var values: [String] = []

  init(_ words: ArraySlice<String>, grammar: WordGrammar, path: [String]) {
    self.words = words
    self.grammar = grammar
    self.path = path
  }

  /// Reads all words; a request for help takes precedence over errors.
  mutating func read() throws(UsageError) -> Outcome {
    while let word = words.popFirst() {
      switch grammar.meaning(of: word) {
      case .terminator:
        values += words
        words = []
      case .value: values.append(word)
      case .help: return .help
      case .version: return .version
      case .unknown(let name, let part):
        if asksForHelp { return .help }
        throw .unknownOption(name, part: part, in: grammar, path)
      case .options(let uses):
        do throws(UsageError) {
          for use in uses { try take(use) }
        } catch {
          if asksForHelp { return .help }
          throw error
        }
      }
    }
    try takeValues()
    for argument in grammar.arguments.all where !argument.storage.hasValue {
      throw .missing(argument.outline, path)
    }
    return .done
  }

  /// Whether the remaining words ask for help.
  private var asksForHelp: Bool {
    words.prefix { $0 != "--" }.contains {
      if case .help = grammar.meaning(of: $0) { true } else { false }
    }
  }

  private mutating func take(_ use: OptionUse) throws(UsageError) {
    let description = use.argument.outline
    if description.kind == .flag {
      if use.value != nil { throw .flagTakesNoValue(use.name, path) }
      return try accept(use.name, for: use.argument, as: use.name)
    }
    if let value = use.value { return try accept(value, for: use.argument, as: use.name) }
    guard let word = words.first,
      description.strategy == .unconditional || WordGrammar.canBeValue(word)
    else {
      throw .missingValue(
        for: use.name, description, found: words.first, among: grammar.arguments, path)
    }
    words.removeFirst()
    try accept(word, for: use.argument, as: use.name)
  }

  private mutating func takeValues() throws(UsageError) {
    var values = values[...]
    for argument in grammar.arguments.positionals {
      let count = argument.outline.isRepeating ? values.count : min(1, values.count)
      for value in values.prefix(count) {
        try accept(value, for: argument, as: argument.outline.preferredName)
      }
      values = values.dropFirst(count)
    }
    if let extra = values.first { throw .unexpectedArgument(extra, grammar.arguments, path) }
  }

  private func accept(
    _ word: String, for argument: DeclaredArgument, as name: String
  ) throws(UsageError) {
    do throws(ArgumentRejection) {
      try argument.storage.accept(word)
    } catch {
      throw .rejected(error, word, for: argument.description, as: name, path)
    }
  }
}
