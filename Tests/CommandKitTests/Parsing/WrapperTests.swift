import CommandKit
import Testing

@Suite("Wrappers behave like the values they wrap") struct WrapperTests {
  private func find(_ words: String...) throws -> Find {
    guard case .command(let command, _) = try CommandParser(Find.self).parse(words),
      let find = command as? Find
    else { throw Trouble() }
    return find
  }

  @Test("Defaults are there before parsing") func defaults() {
    let find = Find()
    #expect(find.number == 20)
    #expect(find.sort == nil)
    #expect(find.tag.isEmpty)
    #expect(find.common.quiet == false)
  }

  @Test("Copies are independent") func copies() throws {
    let first = try find("-n", "3", "-q")
    var second = first
    second.number = 4
    second.verbose = true
    second.common.quiet = false
    #expect(first.number == 3)
    #expect(!first.verbose)
    #expect(first.common.quiet)
    #expect(second.number == 4)
    #expect(second.verbose)
    #expect(!second.common.quiet)
  }

  @Test("Each parse starts afresh") func fresh() throws {
    #expect(try find("--tag", "a").tag == ["a"])
    #expect(try find("--tag", "b").tag == ["b"])
    #expect(try find().tag == [])
  }

  @Test("What validate() changes stays") func validation() throws {
    struct Limits: ParsableArguments {
      @Option var most = 5
      mutating func validate() { most *= 2 }
    }
    struct Count: ParsableCommand {
      @OptionGroup var limits: Limits
      @Option var step = 1
      mutating func validate() { step += limits.most }
    }
    guard case .command(let command, _) = try CommandParser(Count.self).parse(["--most", "4"])
    else { throw Trouble() }
    let count = command as? Count
    #expect(count?.limits.most == 8)
    #expect(count?.step == 9)
  }

  @Test("Values given replace an array's default") func arrayDefault() throws {
    struct Pick: ParsableCommand {
      @Option var tag = ["x", "y"]
      @Argument var lengths = [1]
    }
    guard case .command(let command, _) = try CommandParser(Pick.self).parse(["--tag", "a", "3"])
    else { throw Trouble() }
    let pick = command as? Pick
    #expect(pick?.tag == ["a"])
    #expect(pick?.lengths == [3])
    #expect(Pick().tag == ["x", "y"])
  }

  @Test(
    "Words read as values",
    arguments: [
      ("7", "7 7.0"), ("-7", "-7 -7.0"), ("1.5", "nil 1.5"), ("nan", "nil nil"),
      ("inf", "nil nil"), ("", "nil nil"), ("1e999", "nil nil"),
    ])
  func numbers(word: String, values: String) {
    let read: [String?] = [
      Int(argument: word).map { "\($0)" }, Double(argument: word).map { "\($0)" },
    ]
    #expect(read.map { $0 ?? "nil" }.joined(separator: " ") == values)
  }
}
