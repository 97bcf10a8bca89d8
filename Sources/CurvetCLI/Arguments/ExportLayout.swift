import CommandKit
import Curvet
import Interchange
import StrictJSON

/// The options that single formats take.
struct ExportLayout: ParsableArguments {
  @Flag(help: "json: references resolved and springs physical, for apps to read as they run.")
  var flat = false

  @Option(
    help: ArgumentHelp("json --flat: adds values at so many equal steps.", valueName: "count"))
  var samples: Int?

  @Option(help: "What holds everything: Swift's enum, Kotlin's package, CSS's prefix.")
  var namespace: String?

  @Option(help: "swift: who may use what is declared.")
  var access = SwiftAccess.public

  @Option(
    name: .customLong("framework"),
    help: "swift: the frameworks to write for; all where left out.")
  var frameworks: [AppleFramework] = []

  @Flag(help: "swift: writes a package, with a preview of everything, into the folder at -o.")
  var package = false

  @Flag(help: "css: writes a Tailwind theme.")
  var tailwind = false

  @Option(help: "css: how far linear() may be off, of the way; .0005 where left out.")
  var tolerance: Double?

  @Option(
    name: .customLong("max-error"),
    help: ArgumentHelp("Refuses what is further off than this, of the way.", valueName: "error"))
  var largestError: Double?

  mutating func validate() throws {
    if let samples, !(1...10_000).contains(samples) {
      throw ValidationError("'--samples' must be from 1 to 10000")
    }
    if let tolerance, !(1e-6...0.5).contains(tolerance) {
      throw ValidationError("'--tolerance' must be from 0.000001 to 0.5")
    }
    if let largestError, !(0...1).contains(largestError) {
      throw ValidationError("'--max-error' must be from 0 to 1")
    }
  }
}

extension ExportLayout {
  /// The options as writers take them.
  var options: ExportOptions {
    var options = ExportOptions()
    options.namespace = namespace
    options.access = access
    options.frameworks = Set(frameworks)
    options.isPackage = package
    options.isTailwind = tailwind
    options.tolerance = tolerance ?? options.tolerance
    options.sampleCount = samples
    options.largestError = largestError
    return options
  }

  /// Returns the format that is meant.
  ///
  /// - Throws: `ValidationError` where an option does not go with it.
  func format(_ format: ExportFormat) throws -> ExportFormat {
    let isFlat = flat || samples != nil
    let misfits: [(isGiven: Bool, option: String, formats: [String])] = [
      (isFlat, flat ? "--flat" : "--samples", ["json"]),
      (namespace != nil, "--namespace", ["swift", "css", "compose", "flutter"]),
      (access != .public, "--access", ["swift"]),
      (!frameworks.isEmpty, "--framework", ["swift"]), (package, "--package", ["swift"]),
      (tailwind, "--tailwind", ["css"]), (tolerance != nil, "--tolerance", ["css"]),
    ]
    for (isGiven, option, formats) in misfits where isGiven && !formats.contains(format.name) {
      throw ValidationError(
        "'\(option)' does not go with '--to \(format.name)'",
        help: "it goes with --to " + formats.joined(separator: ", "))
    }
    if isFlat { return .target(.flat) }
    if case .document = format, largestError != nil {
      throw ValidationError(
        "'--max-error' does not go with '--to \(format.name)'", help: "that is always exact")
    }
    return format
  }

  /// The words that give the same options again.
  var words: [String] {
    var words: [String] = []
    if flat { words.append("--flat") }
    if let samples { words += ["--samples", String(samples)] }
    if let namespace { words += ["--namespace", namespace] }
    if access != .public { words += ["--access", access.rawValue] }
    for framework in frameworks { words += ["--framework", framework.rawValue] }
    if package { words.append("--package") }
    if tailwind { words.append("--tailwind") }
    if let tolerance { words += ["--tolerance", ECMAScriptNumber.text(tolerance)] }
    if let largestError { words += ["--max-error", ECMAScriptNumber.text(largestError)] }
    return words
  }
}
