import AppleStubs
import Foundation
import Testing

@testable import Exporting

/// The Swift of every built-in preset compiles in the projects that people have.
///
/// Warnings are errors. Every setting is in one of four projects; `make check` has twelve, in which any two settings
/// meet.
struct SwiftMatrixTests {
  private static let isThorough = ProcessInfo.processInfo.environment["CURVET_THOROUGH"] != nil
  private static let daily = [1, 3, 8, 10].map { projects[$0] }

  static let projects: [SwiftProject] = [
    .init(.swift5, "", 15, .all, .internal, isPackage: false),
    .init(.swift6, "imports sendable", 15, .swiftUI, .package, isPackage: true),
    .init(.swift5, "mainActor", 15, .uiKit, .public, isPackage: true),
    .init(.swift5, "mainActor imports sendable", 17, .all, .public, isPackage: false),
    .init(.swift5, "sendable", 17, .swiftUI, .internal, isPackage: false),
    .init(.swift6, "", 17, .uiKit, .package, isPackage: true),
    .init(.swift6, "sendable", 18, .all, .public, isPackage: true),
    .init(.swift5, "mainActor imports", 18, .swiftUI, .package, isPackage: false),
    .init(.swift6, "mainActor imports sendable", 18, .uiKit, .internal, isPackage: true),
    .init(.swift5, "imports sendable", 26, .all, .package, isPackage: true),
    .init(.swift6, "mainActor", 26, .swiftUI, .public, isPackage: false),
    .init(.swift6, "imports", 26, .uiKit, .internal, isPackage: false),
  ]

  @Test("Every setting is in one of the four") func settings() {
    for column in Self.projects[0].choices.indices {
      let values = [Self.projects, Self.daily].map { Set($0.map { $0.choices[column] }) }
      #expect(values[0] == values[1])
    }
  }

  @Test("Any two settings meet in one of the twelve") func pairs() {
    let rows = Self.projects.map(\.choices)
    let values = rows[0].indices.map { column in Set(rows.map { $0[column] }).sorted() }
    #expect(values.map(\.count) == [2, 2, 2, 2, 4, 3, 3, 2])
    for first in values.indices {
      for second in values.indices where second > first {
        for one in values[first] {
          for other in values[second] {
            #expect(
              rows.contains { $0[first] == one && $0[second] == other }, "\(one), \(other)")
          }
        }
      }
    }
  }

  @Test("Every preset compiles", arguments: isThorough ? projects : daily)
  func project(_ project: SwiftProject) throws {
    #expect(try AppleTypechecker().diagnose(project.sources(), project.setting) == [])
  }

  /// All settings with all exports, which `make check` asks for.
  @Test(
    "Every export compiles in every project",
    .enabled(if: isThorough))
  func whole() throws {
    var sources: [String: String] = [:]
    for exports in SwiftProject.Exports.allCases {
      for access in SwiftAccess.allCases {
        let project = SwiftProject(.swift6, "", 15, exports, access, isPackage: true)
        for (name, text) in try project.sources(namespace: "\(exports)\(access)".capitalized) {
          sources["\(exports)-\(access)-\(name)"] = text
        }
      }
    }
    for mode in AppleTypechecker.LanguageMode.allCases {
      for system in [15, 17, 18, 26] {
        for number in 0..<8 {
          var setting = AppleTypechecker.Setting(mode)
          setting.system = system
          setting.isolatesToMainActor = number & 1 != 0
          setting.importsInternally = number & 2 != 0
          setting.takesSendableCompletions = number & 4 != 0
          let diagnoses = try AppleTypechecker().diagnose(sources, setting)
          #expect(diagnoses == [], "\(setting)")
        }
      }
    }
  }
}

/// A Swift project is how an app compiles, and what is exported to it.
struct SwiftProject: CustomTestStringConvertible {
  /// The frameworks that are exported for.
  enum Exports: String, CaseIterable {
    case all, swiftUI
    /// UIKit, and Core Animation in a file of its own.
    case uiKit
  }

  let setting: AppleTypechecker.Setting
  private let exports: Exports
  private let access: SwiftAccess
  private let isPackage: Bool

  init(
    _ mode: AppleTypechecker.LanguageMode, _ words: String, _ system: Int, _ exports: Exports,
    _ access: SwiftAccess, isPackage: Bool
  ) {
    var setting = AppleTypechecker.Setting(mode)
    setting.system = system
    setting.isolatesToMainActor = words.contains("mainActor")
    setting.importsInternally = words.contains("imports")
    setting.takesSendableCompletions = words.contains("sendable")
    (self.setting, self.exports, self.access, self.isPackage) = (
      setting, exports, access, isPackage
    )
  }

  /// What is chosen of everything that can be.
  var choices: [String] {
    [
      setting.languageMode.rawValue, "main actor \(setting.isolatesToMainActor)",
      "imports \(setting.importsInternally)", "sendable \(setting.takesSendableCompletions)",
      "iOS \(setting.system)", exports.rawValue, access.rawValue, "package \(isPackage)",
    ]
  }

  var testDescription: String { choices.joined(separator: ", ") }

  /// The files that are exported, by name.
  func sources(namespace: String = "TeamMotion") throws -> [String: String] {
    var sources: [String: String] = [:]
    let sets: [(String, Set<AppleFramework>)] =
      switch exports {
      case .all: [("", [])]
      case .swiftUI: [("", [.swiftUI])]
      case .uiKit: [("", [.uiKit]), ("Layer", [.coreAnimation])]
      }
    for (prefix, frameworks) in sets {
      var options = ExportOptions()
      options.access = access
      options.frameworks = frameworks
      options.isPackage = isPackage
      options.namespace = prefix + namespace
      let export = try PresetExport(
        of: BuiltInPresets.all(), to: .swift, options, header: BuiltInPresets.header,
        demands: false)
      for file in export.files where file.path != "Package.swift" {
        let name = file.path.split(separator: "/").last.map(String.init) ?? "Motion.swift"
        sources[prefix + name] = file.text
      }
    }
    return sources
  }
}
