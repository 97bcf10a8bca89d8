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
  dependencies: [.package(name: "curvet", path: "..")],
  targets: [
    .executableTarget(
      name: "Bench",
      dependencies: ["MotionBaselines", .product(name: "Motion", package: "curvet")],
      swiftSettings: settings),
    .target(name: "MotionBaselines"),
    .executableTarget(name: "GeneratePresets", swiftSettings: settings),
    .executableTarget(name: "BaselineImport", linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(name: "BaselineHash"),
    .executableTarget(name: "BaselineLike", linkerSettings: [.linkedLibrary("sqlite3")]),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
