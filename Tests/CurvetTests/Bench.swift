import Diagnostics
import Foundation
import Exporting
import Presets
import Storage
import Synchronization

@testable import Curvet

/// A folder of its own with an environment in which clock, randomness and input are fixed.
final class Bench: Sendable {
  let folder: String
  private let number = Atomic<UInt64>(0)
  private let input: Mutex<(bytes: [UInt8], at: Int)>

  init(input: String = "") throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("curvet-bench-\(UUID().uuidString)").path
    self.input = Mutex((Array(input.utf8), 0))
    try FileManager.default.createDirectory(
      atPath: folder + "/tmp", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var environment: CatalogEnvironment { environment([:]) }

  func environment(_ variables: [String: String]) -> CatalogEnvironment {
    let storage = StorageEnvironment(
      appVersion: "1.2.3", now: { 1_700_000_000 },
      random: { (0, self.number.add(1, ordering: .relaxed).newValue) })
    let all = ["TMPDIR": folder + "/tmp", "USER": "kim"].merging(variables) { $1 }
    return CatalogEnvironment(
      variables: all, workingDirectory: folder, storage: storage
    ) { count in self.nextInput(count) }
  }

  private func nextInput(_ count: Int) -> [UInt8] {
    input.withLock { input in
      // Pipes hand out less than is asked for.
      let end = min(input.at + min(count, 1000), input.bytes.count)
      defer { input.at = end }
      return Array(input.bytes[input.at..<end])
    }
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// All files in the folder, relative to it.
  var files: [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
      .filter { $0 != "tmp" }.sorted()
  }

  /// The catalog of a name, made where there is none, by default without presets.
  func catalog(
    _ name: String = "catalog.sqlite", isEmpty: Bool = true,
    for purpose: Catalog.Purpose = .changing
  ) throws -> Catalog {
    let location = CatalogLocation(path: name, in: environment)
    if !FileManager.default.fileExists(atPath: path(name)) {
      try Catalog.create(location, isEmpty: isEmpty, in: environment)
    }
    return try Catalog(location, for: purpose, in: environment)
  }
}

extension Catalog {
  /// The names of all presets.
  var names: [String] {
    get throws {
      var query = SearchQuery()
      query.order = .name
      return try search(query).records.map(\.name)
    }
  }

  @discardableResult
  func importing(
    _ paths: String..., change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportReport {
    var options = ImportOptions()
    change(&options)
    return try importPresets(from: paths, options: options)
  }

  /// Exports presets to a file that may be written.
  func export(
    _ selection: PresetSelection, to format: OutputFormat, toFile path: String
  ) throws -> ExportReport {
    let request = ExportRequest(
      selection, as: .document(format), to: path, command: "", allowing: .init(allowsEmpty: true))
    return try export(request, to: format, toFile: path).get()
  }

  func exported(
    _ selection: PresetSelection = .all, to format: OutputFormat = .json
  ) throws -> String {
    var text: [UInt8] = []
    _ = try export(selection, to: format) { text += $0 }
    return String(decoding: text, as: UTF8.self)
  }
}

extension FindingList {
  /// The findings as "file:line:column rule message".
  var told: [String] {
    kept.map { finding in
      let place =
        finding.place.map {
          $0.isInText ? "\($0.file):\($0.line):\($0.column) " : "\($0.file) \($0.pointer) "
        } ?? ""
      return "\(place)\(finding.rule) \(finding.message)"
    }
  }
}

extension ImportOutcome {
  /// The changes, in words.
  var counts: String {
    ImportChange.allCases.filter { count($0) > 0 }.map { "\($0) \(count($0))" }
      .joined(separator: ", ")
  }
}

/// The error that the body throws; nil if it throws none.
func failure(_ body: () throws -> Void) -> CatalogError? {
  do {
    try body()
    return nil
  } catch {
    return error as? CatalogError
  }
}

extension CatalogError {
  /// Kind, path, message and hints in one line.
  var told: String {
    let head = "\(kind) \(path.map { "\($0): " } ?? "")\(message)"
    return ([head] + hints.map { $0.sentence ?? "\($0)" }).joined(separator: " | ")
  }
}

/// A preset on a line.
func line(_ name: String, _ fields: String = "") -> String {
  #"{"name":"\#(name)",\#(fields)"motion":{"named":"linear"}}"#
}

/// A document of presets.
func document(_ presets: String...) -> String {
  "{\"presets\": {\n\(presets.joined(separator: ",\n"))\n}}\n"
}
