import Motion
import StrictJSON

/// Writer options are the options of a writer, declared next to the writer.
///
/// The values of a new one are the defaults.
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

/// The options of writers that replace curves that they can't express with polylines.
struct LineOptions: WriterOptions {
  /// The largest error of such a line, as a fraction of the distance.
  var tolerance = LineOptions.tolerance

  static let declared: [WriterOption<LineOptions>] = [
    .number("tolerance", range, \.tolerance, word: "--tolerance", help: help)
  ]
  /// The range of valid values.
  static let range = 1e-6...0.5
  /// The default value.
  static let tolerance = 0.0005
  static let help =
    "The largest error of a curve written in another form, as a fraction of the distance."
}

/// A writer option is one choice, and the property that it sets.
///
/// Each maker takes the option's own word on the command line, if it has one.
struct WriterOption<Options: WriterOptions>: Sendable {
  typealias Property<Value> = any WritableKeyPath<Options, Value> & Sendable

  let description: OptionDescription
  /// Sets the property.
  let set: @Sendable (inout Options, OptionValue) -> Void

  private init<Value>(
    _ name: String, _ type: OptionType, _ property: Property<Value>, _ word: String?,
    _ help: String,
    default start: (Value) -> OptionValue?, read: @escaping @Sendable (OptionValue) -> Value?
  ) {
    description = OptionDescription(
      name: name, type: type, defaultValue: start(Options()[keyPath: property]), help: help,
      word: word)
    set = { options, value in
      if let value = read(value) { options[keyPath: property] = value }
    }
  }

  /// True or false.
  static func flag(
    _ name: String, _ property: Property<Bool>, word: String? = nil, help: String
  ) -> WriterOption {
    WriterOption(name, .flag, property, word, help, default: OptionValue.flag) {
      if case .flag(let flag) = $0 { flag } else { nil }
    }
  }

  /// A nonempty string.
  ///
  /// - Parameter what: The meaning of its value: `a name`.
  static func text(
    _ name: String, _ what: String, _ property: Property<String?>, word: String? = nil, help: String
  ) -> WriterOption {
    WriterOption(name, .text(what), property, word, help, default: { $0.map(OptionValue.text) }) {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  /// A number of a range.
  static func number(
    _ name: String, _ range: ClosedRange<Double>, _ property: Property<Double>,
    word: String? = nil, help: String
  ) -> WriterOption {
    WriterOption(name, .number(range), property, word, help, default: OptionValue.number) {
      if case .number(let number) = $0 { number } else { nil }
    }
  }

  /// A whole number of a range.
  static func integer(
    _ name: String, _ range: ClosedRange<Int>, _ property: Property<Int?>, word: String? = nil,
    help: String
  ) -> WriterOption {
    WriterOption(
      name, .integer(range), property, word, help, default: { $0.map(OptionValue.integer) }
    ) {
      if case .integer(let number) = $0 { number } else { nil }
    }
  }

  /// One of a list of words.
  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ property: Property<Word>, word: String? = nil, help: String
  ) -> WriterOption {
    let words = Word.allCases.map(\.rawValue)
    return WriterOption(name, .word(words), property, word, help, default: { .text($0.rawValue) }) {
      if case .text(let text) = $0 { Word(rawValue: text) } else { nil }
    }
  }

  /// Numbers by the names of measures.
  static func measures(
    _ name: String, _ property: Property<[String: Double]>, word: String? = nil, help: String
  ) -> WriterOption {
    WriterOption(name, .measures, property, word, help, default: { _ in nil }) { value in
      guard case .words(let texts) = value else { return nil }
      let bindings = texts.compactMap(MeasureBinding.init).map { ($0.name, $0.value) }
      return Dictionary(bindings) { _, last in last }
    }
  }

  /// Any of a list of words.
  ///
  /// - Parameter each: The meaning of one value: `a framework`.
  static func words<Word: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ name: String, each: String, _ property: Property<Set<Word>>, word: String? = nil, help: String
  ) -> WriterOption {
    let words = Word.allCases.map(\.rawValue)
    return WriterOption(
      name, .words(words, each: each), property, word, help, default: { _ in nil }
    ) {
      if case .words(let texts) = $0 { Set(texts.compactMap(Word.init)) } else { nil }
    }
  }
}

/// An option description describes one option of a writer.
package struct OptionDescription: Hashable, Sendable {
  /// The name of the option in `--option NAME=VALUE` and in a project's configuration.
  package let name: String
  /// The type of its value.
  package let type: OptionType
  /// Its default value; nil if it depends on other options.
  package let defaultValue: OptionValue?
  /// Its help, in one sentence.
  package let help: String
  /// Its own word on the command line, such as `--tailwind`; nil for most.
  package let word: String?
}

/// An option type says what an option may be set to.
package enum OptionType: Hashable, Sendable {
  /// True or false.
  case flag
  /// A nonempty string, and what it means: `a name`.
  case text(String)
  /// A number of a range.
  case number(ClosedRange<Double>)
  /// A whole number of a range.
  case integer(ClosedRange<Int>)
  /// One of these words.
  case word([String])
  /// Any of these words, and what one is: `a framework`.
  case words([String], each: String)
  /// Measures and their values.
  case measures

  /// Its valid values, in words: `a number from 0 to 1`.
  package var words: String {
    switch self {
    case .flag: "true or false"
    case .text(let what): what
    case .number(let range):
      "a number from \(ECMAScriptNumber.text(range.lowerBound)) to "
        + ECMAScriptNumber.text(range.upperBound)
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words), .words(let words, _): "one of \(words.joined(separator: ", "))"
    case .measures: "a length and its value, such as container.width=390"
    }
  }

  /// The words that it may be; empty if it may be more.
  package var choices: [String] {
    switch self {
    case .flag: ["true", "false"]
    case .word(let words), .words(let words, _): words
    case .text, .number, .integer, .measures: []
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
    case (.measures, .words(let texts)): texts.allSatisfy { MeasureBinding($0) != nil }
    default: false
    }
  }

  /// Returns the value that a text means; nil if it means none.
  package func value(of text: String) -> OptionValue? {
    let value: OptionValue?
    switch self {
    case .flag: value = Bool(text).map { .flag($0) }
    case .text: value = text.isEmpty ? nil : .text(text)
    case .number: value = Double(text).map { .number($0) }
    case .integer: value = Int(text).map { .integer($0) }
    case .word: value = .text(text)
    case .words, .measures:
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
