import BrowserChecking
import PlayerChecking
import Presets
import Testing

@testable import Exporting

/// Every built-in preset, and hard ones, played by the players.
@Suite(.serialized) struct PlayerTests {
  private static let all = Result {
    try PlayedPresets(
      BuiltInPresets.timed() + BuiltInPresets.of(PrintedTimelineTests.hard), mirrors: true)
  }
  private let played: PlayedPresets
  private let checker: PlayerChecker

  init() throws {
    played = try Self.all.get()
    try #require(played.cases.count > 140)
    try #require(played.cases.count { $0.rightToLeft } > 6)
    checker = try PlayerChecker(
      flat: played.flat, played.cases, wrong: Self.wrong.map(\.text))
  }

  @Test("Swift's player shows what sample says") func swift() throws {
    try expectAgreement(checker.swift())
  }

  @Test("Kotlin's player shows what sample says") func kotlin() throws {
    try expectAgreement(checker.kotlin())
  }

  @Test("TypeScript's player shows what sample says, in Chromium") func typeScript() throws {
    try expectAgreement(checker.typeScript())
  }

  private func expectAgreement(_ answer: PlayerChecker.Answer) throws {
    let found = played.differences(from: answer)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    try #require(answer.refusals.count == Self.wrong.count)
    for (wrong, refusal) in zip(Self.wrong, answer.refusals) {
      #expect(refusal.hasPrefix(wrong.place), "\(wrong.text): \(refusal)")
    }
  }

  /// What isn't flat JSON of this version, and how its refusal begins.
  private static let wrong: [(text: String, place: String)] = [
    ("[1", "not JSON"), ("{}", "/"), (file("{}", major: 2), "/version/major: this player reads"),
    (file(#"{"tracks": []}"#), #"/presets/a~1b: a member "kind""#),
    (
      file(#"{"kind": "curve", "tracks": [{"property": "x", "keys": []}]}"#),
      "/presets/a~1b/tracks/0"
    ),
    (track(#"{"time": "1/3", "value": 1}"#), "/presets/a~1b/tracks/0/keys/0/time"),
    (track(#"{"time": 0, "value": null}"#), "/presets/a~1b/tracks/0/keys/0/value"),
    (track(#"{"time": 0, "value": {"base": 1}}"#), "/presets/a~1b/tracks/0/keys/0/value"),
    (
      track(#"{"time": 0, "value": 1, "easing": {"bezier": [1, 2, 3]}}"#),
      "/presets/a~1b/tracks/0/keys/0/easing"
    ),
    (
      track(#"{"time": 0, "value": 1, "easing": {"named": "easeIn"}}"#),
      "/presets/a~1b/tracks/0/keys/0/easing"
    ),
    (
      file(#"{"kind": "curve", "clock": {"duration": 1, "fill": "all"}, "tracks": []}"#),
      "/presets/a~1b/clock/fill"
    ),
    (
      file(
        #"""
        {"kind": "curve", "tracks": [],
          "parameters": [{"name": "w", "meaning": "Width", "example": 1}]}
        """#), #"a/b: the parameter "w" is missing. Width"#
    ),
    (
      track(#"{"time": 0, "value": {"base": 1, "plus": {"w": 2}}}"#),
      #"a/b: "w" is not among the parameters"#
    ),
  ]

  private static func file(_ preset: String, major: Int = 1) -> String {
    """
    {"format": "curvet-motion", "version": {"major": \(major), "minor": 7}, "new": 1,
      "presets": {"a/b": \(preset)}}
    """
  }

  private static func track(_ key: String) -> String {
    file(#"{"kind": "curve", "tracks": [{"property": "x", "shape": "number", "keys": [\#(key)]}]}"#)
  }
}
