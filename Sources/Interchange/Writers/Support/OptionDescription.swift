import StrictJSON

/// An option description says what a writer lets its user choose.
package struct OptionDescription: Hashable, Sendable {
  /// What the option is called in `--option NAME=VALUE` and in a project's configuration.
  package let name: String
  /// What it may be set to.
  package let type: OptionType
  /// What it is if it is not set; nil if that depends on the rest.
  package let defaultValue: OptionValue?
  /// What it does, in one sentence.
  package let help: String
  /// Its own word on the command line, such as `--tailwind`; nil for most.
  package let word: String?
}

/// An option type says what an option may be set to.
package enum OptionType: Hashable, Sendable {
  /// True or false.
  case flag
  /// A text that is not empty, and what it stands for: `a name`.
  case text(String)
  /// A number of a range.
  case number(ClosedRange<Double>)
  /// A whole number of a range.
  case integer(ClosedRange<Int>)
  /// One of these words.
  case word([String])
  /// Any of these words, and what one is: `a framework`.
  case words([String], each: String)

  /// What it may be, in words: `a number from 0 to 1`.
  package var words: String {
    switch self {
    case .flag: "true or false"
    case .text(let what): what
    case .number(let range):
      "a number from \(ECMAScriptNumber.text(range.lowerBound)) to "
        + ECMAScriptNumber.text(range.upperBound)
    case .integer(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words), .words(let words, _): "one of \(words.joined(separator: ", "))"
    }
  }

  /// The words that it may be; empty if it may be more.
  package var choices: [String] {
    switch self {
    case .flag: ["true", "false"]
    case .word(let words), .words(let words, _): words
    case .text, .number, .integer: []
    }
  }

  /// Returns whether an option may be set to a value.
  package func accepts(_ value: OptionValue) -> Bool {
    switch (self, value) {
    case (.flag, .flag), (.text, .text): true
    case (.number(let range), .number(let number)): range.contains(number)
    case (.integer(let range), .integer(let number)): range.contains(number)
    case (.word(let words), .text(let word)): words.contains(word)
    case (.words(let words, _), .words(let some)): some.allSatisfy(words.contains)
    default: false
    }
  }

  /// Returns the value that a text stands for; nil if it stands for none.
  package func value(of text: String) -> OptionValue? {
    let value: OptionValue?
    switch self {
    case .flag: value = Bool(text).map { .flag($0) }
    case .text: value = text.isEmpty ? nil : .text(text)
    case .number: value = Double(text).map { .number($0) }
    case .integer: value = Int(text).map { .integer($0) }
    case .word: value = .text(text)
    case .words:
      value = .words(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
    return value.flatMap { accepts($0) ? $0 : nil }
  }
}

/// An option value is what an option is set to.
package enum OptionValue: Hashable, Sendable {
  /// True or false.
  case flag(Bool)
  /// A text or a word.
  case text(String)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// Words, in the order in which they were given.
  case words([String])
}
