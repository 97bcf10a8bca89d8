import CommandKit
import Curvet
import Interchange
import StrictJSON

/// The options that single formats take.
struct ExportArguments: ParsableArguments {
  @Flag(help: "json: resolve references and springs, for apps that read it at run time.")
  var flat = false

  @Option(
    help: ArgumentHelp("json --flat: add values at this many equal steps.", valueName: "count"))
  var samples: Int?

  @Option(help: "The name around everything: Swift's enum, Kotlin's package, CSS's prefix.")
  var namespace: String?

  @Option(help: "swift: the access level of declarations.")
  var access = SwiftAccess.public

  @Option(
    name: .customLong("framework"),
    help: "swift: the frameworks to write for; all by default.")
  var frameworks: [AppleFramework] = []

  @Flag(help: "swift: write a package, with a preview of everything, to the folder at -o.")
  var package = false

  @Flag(help: "css: write a Tailwind theme.")
  var tailwind = false

  @Option(help: "css: largest error of linear(), of the whole distance; .0005 by default.")
  var tolerance: Double?

  @Option(
    name: .customLong("max-error"),
    help: ArgumentHelp(
      "Refuse presets with a larger error than this, of the whole distance.", valueName: "error"))
  var largestError: Double?

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "Set an option of the format; an unknown name lists them all.", valueName: "name=value"))
  var options: [OptionArgument] = []

  mutating func validate() throws {
    for setting in settings {
      let known = Formats.writerOptions.first { $0.word == setting.word }
      guard let known, setting.isNumber, !known.type.accepts(setting.value) else { continue }
      throw ValidationError(
        "'\(setting.word)' must be \(known.type.words.replacing("a number ", with: ""))")
    }
    if let largestError, !(0...1).contains(largestError) {
      throw ValidationError("'--max-error' must be from 0 to 1")
    }
  }
}

extension ExportArguments {
  /// An option that is set by its own word.
  private struct Setting {
    var word: String
    var value: OptionValue
    /// The words that set it again.
    var words: [String]
    /// Whether it is a number, of which any may be typed.
    var isNumber = false
  }

  /// What is set by options' own words.
  private var settings: [Setting] {
    var settings: [Setting] = []
    func add(_ word: String, _ value: OptionValue, _ texts: [String] = [], isNumber: Bool = false) {
      let words = texts.isEmpty ? [word] : texts.flatMap { [word, $0] }
      settings.append(Setting(word: word, value: value, words: words, isNumber: isNumber))
    }
    if flat { add("--flat", .flag(true)) }
    if let samples { add("--samples", .integer(samples), [String(samples)], isNumber: true) }
    if let namespace { add("--namespace", .text(namespace), [namespace]) }
    if access != .public { add("--access", .text(access.rawValue), [access.rawValue]) }
    if !frameworks.isEmpty {
      let names = frameworks.map(\.rawValue)
      add("--framework", .words(names), names)
    }
    if package { add("--package", .flag(true)) }
    if tailwind { add("--tailwind", .flag(true)) }
    if let tolerance {
      let text = ECMAScriptNumber.text(tolerance)
      add("--tolerance", .number(tolerance), [text], isNumber: true)
    }
    return settings
  }

  /// Whether a package is asked for, which is more than declarations.
  var isPackage: Bool { package || options.contains { $0.name == "package" && $0.text == "true" } }

  /// Returns the format that is meant, and its options as writers take them.
  ///
  /// - Throws: `ValidationError` where an option does not go with it.
  func order(_ format: ExportFormat) throws -> (format: ExportFormat, options: ExportOptions) {
    var values: [String: OptionValue] = [:]
    for setting in settings {
      guard let option = format.options.first(where: { $0.word == setting.word }) else {
        throw mismatch(setting.word, with: format) { $0.word == setting.word }
      }
      values[option.name] = setting.value
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
        "'--max-error' does not go with '--to \(format.name)'", help: "that is always exact")
    }
    var order = ExportOptions(values)
    order.largestError = largestError
    return (chosen, order)
  }

  private func mismatch(
    _ word: String, with format: ExportFormat, _ isIt: (OptionDescription) -> Bool
  ) -> ValidationError {
    let formats = Formats.writers.filter { $0.options.contains(where: isIt) }.map(\.name)
    return ValidationError(
      "'\(word)' does not go with '--to \(format.name)'",
      help: "it goes with --to " + formats.joined(separator: ", "))
  }

  /// The words that give the same options again.
  var words: [String] {
    settings.flatMap(\.words)
      + (largestError.map { ["--max-error", ECMAScriptNumber.text($0)] } ?? [])
      + options.flatMap { ["--option", $0.argument] }
  }
}
