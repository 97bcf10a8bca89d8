import CommandKit
import Curvet
import Diagnostics
import Storage

/// A command with examples, which its help shows first.
protocol ExplainedCommand: ParsableCommand {
  /// Command lines with short descriptions.
  static var examples: KeyValuePairs<String, String> { get }
}

/// A command of the program.
protocol CurvetCommand: ExplainedCommand {
  /// Runs the command.
  ///
  /// - Throws: ``CatalogError``, or a `ValidationError` if the command line is invalid.
  mutating func run(in context: inout Context) throws -> ExitCode
}

extension ValidationError {
  /// Throws if an option is given and not in its range.
  static func check<Value>(
    _ option: String, _ value: Value?, in range: some RangeExpression<Value>, _ words: String
  ) throws {
    if let value, !range.contains(value) { throw ValidationError("'\(option)' must be \(words)") }
  }

  /// Throws if more than one of some options is given.
  static func checkExclusive(_ options: KeyValuePairs<String, Bool>) throws {
    let given = options.filter(\.value).map(\.key)
    if given.count > 1 {
      throw ValidationError(
        "'\(given[0])' and '\(given[1])' can't be used together", help: "leave out one of them")
    }
  }
}

/// The options that every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The catalog to use.", valueName: "path"), completion: .file())
  var catalog: PathArgument?

  @Flag(help: "Allow curvet.config.json to refer to files outside its project.") var allowOutside =
    false

  @Flag(name: .shortAndLong, help: "Suppress extra output.") var quiet = false

  @Flag(name: .customLong("no-color"), help: "Print without colors.") var noColor = false
}

/// The option of commands that print JSON for scripts.
struct JSONOption: ParsableArguments {
  @Flag(name: .long, help: "Print JSON for scripts.") var json = false
}

extension GlobalOptions {
  /// Finds the catalog in use.
  func location(in environment: CatalogEnvironment) throws(CatalogError) -> CatalogLocation {
    try CatalogLocation.find(option: catalog?.text, allowingOutside: allowOutside, in: environment)
  }

  /// Returns the files that a command must not overwrite.
  ///
  /// - Parameter inputs: The files and folders that it reads.
  func preciousFiles(reading inputs: [String] = [], in context: Context) -> ProtectedFiles {
    let catalog = try? location(in: context.environment)
    return ProtectedFiles(catalog: catalog, inputs: inputs, in: context.environment)
  }

  /// Opens the catalog in use; the user's own is created with the built-in presets at first use.
  func openCatalog(
    for purpose: Catalog.Purpose, in context: inout Context
  ) throws(CatalogError) -> Catalog {
    let location = try location(in: context.environment)
    do throws(CatalogError) {
      return try Catalog(location, for: purpose, in: context.environment)
    } catch  where error.kind == .notFound && location.origin == .user {
      try makeCatalog(location, in: &context)
      return try Catalog(location, for: purpose, in: context.environment)
    }
  }

  private func makeCatalog(
    _ location: CatalogLocation, in context: inout Context
  ) throws(CatalogError) {
    do throws(CatalogError) {
      try Catalog.create(location, isEmpty: false, in: context.environment)
    } catch  where error.kind == .exists {
      // Another process created it at the same time.
      return
    }
    let count = try Catalog(location, for: .reading, in: context.environment).count()
    guard !quiet else { return }
    context.errors.line("note: created \(location.shown) with \(count) built-in presets")
    // It comes before what the command itself has to say.
    try? context.errors.flush()
  }

  /// Opens the catalog in use as ``openCatalog(for:in:)`` does; nil if there is none and none can
  /// be created, unless it was asked for by its path.
  func openCatalogIfPossible(in context: inout Context) throws(CatalogError) -> Catalog? {
    do throws(CatalogError) {
      return try openCatalog(for: .reading, in: &context)
    } catch
      where catalog == nil && error.kind == .notFound || error.kind == .exists
      || error.kind == .cannotOpen || error.kind.isAboutTheDisk
    {
      // One that exists and can't be read is an error.
      let location = try? location(in: context.environment)
      if location?.exists == true { throw error }
      return nil
    }
  }
}
