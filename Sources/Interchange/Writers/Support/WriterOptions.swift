/// Writer options are what a writer lets its user choose, declared beside the writer.
///
/// The values of a fresh one are the defaults.
protocol WriterOptions: Sendable {
  /// Each option, with the property that it sets.
  static var declared: [WriterOption<Self>] { get }

  init()
}

extension WriterOptions {
  /// Makes options of what was chosen; the rest has its defaults.
  init(_ values: [String: OptionValue]) {
    self.init()
    for option in Self.declared {
      if let value = values[option.description.name] { option.set(&self, value) }
    }
  }
}

/// The options of a writer that has none.
struct NoOptions: WriterOptions {
  static let declared: [WriterOption<NoOptions>] = []
}

/// A writer option is one choice, and the property that it sets.
struct WriterOption<Options: WriterOptions>: Sendable {
  let description: OptionDescription
  /// Sets the property.
  let set: @Sendable (inout Options, OptionValue) -> Void

  private init(
    _ name: String, _ type: OptionType, _ defaultValue: OptionValue?, word: String?, help: String,
    set: @escaping @Sendable (inout Options, OptionValue) -> Void
  ) {
    description = OptionDescription(
      name: name, type: type, defaultValue: defaultValue, help: help, word: word)
    self.set = set
  }

  /// True or false.
  ///
  /// - Parameter word: The option's own word on the command line, if it has one.
  static func flag(
    _ name: String, _ property: any WritableKeyPath<Options, Bool> & Sendable, word: String? = nil,
    help: String
  ) -> WriterOption {
    let start = Options()[keyPath: property]
    return WriterOption(name, .flag, .flag(start), word: word, help: help) { options, value in
      if case .flag(let flag) = value { options[keyPath: property] = flag }
    }
  }

  /// A text that is not empty.
  ///
  /// - Parameter what: What it stands for: `a name`.
  static func text(
    _ name: String, _ what: String, _ property: any WritableKeyPath<Options, String?> & Sendable,
    word: String? = nil, help: String
  ) -> WriterOption {
    let start = Options()[keyPath: property].map { OptionValue.text($0) }
    return WriterOption(name, .text(what), start, word: word, help: help) { options, value in
      if case .text(let text) = value { options[keyPath: property] = text }
    }
  }

  /// A number of a range.
  static func number(
    _ name: String, _ range: ClosedRange<Double>,
    _ property: any WritableKeyPath<Options, Double> & Sendable, word: String? = nil, help: String
  ) -> WriterOption {
    let start = OptionValue.number(Options()[keyPath: property])
    return WriterOption(name, .number(range), start, word: word, help: help) { options, value in
      if case .number(let number) = value { options[keyPath: property] = number }
    }
  }

  /// A whole number of a range.
  static func integer(
    _ name: String, _ range: ClosedRange<Int>,
    _ property: any WritableKeyPath<Options, Int?> & Sendable, word: String? = nil, help: String
  ) -> WriterOption {
    let start = Options()[keyPath: property].map { OptionValue.integer($0) }
    return WriterOption(name, .integer(range), start, word: word, help: help) { options, value in
      if case .integer(let number) = value { options[keyPath: property] = number }
    }
  }

  /// One of a list of words.
  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ property: any WritableKeyPath<Options, Word> & Sendable, word: String? = nil,
    help: String
  ) -> WriterOption {
    let words = Word.allCases.map(\.rawValue)
    let start = OptionValue.text(Options()[keyPath: property].rawValue)
    return WriterOption(name, .word(words), start, word: word, help: help) { options, value in
      if case .text(let text) = value, let word = Word(rawValue: text) {
        options[keyPath: property] = word
      }
    }
  }

  /// Any of a list of words.
  ///
  /// - Parameter each: What one is: `a framework`.
  static func words<Word: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ name: String, each: String, _ property: any WritableKeyPath<Options, Set<Word>> & Sendable,
    word: String? = nil, help: String
  ) -> WriterOption {
    let words = Word.allCases.map(\.rawValue)
    return WriterOption(name, .words(words, each: each), nil, word: word, help: help) {
      options, value in
      guard case .words(let texts) = value else { return }
      options[keyPath: property] = Set(texts.compactMap(Word.init))
    }
  }
}
