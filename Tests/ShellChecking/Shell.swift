import Foundation
import ScriptRunning

/// A shell that people type into, behind a terminal of its own.
public enum Shell: String, Codable, CaseIterable, Sendable {
  case bash, zsh, fish

  /// What keys came to.
  public struct Answer: Decodable, Sendable {
    /// The line that the shell would run, without spaces at its end; nil if it is not finished.
    public let line: String?
    /// All that the terminal showed.
    public let screen: String
  }

  /// Presses keys in a new shell that completes for the program; returns an answer to each line of keys.
  ///
  /// - Parameters:
  ///   - lines: what is typed, each in a shell of its own; a tab asks for completion.
  ///   - program: the path of the program, whose file is called `curvet`.
  ///   - folder: the working folder.
  ///   - home: the home folder.
  public func pressing(
    _ lines: [String], program: String, in folder: String, home: String
  ) throws -> [Answer] {
    let setting = Setting(
      program: program, folder: folder, home: home,
      cases: lines.map { Setting.Case(shell: self, keys: $0) })
    let output = try Script(path: "ShellChecking/press-keys.py")
      .run([], JSONEncoder().encode(setting))
    return try JSONDecoder().decode([Answer].self, from: output)
  }

  private struct Setting: Encodable {
    struct Case: Encodable {
      let shell: Shell
      let keys: String
    }

    let program, folder, home: String
    let cases: [Case]
  }
}
