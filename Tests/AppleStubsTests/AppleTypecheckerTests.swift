import AppleStubs
import Foundation
import Testing

@Suite struct AppleTypecheckerTests {
  @Test(arguments: AppleTypechecker.LanguageMode.allCases)
  func findsNothingInGoodCode(mode: AppleTypechecker.LanguageMode) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/AppleSamples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let sources = try names.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
    #expect(sources.keys.sorted() == ["CoreAnimation.swift", "SwiftUI.swift", "UIKit.swift"])
    #expect(try AppleTypechecker().typecheck(sources, languageMode: mode) == [])
    #expect(try AppleTypechecker().diagnose(sources, languageMode: mode) == [])
  }

  @Test(arguments: AppleTypechecker.LanguageMode.allCases)
  func refusesWrongCode(mode: AppleTypechecker.LanguageMode) throws {
    let sources = Dictionary(uniqueKeysWithValues: Self.refusals.map { ($0.file, $0.text) })
    let findings = try AppleTypechecker().typecheck(sources, languageMode: mode)
    #expect(findings.sorted() == Self.refusals.flatMap { $0.findings(mode) }.sorted())
  }

  @Test(arguments: AppleTypechecker.LanguageMode.allCases)
  func followsTheFlowOfControl(mode: AppleTypechecker.LanguageMode) throws {
    let sources = [
      "Flow.swift": """
      import UIKit
      func ease(_ isEntering: Bool) -> CAMediaTimingFunctionName {
        if isEntering { return .easeOut }
      }
      """
    ]
    #expect(try AppleTypechecker().typecheck(sources, languageMode: mode) == [])
    #expect(
      try AppleTypechecker().diagnose(sources, languageMode: mode) == [
        "Flow.swift:4:1: error: missing return in global function expected to return "
          + "'CAMediaTimingFunctionName'"
      ])
  }
}
