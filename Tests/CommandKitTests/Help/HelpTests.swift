import Expectations
import CommandKit
import Testing

@Suite("Help pages, whole") struct HelpTests {
  private let examples: [String: KeyValuePairs<String, String>] = [
    "": ["tool find red": "looks for red books", "tool tag emma old -new": "tags one book"],
    "find": [
      "tool find red --sort year": "red books, the oldest first", "tool find -n 3": "three books",
    ],
    "tag": ["tool tag emma old -new": "adds and removes"],
    "move": ["tool move emma --to attic": "moves it"],
  ]

  private func help(_ names: String..., columns: Int = 80) -> String? {
    let command = CommandTree.describe(Tool.self, at: names, topics: [Weights.self])
    return command?.help(columns: columns, examples: examples[names.joined()] ?? [:])
  }

  @Test("The root lists its commands by section") func root() {
    expectSame(
      help(),
      """
      Keeps a shelf of books.

      EXAMPLES
        tool find red           looks for red books
        tool tag emma old -new  tags one book

      USAGE
        tool [<options>] <command>

      OPTIONS
        -s, --shelf <shelf>     The shelf to use.
        -q, --quiet             Says nothing.
        --version               Show the version.
        -h, --help              Show this help.

      COMMANDS
        quiet                   Does nothing.

      LOOKING
        find, list, ls          Finds books by words.
        paint                   Paints a book.

      CURATING
        tag                     Tags a book.
        move                    Moves a book.
        shelf                   Works on shelves.

      HELP TOPICS
        weights                 Lists what books weigh.

      Run 'tool help <command>' for details about a command.

      The shelf lies in $TOOL_SHELF.

        Books have names.
      """)
  }

  @Test("A command shows defaults, allowed values and titled groups") func find() {
    expectSame(
      help("find"),
      """
      Finds books by words.

      EXAMPLES
        tool find red --sort year  red books, the oldest first
        tool find -n 3             three books

      USAGE
        tool find [<options>] [<words> ...]

      ALIASES
        list, ls

      ARGUMENTS
        <words> ...             Words to look for.

      OPTIONS
        -n, --number <number>   How many to show. (default: 20)
        --sort <sort>           The order. (values: name, year, colour)
        --tag <name>            A tag they have. (repeatable)
        -a, --above <above>     The least weight. (default: 0)
                                In kilograms.
        -v, --verbose           Says more.
        -h, --help              Show this help.

      COMMON OPTIONS
        -s, --shelf <shelf>     The shelf to use.
        -q, --quiet             Says nothing.

      Words may begin with a dash.
      """)
  }

  @Test("Required options are in the usage") func move() {
    expectSame(
      help("move"),
      """
      Moves a book.

      EXAMPLES
        tool move emma --to attic  moves it

      USAGE
        tool move --to <to> [<options>] <name> [<place>]

      ARGUMENTS
        <name>                  The book.
        <place>                 The place on the shelf.

      OPTIONS
        --to <to>               The room.
        --note <note>           A remark.
        --care                  Takes care.
        -h, --help              Show this help.
      """)
  }

  @Test("A command of commands points to their help") func shelf() {
    expectSame(
      help("shelf"),
      """
      Works on shelves.

      USAGE
        tool shelf <command>

      OPTIONS
        -h, --help              Show this help.

      COMMANDS
        build, make             Builds a shelf.
        burn                    Burns a shelf.

      Run 'tool help shelf <command>' for details about a command.
      """)
  }

  @Test("A page keeps to its width") func narrow() {
    expectSame(
      help("tag", columns: 34),
      """
      Tags a book.

      EXAMPLES
        tool tag emma old -new
            adds and removes

      USAGE
        tool tag [<options>] <name>
            <tags> ...

      ARGUMENTS
        <name>   The book.
        <tags> ...
                 Tags to add; '-tag'
                 removes one.

      OPTIONS
        -n, --dry-run
                 Changes nothing.
        -h, --help
                 Show this help.
      """)
  }

  @Test("Wide characters count as two columns") func wide() {
    struct Hana: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "花を探す。")
      @Argument(help: ArgumentHelp("花の名前、または色の名前。", valueName: "名前"))
      var name: String?
    }
    expectSame(
      CommandDescription(of: Hana.self, path: ["hana"]).help(
        columns: 37, examples: ["hana 桜": "桜を見る", "hana rose": "薔薇を見る"]),
      """
      花を探す。

      EXAMPLES
        hana 桜    桜を見る
        hana rose  薔薇を見る

      USAGE
        hana [<名前>]

      ARGUMENTS
        <名前>    花の名前、または色の名
                  前。

      OPTIONS
        -h, --help
                  Show this help.
      """)
  }

  @Test("A bare command has a page too") func bare() {
    struct Nothing: ParsableCommand {}
    expectSame(
      CommandDescription(of: Nothing.self, path: ["nothing"]).help(),
      """
      USAGE
        nothing

      OPTIONS
        -h, --help              Show this help.
      """)
  }
}
