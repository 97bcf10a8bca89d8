import Diagnostics
import Foundation

@testable import Storage

/// A folder of its own for a test, removed when the test lets go of it.
final class Scratch: Sendable {
  let folder: String

  init() throws {
    let name = "curvet-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The names of all files in the folder, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func path(_ name: String = "catalog.sqlite") -> String { "\(folder)/\(name)" }

  func bytes(_ name: String = "catalog.sqlite") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  func write(_ bytes: [UInt8], to name: String = "catalog.sqlite") throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  func catalog(
    _ name: String = "catalog.sqlite", options: OpenOptions = OpenOptions(),
    migrations: [Migration] = Migration.embedded
  ) -> CatalogFile {
    let environment = StorageEnvironment(
      appVersion: "1.2.3", now: { 1_700_000_000 }, random: { (0x0123_4567_89ab_cdef, 0xff) })
    return CatalogFile(
      path: path(name), environment: environment, options: options, migrations: migrations)
  }
}

/// The error that the body throws; nil if it throws none.
func failure(_ body: () throws(CatalogError) -> Void) -> CatalogError? {
  do throws(CatalogError) {
    try body()
    return nil
  } catch {
    return error
  }
}

extension Connection {
  /// The first column of the first row, as text.
  func text(_ sql: String) throws(CatalogError) -> String? {
    try prepare(sql).first { $0.string(0) }
  }
}
