import CommandKit

/// Returns what a command line comes to, in one line: the path, then the values that were read.
func call(_ line: String, root: any ParsableCommand.Type = Tool.self) -> String {
  call(line.split(separator: " ").map(String.init), root: root)
}

func call(_ words: [String], root: any ParsableCommand.Type = Tool.self) -> String {
  do throws(UsageError) {
    switch try CommandParser(root, topics: [Weights.self]).parse(words) {
    case .command(let command, let path):
      return "\(path.joined(separator: " ")): \(values(of: command))"
    case .help(let command): return "help: \(command.path.joined(separator: " "))"
    case .version(let text): return "version: \(text)"
    }
  } catch {
    return "error: \(error.message)" + (error.help.map { " | \($0)" } ?? "")
      + " | \(error.commandPath.joined(separator: " "))"
  }
}

private func values(of command: any ParsableCommand) -> String {
  switch command {
  case let it as Find:
    return """
      \(it.words) \(it.number) \(text(it.sort?.rawValue)) \(it.tag) \(it.least) \
      \(it.verbose) \(text(it.seed)) \(values(of: it.common))
      """
  case let it as Tag:
    return "\(it.name) \(it.tags) \(it.dryRun)"
  case let it as Move:
    return "\(it.name) \(text(it.place)) \(it.to.name) \(text(it.note)) \(it.care)"
  case let it as Tool:
    return values(of: it.common)
  default:
    return ""
  }
}

private func values(of common: Common) -> String { "\(text(common.shelf)) \(common.quiet)" }

private func text<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "nil" }
