import CommandKit
import Testing

@Suite("Words become values") struct CommandParserTests {
  @Test(
    "Options and arguments",
    arguments: [
      ("find", "[] 20 nil [] 0.0 false nil nil false"),
      ("find a b", #"["a", "b"] 20 nil [] 0.0 false nil nil false"#),
      ("find --number 3", "[] 3 nil [] 0.0 false nil nil false"),
      ("find --number=3", "[] 3 nil [] 0.0 false nil nil false"),
      ("find -n 3", "[] 3 nil [] 0.0 false nil nil false"),
      ("find -n3", "[] 3 nil [] 0.0 false nil nil false"),
      ("find -n=3", "[] 3 nil [] 0.0 false nil nil false"),
      ("find -n -3", "[] -3 nil [] 0.0 false nil nil false"),
      ("find --above -0.5", "[] 20 nil [] -0.5 false nil nil false"),
      ("find -a -.5", "[] 20 nil [] -0.5 false nil nil false"),
      ("find -a-.5", "[] 20 nil [] -0.5 false nil nil false"),
      ("find --sort year", "[] 20 year [] 0.0 false nil nil false"),
      ("find --seed 7", "[] 20 nil [] 0.0 false 7 nil false"),
      ("find --tag a --tag=b", #"[] 20 nil ["a", "b"] 0.0 false nil nil false"#),
      ("find --tag= x", #"["x"] 20 nil [""] 0.0 false nil nil false"#),
      ("find --tag=a=b", #"[] 20 nil ["a=b"] 0.0 false nil nil false"#),
      ("find -v --verbose -vv", "[] 20 nil [] 0.0 true nil nil false"),
      ("find -qv", "[] 20 nil [] 0.0 true nil nil true"),
      ("find -qvn 3", "[] 3 nil [] 0.0 true nil nil true"),
      ("find -qvn3", "[] 3 nil [] 0.0 true nil nil true"),
      ("find a -q b -n 3 c", #"["a", "b", "c"] 3 nil [] 0.0 false nil nil true"#),
      ("find -q -- -n --sort", #"["-n", "--sort"] 20 nil [] 0.0 false nil nil true"#),
      ("find a -- -- b", #"["a", "--", "b"] 20 nil [] 0.0 false nil nil false"#),
      ("find - a", #"["-", "a"] 20 nil [] 0.0 false nil nil false"#),
      ("find --tag -", #"[] 20 nil ["-"] 0.0 false nil nil false"#),
      ("find -1 -.5", #"["-1", "-.5"] 20 nil [] 0.0 false nil nil false"#),
      ("find --shelf=x", "[] 20 nil [] 0.0 false nil x false"),
    ])
  func find(line: String, values: String) {
    #expect(call(line) == "tool find: \(values)")
  }

  @Test(
    "Words with a dash that are no option",
    arguments: [
      ("tag emma old -new", #"emma ["old", "-new"] false"#),
      ("tag emma -nx a", #"emma ["-nx", "a"] false"#),
      ("tag emma -n -old", #"emma ["-old"] true"#),
      ("tag -n emma a --dry-run", #"emma ["a"] true"#),
      ("tag emma -- -n", #"emma ["-n"] false"#),
    ])
  func tag(line: String, values: String) {
    #expect(call(line) == "tool tag: \(values)")
  }

  @Test(
    "Strategies and types of its own",
    arguments: [
      ("move emma --to attic", "emma nil attic nil false"),
      ("move --to attic emma 4", "emma 4 attic nil false"),
      ("move emma --to attic -4", "emma -4 attic nil false"),
      ("move emma --to attic --note --help", "emma nil attic --help false"),
      ("move emma --to attic --note -- 4", "emma 4 attic -- false"),
      ("move emma --to attic --care 4", "emma 4 attic nil true"),
    ])
  func move(line: String, values: String) {
    #expect(call(line) == "tool move: \(values)")
  }

  @Test(
    "Commands are found by name and alias, and options may come before them",
    arguments: [
      ("", "tool: nil false"),
      ("-q --shelf x", "tool: x true"),
      ("ls", "tool find: [] 20 nil [] 0.0 false nil nil false"),
      ("list a", #"tool find: ["a"] 20 nil [] 0.0 false nil nil false"#),
      ("-q --shelf x find a", #"tool find: ["a"] 20 nil [] 0.0 false nil x true"#),
      ("--shelf=x -q find -v", "tool find: [] 20 nil [] 0.0 true nil x true"),
      ("-qs x find", "tool find: [] 20 nil [] 0.0 false nil x true"),
      ("secrets", "tool secrets: "),
      ("shelf", "tool shelf: "),
      ("shelf make", "tool shelf build: "),
    ])
  func commands(line: String, outcome: String) {
    #expect(call(line) == outcome)
  }

  @Test(
    "Help and version",
    arguments: [
      ("--help", "help: tool"), ("-h", "help: tool"), ("-q --help", "help: tool"),
      ("help", "help: tool"), ("help find", "help: tool find"), ("help ls", "help: tool find"),
      ("-q help find", "help: tool find"), ("help --json shelf make", "help: tool shelf build"),
      ("shelf help burn", "help: tool shelf burn"), ("shelf --help", "help: tool shelf"),
      ("find --help", "help: tool find"), ("find a -h", "help: tool find"),
      ("move --help", "help: tool move"), ("tag -h", "help: tool tag"),
      ("find --nonsense --help", "help: tool find"), ("find --number x -h", "help: tool find"),
      ("find --number --help", "help: tool find"), ("--nonsense --help", "help: tool"),
      ("--version", "version: tool 1.2"), ("-q --version", "version: tool 1.2"),
      ("--version find", "version: tool 1.2"),
    ])
  func requests(line: String, outcome: String) {
    #expect(call(line) == outcome)
  }

  @Test("A root without subcommands reads words itself") func leafRoot() {
    #expect(call("a -n 3", root: Find.self).hasPrefix(#"find: ["a"] 3 "#))
    #expect(call("help", root: Find.self).hasPrefix(#"find: ["help"] 20 "#))
  }

  @Test("Values reach the command unchanged") func text() {
    #expect(call(["find", "a b", "", "花 😀"]).hasPrefix(#"tool find: ["a b", "", "花 😀"] 20 "#))
  }
}
