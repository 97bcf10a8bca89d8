import Diagnostics
import Presets
import StrictJSON

/// A preset reader knows one format: how it is recognized, and how presets are read from it.
package protocol PresetReader: Sendable {
  /// What the format is called, and what of it is read.
  var format: InputFormat { get }

  /// Whether an input is of the format, by its first bytes, its name, or what it holds as JSON.
  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool

  /// Returns a reading of the files that one command names.
  func reading(_ options: ReaderOptions) -> any PresetReading
}

extension PresetReader {
  /// Returns a reading of which nothing is settled.
  package func reading() -> any PresetReading { reading(ReaderOptions()) }

  /// Returns all the good presets of one input, read by itself.
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

/// A preset reading reads the files of one format that a command names, and hands out their presets
/// one by one.
///
/// A file is opened, and its presets are asked for until there are no more; then the next file is
/// opened. What takes all of the files is handed out after the last one.
package protocol PresetReading {
  /// How many presets the file that was opened last holds, if that is known before they are read.
  var expected: Int? { get }

  /// Begins to read a file.
  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError)

  /// Returns the next good preset; nil if what has been opened holds no more.
  ///
  /// - Parameter report: gets what is wrong, and what is left out.
  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry?

  /// Says that all files have been opened; presets that take all of them can be asked for now.
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
  /// What it is called, without an article: `Curvet documents`.
  package var title: String
  /// The extensions of its files, without the dot.
  package var extensions: [String]
  /// Whether files with its extensions are read if their folder is named.
  package var isReadInFolders: Bool
  /// What is read of it, and what is not, a line each.
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

/// What comes next of what is read.
package enum InputPart {
  case preset(PresetEntry)
  /// A file whose lines are independent.
  case lines(ReaderInput, any PresetLineReader)
}

/// A reading report says what became of what was read.
package struct ReadingReport: Sendable {
  /// What is wrong, each with its place: an error keeps a preset out, a warning says what was read
  /// otherwise than it is written, a note what is worth knowing.
  package var findings: FindingList
  /// How many files were read.
  package var files = 0
  /// How many presets were read.
  package var taken = 0
  /// What was left out though nothing is wrong with it.
  package var leftOut = OmissionList()
  /// The files of folders that were not read.
  package var notRead: [UnreadFile] = []
  /// The files that Curvet wrote for apps, which hold no presets to be read.
  package var generated: [GeneratedFile] = []
  /// Whether something was not text of the format that it is read as, or not of any known format.
  package var hasForeignText = false
  /// The names that motions of other programs' files have got, whatever their formats.
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
  /// The program that wrote it, such as `curvet 1.0`.
  package var generator: String
  /// The command that writes it again.
  package var command: String

  /// Describes a file.
  package init(path: String, generator: String, command: String) {
    (self.path, self.generator, self.command) = (path, generator, command)
  }
}

/// An omission is what a reader leaves out of a file, counted by what it is.
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

  /// What it is: a type of tokens, a property.
  package var what: String
  /// Why it is left out.
  package var reason: Reason
  /// How often it was met.
  package var count: Int
  /// Where it was met first.
  package var place: Place?
}

/// An omission list counts what is left out, by what it is and why.
package struct OmissionList: Hashable, Sendable {
  /// What is left out, in the order in which it was met.
  package private(set) var all: [Omission] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
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
    let key = Key(what: what, reason: reason)
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

  /// What is left out for a reason that only its format knows.
  package var others: [(omission: Omission, reason: String)] {
    all.compactMap { one in
      if case .other(let reason) = one.reason { (one, reason) } else { nil }
    }
  }
}
