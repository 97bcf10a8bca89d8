import CommandKit

/// A text topic is a page of help about several commands.
///
/// Its indented lines that begin with `curvet` are commands that a test runs.
protocol TextTopic: CurvetCommand {
  /// The page, in lines of up to 80 columns.
  static var text: String { get }
}

extension TextTopic {
  static var examples: KeyValuePairs<String, String> {
    ["curvet help \(Self.configuration.commandName ?? "")": "print the page"]
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    for line in Self.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isHeading = !line.isEmpty && line == line.uppercased()
      context.output.line(isHeading ? "\(String(line), .bold)" : "\(String(line))")
    }
    return ExitStatus.done
  }
}
