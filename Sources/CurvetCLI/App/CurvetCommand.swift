import CommandKit
import Curvet
import Diagnostics
import Storage

/// A command with command lines to begin with, which its help shows first.
protocol ExplainedCommand: ParsableCommand {
  /// Command lines, and what they do in a few words.
  static var examples: KeyValuePairs<String, String> { get }
}

/// A command of the program.
protocol CurvetCommand: ExplainedCommand {
  /// Does what the command is for.
  ///
  /// - Throws: ``CatalogError``, or a `ValidationError` if the command line was wrong after all.
  mutating func run(in context: inout Context) throws -> ExitCode
}

/// The options that every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The catalog to use.", valueName: "path"), completion: .file())
  var catalog: PathArgument?

  @Flag(help: "Let curvet.config.json name files outside its project.")
  var allowOutside = false

  @Flag(name: .shortAndLong, help: "Suppress extra output.")
  var quiet = false

  @Flag(name: .customLong("no-color"), help: "Print without colors.")
  var noColor = false
}

/// The option of commands that print JSON for scripts.
struct JSONOption: ParsableArguments {
  @Flag(name: .long, help: "Print JSON for scripts.")
  var json = false
}

extension GlobalOptions {
  /// Finds the catalog in use.
  func location(in environment: CatalogEnvironment) throws(CatalogError) -> CatalogLocation {
    try CatalogLocation.find(
      option: catalog?.text, allowingOutside: allowOutside, in: environment)
  }

  /// What a command must not write over.
  ///
  /// - Parameter inputs: The files and folders that it reads.
  func preciousFiles(reading inputs: [String] = [], in context: Context) -> ProtectedFiles {
    let catalog = try? location(in: context.environment)
    return ProtectedFiles(catalog: catalog, inputs: inputs, in: context.environment)
  }

  /// Opens the catalog in use; the user's own is made with the built-in presets at first use.
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
      // Another process made it at the same moment.
      return
    }
    let count = try Catalog(location, for: .reading, in: context.environment).count()
    guard !quiet else { return }
    context.errors.line("note: made \(location.shown) with \(count) built-in presets")
    // It comes before what the command itself has to say.
    try? context.errors.flush()
  }

  /// Opens the catalog in use as ``openCatalog(for:in:)`` does; nil where there is none and none can
  /// be made, unless it was asked for by its path.
  func openCatalogIfPossible(in context: inout Context) throws(CatalogError) -> Catalog? {
    do throws(CatalogError) {
      return try openCatalog(for: .reading, in: &context)
    } catch
      where catalog == nil && error.kind == .notFound || error.kind == .exists
      || error.kind == .cannotOpen || error.kind.isAboutTheDisk
    {
      // One that is there and cannot be read is another matter.
      let location = try? location(in: context.environment)
      if location?.exists == true { throw error }
      return nil
    }
  }
}
