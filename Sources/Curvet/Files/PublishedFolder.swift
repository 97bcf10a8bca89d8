import Diagnostics
import FileSystem
import Storage
import StrictJSON

/// A folder with files for any web server, and a list of the files with their hashes.
///
/// The list is written last, so that all files in it are complete. Only files that an earlier run wrote, and
/// that weren't changed since, are changed or removed. While files are written, a plan is stored next to them,
/// so that a run after an interrupted one recognizes them.
package struct PublishedFolder {
  /// The results of a run.
  package struct Report: Hashable, Sendable {
    /// How many files are new, have changed, are as they were, or went.
    package var added = 0, changed = 0, same = 0, removed = 0
  }

  /// The file that lists the others.
  package static let list = "index.json"
  /// The file that says what is being written; it goes when the list is there.
  package static let plan = "index.next.json"

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

  /// A file to publish.
  package struct File: Sendable {
    /// Where it belongs, from the folder.
    package var path: String
    /// The content.
    package var bytes: [UInt8]
    /// The omitted presets, by name, with the reasons.
    package var leftOut: [(name: String, reason: String)]

    /// Makes a file.
    package init(
      _ path: String, _ bytes: [UInt8], leftOut: [(name: String, reason: String)] = []
    ) {
      (self.path, self.bytes, self.leftOut) = (path, bytes, leftOut)
    }
  }

  /// Writes the files to the folder, and removes other files of an earlier run.
  ///
  /// - Parameters:
  ///   - files: The files to write.
  ///   - precious: The files that must not be overwritten.
  /// - Throws: `exists`, before anything is written, if a file would replace one that wasn't written by an
  ///   earlier run, or was changed since.
  package func publish(
    _ files: [File], sparing precious: ProtectedFiles
  ) throws(CatalogError) -> Report {
    let planned = try hashes(in: Self.plan)
    let former = try hashes(in: Self.list).merging(planned) { $0.union($1) }
    let hashes = files.map { SHA256.hash($0.bytes).hexadecimal }
    var report = Report()
    var isWritten: [Bool] = []
    for (file, hash) in zip(files, hashes) {
      let present = try presentHash(of: file.path)
      isWritten.append(present != hash)
      guard let present else {
        report.added += 1
        continue
      }
      if present == hash {
        report.same += 1
      } else if former[file.path]?.contains(present) == true {
        report.changed += 1
      } else {
        throw CatalogError(
          .exists,
          former[file.path] == nil
            ? "the file isn't part of the gallery" : "the file was modified outside Curvet",
          path: shown(file.path), hints: ["move it elsewhere, or name another folder"])
      }
    }
    if isWritten.contains(true) {
      var plan = planned
      for (file, hash) in zip(files, hashes) { plan[file.path, default: []].insert(hash) }
      try environment.write(
        Self.plan(plan), to: shown(Self.plan), sparing: precious, makesFolders: true)
    }
    for (file, _) in zip(files, isWritten).filter(\.1) {
      try environment.write(
        file.bytes, to: shown(file.path), sparing: precious, makesFolders: true)
    }
    let wanted = Set(files.map(\.path))
    for (path, hashes) in former
    where !wanted.contains(path) && Self.isOfGallery(path) && isInside(path) {
      guard let present = try presentHash(of: path), hashes.contains(present) else { continue }
      FileTree.remove(environment.absolute(shown(path)))
      report.removed += 1
    }
    let list = Self.list(of: zip(files, hashes).sorted { $0.0.path < $1.0.path })
    if try bytes(of: Self.list) != list {
      try environment.write(list, to: shown(Self.list), sparing: precious, makesFolders: true)
    }
    if !planned.isEmpty { removeLeftovers(beside: wanted.union(former.keys)) }
    if !planned.isEmpty || isWritten.contains(true) {
      FileTree.remove(environment.absolute(shown(Self.plan)))
    }
    return report
  }

  /// Removes what an interrupted run was about to write, however short ago that was.
  private func removeLeftovers(beside files: Set<String>) {
    for file in files.union([Self.list, Self.plan]) where isInside(file) {
      Leftovers.removeFiles(beside: environment.absolute(shown(file)), now: .infinity)
    }
  }

  private func shown(_ file: String) -> String { path == "/" ? "/\(file)" : "\(path)/\(file)" }

  /// Whether a gallery may have had a file of this path: a list that somebody else wrote may name any.
  private static func isOfGallery(_ file: String) -> Bool {
    file == "index.html" || ["presets/", "exports/"].contains(where: file.hasPrefix)
  }

  /// Whether a path in the list is a file in the folder, and not behind a link out of it.
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

  /// Returns the files that an earlier run wrote, or was about to write, with the hashes that they may have.
  private func hashes(in file: String) throws(CatalogError) -> [String: Set<String>] {
    guard let text = try bytes(of: file) else { return [:] }
    let root = JSONDocument.read(text, file: "").document?.root
    guard let root, root["curvet"]?.number == 1, root["gallery"]?.number == 1,
      let files = root["files"], files.kind == .object
    else {
      throw CatalogError(
        .exists, "the file isn't part of the gallery", path: shown(file),
        hints: ["move it elsewhere, or name another folder"])
    }
    var hashes: [String: Set<String>] = [:]
    for member in files.members {
      hashes[member.key] = Set(
        [member.value.string].compactMap(\.self) + member.value.elements.compactMap(\.string))
    }
    return hashes
  }

  private static func list(of files: [(File, String)]) -> [UInt8] {
    document { writer in
      writer.object("files") { writer in
        for (file, hash) in files { writer.member(file.path, hash) }
      }
      let partial = files.map(\.0).filter { !$0.leftOut.isEmpty }
      if partial.isEmpty { return }
      writer.object("leftOut") { writer in
        for file in partial {
          writer.object(file.path) { writer in
            for (name, reason) in file.leftOut { writer.member(name, reason) }
          }
        }
      }
    }
  }

  private static func plan(_ hashes: [String: Set<String>]) -> [UInt8] {
    document { writer in
      writer.object("files") { writer in
        for (path, hashes) in hashes.sorted(by: { $0.key < $1.key }) {
          writer.array(path) { writer in for hash in hashes.sorted() { writer.string(hash) } }
        }
      }
    }
  }

  private static func document(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("curvet", 1)
      writer.member("gallery", 1)
      write(&writer)
    }
    return writer.bytes + [0x0A]
  }
}
