/// A description of one argument, known without parsing anything.
public struct ArgumentDescription: Sendable {
  /// How an argument is found among the words.
  public enum ArgumentKind: Sendable, Hashable {
    /// By its position.
    case positional
    /// By a name, with a value.
    case option
    /// By a name alone.
    case flag
  }

  /// How the argument is found.
  public var kind: ArgumentKind
  /// Its names with their dashes, short ones first; empty for a positional argument.
  public var names: [String] = []
  /// The name of its value in help, without brackets; empty for a flag.
  public var valueName = ""
  /// One sentence about its purpose.
  public var abstract = ""
  /// More about it.
  public var discussion = ""
  /// The default as help shows it.
  public var defaultValue: String?
  /// The words allowed, if they can be listed.
  public var allowedValues: [String] = []
  /// The type of its value; nil for a flag.
  public var valueType: (any ExpressibleByArgument.Type)?
  /// Whether it must be given.
  public var isRequired = false
  /// Whether it may be given many times.
  public var isRepeating = false
  /// Whether every command has it: `--help`, and `--version` on the root.
  public var isBuiltIn = false
  /// Whether help and completions omit it.
  public var isHidden = false
  /// The title of the option group it belongs to, or an empty string.
  public var section = ""
  /// How a shell completes its value.
  public var completion = CompletionKind.default
  /// How its value is found among the words.
  var strategy = ValueStrategy.next

  /// The name for it in messages: its long name, or its value's name in angle brackets.
  public var preferredName: String {
    names.first { $0.hasPrefix("--") } ?? names.first ?? "<\(valueName)>"
  }

  /// The argument as a usage line shows it: `--limit <limit>`, `<names> ...`, `--json`.
  public var synopsis: String {
    switch kind {
    case .positional: "<\(valueName)>" + (isRepeating ? " ..." : "")
    case .option: "\(preferredName) <\(valueName)>"
    case .flag: preferredName
    }
  }
}

/// How an argument's value is found among the words.
enum ValueStrategy {
  case next, unconditional, allUnrecognized
}

extension ArgumentDescription {
  init(kind: ArgumentKind, help: ArgumentHelp) {
    self.kind = kind
    abstract = help.abstract
    discussion = help.discussion
    isHidden = help.visibility == .hidden
  }
}
