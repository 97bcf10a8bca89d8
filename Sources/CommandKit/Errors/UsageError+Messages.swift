import Diagnostics

/// The errors in a command line, with their messages.
extension UsageError {
  static func unknownCommand(
    _ name: String, among type: any ParsableCommand.Type, _ path: [String],
    topics: [any ParsableCommand.Type] = []
  ) -> UsageError {
    let shown = type.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let names =
      shown.flatMap { [$0.commandName] + $0.configuration.aliases } + topics.map { $0.commandName }
    return UsageError(
      "unknown command '\(name)'",
      help: Suggestion.question(for: name, among: names + ["help"]) ?? see(path), commandPath: path)
  }

  static func unknownOption(
    _ name: String, part: String?, in grammar: WordGrammar, _ path: [String]
  ) -> UsageError {
    UsageError(
      part.map { "unknown option '\($0)' in '\(name)'" } ?? "unknown option '\(name)'",
      help: grammar.suggestion(for: name) ?? see(path), commandPath: path)
  }

  static func flagTakesNoValue(_ name: String, _ path: [String]) -> UsageError {
    UsageError(
      "flag '\(name)' doesn't take a value", help: "write '\(name)' without a value",
      commandPath: path)
  }

  static func missingValue(
    for name: String, _ description: ArgumentDescription, found word: String?,
    among arguments: DeclaredArguments, _ path: [String]
  ) -> UsageError {
    var help = "write '\(name) <\(description.valueName)>'"
    if let word, word != "--" {
      let bare = word.prefix { $0 != "=" }
      if arguments.find(String(bare)) == nil, bare != "--help", bare != "-h" {
        help = "write '\(name)=\(word)' if '\(word)' is its value"
      }
    }
    return UsageError("missing value for '\(name)'", help: help, commandPath: path)
  }

  static func unexpectedArgument(
    _ word: String, _ arguments: DeclaredArguments, _ path: [String]
  ) -> UsageError {
    let most = arguments.positionals.count
    let takes = most == 0 ? "no arguments" : most == 1 ? "one argument" : "\(most) arguments"
    return UsageError(
      "unexpected argument '\(word)'",
      help: "'\(path.joined(separator: " "))' takes \(takes)", commandPath: path)
  }

  static func missing(_ argument: ArgumentDescription, _ path: [String]) -> UsageError {
    let missing =
      argument.kind == .positional
      ? "argument '\(argument.preferredName)'" : "option '\(argument.synopsis)'"
    return UsageError("missing \(missing)", help: see(path), commandPath: path)
  }

  static func rejected(
    _ rejection: ArgumentRejection, _ word: String, for description: ArgumentDescription,
    as name: String, _ path: [String]
  ) -> UsageError {
    switch rejection {
    case .repeated(let first):
      return UsageError(
        "option '\(name)' is given more than once",
        help: first == word
          ? "write it only once" : "use either '\(first)' or '\(word)'",
        commandPath: path)
    case .invalid:
      let allowed = description.allowedValues
      var error = UsageError(
        "invalid value '\(word)' for '\(name)'"
          + (allowed.isEmpty ? "" : ": expected \(list(allowed))"),
        help: Suggestion.question(for: word, among: allowed), commandPath: path)
      if allowed.isEmpty { error.valueType = description.valueType }
      return error
    }
  }

  /// Points to the help of a command.
  private static func see(_ path: [String]) -> String {
    "run '\((path + ["--help"]).joined(separator: " "))'"
  }

  /// Returns "a or b", or "a, b, or c".
  fileprivate static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + (words.count > 2 ? ", or " : " or ") + last
  }
}

extension WordGrammar {
  /// Returns a question that offers the options nearest to a name, or nil if none is near.
  fileprivate func suggestion(for name: String) -> String? {
    var names = arguments.all.filter { !$0.outline.isHidden }.flatMap(\.outline.names)
    names += hasVersion ? ["--help", "--version"] : ["--help"]
    let long = names.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    let bare = String(name.drop { $0 == "-" })
    guard bare.count > 1 else { return nil }
    let near = Suggestion.nearest(to: bare, among: long)
    return near.isEmpty ? nil : "did you mean \(UsageError.list(near.map { "'--\($0)'" }))?"
  }
}
