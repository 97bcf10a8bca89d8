/// The request in a command line.
public enum Invocation {
  /// A command with its values, and the names on the path to it, starting with the program's.
  case command(any ParsableCommand, path: [String])
  /// Help for a command.
  case help(CommandDescription)
  /// The program's version.
  case version(String)
}

/// Reads a command line for a root command and its subcommands.
public struct CommandParser: Sendable {
  private let root: any ParsableCommand.Type
  private let topics: [any ParsableCommand.Type]

  /// Makes the parser of a root command.
  ///
  /// - Parameter topics: Topics that `help` runs besides the help of commands, by name: `curvet help formats`
  ///   runs the topic `formats`.
  public init(_ root: any ParsableCommand.Type, topics: [any ParsableCommand.Type] = []) {
    self.root = root
    self.topics = topics
  }

  /// Reads the words after the program's name.
  ///
  /// Options given before a subcommand's name are read by the subcommand. An error thrown by a command's
  /// `validate()` becomes a usage error.
  public func parse(_ words: [String]) throws(UsageError) -> Invocation {
    switch try route(words[...]) {
    case .command(let type, let path, let words): try read(words, into: type, path: path)
    case .help(let type, let path): help(for: type, path)
    case .version: .version(root.configuration.version)
    }
  }

  private func help(for type: any ParsableCommand.Type, _ path: [String]) -> Invocation {
    .help(CommandDescription(of: type, path: path, topics: topics))
  }

  private func read(
    _ words: ArraySlice<String>, into type: any ParsableCommand.Type, path: [String]
  ) throws(UsageError) -> Invocation {
    var command = type.init()
    let grammar = grammar(of: command, at: path)
    var reader = WordReader(words, grammar: grammar, path: path)
    switch try reader.read() {
    case .help: return help(for: type, path)
    case .version: return .version(root.configuration.version)
    case .done: break
    }
    do {
      for group in grammar.arguments.groups { try group.validate() }
      try command.validate()
    } catch {
      throw UsageError(error, path)
    }
    return .command(command, path: path)
  }

  private func grammar(of command: any ParsableCommand, at path: [String]) -> WordGrammar {
    WordGrammar(
      arguments: DeclaredArguments(of: command),
      hasVersion: path.count == 1 && !root.configuration.version.isEmpty)
  }
}

extension CommandParser {
  /// The destination of a command line.
  private enum Route {
    case command(any ParsableCommand.Type, path: [String], words: ArraySlice<String>)
    case help(any ParsableCommand.Type, path: [String])
    case version
  }

  /// Follows the names of subcommands; only commands on the path are examined.
  private func route(_ words: ArraySlice<String>) throws(UsageError) -> Route {
    var type = root
    var path = [root.commandName]
    var carried: ArraySlice<String> = []
    var words = words
    while !type.configuration.subcommands.isEmpty {
      let leading: Int
      switch leadingOptions(of: words, type, path) {
      case .count(let count): leading = count
      case .help: return .help(type, path: path)
      case .version: return .version
      case .mistake: return .command(type, path: path, words: carried + words)
      }
      guard let name = words.dropFirst(leading).first else { break }
      let following = words.dropFirst(leading + 1)
      if let next = type.subcommand(named: name) {
        carried += words.prefix(leading)
        words = following
        type = next
        path.append(next.commandName)
      } else if name == "help", path.count == 1, let topic = topics.topic(among: following) {
        let word = topic.commandName
        carried += words.prefix(leading) + following.prefix { $0 != word }
        words = following.drop { $0 != word }.dropFirst()
        type = topic
        path += ["help", word]
      } else if name == "help" {
        return following.first == "help"
          ? .help(type, path: path) : try help(for: following, from: type, path)
      } else if DeclaredArguments(of: type.init()).positionals.isEmpty {
        throw .unknownCommand(name, among: type, path)
      } else {
        break
      }
    }
    return .command(type, path: path, words: carried + words)
  }

  private enum LeadingOptions {
    case count(Int)
    case help, version, mistake
  }

  /// Counts the words before a subcommand's name: options of the command above and their values.
  private func leadingOptions(
    of words: ArraySlice<String>, _ type: any ParsableCommand.Type, _ path: [String]
  ) -> LeadingOptions {
    guard let first = words.first, WordGrammar.looksLikeOption(first) else { return .count(0) }
    let grammar = grammar(of: type.init(), at: path)
    var rest = words
    while let word = rest.first, WordGrammar.looksLikeOption(word) {
      switch grammar.meaning(of: word) {
      case .help: return .help
      case .version: return .version
      case .terminator, .value, .unknown: return .mistake
      case .options(let uses): rest = rest.dropFirst(uses.last?.wantsWord == true ? 2 : 1)
      }
    }
    return .count(words.count - rest.count)
  }

  private func help(
    for names: ArraySlice<String>, from type: any ParsableCommand.Type, _ path: [String]
  ) throws(UsageError) -> Route {
    var (type, path) = (type, path)
    for name in names where !WordGrammar.looksLikeOption(name) {
      guard let next = type.subcommand(named: name) else {
        throw .unknownCommand(name, among: type, path, topics: path.count == 1 ? topics : [])
      }
      type = next
      path.append(next.commandName)
    }
    return .help(type, path: path)
  }
}

extension ParsableCommand {
  /// Returns the subcommand called by a name or alias.
  static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first {
      $0.commandName == name || $0.configuration.aliases.contains(name)
    }
  }
}

extension [any ParsableCommand.Type] {
  /// Returns the help topic called by the first word that is not an option.
  func topic(among words: ArraySlice<String>) -> (any ParsableCommand.Type)? {
    let name = words.first { !WordGrammar.looksLikeOption($0) }
    return first { $0.commandName == name }
  }
}
