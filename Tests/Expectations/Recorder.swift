import Foundation
import Synchronization

/// Writes what there is in the place of what was expected, into the source of tests and into pages.
///
/// It keeps every file as it was at first, so that places in it stay true however often it is written.
final class Recorder: Sendable {
  /// The recorder, if `CURVET_RECORD=1` asks for one.
  static let shared =
    ProcessInfo.processInfo.environment["CURVET_RECORD"] == "1" ? Recorder() : nil

  private let files = Mutex<[String: RecordedFile]>([:])

  init() {}

  /// Takes in a run of an expectation, whether it is met or not.
  ///
  /// - Parameters:
  ///   - demands: What it demands.
  ///   - kept: How many arguments of the call stand before the demands.
  ///   - place: Where the call is.
  /// - Returns: Why it can't be recorded; nil if it is met or recorded.
  func record(_ demands: [Demand], after kept: Int, at place: SourcePlace) -> ByHand? {
    change(place.path) { file in file.record(demands, after: kept, at: place) }
  }

  /// Takes in a text of a page, which begins at a byte of the file as it was at first.
  ///
  /// - Returns: Why it can't be recorded; nil if it is right or recorded.
  func record(_ text: String, insteadOf old: String, at offset: Int, of path: String) -> ByHand? {
    change(path) { file in file.record(text, insteadOf: old, at: offset) }
  }

  /// The bytes of a file as it was at first.
  func original(of path: String) -> [UInt8]? {
    files.withLock { files in files[path]?.original }
      ?? FileManager.default.contents(atPath: path).map(Array.init)
  }

  private func change(_ path: String, _ body: (inout RecordedFile) -> ByHand?) -> ByHand? {
    files.withLock { files in
      let onDisk = FileManager.default.contents(atPath: path).map(Array.init)
      var file = files[path] ?? RecordedFile(original: onDisk ?? [])
      let before = file.text
      let problem = body(&file)
      let after = file.text
      files[path] = file
      guard after != before else { return problem }
      // Whoever else writes the file meanwhile goes first.
      guard onDisk ?? [] == before,
        (try? Data(after).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
      else { return .stale }
      return problem
    }
  }
}
