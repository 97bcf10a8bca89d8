/// A completion request says how the last word of an unfinished command line can be completed.
public struct CompletionRequest: Sendable {
  /// The possible completions of the word.
  public enum Wanted: Sendable {
    /// The name of one of these commands.
    case command([CommandSection.Entry])
    /// The name of one of these options and flags.
    case option([ArgumentDescription])
    /// A value of this argument.
    case value(ArgumentDescription)
    /// Nothing known.
    case nothing
  }

  /// The possible completions of the word.
  public private(set) var wanted = Wanted.nothing
  /// The part of the word typed so far; empty if nothing was typed.
  public private(set) var typed: String
  /// The text before it in the same word, such as `--to=`.
  public private(set) var prefix = ""
  /// The values given before it that don't belong to an option.
  public private(set) var values: [String] = []
  /// The values of options given before it, by the options' preferred names, such as `--to`.
  public private(set) var options: [String: String] = [:]

  /// Examines the words after the program's name; the last one is being typed and may be empty.
  ///
  /// Errors in the words before it are ignored.
  public init(
    _ words: [String], for root: any ParsableCommand.Type,
    topics: [any ParsableCommand.Type] = []
  ) {
    typed = words.last ?? ""
    var scan = CompletionScan(root, topics)
    for word in words.dropLast() { scan.pass(word) }
    values = scan.values
    options = scan.options
    wanted = wanted(after: scan)
  }

  private mutating func wanted(after scan: CompletionScan) -> Wanted {
    if let option = scan.waiting { return .value(option.description) }
    if !scan.isTerminated, WordGrammar.looksLikeOption(typed) || typed == "-" {
      if let (option, prefix) = scan.option(in: typed) {
        self.prefix = prefix
        typed.removeFirst(prefix.count)
        return .value(option.description)
      }
      if typed.hasPrefix("--") || !scan.takesDashes { return .option(scan.openOptions) }
    }
    if let commands = scan.commands { return .command(commands) }
    if let argument = scan.positional { return .value(argument.description) }
    return typed.isEmpty && values.isEmpty ? .option(scan.openOptions) : .nothing
  }
}

/// The state after the words before the one that is being typed.
private struct CompletionScan {
  private var topics: [any ParsableCommand.Type]
  private var type: any ParsableCommand.Type
  private var grammar: WordGrammar
  private var isHelp = false
  private var used: Set<String> = []
  /// Whether `--` has been typed.
  private(set) var isTerminated = false
  /// The option whose value comes next.
  private(set) var waiting: DeclaredArgument?
  private(set) var values: [String] = []
  private(set) var options: [String: String] = [:]

  init(_ root: any ParsableCommand.Type, _ topics: [any ParsableCommand.Type]) {
    self.topics = topics
    type = root
    grammar = Self.grammar(of: root, isRoot: true)
  }

  private static func grammar(of type: any ParsableCommand.Type, isRoot: Bool) -> WordGrammar {
    WordGrammar(
      arguments: DeclaredArguments(of: type.init()),
      hasVersion: isRoot && !type.configuration.version.isEmpty)
  }

  /// Processes a word.
  mutating func pass(_ word: String) {
    if let option = waiting {
      options[option.outline.preferredName] = word
      waiting = nil
      return
    }
    if isTerminated { return values.append(word) }
    switch grammar.meaning(of: word) {
    case .terminator: isTerminated = true
    case .value: value(word)
    case .options(let uses): for use in uses { pass(use) }
    case .unknown, .help, .version: break
    }
  }

  private mutating func pass(_ use: OptionUse) {
    let outline = use.argument.outline
    if !outline.isRepeating { used.formUnion(outline.names) }
    if let value = use.value { options[outline.preferredName] = value }
    if use.wantsWord { waiting = use.argument }
  }

  private mutating func value(_ word: String) {
    guard values.isEmpty, !type.configuration.subcommands.isEmpty else {
      return values.append(word)
    }
    let topic = isHelp ? topics.topic(among: [word]) : nil
    if let next = topic ?? type.subcommand(named: word) {
      type = next
      grammar = Self.grammar(of: next, isRoot: false)
      topics = []
      if topic != nil { isHelp = false }
    } else if word == "help" {
      isHelp = true
    } else {
      values.append(word)
    }
  }

  /// The commands that may be named here; nil if none may.
  var commands: [CommandSection.Entry]? {
    guard !type.configuration.subcommands.isEmpty, values.isEmpty else { return nil }
    let description = CommandDescription(of: type, path: [type.commandName], topics: topics)
    let entries = description.sections.flatMap(\.commands)
    let help = CommandSection.Entry(name: "help", aliases: [], abstract: "Show help.")
    return entries + (isHelp ? description.topics : [help])
  }

  /// The positional argument that the next word belongs to.
  var positional: DeclaredArgument? {
    if isHelp { return nil }
    let positionals = grammar.arguments.positionals.filter { !$0.outline.isHidden }
    if values.count < positionals.count { return positionals[values.count] }
    return positionals.last.flatMap { $0.outline.isRepeating ? $0 : nil }
  }

  /// Whether a word with one dash may be a value.
  var takesDashes: Bool { positional?.outline.strategy == .allUnrecognized }

  /// The options and flags that have not been used up.
  var openOptions: [ArgumentDescription] {
    if isHelp { return [] }
    return CommandDescription(of: type, path: [type.commandName]).arguments.filter {
      $0.kind != .positional && !$0.isHidden && used.isDisjoint(with: $0.names)
    }
  }

  /// The option whose value is typed in the same word, and the part of the word before the value.
  func option(in word: String) -> (argument: DeclaredArgument, prefix: String)? {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "="),
      let argument = grammar.arguments.find(String(word[..<sign])),
      argument.outline.kind == .option
    else { return nil }
    return (argument, String(word[...sign]))
  }
}
