/// A struct whose properties, marked with wrappers, are read from command-line words.
public protocol ParsableArguments: SendableMetatype {
  /// Makes the value with its defaults, before any word is read.
  init()

  /// Checks what was read as a whole; throws a ``ValidationError`` where it makes no sense.
  mutating func validate() throws
}

extension ParsableArguments {
  /// Accepts everything.
  public mutating func validate() throws {}
}

/// A command of a command-line program; how it runs is left to the program.
public protocol ParsableCommand: ParsableArguments {
  /// The command's name, help and subcommands.
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

/// Returns `name` with its capitals turned into lower case after a hyphen: `dryRun` is `dry-run`.
func kebabCase(_ name: String) -> String {
  let isKebab = name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") && !isCapital($0) }
  if isKebab { return name }
  var text = ""
  var previous: Character?
  let characters = Array(name)
  for (index, character) in characters.enumerated() {
    let next = index + 1 < characters.count ? characters[index + 1] : nil
    if character.isUppercase, let previous, previous != "_" {
      let beginsWord = !previous.isUppercase || next?.isLowercase == true
      if beginsWord { text += "-" }
    }
    text += character == "_" ? "-" : character.lowercased()
    previous = character
  }
  return text
}

private func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte }
