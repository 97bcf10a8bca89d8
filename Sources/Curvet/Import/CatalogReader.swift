import FileSystem
import Diagnostics
import Importing
import Presets
import Storage
import StrictJSON

extension InputFormat {
  /// Another catalog.
  package static let catalog = InputFormat(
    "catalog", "Curvet catalogs", extensions: ["sqlite"], isReadInFolders: false,
    covers: [
      "the presets of another catalog as they are now, without its history",
      "pass the file on its own: catalogs in folders are skipped",
    ])

  /// The formats that presets are read from, as help lists them.
  package static let all = ImportFormats.readers.map { $0.format } + [catalog]

  /// Whether a file in a folder is one that is read when the folder is named.
  static func isRead(_ name: String) -> Bool {
    name != ProjectConfig.fileName && all.contains { $0.isReadInFolders && $0.hasExtension(name) }
  }
}

/// The reader of other catalogs.
struct CatalogReader: PresetReader {
  let environment: CatalogEnvironment
  let meter: InputMeter

  var format: InputFormat { .catalog }

  static let start = Array("SQLite format 3\0".utf8)

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    try input.begins(with: Self.start)
  }

  func reading(_ options: ReaderOptions) -> any PresetReading { CatalogReading(of: self) }
}

/// A catalog reading hands out the presets of private copies of catalogs.
private struct CatalogReading: PresetReading {
  private let reader: CatalogReader
  private var shown = ""
  private var copy: CatalogCopy?
  private var payloads: PayloadCursor?
  /// The number of presets read from a catalog, used as line numbers.
  private var number = 0

  init(of reader: CatalogReader) { self.reader = reader }

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    guard let path = input.path, FileTree.kind(of: path) == .file else {
      throw CatalogError(
        .invalidInput, "a catalog can't be read from a stream", path: input.shown,
        hints: ["pass the path of its file"])
    }
    reader.meter.giveUp()
    (shown, number) = (input.shown, 0)
    let copy = try CatalogCopy(of: path, shown: shown, in: reader.environment)
    (self.copy, payloads) = (copy, try copy.payloads())
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    while let bytes = try nextPayload() {
      number += 1
      let reading = JSONDocument.read(bytes, file: shown, firstLine: number)
      report.findings.append(reading)
      if let document = reading.document,
        let entry = DocumentReader.readNamed(
          document.root, isStored: true, findings: &report.findings)
      {
        return entry
      }
    }
    (copy, payloads) = (nil, nil)
    return nil
  }

  private mutating func nextPayload() throws(CatalogError) -> [UInt8]? {
    do throws(CatalogError) {
      return try payloads?.next()
    } catch {
      throw copy?.attributed(error) ?? error
    }
  }
}
