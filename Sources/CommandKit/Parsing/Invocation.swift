/// What a command line asks for.
public enum Invocation {
  /// A command with its values, and the names that lead to it, the program's first.
  case command(any ParsableCommand, path: [String])
  /// Help for a command.
  case help(CommandDescription)
  /// The program's version.
  case version(String)
}
