import BrowserChecking
import PlayerChecking
import Presets
import Testing

@testable import Interchange

/// Every built-in preset, and hard ones, played by the players.
@Suite(.serialized) struct PlayerTests {
  private let played: PlayedPresets
  private let checker: PlayerChecker

  init() throws {
    played = try PlayedPresets(BuiltInPresets.all() + BuiltInPresets.of(PlainMotionTests.hard))
    try #require(played.cases.count > 140)
    checker = try PlayerChecker(flat: played.flat, played.cases)
  }

  @Test("Swift's player shows what sample says") func swift() throws {
    let found = try played.differences(from: checker.swift())
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("Kotlin's player shows what sample says") func kotlin() throws {
    let found = try played.differences(from: checker.kotlin())
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("TypeScript's player shows what sample says, in Chromium") func typeScript() throws {
    let found = try played.differences(from: checker.typeScript())
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
