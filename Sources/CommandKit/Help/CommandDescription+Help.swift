extension CommandDescription {
  /// Returns the help page: what the command does, examples, usage, arguments, options,
  /// subcommands and the discussion, as lines without a final line break.
  ///
  /// - Parameters:
  ///   - columns: The width to wrap at; wide characters count as two.
  ///   - examples: Command lines to show first, with a description of each.
  public func help(columns: Int = 80, examples: KeyValuePairs<String, String> = [:]) -> String {
    HelpPage(command: self, examples: examples, columns: columns).blocks
      .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The command line in short: `curvet export --to <format> [<options>] [<names> ...]`.
  public var usage: String {
    let shown = arguments.filter { !$0.isHidden }
    let named = shown.filter { $0.kind != .positional }
    var words = path
    words += named.filter(\.isRequired).map(\.synopsis)
    if named.contains(where: { !$0.isRequired && !$0.isBuiltIn }) { words.append("[<options>]") }
    words += shown.filter { $0.kind == .positional }.map {
      $0.isRequired ? $0.synopsis : "[\($0.synopsis)]"
    }
    if !sections.isEmpty { words.append("<command>") }
    return words.joined(separator: " ")
  }
}
