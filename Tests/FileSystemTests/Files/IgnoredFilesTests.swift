import FileSystem
import Foundation
import Testing

/// The files that git ignores by gitignore(5).
struct IgnoredFilesTests {
  @Test(
    "Patterns match as git matches them",
    arguments: [
      ("gen/", ["gen/a.swift", "src/gen/a.swift"], ["gen", "src/a.swift"]),
      ("*.generated.swift", ["a.generated.swift", "src/b.generated.swift"], ["generated.swift"]),
      ("/out", ["out/a.ts", "out"], ["src/out/a.ts"]),
      ("src/*.js", ["src/a.js"], ["src/deep/a.js", "a.js"]),
      ("**/dist", ["dist/a.js", "src/dist/a.js"], ["src/a.js"]),
      ("src/**/x.kt", ["src/x.kt", "src/a/b/x.kt"], ["x.kt"]),
      ("*.kt\n!Keep.kt", ["a.kt"], ["Keep.kt", "src/Keep.kt"]),
      ("# gen/\n\n", [], ["gen/a.swift"]),
    ])
  func patterns(rules: String, ignored: [String], others: [String]) throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder(".git"), withIntermediateDirectories: true)
    try folder.write(rules, to: ".gitignore")
    var files = IgnoredFiles(at: folder.path)
    for path in ignored {
      let isIgnored = files.contains(path)
      #expect(isIgnored, "\(path)")
    }
    for path in others {
      let isIgnored = files.contains(path)
      #expect(!isIgnored, "\(path)")
    }
  }

  @Test("The rules of the repository hold in its folders, and those of a folder within it")
  func folders() throws {
    let folder = try Folder()
    for name in [".git", "app/src"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    try folder.write("/app/src/a.swift\n", to: ".gitignore")
    try folder.write("b.swift\n", to: "app/src/.gitignore")
    var files = IgnoredFiles(at: folder("app"))
    let found = ["src/a.swift", "src/b.swift", "src/c.swift", "b.swift"].filter {
      files.contains($0)
    }
    #expect(found == ["src/a.swift", "src/b.swift"])
  }
}
