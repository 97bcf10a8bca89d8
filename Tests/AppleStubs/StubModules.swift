import Foundation

/// The stub modules are Apple's frameworks as far as exported code names them, compiled.
///
/// Their declarations are in Tests/Fixtures/AppleStubs, a folder for each module. Compiling
/// takes seconds, so the result is kept in the temporary folder under a name made of everything
/// that it depends on.
struct StubModules {
  /// The lowest system that exported code runs on.
  static let target = "arm64-apple-ios15.0"

  /// What every compilation for the stubs needs.
  ///
  /// The attribute `@objc` asks for Apple's own Foundation unless it is told not to.
  static let flags = ["-disable-objc-attr-requires-foundation-module"]

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/AppleStubs")

  /// The frameworks, each after those that it imports.
  private static let names = [
    "ObjectiveC", "CoreGraphics", "Foundation", "QuartzCore", "UIKit", "SwiftUI",
  ]

  /// The modules of the standard library that the compiler imports by itself.
  private static let libraries = [
    "Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport",
  ]

  let folder: URL

  /// Compiles the modules.
  ///
  /// - Parameter sendableCompletions: Whether completions are to be sendable and the main actor's.
  init(_ compiler: SwiftCompiler, sendableCompletions: Bool = false) throws {
    let info = try compiler.targetInfo()
    let interfaces = try Self.names.map { name in
      let interface = try Self.interface(of: name)
      return sendableCompletions ? Self.sendingCompletions(of: interface) : interface
    }
    let identity = Self.hash(of: [info.compilerVersion] + interfaces)
    let temporary = FileManager.default.temporaryDirectory
    folder = temporary.appending(path: "curvet-apple-stubs-\(identity)")
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    let building = temporary.appending(path: "curvet-apple-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: building, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: building) }
    for library in Self.libraries {
      try Self.relabel(library, of: info, into: building)
    }
    for (name, interface) in zip(Self.names, interfaces) {
      try Self.compile(name, interface, in: building, compiler)
    }
    // Where another process was faster, its folder is as good.
    try? FileManager.default.moveItem(at: building, to: folder)
  }

  /// Makes one interface of a module's files, which hold declarations alone.
  private static func interface(of name: String) throws -> String {
    let folder = fixtures.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let head = """
      // swift-interface-format-version: 1.0
      // swift-module-flags: \(options(for: name).joined(separator: " "))
      import Swift
      import _Concurrency

      """
    return try files.reduce(into: head) {
      $0 += try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }

  /// The interface with completions as SDKs may have them that say where they run.
  private static func sendingCompletions(of interface: String) -> String {
    let sent = "@MainActor @Sendable "
    return
      interface
      .replacing("completion: ((", with: "completion: (\(sent)(")
      .replacing("completion: (() ->", with: "completion: (\(sent)() ->")
      .replacing("_ completion: @escaping (", with: "_ completion: @escaping \(sent)(")
  }

  /// The frameworks are resilient, as Apple's are: a switch over an enum that is not frozen needs
  /// an `@unknown default`.
  private static func options(for name: String) -> [String] {
    ["-module-name", name, "-target", target, "-swift-version", "5", "-enable-library-evolution"]
      + flags
  }

  private static func compile(
    _ name: String, _ interface: String, in folder: URL, _ compiler: SwiftCompiler
  ) throws {
    let file = folder.appending(path: "\(name).swiftinterface")
    try interface.write(to: file, atomically: false, encoding: .utf8)
    let outcome = try compiler.run(
      ["-frontend", "-compile-module-from-interface", file.path, "-I", folder.path]
        + ["-o", folder.appending(path: "\(name).swiftmodule").path] + options(for: name))
    guard outcome.succeeded else {
      throw AppleTypechecker.Failure(
        description: "the stand-in for \(name) does not compile:\n\(outcome.output)")
    }
  }

  /// Copies a module of the machine's own standard library and calls it one for iOS.
  ///
  /// Only a compiler that takes its target for iOS holds code to the availability of what it
  /// uses, and the toolchain has no standard library for iOS. The triple that a module was made
  /// for is a text in it, which may be exchanged for another of the same length; declarations are
  /// all that a type-check reads.
  private static func relabel(
    _ library: String, of info: SwiftCompiler.TargetInfo, into folder: URL
  ) throws {
    let triple = info.target.unversionedTriple
    let label = "arm64-apple-ios15.".padding(toLength: triple.count, withPad: "0", startingAt: 0)
    guard
      let module = info.paths.runtimeLibraryImportPaths.map({
        URL(filePath: $0).appending(path: "\(library).swiftmodule/\(triple).swiftmodule")
      }).first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      throw AppleTypechecker.Failure(description: "the toolchain has no \(library) for \(triple)")
    }
    var data = try Data(contentsOf: module)
    guard let range = data.range(of: Data(triple.utf8)) else {
      throw AppleTypechecker.Failure(description: "\(module.path) does not name \(triple)")
    }
    data.replaceSubrange(range, with: Data(label.utf8))
    let copies = folder.appending(path: "\(library).swiftmodule")
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    try data.write(to: copies.appending(path: "arm64-apple-ios.swiftmodule"))
  }

  /// FNV-1a: the standard library's hashes differ from process to process.
  private static func hash(of texts: [String]) -> String {
    let hash = texts.joined(separator: "\0").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
