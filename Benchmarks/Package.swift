// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "benchmarks",
  targets: [
    .executableTarget(name: "Bench", swiftSettings: settings),
    .executableTarget(name: "GeneratePresets", swiftSettings: settings),
    .executableTarget(name: "BaselineImport", linkerSettings: [.linkedLibrary("sqlite3")]),
  ],
  cLanguageStandard: .c2x
)
