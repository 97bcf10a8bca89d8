import CommandKit
import Curvet
import Diagnostics
import Exporting
import Storage

/// The program: parses the command line, runs the command, and reports errors.
package enum Program {
  /// Runs the program in a context and returns its exit code; all output has been written.
  package static func run(in context: inout Context) -> Int32 {
    if context.words.contains("--no-color") || context.environment.variable("NO_COLOR") != nil
      || context.environment.variable("TERM") == "dumb"
    {
      context.output.isColored = false
      context.errors.isColored = false
    }
    context.environment.draw = { ExportPicture(of: $0, title: $1) }
    var code = execute(in: &context)
    context.endProgress()
    do throws(CatalogError) {
      try context.output.flush()
    } catch  where error.kind == .interrupted {
      // A closed pipe is a normal end; a signal is not.
      if context.environment.options.isCancelled?() == true {
        context.errors.report(error, in: context.environment)
        code = ExitStatus.interrupted
      }
    } catch {
      var error = error
      if let words = context.output.wordsIfUnwritten { error.hints.append(.text(words)) }
      context.errors.report(error, in: context.environment)
      code = ExitStatus.of(error.kind)
    }
    // Changes are kept even if they can't be reported.
    try? context.errors.flush()
    return code.rawValue
  }

  private static func execute(in context: inout Context) -> ExitCode {
    do {
      let parser = CommandParser(CurvetRoot.self, topics: CurvetRoot.helpTopics)
      switch try parser.parse(context.words) {
      case .command(var command as any CurvetCommand, _): return try command.run(in: &context)
      case .command(_, let path):
        show(CommandDescription(of: CurvetRoot.self, path: path).inShort, in: context)
      case .help(let description): show(description, in: context)
      case .version(let version): context.output.line("\(version)")
      }
      return ExitStatus.done
    } catch let error as UsageError {
      let type = error.valueType as? any ExplainedArgument.Type
      let expected = type.map { ": expected \($0.expectation)" } ?? ""
      return report(error.message + expected, help: error.help, in: context)
    } catch let error as ValidationError {
      return report(error.message, help: nil, in: context)
    } catch let error as CatalogError {
      // A failed output is met again at the end.
      if context.output.hasFailed { return ExitStatus.done }
      context.errors.report(error, in: context.environment)
      return ExitStatus.of(error.kind)
    } catch let code as ExitCode {
      return code
    } catch {
      context.errors.report("\(error)", help: nil)
      return ExitStatus.ioFailure
    }
  }

  private static func show(_ description: CommandDescription, in context: Context) {
    let command = description.type as? any ExplainedCommand.Type
    // Longer lines are hard to read.
    context.output.text(
      description.help(
        columns: min(context.output.columns, 96), examples: command?.examples ?? [:]))
  }

  private static func report(_ message: String, help: String?, in context: Context) -> ExitCode {
    let parts = message.split(separator: ValidationError.helpMark, maxSplits: 1)
    context.errors.report(String(parts[0]), help: parts.count > 1 ? String(parts[1]) : help)
    return ExitStatus.usage
  }
}

extension CompletionReply {
  /// Completes the last word of a command line.
  init(to words: [String], in environment: CatalogEnvironment) {
    self.init()
    let request = CompletionRequest(words, for: CurvetRoot.self, topics: CurvetRoot.helpTopics)
    switch request.wanted {
    case .command(let entries): add(entries.map { "\($0.name)\t\($0.abstract)" }, request)
    case .option(let options):
      add(options.flatMap { option in option.names.map { "\($0)\t\(option.abstract)" } }, request)
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
    case .list(let values): add(values, request)
    case .file(let extensions): paths = .files(extensions: extensions)
    case .directory: paths = .folders
    case .lookup(let name):
      guard let source = CompletionSource(rawValue: name) else { break }
      let catalog = CatalogCompletion(option: request.options["--catalog"], in: environment)
      add(source.completions(of: request.typed, after: request.values, in: catalog), request)
    }
  }

  private mutating func add(_ completions: [String], _ request: CompletionRequest) {
    add(completions, startingWith: request.typed, after: request.prefix)
  }
}

extension CommandDescription {
  /// The command without its options and the longer text, for the program's name alone.
  fileprivate var inShort: CommandDescription {
    var short = self
    short.arguments = []
    short.topics = []
    short.discussion = "Run 'curvet --help' for options, catalogs, and exit codes."
    return short
  }
}
