import CommandKit
import Testing

@Suite("Every mistake is named and can be fixed") struct UsageErrorTests {
  @Test(
    "Message, help and command",
    arguments: [
      // Unknown commands.
      ("fnd", "unknown command 'fnd' | did you mean 'find'? | tool"),
      ("mvoe", "unknown command 'mvoe' | did you mean 'move'? | tool"),
      ("hlep", "unknown command 'hlep' | did you mean 'help'? | tool"),
      ("pa", "unknown command 'pa' | did you mean 'paint'? | tool"),
      ("lst", "unknown command 'lst' | did you mean 'list' or 'ls'? | tool"),
      ("secret", "unknown command 'secret' | run 'tool --help' | tool"),
      ("-q xyzzy", "unknown command 'xyzzy' | run 'tool --help' | tool"),
      ("shelf bulid", "unknown command 'bulid' | did you mean 'build'? | tool shelf"),
      ("help fnd", "unknown command 'fnd' | did you mean 'find'? | tool"),
      ("help find x", "unknown command 'x' | run 'tool find --help' | tool find"),
      ("-- find", "unexpected argument 'find' | 'tool' takes no arguments | tool"),
      // Unknown options.
      ("find --numbr 3", "unknown option '--numbr' | did you mean '--number'? | tool find"),
      ("find --numbr=3", "unknown option '--numbr' | did you mean '--number'? | tool find"),
      ("find --num 3", "unknown option '--num' | did you mean '--number'? | tool find"),
      ("find --hlep", "unknown option '--hlep' | did you mean '--help'? | tool find"),
      ("find --see", "unknown option '--see' | run 'tool find --help' | tool find"),
      ("find -quiet", "unknown option '-u' in '-quiet' | did you mean '--quiet'? | tool find"),
      (
        "find -verbsoe", "unknown option '-e' in '-verbsoe' | did you mean '--verbose'? | tool find"
      ),
      ("find -x", "unknown option '-x' | run 'tool find --help' | tool find"),
      ("find -qx", "unknown option '-x' in '-qx' | run 'tool find --help' | tool find"),
      ("find --version", "unknown option '--version' | run 'tool find --help' | tool find"),
      ("--verison", "unknown option '--verison' | did you mean '--version'? | tool"),
      ("find --=3", "unknown option '--' | run 'tool find --help' | tool find"),
      ("tag emma --dry", "unknown option '--dry' | did you mean '--dry-run'? | tool tag"),
      ("--number 3 find", "unknown option '--number' | run 'tool --help' | tool"),
      ("-q quiet", "unknown option '-q' | run 'tool quiet --help' | tool quiet"),
      // Missing values.
      ("find --number", "missing value for '--number' | write '--number <number>' | tool find"),
      ("find -n", "missing value for '-n' | write '-n <number>' | tool find"),
      ("find -qn", "missing value for '-n' | write '-n <number>' | tool find"),
      ("find --tag -q", "missing value for '--tag' | write '--tag <name>' | tool find"),
      ("find --tag --sort=x", "missing value for '--tag' | write '--tag <name>' | tool find"),
      ("find --tag -- x", "missing value for '--tag' | write '--tag <name>' | tool find"),
      (
        "find --tag -old",
        "missing value for '--tag' | write '--tag=-old' if '-old' is its value | tool find"
      ),
      ("move --note", "missing value for '--note' | write '--note <note>' | tool move"),
      ("--shelf", "missing value for '--shelf' | write '--shelf <shelf>' | tool"),
      // Missing and unexpected arguments.
      ("tag", "missing argument '<name>' | run 'tool tag --help' | tool tag"),
      ("tag emma", "missing argument '<tags>' | run 'tool tag --help' | tool tag"),
      ("move emma", "missing option '--to <to>' | run 'tool move --help' | tool move"),
      (
        "move a 1 b --to c",
        "unexpected argument 'b' | 'tool move' takes 2 arguments | tool move"
      ),
      ("quiet x", "unexpected argument 'x' | 'tool quiet' takes no arguments | tool quiet"),
      // Invalid values.
      (
        "find --number x",
        "invalid value 'x' for '--number' | tool find"
      ),
      ("find -nx", "invalid value 'x' for '-n' | tool find"),
      ("find --number=", "invalid value '' for '--number' | tool find"),
      ("find --above nan", "invalid value 'nan' for '--above' | tool find"),
      (
        "find --sort yaer",
        "invalid value 'yaer' for '--sort': expected name, year, or colour"
          + " | did you mean 'year'? | tool find"
      ),
      (
        "find --sort size",
        "invalid value 'size' for '--sort': expected name, year, or colour | tool find"
      ),
      (
        "move a x --to b",
        "invalid value 'x' for '<place>' | tool move"
      ),
      ("move a --to 4", "invalid value '4' for '--to' | tool move"),
      // Too much.
      (
        "find -n 1 --number 2",
        "option '--number' is given more than once"
          + " | use either '1' or '2' | tool find"
      ),
      (
        "find -n 1 -n 1",
        "option '-n' is given more than once | write it only once | tool find"
      ),
      (
        "--shelf a find --shelf b",
        "option '--shelf' is given more than once"
          + " | use either 'a' or 'b' | tool find"
      ),
      (
        "find --quiet=yes",
        "flag '--quiet' doesn't take a value | write '--quiet' without a value | tool find"
      ),
      ("find -q=yes", "flag '-q' doesn't take a value | write '-q' without a value | tool find"),
      // Validation.
      ("find -n 13", "13 is too many | tool find"),
      ("find -n 14", "trouble ahead | tool find"),
      ("find --shelf none", "there is no such shelf | tool find"),
    ])
  func mistakes(line: String, error: String) {
    #expect(call(line) == "error: \(error)")
  }

  @Test("An empty word is no command") func emptyWord() {
    #expect(call([""]) == "error: unknown command '' | run 'tool --help' | tool")
  }

  @Test("The type is known of which a word is no value") func valueType() {
    do throws(UsageError) {
      _ = try CommandParser(Tool.self).parse(["find", "-n", "x"])
    } catch {
      #expect(error.valueType == Int.self)
      #expect("\(error)" == error.message)
    }
  }
}
