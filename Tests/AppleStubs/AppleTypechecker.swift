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

  /// A setting is how a project compiles, as far as it decides what code may say.
  public struct Setting: Sendable, Hashable {
    /// The language mode.
    public var languageMode: LanguageMode
    /// Whether what says nothing of an actor is the main actor's.
    public var isolatesToMainActor = false
    /// Whether imports are for the importing module alone unless they say otherwise.
    public var importsInternally = false
    /// Whether UIKit takes completions that are sendable and run on the main actor, as newer SDKs may.
    public var takesSendableCompletions = false
    /// The lowest iOS that the project runs on.
    public var system = 15

    /// Makes the setting of a project that has only a language mode.
    public init(_ languageMode: LanguageMode) { self.languageMode = languageMode }
  }

  /// What stands in the way of asking.
  public struct Failure: Error, CustomStringConvertible {
    /// What it is.
    public let description: String
  }

  private static let modules = Result { try StubModules(SwiftCompiler()) }
  private static let sendableModules = Result {
    try StubModules(SwiftCompiler(), sendableCompletions: true)
  }

  /// Compiles the stubs, unless that was done before.
  public init() throws { _ = try Self.modules.get() }

  /// Returns what the compiler finds in the files of one module, a line each; nothing if it is
  /// content.
  ///
  /// A line is `name.swift:line:column: error: message`.
  ///
  /// - Parameter sources: the texts of the files by their names.
  public func typecheck(
    _ sources: [String: String], languageMode: LanguageMode
  ) throws -> [String] {
    try findings(in: sources, Setting(languageMode), ["-typecheck"])
  }

  /// Returns what `typecheck` does and, of code without such findings, what only the flow of
  /// control shows: a missing return, a variable read before it is set, a value sent into a race.
  public func diagnose(
    _ sources: [String: String], languageMode: LanguageMode
  ) throws -> [String] {
    try diagnose(sources, Setting(languageMode))
  }

  /// Returns what the compiler finds in a project of another setting.
  public func diagnose(_ sources: [String: String], _ setting: Setting) throws -> [String] {
    try findings(in: sources, setting, ["-emit-sil", "-o", "/dev/null"])
  }

  private func findings(
    in sources: [String: String], _ setting: Setting, _ action: [String]
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
    let outcome = try SwiftCompiler().run(action + options(setting) + files)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let findings = lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    guard !outcome.succeeded, findings.isEmpty else {
      return findings.map { $0.replacing(sourceFolder.path + "/", with: "") }
    }
    throw Failure(description: "the compiler ended without a finding:\n\(outcome.output)")
  }

  private func options(_ setting: Setting) throws -> [String] {
    // Without -wmo the first file with an error would end the check of the others;
    // without the plug-in the compiler refuses every #Preview.
    let plugin = StubModules.fixtures.appending(path: "PreviewsMacros.py").path
    let frontend =
      StubModules.flags + ["-load-plugin-executable", "\(plugin)#PreviewsMacros"]
    let modules = setting.takesSendableCompletions ? Self.sendableModules : Self.modules
    var options = ["-wmo", "-parse-as-library", "-module-name", "Exported"]
    options += ["-package-name", "exported", "-swift-version", setting.languageMode.rawValue]
    options += ["-warnings-as-errors", "-target", "arm64-apple-ios\(setting.system).0"]
    options += ["-I", try modules.get().folder.path, "-diagnostic-style", "llvm"]
    if setting.isolatesToMainActor { options += ["-default-isolation", "MainActor"] }
    if setting.importsInternally {
      options += ["-enable-upcoming-feature", "InternalImportsByDefault"]
    }
    return options + frontend.flatMap { ["-Xfrontend", $0] }
  }
}
