// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "curvet",
  targets: [
    target("Diagnostics"),
    target("StrictJSON", ["Diagnostics"]),
    target("CommandKit", ["Diagnostics"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("StrictJSONTests", ["StrictJSON", "Diagnostics"]),
    tests("CommandKitTests", ["CommandKit", "Diagnostics"]),
  ]
)
