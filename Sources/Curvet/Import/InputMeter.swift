import Diagnostics
import FileSystem
import Importing
import StrictJSON
import Synchronization

/// An input meter says how much of some input has been read.
///
/// One thread may read while another one looks.
final class InputMeter: Sendable {
  private let total = Atomic<Int>(0)
  private let done = Atomic<Int>(0)

  /// How much has been read, from 0 to 1; nil if it is not known how much there is.
  var fraction: Double? {
    let total = total.load(ordering: .relaxed)
    guard total > 0 else { return nil }
    return min(max(Double(done.load(ordering: .relaxed)) / Double(total), 0), 1)
  }

  /// Measures the input; the total is unknown if the size of any part is unknown.
  func weigh(_ paths: [String], in environment: CatalogEnvironment) {
    var sum = 0
    for path in paths {
      let absolute = environment.absolute(path)
      switch path == "-" ? nil : FileTree.kind(of: absolute) {
      case .file: sum += Self.size(of: absolute)
      case .folder:
        let names = try? FileTree.files(below: absolute, shown: path, where: InputFormat.isRead)
        for name in names ?? [] { sum += Self.size(of: "\(absolute)/\(name)") }
      case .special, nil: return
      }
    }
    total.store(sum, ordering: .relaxed)
  }

  /// Says that there is something whose reading cannot be measured.
  func giveUp() { total.store(0, ordering: .relaxed) }

  /// Counts bytes; fewer than none if bytes that were read are still to be looked at.
  func add(_ count: Int) { done.add(count, ordering: .relaxed) }

  /// A reading function whose bytes are counted.
  func counting(
    _ read: @escaping (Int) throws(CatalogError) -> [UInt8]
  ) -> (Int) throws(CatalogError) -> [UInt8] {
    { count throws(CatalogError) in
      let bytes = try read(count)
      self.add(bytes.count)
      return bytes
    }
  }

  private static func size(of path: String) -> Int { FileStatus(of: path)?.size ?? 0 }
}

/// An input file is a file to read, by its path and by the name that the user gave it.
struct InputFile {
  var path: String
  var shown: String

  func readAll() throws(CatalogError) -> [UInt8] {
    let stream = try FileStream(path, shown: shown)
    var input = ReaderInput(shown: shown, read: stream.read)
    return try input.all()
  }

  /// Returns all bytes, unless there are more than a limit: then none is read.
  ///
  /// - Throws: `invalidInput` if there are more.
  func readAll(atMost limit: Int) throws(CatalogError) -> [UInt8] {
    let error = CatalogError(
      .invalidInput, "the file is larger than \(limit / 1024) KB", path: shown,
      hints: ["make it smaller"])
    if let size = FileStatus(of: path)?.size, size > limit { throw error }
    let bytes = try readAll()
    if bytes.count > limit { throw error }
    return bytes
  }
}
