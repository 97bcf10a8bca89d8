import AppleStubs
import Foundation
import Testing

@testable import Exporting

/// The Swift that the documentation shows compiles with what is exported.
struct ExportingPageTests {
  @Test("View controllers and SwiftUI's views", arguments: AppleTypechecker.LanguageMode.allCases)
  func page(mode: AppleTypechecker.LanguageMode) throws {
    let file = URL(filePath: #filePath).appending(path: "../../../docs/exporting-swift.md")
    let text = try String(contentsOf: file.standardized, encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first
    }
    #expect(blocks.count >= 4)
    var sources = ["Motion.swift": try BuiltInPresets.export(.swift).files[0].text]
    for (number, block) in blocks.enumerated() { sources["App\(number).swift"] = block }
    #expect(try AppleTypechecker().diagnose(sources, languageMode: mode) == [])
  }
}
