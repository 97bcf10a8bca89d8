import CommandKit
import Testing

@Suite("A command's own names win over built-in ones") struct OwnNamesTests {
  struct Dialer: ParsableCommand {
    @Option(name: .shortAndLong) var host: String?
    @Flag(name: .customShort("1")) var once = false
    @Argument var number: Double?
  }

  struct Guide: ParsableCommand {
    struct Help: ParsableCommand {
      @Argument var topic: String?
    }
    static let configuration = CommandConfiguration(subcommands: [Help.self])
  }

  struct Reader: ParsableCommand {
    struct Index: ParsableCommand {}
    static let configuration = CommandConfiguration(subcommands: [Index.self])
    @Argument var page: Int?
  }

  private func parse<C: ParsableCommand>(_ type: C.Type, _ words: String...) throws -> C? {
    guard case .command(let command, _) = try CommandParser(type).parse(words) else { return nil }
    return command as? C
  }

  @Test func shortHelp() throws {
    #expect(try parse(Dialer.self, "-h", "x")?.host == "x")
    #expect(try parse(Dialer.self, "--help") == nil)
    let names = CommandDescription(of: Dialer.self, path: ["dialer"]).arguments.map(\.names)
    #expect(names == [["-h", "--host"], ["-1"], [], ["--help"]])
  }

  @Test func digits() throws {
    #expect(try parse(Dialer.self, "-1")?.once == true)
    #expect(try parse(Dialer.self, "-2")?.number == -2)
  }

  @Test func helpCommand() throws {
    guard case .command(let command, let path) = try CommandParser(Guide.self).parse(["help", "x"])
    else {
      Issue.record("help was not left to the command")
      return
    }
    #expect(path == ["guide", "help"])
    #expect((command as? Guide.Help)?.topic == "x")
  }

  @Test func argumentsBesideSubcommands() throws {
    #expect(try parse(Reader.self, "12")?.page == 12)
    #expect(call("index", root: Reader.self) == "reader index: ")
    #expect(
      call("indx", root: Reader.self)
        == "error: invalid value 'indx' for '<page>' | reader")
  }
}
