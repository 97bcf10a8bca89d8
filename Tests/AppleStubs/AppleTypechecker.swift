import Foundation

/// An Apple type-checker asks the toolchain's compiler what it says of code for iOS.
///
/// The code is compiled for iOS 15 against stubs for Apple's frameworks, so that newer names
/// are refused outside `#available`. Warnings are errors.
public struct AppleTypechecker: Sendable {
  /// A language mode of the compiler.
  public enum LanguageMode: String, CaseIterable, Sendable {
    /// What Swift 5.10 projects and newer ones that have not moved on use.
    case swift5 = "5"
    /// Data races are errors.
    case swift6 = "6"
  }

  /// What stands in the way of asking.
  public struct Failure: Error, CustomStringConvertible {
    /// What it is.
    public let description: String
  }

  private static let modules = Result { try StubModules(SwiftCompiler()) }

  private let folder: URL

  /// Compiles the stubs, unless that was done before.
  public init() throws {
    folder = try Self.modules.get().folder
  }

  /// Returns what the compiler finds in the files of one module, a line each; nothing if it is
  /// content.
  ///
  /// A line is `name.swift:line:column: error: message`.
  ///
  /// - Parameter sources: the texts of the files by their names.
  public func typecheck(
    _ sources: [String: String], languageMode: LanguageMode
  ) throws -> [String] {
    try findings(in: sources, languageMode, ["-typecheck"])
  }

  /// Returns what `typecheck` does and, of code without such findings, what only the flow of
  /// control shows: a missing return, a variable read before it is set, a value sent into a race.
  public func diagnose(
    _ sources: [String: String], languageMode: LanguageMode
  ) throws -> [String] {
    try findings(in: sources, languageMode, ["-emit-sil", "-o", "/dev/null"])
  }

  private func findings(
    in sources: [String: String], _ languageMode: LanguageMode, _ action: [String]
  ) throws -> [String] {
    let sourceFolder = FileManager.default.temporaryDirectory.appending(
      path: "curvet-typecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: sourceFolder) }
    var files: [String] = []
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      let file = sourceFolder.appending(path: name)
      try text.write(to: file, atomically: false, encoding: .utf8)
      files.append(file.path)
    }
    let outcome = try SwiftCompiler().run(action + options(languageMode) + files)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let findings = lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    guard !outcome.succeeded, findings.isEmpty else {
      return findings.map { $0.replacing(sourceFolder.path + "/", with: "") }
    }
    throw Failure(description: "the compiler ended without a finding:\n\(outcome.output)")
  }

  private func options(_ languageMode: LanguageMode) -> [String] {
    // Without -wmo the first file with an error would end the check of the others;
    // without the plug-in the compiler refuses every #Preview.
    let plugin = StubModules.fixtures.appending(path: "PreviewsMacros.py").path
    let frontend =
      StubModules.flags + ["-load-plugin-executable", "\(plugin)#PreviewsMacros"]
    return ["-wmo", "-parse-as-library", "-module-name", "Exported", "-package-name", "exported"]
      + ["-swift-version", languageMode.rawValue, "-warnings-as-errors"]
      + ["-target", StubModules.target, "-I", folder.path, "-diagnostic-style", "llvm"]
      + frontend.flatMap { ["-Xfrontend", $0] }
  }
}
