import Diagnostics
import FileSystem
import Importing
import Motion
import Presets
import Synchronization
import Testing

@testable import Validation

/// Files are checked by whatever reads them, with or without a catalog.
struct FileCheckTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What uses something else, by the name of what it uses.
    var uses: [String]
    /// The names and kinds of what is elsewhere.
    var elsewhere: [String: MotionKind]?
    var told: [String]
    var help: [Hint] = []
  }

  private static let cases = [
    Case(
      testDescription: "nothing is elsewhere", uses: ["curve/card"], elsewhere: nil,
      told: ["1: use refers to 'curve/card', which doesn't exist"],
      help: ["import it in the same command, or correct the name"]),
    Case(
      testDescription: "what is elsewhere is found", uses: ["curve/card", "curve/card"],
      elsewhere: ["curve/card": .curve], told: []),
    Case(
      testDescription: "what is elsewhere has its kind", uses: ["curve/card"],
      elsewhere: ["curve/card": .spring],
      told: ["1: use refers to 'curve/card', which is a spring"], help: ["refer to a curve"]),
    Case(
      testDescription: "a name elsewhere may have been meant", uses: ["p1", "curve/crad"],
      elsewhere: ["curve/card": .curve],
      told: ["2: use refers to 'curve/crad', which doesn't exist"],
      help: [.question("did you mean 'curve/card'?")]),
  ]

  @Test("What files refer to is looked for in them, then elsewhere", arguments: cases)
  func references(one: Case) throws {
    let files = Lines(
      one.uses.enumerated().map { number, target in
        #"{"name":"p\#(number)","kind":"curve","motion":{"use":"\#(target)"}}"#
      } + [#"{"name":"p\#(one.uses.count)","motion":{"named":"linear"}}"#])
    let check = FileCheck(files, settings: [:], elsewhere: one.elsewhere.map(Elsewhere.init))
    let report = try check.run(ValidationOptions())
    let told = report.findings.kept.filter { $0.level == .error }
    #expect(told.map { "\($0.place?.line ?? 0): \($0.message)" } == one.told)
    #expect(told.compactMap(\.help) == one.help)
    #expect(report.presets == one.uses.count + 1)
    #expect(report.files == 1)
    #expect(files.progress == [.reading(presets: one.uses.count + 1, fraction: 0.5), .references])
  }

  @Test("What keeps files from being read is thrown") func failing() {
    var files = Lines([])
    files.failure = CatalogError(.ioFailure, "the disk is gone")
    let check = FileCheck(files, settings: [:], elsewhere: nil)
    let error = #expect(throws: CatalogError.self) { try check.run(ValidationOptions()) }
    #expect(error?.message == "the disk is gone")
    #expect(files.progress == [])
  }
}

/// Lines that are held in memory.
private struct Lines: CheckedFiles {
  var areSeveral: Bool { false }
  var isCancelled: @Sendable () -> Bool { { false } }
  /// What keeps the lines from being read.
  var failure: CatalogError?
  private let bytes: [UInt8]
  private let told = Told()

  init(_ lines: [String]) {
    bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  var progress: [CheckProgress] { told.all.withLock { $0 } }

  func inputs(_ options: ValidationOptions, over overlay: [String: [UInt8]]) -> any CheckedInputs {
    guard let failure else { return LineInputs(ReaderInput(shown: "lines", text: bytes)) }
    return LineInputs(ReaderInput(shown: "lines") { _ throws(CatalogError) in throw failure })
  }

  func path(of shown: String) -> String { shown }

  func bytes(of path: String, shown: String) throws(CatalogError) -> [UInt8] { bytes }

  func temporaryFolder() throws(CatalogError) -> TemporaryFolder {
    throw CatalogError(.notFound, "no lines are to be copied to a disk")
  }

  func report(_ progress: CheckProgress) { told.all.withLock { $0.append(progress) } }

  private final class Told: Sendable {
    let all = Mutex<[CheckProgress]>([])
  }
}

private final class LineInputs: CheckedInputs {
  private var input: ReaderInput?
  private(set) var report = ReadingReport()
  let notesOfUnread: [Finding] = []
  let fraction: Double? = 0.5

  init(_ input: ReaderInput) {
    self.input = input
    report.files = 1
  }

  func next() throws(CatalogError) -> InputPart? {
    defer { input = nil }
    let reader = ImportFormats.readers.lazy.compactMap { $0 as? any PresetLineReader }.first
    guard let input, let reader else { return nil }
    return .lines(input, reader)
  }
}

/// A catalog that consists of names.
private struct Elsewhere: PresetsElsewhere {
  var kinds: [String: MotionKind]

  func preset(named name: String) throws(CatalogError) -> PresetElsewhere? {
    kinds[name].map { kind in
      PresetElsewhere(name: name, kind: kind, ownExpansion: Expansion(), references: [])
    }
  }

  func names(near name: String) throws(CatalogError) -> [String] { kinds.keys.sorted() }

  func presets(named names: [String]) throws(CatalogError) -> [String: Preset] { [:] }
}
