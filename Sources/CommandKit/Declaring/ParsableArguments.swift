/// A struct whose properties, marked with wrappers, are read from command-line words.
public protocol ParsableArguments: SendableMetatype {
  /// Makes the value with its defaults, before any word is read.
  init()

  /// Checks all values together; throws a ``ValidationError`` if they don't make sense.
  mutating func validate() throws
}

extension ParsableArguments {
  /// Accepts everything.
  public mutating func validate() throws {}
}

/// A command of a command-line program; the program decides how it runs.
public protocol ParsableCommand: ParsableArguments {
  /// The command's name, help, and subcommands.
  static var configuration: CommandConfiguration { get }
}

extension ParsableCommand {
  /// An empty configuration: the name comes from the type's.
  public static var configuration: CommandConfiguration { CommandConfiguration() }

  /// The name the command is called by: the configured one, or the type's in kebab case.
  public static var commandName: String {
    configuration.commandName ?? kebabCase(_typeName(Self.self, qualified: false))
  }
}

/// Returns `name` in kebab case: `dryRun` is `dry-run`.
func kebabCase(_ name: String) -> String {
  // The rest is seldom needed, and slower than everything else in a declaration.
  if name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= $0 }) { return name }
  var text = ""
  let characters = Array(name)
  for (index, character) in characters.enumerated() {
    if index > 0, character.isUppercase, characters[index - 1] != "_" {
      let next = characters.dropFirst(index + 1).first
      if !characters[index - 1].isUppercase || next?.isLowercase == true { text += "-" }
    }
    text += character == "_" ? "-" : character.lowercased()
  }
  return text
}
