import Diagnostics

/// The mistakes found among a command's words, with their messages.
extension UsageError {
  static func unknownCommand(
    _ name: String, among type: any ParsableCommand.Type, _ path: [String], isHelp: Bool = false
  ) -> UsageError {
    let shown = type.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let topics = isHelp ? type.configuration.helpTopics.map { $0.commandName } : []
    let names = shown.flatMap { [$0.commandName] + $0.configuration.aliases } + topics
    return UsageError(
      "unknown command '\(name)'",
      help: Suggestion.question(for: name, among: names + ["help"]) ?? see(path), commandPath: path)
  }

  static func unknownOption(
    _ name: String, part: String?, in grammar: WordGrammar, _ path: [String]
  ) -> UsageError {
    let message = part.map { "unknown option '\($0)' in '\(name)'" } ?? "unknown option '\(name)'"
    let near = grammar.suggestion(for: name)
    return UsageError(message, help: near ?? see(path), commandPath: path)
  }

  static func flagTakesNoValue(_ name: String, _ path: [String]) -> UsageError {
    UsageError("flag '\(name)' takes no value", help: "write '\(name)' alone", commandPath: path)
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

  static func missing(_ choices: [ArgumentDescription], _ path: [String]) -> UsageError {
    let names = choices.map { "'\($0.kind == .positional ? $0.preferredName : $0.synopsis)'" }
    let kind =
      switch choices.first?.kind {
      case .positional: "argument"
      case .option: "option"
      case .flag, nil: names.count > 1 ? "one of" : "flag"
      }
    return UsageError(
      "missing \(kind) \(Wording.list(names, "and"))", help: see(path), commandPath: path)
  }

  /// Points to the help of a command.
  private static func see(_ path: [String]) -> String {
    "see '\((path + ["--help"]).joined(separator: " "))'"
  }
}

extension WordGrammar {
  /// Returns a question that offers the options nearest to a name, or nil where none is near.
  fileprivate func suggestion(for name: String) -> String? {
    let shown = arguments.all.filter { !$0.outline.isHidden }
    var names = shown.flatMap { $0.outline.names + $0.outline.inverseNames }
    names += hasVersion ? ["--help", "--version"] : ["--help"]
    let long = names.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    let bare = String(name.drop { $0 == "-" })
    guard bare.count > 1 else { return nil }
    let near = Suggestion.nearest(to: bare, among: long)
    return near.isEmpty
      ? nil : "did you mean \(Wording.list(near.map { "'--\($0)'" }, "or"))?"
  }
}
