import Foundation
import Synchronization

/// The TypeScript compiler, which `make test-deps` installs.
public enum TypeScript {
  private static func options(_ version: String) -> [String] {
    ["--target", version, "--module", version, "--moduleResolution", "node"]
      + ["--lib", "\(version),dom"]
  }

  /// Returns what the compiler, at its strictest, has to say of a file beside declarations of what it
  /// imports.
  ///
  /// - Parameters:
  ///   - files: The texts by their names; JavaScript is checked by its comments.
  ///   - more: Further options.
  public static func complaints(
    about files: [String: String], _ more: [String] = []
  ) throws -> [String] {
    try Workshop.within { workshop in
      for (name, text) in files { try workshop.write(text, to: name) }
      let strict = ["--noEmit", "--strict", "--allowJs", "--checkJs"] + more
      return try workshop.run("tsc", options("es2022") + strict + files.keys.sorted()).output
        .split(separator: "\n").map(String.init)
    }
  }

  // The same module is asked for by several tests, and the compiler takes seconds.
  private static let known = Mutex<[String: String]>([:])

  /// Returns a file without its types.
  ///
  /// - Parameter checks: Whether the compiler looks at the types, as strictly as it can, and holds the
  ///   file to ES2020.
  public static func javaScript(of text: String, checks: Bool = false) throws -> String {
    try known.withLock { known in
      if let script = known["\(checks)\(text)"] { return script }
      let script = try Workshop.within { workshop in
        try workshop.write(text, to: "module.ts")
        let strict = [
          "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes",
          "--noImplicitReturns", "--noUnusedLocals",
        ]
        let outcome = try workshop.run(
          "tsc", (checks ? options("es2020") + strict : options("es2022")) + ["module.ts"])
        guard !checks || outcome.succeeded, let script = try? workshop.read("module.js") else {
          throw Workshop.Failure(description: outcome.output)
        }
        return script
      }
      known["\(checks)\(text)"] = script
      return script
    }
  }
}
