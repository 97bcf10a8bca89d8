extension CommandTree {
  /// Returns the problems in the declarations of a command tree; a test expects none.
  ///
  /// Finds names used twice in a command or among subcommands, arguments that cannot be
  /// reached, and visible commands without an abstract.
  public static func validate(_ root: any ParsableCommand.Type) -> [String] {
    commands(below: root, path: [root.commandName]).flatMap { type, path in
      let description = CommandDescription(of: type, path: path)
      let problems =
        wordingProblems(description) + nameProblems(description) + orderProblems(description)
        + subcommandProblems(type)
      return problems.map { path.joined(separator: " ") + ": " + $0 }
    }
  }

  private static func wordingProblems(_ command: CommandDescription) -> [String] {
    guard !command.isHidden else { return [] }
    var problems: [String] = []
    if command.abstract.isEmpty { problems.append("has no abstract") }
    for argument in command.arguments where !argument.isHidden && argument.abstract.isEmpty {
      problems.append("'\(argument.preferredName)' has no help")
    }
    return problems
  }

  private static func nameProblems(_ command: CommandDescription) -> [String] {
    let options = command.arguments.filter { $0.kind != .positional }
    let nameless = options.filter(\.names.isEmpty).map { _ in "an option has no name" }
    return nameless
      + repeats(in: options.flatMap(\.names)).map { "'\($0)' is declared more than once" }
  }

  private static func orderProblems(_ command: CommandDescription) -> [String] {
    let positionals = command.arguments.filter { $0.kind == .positional }
    var problems: [String] = []
    for (argument, next) in zip(positionals, positionals.dropFirst()) {
      if argument.isRepeating {
        problems.append("'\(argument.preferredName)' takes all words and must come last")
      } else if !argument.isRequired, next.isRequired {
        problems.append(
          "'\(next.preferredName)' is required but follows '\(argument.preferredName)', which is not"
        )
      }
    }
    return problems
  }

  private static func subcommandProblems(_ type: any ParsableCommand.Type) -> [String] {
    let names = type.configuration.subcommands.flatMap {
      [$0.commandName] + $0.configuration.aliases
    }
    return repeats(in: names).map { "two subcommands are called '\($0)'" }
  }

  /// Returns the words that occur more than once, each once.
  private static func repeats(in words: [String]) -> [String] {
    var counts: [String: Int] = [:]
    var repeated: [String] = []
    for word in words {
      counts[word, default: 0] += 1
      if counts[word] == 2 { repeated.append(word) }
    }
    return repeated
  }
}
