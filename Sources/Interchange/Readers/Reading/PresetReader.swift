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
  func reading() -> any PresetReading
}

extension PresetReader {
  /// Returns all the good presets of one input, read by itself.
  package func presets(
    in input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) -> [PresetEntry] {
    var reading = reading()
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
  package func reading() -> any PresetReading { LineReading(by: self) }
}

/// A line reading reads files line by line, in bounded memory.
private struct LineReading<Reader: PresetLineReader>: PresetReading {
  private let reader: Reader
  private var file = ""
  private var lines: JSONLines<CatalogError>?

  init(by reader: Reader) {
    self.reader = reader
  }

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
  /// Whether files with its extensions are read where their folder is named.
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
