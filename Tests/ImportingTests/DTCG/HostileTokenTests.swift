import Diagnostics
import Importing
import Presets
import Testing

/// Files made to take for ever, or to overflow the stack.
@Suite struct HostileTokenTests {
  private func object(_ members: [String]) -> String { "{\(members.joined(separator: ", "))}" }

  @Test func longChainOfAliases() {
    let aliases = (0..<20_000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }
    let (reading, findings) = readTokens([object(aliases + [#""t20000": \#(fastToken)"#])])
    #expect(reading.entries.count == 20_001)
    #expect(findings.isEmpty)
  }

  @Test func aPathLargerThanAPreset() {
    let group = String(repeating: "a", count: 2 << 20)
    let (reading, findings) = readTokens([
      object([#""\#(group)": {"b": \#(fastToken)}"#, #""c": \#(fastToken)"#])
    ])
    #expect(reading.entries.map(\.preset.name.text) == ["c"])
    #expect(findings.kept.map(\.rule) == ["structure/too-large"])
    #expect(findings.kept.map(\.message) == ["the token's preset would be larger than 2 MiB"])
    #expect(findings.kept.map(\.help) == ["shorten its names and strings, and those of its groups"])
  }

  @Test func longCircleOfAliases() {
    let aliases = (0..<20_000).map { #""t\#($0)": {"$value": "{t\#(($0 + 1) % 20_000)}"}"# }
    let (reading, findings) = readTokens([object(aliases)])
    #expect(reading.entries.isEmpty)
    #expect(
      findings.kept.map(\.message) == [
        "aliases form a cycle: t0 → t1 → t2 → t3 → t4 → t5 → t6 → t7 → t8 → t9 → … → t19999 → t0"
      ])
  }

  @Test func groupsThatDouble() {
    let groups = (1..<60).map {
      #""g\#($0)": {"x": {"$extends": "{g\#($0 - 1)}"}, "y": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let (_, findings) = readTokens([object([#""g0": {"a": \#(fastToken)}"#] + groups)])
    #expect(
      findings.kept.map(TokenFinding.init) == [
        TokenFinding(
          "error dtcg/limit a.json:1:979 /g15/x/$extends",
          "g15.x: groups inherit more than 100,000 tokens or 64 MiB in total",
          "use $extends in fewer groups")
      ])
  }

  @Test(arguments: [
    (
      (1..<1000).map { #""g\#($0)": {"x": {"$extends": "{g\#($0 - 1)}"}}"# },
      "g63.x: inherited groups are nested more than 64 levels deep"
    ),
    (
      (1..<1000).reversed().map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# },
      "g745: groups extend and contain each other more than 256 levels deep"
    ),
  ])
  func groupsThatNest(groups: [String], message: String) {
    let (_, findings) = readTokens([object(groups + [#""g0": {"a": \#(fastToken)}"#])])
    #expect(findings.kept.map { "\($0.subject ?? "-"): \($0.message)" } == [message])
  }

  @Test func pointersIntoALargeArray() {
    let zeros = Array(repeating: "0", count: 100_000).joined(separator: ",")
    let tokens = (0..<400).map {
      ##""t\##($0)": {"$type": "cubicBezier", "$value": [{"$ref": "#/n/$value/99999"}, 0, 0, 1]}"##
    }
    let (reading, findings) = readTokens([
      object([#""n": {"$type": "number", "$value": [\#(zeros)]}"#] + tokens)
    ])
    #expect(reading.entries.count == 199)
    #expect(findings.errors == 201)
    #expect(findings.kept.first?.message == "the files contain too many $ref values to follow")
  }

  @Test func longChainOfPointers() {
    let numbers = (0..<18).map {
      ##""n\##($0)": {"$type": "number", "$value": {"$ref": "#/n\##($0 + 1)/$value"}}"##
    }
    let curve = ##""a": {"$type": "cubicBezier", "$value": [0, {"$ref": "#/n0"}, 0, 1]}"##
    let (_, findings) = readTokens([object([curve] + numbers)])
    #expect(
      findings.kept.map(TokenFinding.init) == [
        TokenFinding(
          "error dtcg/limit a.json:1:55 /a/$value/1/$ref",
          "a: $ref is in a cycle, or in a chain of more than 16",
          "refer to the value directly")
      ])
  }

  @Test func countsWhatIsNotKept() {
    let tokens = (0..<500).map { #""t\#($0)": {"$value": [0, 0, 1, 1]}"# }
    let (_, findings) = readTokens([object(tokens)])
    #expect(findings.kept.count == 100)
    #expect(findings.counts == [.error: 500])
  }
}
