import Foundation

/// An Apple program is exported code that runs here, against the runtime.
///
/// The runtime's modules are those that the tests are built with. The code imports Apple's names;
/// the compiler takes the runtime's modules in their place. Swift on Linux has no Objective-C, so
/// `@objc` and `#selector` become closures, and nothing else is rewritten.
public struct AppleProgram {
  /// What the program printed.
  public let output: String

  /// Compiles the files of one module with a main program, and runs it.
  ///
  /// - Parameters:
  ///   - sources: The texts of the files by their names; one is `main.swift`.
  ///   - languageMode: The language mode of the compiler.
  /// - Throws: ``AppleTypechecker/Failure`` if it doesn't compile, or doesn't end by itself.
  public init(
    running sources: [String: String], languageMode: AppleTypechecker.LanguageMode = .swift6
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "curvet-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      try Self.withoutObjectiveC(text).write(to: file, atomically: false, encoding: .utf8)
      files.append(file.path)
    }
    let program = folder.appending(path: "program").path
    let built = Self.buildFolder
    let aliases = Self.frameworks.flatMap { ["-module-alias", "\($0)=Runtime\($0)"] }
    let objects = try Self.frameworks.flatMap { framework in
      let objects = built.appending(path: "Runtime\(framework).build")
      return try FileManager.default.contentsOfDirectory(atPath: objects.path)
        .filter { $0.hasSuffix(".o") }.map { objects.appending(path: $0).path }
    }
    let options = [
      "-Onone", "-module-name", "Exported", "-swift-version", languageMode.rawValue, "-I",
      built.appending(path: "Modules").path, "-o", program,
    ]
    let compiled = try SwiftCompiler().run(options + aliases + files + objects)
    guard compiled.succeeded else {
      throw AppleTypechecker.Failure(
        description: compiled.output.replacing(folder.path + "/", with: ""))
    }
    let run = try SwiftCompiler.run([program])
    guard run.succeeded else {
      throw AppleTypechecker.Failure(description: "the program failed:\n\(run.output)")
    }
    output = run.output
  }

  private static let frameworks = ["CoreGraphics", "QuartzCore", "UIKit", "SwiftUI"]

  /// Where SwiftPM puts what it builds: the folder of the tests themselves.
  private static let buildFolder = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// The code with closures in place of what needs Objective-C.
  ///
  /// `#selector(panned)` is the method of a target, and a method that a protocol of Objective-C leaves
  /// open is called as one that is always there.
  static func withoutObjectiveC(_ text: String) -> String {
    text.replacing("@objc ", with: "")
      .replacing(/#selector\((\w+)\)/) { "Selector(Self.\($0.1))" }
      .replacing(/#selector\((\w+\.\w+)\)/) { "Selector(\($0.1))" }
      .replacing("interruptibleAnimator?(using:", with: "interruptibleAnimator(using:")
  }
}
