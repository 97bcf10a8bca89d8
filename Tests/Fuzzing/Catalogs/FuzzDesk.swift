import Curvet
import CurvetCLI
import Diagnostics
import Foundation
import Storage
import Synchronization

/// A desk is a folder in which commands are run, inside this process or as processes of their own.
package final class FuzzDesk {
  /// What a command came to.
  struct Run: Equatable {
    /// The exit code; below 0, the signal that ended the process.
    var status: Int32
    var output: [UInt8]
    var errors: String
    var isLate = false
  }

  /// The folder.
  let folder: String
  /// The program that is run as a process; nil to run commands inside this process.
  var program: String?
  /// How long a command may take, in seconds: a specification of all built-in presets takes a third of it.
  static let limit = 30.0

  private let count = FuzzCount()

  /// Makes the folder.
  package init(_ folder: String) throws {
    self.folder = folder
    try? FileManager.default.removeItem(atPath: folder)
    for name in ["tmp", "home"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { Array($0) }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  /// The files in the folder, hidden ones too, with their sizes.
  var sizes: [String: Int] {
    var sizes: [String: Int] = [:]
    for name in FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [] {
      var status = stat()
      if lstat(path(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        sizes[name] = Int(status.st_size)
      }
    }
    return sizes
  }

  /// Removes all files but those in folders.
  func clear() {
    for name in sizes.keys { unlink(path(name)) }
  }

  /// Runs a command on the catalog.
  func run(_ words: [String], input: String = "") throws -> Run {
    let words = words + ["--catalog", "catalog.sqlite"]
    if let program { return try FuzzProcess(program, words, in: self).run() }
    let rest = Mutex(Array(input.utf8)[...])
    let (output, errors) = (FuzzSink(), FuzzSink())
    let deadline = Date().addingTimeInterval(Self.limit)
    var context = Context(
      environment: CatalogEnvironment(
        variables: ["HOME": path("home"), "TMPDIR": path("tmp"), "USER": "kim"],
        workingDirectory: folder,
        storage: StorageEnvironment(
          appVersion: "0", now: { [count] in 1_800_000_000 + Double(count.next()) },
          random: { [count] in (0, count.next()) }),
        options: OpenOptions(busyTimeout: 20, isCancelled: { Date() > deadline })
      ) { count in
        rest.withLock { rest in
          let piece = rest.prefix(count)
          rest = rest.dropFirst(piece.count)
          return Array(piece)
        }
      },
      output: TextOutput(write: output.write), errors: TextOutput(write: errors.write),
      words: words)
    let status = Program.run(in: &context)
    return Run(
      status: status, output: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self),
      isLate: Date() > deadline)
  }
}

private final class FuzzSink {
  private(set) var bytes: [UInt8] = []

  func write(_ new: [UInt8]) throws(CatalogError) { bytes += new }
}

/// Numbers from 1 on, in place of the time and of chance.
private final class FuzzCount: Sendable {
  private let number = Atomic<UInt64>(0)

  func next() -> UInt64 { number.add(1, ordering: .relaxed).newValue }
}
