import Diagnostics
import FileSystem
import Storage
import StrictJSON

/// A published folder holds files for any web server, and a list of them with their hashes.
///
/// The list is written last: whoever sees it sees whole files. Only what the list of an earlier run names
/// is changed or removed, and only as that run left it.
package struct PublishedFolder {
  /// What a run did.
  package struct Report: Hashable, Sendable {
    /// How many files are new, have changed, are as they were, or went.
    package var added = 0, changed = 0, same = 0, removed = 0
  }

  /// The file that lists the others.
  package static let list = "index.json"

  private let path: String
  private let environment: CatalogEnvironment

  /// Names a folder, whether or not it is there.
  package init(_ path: String, in environment: CatalogEnvironment) {
    var path = path
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    (self.path, self.environment) = (path, environment)
  }

  /// Whether a path names a folder, or is one.
  package static func isNamed(_ path: String, in environment: CatalogEnvironment) -> Bool {
    path.hasSuffix("/") || FileTree.kind(of: environment.absolute(path)) == .folder
  }

  /// Makes the folder hold the files, and nothing else of an earlier run.
  ///
  /// - Parameters:
  ///   - files: Their paths from the folder, and their bytes.
  ///   - precious: What must not be written over.
  /// - Throws: `exists`, before anything is written, if a file would replace one that isn't of an earlier
  ///   run or was changed since.
  package func publish(
    _ files: [(path: String, bytes: [UInt8])], sparing precious: ProtectedFiles
  ) throws(CatalogError) -> Report {
    let former = try listed()
    let hashes = files.map { SHA256.hash($0.bytes).hexadecimal }
    var report = Report()
    var isWritten: [Bool] = []
    for (file, hash) in zip(files, hashes) {
      let present = try presentHash(of: file.path)
      isWritten.append(present != hash)
      switch present {
      case hash: report.same += 1
      case nil: report.added += 1
      case former[file.path]: report.changed += 1
      default:
        throw CatalogError(
          .exists,
          former[file.path] == nil
            ? "this file isn't of the gallery" : "this file was changed by somebody else",
          path: shown(file.path), hints: ["move it away, or name another folder"])
      }
    }
    for (file, _) in zip(files, isWritten).filter(\.1) {
      try environment.write(
        file.bytes, to: shown(file.path), sparing: precious, makesFolders: true)
    }
    let wanted = Set(files.map(\.path))
    for (path, hash) in former where !wanted.contains(path) && isInside(path) {
      guard try presentHash(of: path) == hash else { continue }
      FileTree.remove(environment.absolute(shown(path)))
      report.removed += 1
    }
    let list = Self.list(of: zip(files.map(\.path), hashes).sorted { $0.0 < $1.0 })
    if try bytes(of: Self.list) != list {
      try environment.write(list, to: shown(Self.list), sparing: precious, makesFolders: true)
    }
    return report
  }

  private func shown(_ file: String) -> String { path == "/" ? "/\(file)" : "\(path)/\(file)" }

  /// Whether a path of the list leads to a file in the folder, by no link out of it.
  private func isInside(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }) else { return false }
    let folder = FileTree.destination(of: environment.absolute(path))
    let target = FileTree.destination(of: environment.absolute(shown(file)))
    return target == (folder == "/" ? "" : folder) + "/" + file
  }

  private func bytes(of file: String) throws(CatalogError) -> [UInt8]? {
    do throws(CatalogError) {
      return try environment.read(shown(file), atMost: 1 << 30)
    } catch  where error.kind == .notFound {
      return nil
    }
  }

  private func presentHash(of file: String) throws(CatalogError) -> String? {
    try bytes(of: file).map { SHA256.hash($0).hexadecimal }
  }

  /// Returns the files that an earlier run wrote, with their hashes.
  private func listed() throws(CatalogError) -> [String: String] {
    guard let text = try bytes(of: Self.list) else { return [:] }
    let root = JSONDocument.read(text, file: "").document?.root
    guard let root, root["gallery"] != nil, let files = root["files"] else {
      throw CatalogError(
        .exists, "this file isn't of the gallery", path: shown(Self.list),
        hints: ["move it away, or name another folder"])
    }
    var hashes: [String: String] = [:]
    for member in files.members { hashes[member.key] = member.value.string }
    return hashes
  }

  private static func list(of files: [(String, String)]) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("curvet", 1)
      writer.member("gallery", 1)
      writer.object("files") { writer in
        for (path, hash) in files { writer.member(path, hash) }
      }
    }
    return writer.bytes + [0x0A]
  }
}
