/// A command tree is a root command with all the commands below it.
public enum CommandTree {
  /// Returns the descriptions of the root and every command below it, each before its subcommands.
  public static func describe(_ root: any ParsableCommand.Type) -> [CommandDescription] {
    commands(below: root, path: [root.commandName]).map {
      CommandDescription(of: $0.type, path: $0.path)
    }
  }

  /// Returns the description of the command at a path of names or aliases from the root, if any.
  public static func describe(
    _ root: any ParsableCommand.Type, at names: [String],
    topics: [any ParsableCommand.Type] = []
  ) -> CommandDescription? {
    var type = root
    var path = [root.commandName]
    for name in names {
      guard let next = type.subcommand(named: name) else { return nil }
      type = next
      path.append(next.commandName)
    }
    return CommandDescription(of: type, path: path, topics: topics)
  }

  static func commands(
    below type: any ParsableCommand.Type, path: [String]
  ) -> [(type: any ParsableCommand.Type, path: [String])] {
    [(type, path)]
      + type.configuration.subcommands.flatMap {
        commands(below: $0, path: path + [$0.commandName])
      }
  }
}
