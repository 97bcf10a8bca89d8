import CommandKit
import Curvet
import Diagnostics
import Storage

/// The program: reads the command line, runs the command, and turns errors into words and codes.
package enum Program {
  /// Runs the program in a context and returns its exit code; all output has been written.
  package static func run(in context: inout Context) -> Int32 {
    if context.words.contains("--no-color") || context.environment.variable("NO_COLOR") != nil
      || context.environment.variable("TERM") == "dumb"
    {
      context.output.isColored = false
      context.errors.isColored = false
    }
    var code = execute(in: &context)
    context.endProgress()
    do throws(CatalogError) {
      try context.output.flush()
    } catch  where error.kind == .interrupted {
      // That nobody reads any more ends a pipe in good order; a signal is another matter.
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
    // What was done stays done where nobody can be told about it.
    try? context.errors.flush()
    return code.rawValue
  }

  private static func show(_ description: CommandDescription, in context: Context) {
    // Longer lines are hard to read.
    context.output.text(description.help(columns: min(context.output.columns, 96)))
  }

  private static func execute(in context: inout Context) -> ExitCode {
    do {
      switch try CommandParser(CurvetRoot.self).parse(context.words) {
      case .command(var command as any CurvetCommand, _): return try command.run(in: &context)
      case .command(_, let path):
        show(CommandDescription(of: CurvetRoot.self, path: path).inShort, in: context)
      case .help(let description): show(description, in: context)
      case .version(let version): context.output.line("\(version)")
      }
      return ExitStatus.done
    } catch let error as UsageError {
      context.errors.report(error.message, help: error.help)
      return ExitStatus.usage
    } catch let error as ValidationError {
      context.errors.report(error.message, help: error.help)
      return ExitStatus.usage
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
}

extension CommandDescription {
  /// The command without its options and the longer text, for the program's name alone.
  fileprivate var inShort: CommandDescription {
    var short = self
    short.arguments = []
    short.topics = []
    short.discussion = "See 'curvet --help' for options, catalogs and exit codes."
    return short
  }
}

extension TextOutput {
  /// Says what is wrong, and how to fix it.
  func report(_ message: String, help: String?) {
    line("\("error:", .red) \(message)")
    if let help { line("\("help:", .cyan) \(help)") }
  }

  /// Says what kept a catalog from doing what it was asked.
  func report(_ error: CatalogError, in environment: CatalogEnvironment) {
    guard error.findings.isEmpty else {
      for var finding in error.findings {
        if let file = finding.place?.file { finding.place?.file = environment.shortened(file) }
        self.finding(finding)
      }
      return
    }
    line("\("error:", .red) \(error.message)")
    if let path = error.path { line("  --> \(environment.shortened(path))") }
    for hint in error.hints { line("\("help:", .cyan) \(hint.words)") }
  }

  /// Prints a finding with its place and its help.
  ///
  /// - Parameter namesRule: whether the rule's id is told.
  func finding(_ finding: Finding, namesRule: Bool = false) {
    for text in finding.lines(namesRule: namesRule, words: \.words) {
      let color: TextStyle =
        finding.level == .error ? .red : finding.level == .warning ? .yellow : .cyan
      if text.hasPrefix(finding.level.rawValue + ":") {
        shownLine(
          finding.level.rawValue + ":", color,
          String(text.dropFirst(finding.level.rawValue.utf8.count + 1)))
      } else if text.hasPrefix("help:") {
        shownLine("help:", .cyan, String(text.dropFirst(5)))
      } else {
        shownLine("", .plain, text)
      }
    }
  }
}
