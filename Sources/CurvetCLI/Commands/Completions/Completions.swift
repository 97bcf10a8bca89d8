import CommandKit
import Curvet

/// Prints the script for completing command lines in a shell, and answers the script.
struct Completions: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a script that completes commands, names, tags, and fields.",
    discussion: """
      The script runs curvet when you press Tab, so names and tags always come from the catalog \
      in use. Load it in your shell's startup file: ~/.bashrc, ~/.zshrc (after compinit), or \
      ~/.config/fish/config.fish. 'make install' installs the scripts for all three shells.
      """)

  static let examples: KeyValuePairs = [
    "source <(curvet completions bash)": "in ~/.bashrc",
    "source <(curvet completions zsh)": "in ~/.zshrc, after compinit",
    "curvet completions fish | source": "in ~/.config/fish/config.fish",
  ]

  @Argument(help: "The shell.") var shell: CompletionShell

  @Option(help: ArgumentHelp("The line typed so far, for the script.", visibility: .hidden))
  var line: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    guard let line else {
      context.output.text(shell.script)
      return ExitStatus.done
    }
    let reply = CompletionReply(to: TypedLine.arguments(line), in: context.environment)
    for line in reply.lines(for: shell) { context.output.text(line) }
    return ExitStatus.done
  }
}
