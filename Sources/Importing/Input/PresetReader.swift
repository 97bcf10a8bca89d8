import Diagnostics
import Presets
import StrictJSON

/// A preset reader knows one format: how it is recognized, and how presets are read from it.
package protocol PresetReader: Sendable {
  /// The format's name and coverage.
  var format: InputFormat { get }

  /// Whether an input has the format, by its first bytes, its name, or its JSON.
  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool

  /// Returns a reading of the files that one command names.
  func reading(_ options: ReaderOptions) -> any PresetReading
}

extension PresetReader {
  /// Returns a reading without options.
  package func reading() -> any PresetReading { reading(ReaderOptions()) }

  /// Returns all valid presets of one input, read on its own.
  package func presets(
    in input: inout ReaderInput, options: ReaderOptions = ReaderOptions(),
    _ report: inout ReadingReport
  ) throws(CatalogError) -> [PresetEntry] {
    var reading = reading(options)
    var entries: [PresetEntry] = []
    try reading.open(&input, &report)
    while let entry = try reading.next(&report) { entries.append(entry) }
    try reading.finish(&report)
    while let entry = try reading.next(&report) { entries.append(entry) }
    return entries
  }
}

/// A preset reading reads a command's files of one format, and returns their presets one by one.
///
/// A file is opened, and `next` is called until it returns nil; then the next file is opened.
/// Presets that depend on all of the files are returned after the last one.
package protocol PresetReading {
  /// The number of presets in the last opened file, if known before reading them.
  var expected: Int? { get }

  /// Begins to read a file.
  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError)

  /// Returns the next valid preset; nil if the opened files have no more.
  ///
  /// - Parameter report: gets the findings and omissions.
  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry?

  /// Ends the list of files; presets that depend on all of them can be returned now.
  mutating func finish(_ report: inout ReadingReport) throws(CatalogError)
}

extension PresetReading {
  /// Nothing is known.
  package var expected: Int? { nil }

  /// Nothing waits for the last file.
  package mutating func finish(_ report: inout ReadingReport) throws(CatalogError) {}
}

/// A line reader reads a format whose lines are independent: several threads can read a file, and
/// each line can be read again.
package protocol PresetLineReader: PresetReader {
  /// Returns the preset of a line; nil if it holds none, or one that is not good.
  func entry(
    of line: JSONLines<CatalogError>.Line, number: Int, in file: String,
    _ report: inout ReadingReport
  ) -> PresetEntry?
}

extension PresetLineReader {
  /// Reads line by line.
  package func reading(_ options: ReaderOptions) -> any PresetReading { LineReading(by: self) }
}

/// A line reading reads files line by line, in bounded memory.
private struct LineReading<Reader: PresetLineReader>: PresetReading {
  private let reader: Reader
  private var file = ""
  private var lines: JSONLines<CatalogError>?

  init(by reader: Reader) { self.reader = reader }

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    file = input.shown
    lines = input.lines()
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    while let line = try lines?.next() {
      let number = lines?.number ?? 0
      if let entry = reader.entry(of: line, number: number, in: file, &report) { return entry }
    }
    return nil
  }
}

/// A format that presets are read from.
package struct InputFormat: Hashable, Sendable {
  /// Its name, as `--from` takes it.
  package var name: String
  /// Its title, without an article: `Curvet documents`.
  package var title: String
  /// The extensions of its files, without the dot.
  package var extensions: [String]
  /// Whether files with its extensions are read if their folder is named.
  package var isReadInFolders: Bool
  /// Its coverage: what is read and what is skipped, one line each.
  package var covers: [String]

  /// Describes a format.
  package init(
    _ name: String, _ title: String, extensions: [String], isReadInFolders: Bool = true,
    covers: [String]
  ) {
    self.name = name
    self.title = title
    self.extensions = extensions
    self.isReadInFolders = isReadInFolders
    self.covers = covers
  }

  /// Whether a file has one of the format's extensions.
  package func hasExtension(_ file: String) -> Bool {
    extensions.contains { file.hasSuffix("." + $0) }
  }
}

/// The next item that was read.
package enum InputPart {
  case preset(PresetEntry)
  /// A file whose lines are independent.
  case lines(ReaderInput, any PresetLineReader)
}

/// A reading report contains the findings and omissions of a reading.
package struct ReadingReport: Sendable {
  /// The findings, each with its place.
  ///
  /// A preset with an error isn't imported; a warning reports a value that was read differently
  /// than written.
  package var findings: FindingList
  /// How many files were read.
  package var files = 0
  /// How many presets were read.
  package var taken = 0
  /// The omissions that aren't errors.
  package var leftOut = OmissionList()
  /// What became of each thing that was seen in other programs' files.
  package var account = ReadingAccount()
  /// The files of folders that were not read.
  package var notRead: [UnreadFile] = []
  /// The files that Curvet wrote for apps, which hold no presets to be read.
  package var generated: [GeneratedFile] = []
  /// Whether something was not text of the format that it is read as, or not of any known format.
  package var hasForeignText = false
  /// The names given to motions in other programs' files, in all formats.
  package var takenNames = TakenNames()

  /// Makes an empty report that keeps up to that many findings.
  package init(limit: Int = 100) { findings = FindingList(limit: limit) }

  /// Makes a report that continues with findings.
  package init(_ findings: FindingList) { self.findings = findings }
}

/// An unread file is one of a folder that was not read.
package struct UnreadFile: Hashable, Sendable {
  /// The file, by the name of the folder as the user gave it.
  package var path: String
  /// Why, without a capital or a full stop.
  package var reason: String

  /// Describes a file.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// A generated file is one that Curvet wrote for apps.
package struct GeneratedFile: Hashable, Sendable {
  /// The file, as the user named it or its folder.
  package var path: String
  /// The command that writes it again.
  package var command: String

  /// Describes a file.
  package init(path: String, command: String) {
    (self.path, self.command) = (path, command)
  }
}

/// An omission is something in a file that a reader skips.
package struct Omission: Hashable, Sendable {
  /// Why something is left out.
  package enum Reason: Hashable, Sendable {
    /// Its type is none of motion.
    case notMotion
    /// It belongs to a group of presets, and no preset can hold it.
    case ofGroup
    /// Something else, without a capital or a full stop.
    case other(String)
  }

  /// A description: a token type or a property.
  package var what: String
  /// Why it is left out.
  package var reason: Reason
  /// How often it was met.
  package var count: Int
  /// Where it was met first.
  package var place: Place?
}

/// An omission list counts skipped items by description and reason.
package struct OmissionList: Hashable, Sendable {
  /// The omissions, in reading order.
  package private(set) var all: [Omission] = []
  private var positions: [OmissionKey: Int] = [:]

  private struct OmissionKey: Hashable {
    var what: String
    var reason: Omission.Reason
  }

  /// Makes an empty list.
  package init() {}

  /// Adds something that is left out.
  ///
  /// - Parameter place: where it is; only that of the first is asked for.
  package mutating func add(
    _ what: String, because reason: Omission.Reason, count: Int = 1,
    at place: @autoclosure () -> Place?
  ) {
    let key = OmissionKey(what: what, reason: reason)
    if let position = positions[key] {
      all[position].count += count
    } else {
      positions[key] = all.count
      all.append(Omission(what: what, reason: reason, count: count, place: place()))
    }
  }

  /// Adds what another list holds.
  package mutating func merge(_ other: OmissionList) {
    for one in other.all { add(one.what, because: one.reason, count: one.count, at: one.place) }
  }

  /// How often each thing was left out for a reason.
  package func counts(of reason: Omission.Reason) -> [String: Int] {
    Dictionary(all.filter { $0.reason == reason }.map { ($0.what, $0.count) }) { $1 }
  }

  /// The omissions with format-specific reasons.
  package var others: [(omission: Omission, reason: String)] {
    all.compactMap { one in
      if case .other(let reason) = one.reason { (one, reason) } else { nil }
    }
  }
}
