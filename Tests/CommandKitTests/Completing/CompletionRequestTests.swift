import CommandKit
import Testing

/// What an unfinished command line asks for.
struct CompletionRequestTests {
  /// Says what is wanted in a line: the kind, and the names or the argument.
  private func wanted(_ words: [String]) -> String {
    let request = CompletionRequest(words, for: Tool.self, topics: [Weights.self])
    let what =
      switch request.wanted {
      case .command(let entries): "command " + entries.map(\.name).joined(separator: " ")
      case .option(let options): "option " + options.map(\.preferredName).joined(separator: " ")
      case .value(let argument): "value of \(argument.preferredName)"
      case .nothing: "nothing"
      }
    return request.prefix.isEmpty ? what : "\(what) after \(request.prefix)"
  }

  @Test(
    "The words before decide",
    arguments: [
      ("", "command quiet find paint tag move shelf help"),
      ("fi", "command quiet find paint tag move shelf help"),
      ("--", "option --shelf --quiet --version --help"),
      ("--shelf", "option --shelf --quiet --version --help"),
      ("--shelf ", "value of --shelf"),
      ("--shelf= ", "command quiet find paint tag move shelf help"),
      ("--shelf=a", "value of --shelf after --shelf="),
      ("-s a ", "command quiet find paint tag move shelf help"),
      ("find ", "value of <words>"),
      ("ls red ", "value of <words>"),
      ("find --sort ", "value of --sort"),
      ("find --sort=ye", "value of --sort after --sort="),
      ("find -n ", "value of --number"),
      ("find -n 3 ", "value of <words>"),
      ("find -n3 ", "value of <words>"),
      ("find --nonsense ", "value of <words>"),
      (
        "find --sort name --",
        "option --number --tag --above --verbose --shelf --quiet --help"
      ),
      ("find --tag a --verbose -- --", "value of <words>"),
      (
        "find --verbose --tag a --",
        "option --number --sort --tag --above --shelf --quiet --help"
      ),
      ("nothing ", "nothing"),
      ("help ", "command quiet find paint tag move shelf weights"),
      ("help weights --", "option --grams --help"),
      ("weights ", "nothing"),
      ("shelf ", "command build burn help"),
      ("help shelf ", "command build burn"),
      ("tag emma -", "value of <tags>"),
      ("tag emma --", "option --dry-run --help"),
    ])
  func words(line: String, expected: String) {
    #expect(
      wanted(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
        == expected)
  }

  @Test("What was given before is known") func given() {
    let request = CompletionRequest(
      ["--shelf", "top", "find", "red", "-n3", "--sort=name", "blu"], for: Tool.self)
    #expect(request.typed == "blu")
    #expect(request.values == ["red"])
    #expect(request.options == ["--shelf": "top", "--number": "3", "--sort": "name"])
  }
}
