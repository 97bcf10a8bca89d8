// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// SwiftPM takes no unsafe flags from packages that it has fetched, which it keeps in folders called "checkouts".
let isFetched = Context.packageDirectory.contains("/checkouts/")

func flags(_ flags: String..., in configuration: BuildConfiguration) -> [SwiftSetting] {
  isFetched ? [] : [.unsafeFlags(flags, .when(configuration: configuration))]
}

// What the tests do all the time, which is to fit curves, read JSON and export, is optimized in debug builds too:
// unoptimized, Motion alone takes more than half of the time of all tests.
let fast = flags("-O", in: .debug)

// In release builds, what isn't in a loop over many presets is optimized for size, which compiles faster and runs as
// fast. What only puts other modules together is optimized by LLVM alone.
let small = flags("-Osize", in: .release)
let plain = flags("-Osize", "-Xfrontend", "-disable-sil-perf-optzns", in: .release)

// Tests of the release modules are compiled sooner than they would run faster.
let testSettings = settings + flags("-Onone", in: .release)

// A static program starts twice as fast and needs no libraries. Functions with the same code are kept once, and the
// tables for unwinding not at all, which are 8 % of the program.
let staticProgram: [LinkerSetting] =
  isFetched
  ? []
  : [
    .unsafeFlags(
      [
        "-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker",
        "--no-eh-frame-hdr", "-Xlinker", "-T", "-Xlinker",
        "\(Context.packageDirectory)/Sources/CurvetTool/unwinding.ld",
      ], .when(platforms: [.linux], configuration: .release))
  ]

func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], flags: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + flags)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, swiftSettings: testSettings)
}

// The arrows of the house: a module imports what its arrows reach, nothing else.
let diagnostics: [Target.Dependency] = ["Diagnostics"]
let presets: [Target.Dependency] = ["Presets", "Motion", "StrictJSON"] + diagnostics
let storage: [Target.Dependency] = ["Storage", "FileSystem"] + presets
let validation: [Target.Dependency] =
  ["Validation", "Importing", "Rules", "FileSystem"] + presets
let curvet: [Target.Dependency] =
  ["Curvet", "Validation", "Importing", "Exporting", "Rules"] + storage

let package = Package(
  name: "curvet",
  // Synchronization's Mutex and Atomic set the floor.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "curvet", targets: ["CurvetTool"]),
    .library(name: "Curvet", targets: ["Curvet"]),
    .library(name: "Motion", targets: ["Motion"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .target(name: "EmbeddedData"),
    target("Diagnostics"),
    target("FileSystem", diagnostics),
    target("StrictJSON", diagnostics, flags: fast),
    target("Motion", flags: fast),
    target("Presets", ["Motion", "StrictJSON"] + diagnostics),
    target("Rules", presets, flags: small),
    target("Importing", ["EmbeddedData"] + presets, flags: fast + small),
    target("Exporting", ["EmbeddedData"] + presets, flags: fast + small),
    target(
      "Validation", ["Importing", "Rules", "FileSystem"] + presets, flags: small),
    target("Storage", ["CSQLite", "EmbeddedData", "FileSystem"] + presets),
    target("Preview", ["EmbeddedData"] + presets, flags: small),
    target(
      "Curvet", ["Validation", "Importing", "Exporting", "Rules"] + storage, flags: plain),
    target("CommandKit", diagnostics, flags: small),
    target("CurvetCLI", ["CommandKit", "Preview"] + curvet, flags: plain),
    .executableTarget(
      name: "CurvetTool", dependencies: ["CurvetCLI"], exclude: ["unwinding.ld"],
      swiftSettings: settings,
      linkerSettings: staticProgram),

    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: testSettings),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: testSettings),
    .target(
      name: "RandomMotions", dependencies: ["Motion", "SeededNumbers"], path: "Tests/RandomMotions",
      swiftSettings: testSettings),
    tests("ExpectationsTests", ["Expectations"]),
    tests("DiagnosticsTests", diagnostics),
    tests("FileSystemTests", ["FileSystem"] + diagnostics),
    tests("StrictJSONTests", ["SeededNumbers", "StrictJSON"] + diagnostics),
    tests("MotionTests", ["Motion", "RandomMotions", "SeededNumbers"]),
    .target(name: "ScriptRunning", path: "Tests/ScriptRunning", swiftSettings: testSettings),
    .target(
      name: "SchemaChecking", dependencies: ["ScriptRunning"], path: "Tests/SchemaChecking",
      exclude: ["verdicts.py", "requirements.txt", "requirements-alone.txt"],
      swiftSettings: testSettings),
    .target(
      name: "BrowserChecking", dependencies: ["ScriptRunning"], path: "Tests/BrowserChecking",
      exclude: ["browser.py", "stylesheets.py", "page.js", "requirements.txt"],
      swiftSettings: testSettings),
    tests("BrowserCheckingTests", ["BrowserChecking"]),
    .target(
      name: "PlayerChecking", dependencies: ["BrowserChecking", "CompilerRunning"],
      path: "Tests/PlayerChecking",
      exclude: ["main.swift.txt", "Main.kt.txt"], swiftSettings: testSettings),
    .target(
      name: "XMLReading", dependencies: ["ScriptRunning"], path: "Tests/XMLReading",
      exclude: ["trees.py"], swiftSettings: testSettings),
    tests("XMLReadingTests", ["XMLReading"]),
    .target(
      name: "MotionCounting", dependencies: ["ScriptRunning"], path: "Tests/MotionCounting",
      exclude: ["counts.py"], swiftSettings: testSettings),
    .target(
      name: "ShellChecking", dependencies: ["ScriptRunning"], path: "Tests/ShellChecking",
      exclude: ["press-keys.py"], swiftSettings: testSettings),
    .target(name: "CompilerRunning", path: "Tests/CompilerRunning", swiftSettings: testSettings),
    tests("PresetsTests", ["SchemaChecking", "SeededNumbers"] + presets),
    tests("RulesTests", ["Expectations", "Rules"] + presets),
    tests(
      "ImportingTests",
      ["BrowserChecking", "Expectations", "Importing", "MotionCounting", "SeededNumbers"] + presets),
    tests(
      "ExportingTests",
      [
        "AppleStubs", "BrowserChecking", "CompilerRunning", "Expectations", "Exporting",
        "Importing", "PlayerChecking", "RandomMotions", "SchemaChecking", "SeededNumbers",
        "XMLReading",
      ] + presets),
    tests("ValidationTests", validation),
    tests("EmbeddedDataTests", ["EmbeddedData", "Expectations"] + storage),
    tests("StorageTests", ["CSQLite", "Expectations"] + storage),
    tests("CommandKitTests", ["CommandKit", "Expectations"] + diagnostics),
    tests("PreviewTests", ["Preview"] + presets),
    .target(
      name: "AppleStubs", path: "Tests/AppleStubs", swiftSettings: testSettings),
    tests("AppleStubsTests", ["AppleStubs"]),
    .target(
      name: "Fuzzing",
      dependencies: ["CSQLite", "CurvetCLI", "RandomMotions", "SeededNumbers"] + curvet,
      path: "Tests/Fuzzing",
      exclude: ["Corpus"],
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzz", swiftSettings: settings),
    .executableTarget(
      name: "Sample", dependencies: ["Curvet"], path: "Tests/Sample",
      exclude: ["Package.swift.txt"], swiftSettings: settings),
    tests("CurvetTests", ["Expectations", "Fuzzing", "Sample", "SeededNumbers"] + curvet),
    tests(
      "CurvetCLITests",
      [
        "BrowserChecking", "Expectations", "SchemaChecking", "SeededNumbers", "ShellChecking",
        "CurvetCLI", "CommandKit", "Preview",
      ] + curvet),
    tests("ArchitectureTests", ["Expectations"]),
  ],
  cLanguageStandard: .c2x
)

#if os(Linux)
  // Apple's frameworks as far as exported code needs them, which runs here against them.
  func runtime(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
      name: "Runtime\(name)", dependencies: dependencies, path: "Tests/AppleRuntime/\(name)",
      swiftSettings: testSettings)
  }
  package.targets += [
    runtime("CoreGraphics", []),
    runtime("QuartzCore", ["RuntimeCoreGraphics"]),
    runtime("UIKit", ["RuntimeQuartzCore"]),
    runtime("SwiftUI", ["RuntimeUIKit"]),
    tests(
      "AppleRuntimeTests", ["RuntimeQuartzCore", "RuntimeUIKit", "RuntimeSwiftUI", "SeededNumbers"]),
  ]
#endif
