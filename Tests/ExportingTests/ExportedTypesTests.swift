import CompilerRunning
import Foundation
import Testing

@testable import Exporting

/// What the TypeScript compiler says of exports, beside declarations of the libraries' types.
struct ExportedTypesTests {
  @Test("TypeScript finds nothing wrong with exports for React Native") func reactNative() throws {
    let text = try BuiltInPresets.export(.reactNative).files[0].text
    let complaints = try TypeScript.complaints(about: [
      "motion.ts": text, "react-native.d.ts": Self.stub("react-native.d.ts"),
      "use.ts": Self.stub("react-navigation.ts"),
    ])
    #expect(complaints == [])
  }

  @Test("TypeScript finds nothing wrong with exports for Motion") func motion() throws {
    let text = try BuiltInPresets.export(.motion).files[0].text
    let complaints = try TypeScript.complaints(about: [
      "motion.js": text, "libraries.d.ts": Self.stub("motion.d.ts"),
      "array.d.ts": Self.array,
    ])
    #expect(complaints == [])
  }

  @Test("No hostile text becomes code") func hostile() throws {
    let presets = try BuiltInPresets.of(HostilePresets.document)
    let native = try BuiltInPresets.text(presets, .reactNative, demands: false)
    #expect(
      try TypeScript.complaints(about: [
        "motion.ts": native, "react-native.d.ts": Self.stub("react-native.d.ts"),
      ]) == [])
    let web = try BuiltInPresets.text(presets, .motion, demands: false)
    #expect(
      try TypeScript.complaints(about: [
        "motion.js": web, "libraries.d.ts": Self.stub("motion.d.ts"), "array.d.ts": Self.array,
      ]) == [])
  }

  @Test("What is wrong is found") func wrong() throws {
    let complaints = try TypeScript.complaints(about: [
      "motion.ts": "export const a: number = \"b\";"
    ])
    #expect(complaints.count == 1 && complaints[0].hasPrefix("motion.ts(1,14): error TS2322"))
  }

  private static let array =
    "interface Array<T> { findLastIndex(predicate: (value: T) => boolean): number }"

  private static func stub(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/WebStubs/\(name)")
    return try String(contentsOf: file.standardized, encoding: .utf8)
  }
}
