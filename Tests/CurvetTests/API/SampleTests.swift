import Foundation
import Testing

/// The sample program of the documentation.
struct SampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let source = root.appending(path: "Tests/Sample/main.swift")

  /// Where the package's products are: beside the tests that run.
  private static let products = [
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
    root.appending(path: ".build/debug"),
  ].first { FileManager.default.fileExists(atPath: $0.appending(path: "Sample").path) }

  @Test("It does what its comments say") func run() throws {
    let products = try #require(Self.products, "build the sample first: swift build --build-tests")
    let bench = try Bench()
    try bench.write(
      #"""
      {"curvet": 1, "presets": {"spring/team/soft":
        {"kind": "spring", "motion": {"duration": 0.5, "bounce": 0.2}}}}
      """#, to: "tokens.json")
    try bench.write(
      #"{"curvet": 1, "presets": {"curve/a": {"kind": "curve", "motion": {"cubicBezier": [2, 0, 0, 1]}}}}"#,
      to: "draft.json")
    let result = try Self.run(products.appending(path: "Sample").path, [], in: bench.folder)
    #expect(
      result == """
        transition/flip-present 0.72
        transition/uiview-transition/flip-from-bottom 0.25
        transition/uiview-transition/flip-from-left 0.25
        nearest: curve/material/standard 0.0
        0.0 0.0 0.0
        0.1 0.39925126793466226 5.246401447314333
        0.2 0.8134033381234507 2.7989808013538324
        spring/team/soft exact
        error 1 cubicBezier[0] must be from 0 to 1
        no preset named 'spring/team/sotf'; did you mean 'spring/team/soft'?

        """)
    #expect(
      bench.files.filter { !$0.hasPrefix("motion.sqlite") } == [
        "App", "App/Motion.swift", "draft.json", "tokens.json",
      ])
  }

  /// The code of an article, which is a program.
  private static func code(in article: String) throws -> String {
    let text = try String(
      contentsOf: root.appending(path: "Sources/\(article)"), encoding: .utf8)
    let start = try #require(text.range(of: "```swift\nimport ")).lowerBound
    return String(text[start...].dropFirst(9).prefix { $0 != "`" })
  }

  @Test(
    "What the articles show compiles in a package of its own",
    arguments: ["Curvet/Curvet.docc/GettingStarted.md", "Motion/Motion.docc/SamplingASpring.md"])
  func stranger(article: String) throws {
    let products = try #require(Self.products)
    let bench = try Bench()
    try bench.write(Self.code(in: article), to: "main.swift")
    let maps = [
      Self.root.appending(path: "Sources/CSQLite/module.modulemap").path,
      products.appending(path: "EmbeddedData.build/module.modulemap").path,
    ]
    let result = try Self.run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
        "-package-name", "stranger", "-I", products.appending(path: "Modules").path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + [bench.path("main.swift")],
      in: bench.folder)
    #expect(result == "")
  }

  @Test("The documentation shows the sample") func documentation() throws {
    let source = try String(contentsOf: Self.source, encoding: .utf8)
    #expect(try Self.code(in: "Curvet/Curvet.docc/GettingStarted.md") == source)
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  /// Runs a program to its end; returns what it printed on either stream.
  private static func run(
    _ program: String, _ arguments: [String], in folder: String
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
