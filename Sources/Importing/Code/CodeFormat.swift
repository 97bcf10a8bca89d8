import Diagnostics
import Motion
import Presets
import StrictJSON

extension InputFormat {
  /// Sources of apps.
  package static let code = InputFormat(
    "code", "Code (Swift, Kotlin, JavaScript, TypeScript, and Dart)",
    extensions: ["swift", "kt", "kts", "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "dart"],
    isReadInFolders: false,
    covers: [
      "SwiftUI, UIKit, and Core Animation; Jetpack Compose and Android animators; Flutter",
      "Motion, GSAP, Web Animations, Reanimated, react-spring, and anime.js; Tailwind classes",
      "omitted arguments get their library's documented default, which the report lists",
      "skips computed values, comments, strings, and disabled code",
    ])
}

/// The reader of sources.
package struct CodeFormat: PresetReader {
  package init() {}

  package var format: InputFormat { .code }

  package func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    try CodeLanguage(of: &input) != nil
  }

  package func reading(_ options: ReaderOptions) -> any PresetReading {
    SetReading { (input, report) throws(CatalogError) in
      let bytes = try input.all()
      guard String(validating: bytes, as: UTF8.self) == nil else {
        return CodeSource(bytes, file: input.shown, try CodeLanguage(of: &input) ?? .swift)
      }
      report.hasForeignText = true
      report.findings.append(
        Finding(
          PresetRule.document, "the file isn't valid UTF-8",
          place: Place(file: input.shown, line: 1, column: 1), help: "save the file as UTF-8"))
      return nil
    } interpret: { texts, _, found in
      CodeHarvest(texts).add(to: &found)
    }
  }
}

extension CodeLanguage {
  /// Tells the language of an input by its name, and else by how it begins.
  init?(of input: inout ReaderInput) throws(CatalogError) {
    let suffix = input.shown.split(separator: "/").last?.split(separator: ".").dropFirst().last
    if let known = suffix.flatMap({ Self.byExtension[$0.lowercased()] }) {
      self = known
      return
    }
    switch try input.foreign()?.language {
    case "Swift": self = .swift
    case "Kotlin": self = .kotlin
    case "Dart": self = .dart
    case "TypeScript", "JavaScript": self = .script
    default: return nil
    }
  }
}
