import CommandKit
import Curvet
import Exporting
import StrictJSON

/// The format-specific options.
struct ExportArguments: ParsableArguments {
  @Flag(help: "json: resolved numbers only, for apps to play at run time.")
  var flat = false

  @Option(
    help: ArgumentHelp(
      "json --flat: also write values at this many equal steps.", valueName: "count"))
  var samples: Int?

  @Option(
    name: .customLong("measure"),
    help: ArgumentHelp(
      "json --flat: set a length known only at run time, in points.", valueName: "name=value"))
  var measures: [MeasureArgument] = []

  @Option(
    name: .customLong("with-player"),
    help: ArgumentHelp("json --flat: also write a player next to the file.", valueName: "language"))
  var players: [PlayerLanguage] = []

  @Option(help: "Enclosing name: Swift enum, Kotlin package, or CSS prefix.")
  var namespace: String?

  @Option(help: "swift: the access level of declarations.")
  var access = SwiftAccess.public

  @Option(
    name: .customLong("framework"),
    help: "swift: a framework to write for; all by default.")
  var frameworks: [AppleFramework] = []

  @Flag(help: "swift: write a package, with a preview of all presets, to the folder given with -o.")
  var package = false

  @Flag(help: "css: write a Tailwind theme.")
  var tailwind = false

  @Option(
    help: """
      Largest error of a curve written in another form, as a fraction of the distance. \
      (default: 0.0005)
      """
  )
  var tolerance: Double?

  @Option(
    name: .customLong("max-error"),
    help: ArgumentHelp(
      "Refuse presets whose error exceeds this fraction of the distance.", valueName: "error"))
  var largestError: Double?

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "Set an option of the format. An unknown name prints the list.", valueName: "name=value"),
    completion: .list(
      ExportFormats.options.flatMap { option in
        option.type.choices.isEmpty
          ? ["\(option.name)="] : option.type.choices.map { "\(option.name)=\($0)" }
      }))
  var options: [OptionArgument] = []

  mutating func validate() throws {
    for (word, texts) in settings {
      guard let known = ExportFormats.options.first(where: { $0.word == word }) else { continue }
      _ = try value(of: known, word, texts)
    }
    try ValidationError.check("--max-error", largestError, in: 0...1, "from 0 to 1")
  }
}

extension ExportArguments {
  /// The options that are set by their own words, with their values; flags have none.
  private var settings: [(word: String, texts: [String])] {
    let all: [(word: String, texts: [String]?)] = [
      ("--flat", flat ? [] : nil), ("--samples", samples.map { [String($0)] }),
      (
        "--measure",
        measures.isEmpty
          ? nil : measures.map { "\($0.name)=\(ECMAScriptNumber.text($0.value))" }
      ),
      ("--with-player", players.isEmpty ? nil : players.map(\.rawValue)),
      ("--namespace", namespace.map { [$0] }),
      ("--access", access == .public ? nil : [access.rawValue]),
      ("--framework", frameworks.isEmpty ? nil : frameworks.map(\.rawValue)),
      ("--package", package ? [] : nil), ("--tailwind", tailwind ? [] : nil),
      ("--tolerance", tolerance.map { [ECMAScriptNumber.text($0)] }),
    ]
    return all.compactMap { word, texts in texts.map { (word, $0) } }
  }

  /// Returns the value of an option.
  private func value(
    of option: OptionDescription, _ word: String, _ texts: [String]
  ) throws -> OptionValue {
    if texts.isEmpty { return .flag(true) }
    if let value = option.type.value(of: texts.joined(separator: ",")) { return value }
    throw ValidationError("'\(word)' must be \(option.type.words.replacing("a number ", with: ""))")
  }

  /// Whether a package is requested, which is more than declarations.
  var isPackage: Bool { package || options.contains { $0.name == "package" && $0.text == "true" } }

  /// Returns the requested format, and its options for the writer.
  ///
  /// - Throws: `ValidationError` if an option can't be used with it.
  func order(_ format: ExportFormat) throws -> (format: ExportFormat, options: ExportOptions) {
    var values: [String: OptionValue] = [:]
    for (word, texts) in settings {
      guard let option = format.options.first(where: { $0.word == word }) else {
        let formats = ExportFormats.all.filter { $0.options.contains { $0.word == word } }.map(
          \.name)
        throw ValidationError(
          "'\(word)' can't be used with '--to \(format.name)'",
          help: "valid formats: " + formats.joined(separator: ", "))
      }
      values[option.name] = try value(of: option, word, texts)
    }
    for given in options {
      let (name, value) = try given.value(for: format)
      guard values.updateValue(value, forKey: name) == nil else {
        throw ValidationError("'\(name)' is set twice", help: "set it once")
      }
    }
    let chosen = format.chosen(by: values)
    if case .document = chosen, largestError != nil {
      throw ValidationError(
        "'--max-error' can't be used with '--to \(format.name)'",
        help: "the format is always exact; leave out --max-error")
    }
    var order = ExportOptions(values)
    order.largestError = largestError
    return (chosen, order)
  }

  /// The command-line words for the same options.
  var words: [String] {
    settings.flatMap { word, texts in texts.isEmpty ? [word] : texts.flatMap { [word, $0] } }
      + (largestError.map { ["--max-error", ECMAScriptNumber.text($0)] } ?? [])
      + options.flatMap { ["--option", $0.argument] }
  }
}
