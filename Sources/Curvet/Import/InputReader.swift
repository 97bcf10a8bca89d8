import Diagnostics
import FileSystem
import Interchange
import Presets
import Storage
import StrictJSON

/// The input reader reads presets from files, folders and standard input, whatever their format.
struct InputReader {
  let environment: CatalogEnvironment
  /// The format of everything, or nil where each file tells its own.
  let format: InputFormat?
  /// What is wrong with what was read.
  var findings = FindingList()
  /// How many files were read.
  var files = 0
  /// The files of folders that were not read.
  var notRead: [UnreadFile] = []
  /// Whether something was not JSON, or not of any known format.
  var hasForeignText = false
  /// Tokens that were left out because they are not motion, by type.
  private(set) var skippedTokens: [String: Int] = [:]
  /// Properties of token groups, which belong to no preset, by name.
  private(set) var unkeptOfGroups: [String: Int] = [:]
  /// A file that must not be read.
  var forbidden: FileIdentity?
  /// What reads presets one per line in the reader's stead; it says whether a line was not JSON.
  ///
  /// The path is nil for what can be read but once.
  var lineHandler: ((InputStream, _ path: String?) throws(CatalogError) -> Bool)?
  /// The files that were read, each of which is read once; nil where it may be read again.
  var seen: Set<FileIdentity>?
  /// Texts that are read in place of what files hold, by path.
  var overlay: [String: [UInt8]] = [:]
  /// How much has been read.
  let meter = InputMeter()
  private var tokens: [JSONDocument] = []

  init(environment: CatalogEnvironment, format: InputFormat?) {
    self.environment = environment
    self.format = format
  }

  /// Reads everything, and hands out the presets one by one.
  ///
  /// Design tokens come last, because the files of one command are one set of tokens.
  mutating func read(
    _ paths: [String], body: (PresetEntry) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    if environment.options.whenWorking != nil { meter.weigh(paths, in: environment) }
    for path in paths {
      if CatalogEnvironment.isStandardInput(path) {
        let stream = InputStream(shown: "-", read: environment.readInput)
        try read(stream, path: nil, body: body)
        continue
      }
      let absolute = environment.absolute(path)
      switch FileTree.kind(of: absolute) {
      case nil:
        throw CatalogError(.notFound, "there is no such file", path: path)
      case .special: throw Self.unreadable(path, absolute)
      case .file: try read(InputFile(path: absolute, shown: path), body: body)
      case .folder:
        let base = path.hasSuffix("/") ? path : path + "/"
        for name in try list(absolute, shown: base) {
          try read(
            InputFile(path: "\(absolute)/\(name)", shown: base + name), isListed: true, body: body)
        }
      }
    }
    try readTokens(body: body)
    notRead.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Returns the error of a pipe or a device, which standard input can take the place of.
  static func unreadable(_ shown: String, _ path: String) -> CatalogError {
    var error = CatalogError(FileTree.special(at: path) ?? .pipe, path: shown)
    error.hints = ["name a file, or - to read standard input"]
    return error
  }

  /// - Parameter isListed: whether the file was found in a folder, not named.
  private mutating func read(
    _ file: InputFile, isListed: Bool = false, body: (PresetEntry) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    if forbidden != nil, FileIdentity(of: file.path) == forbidden {
      throw CatalogError(
        .invalidInput, "this is the catalog itself", path: file.shown,
        hints: ["name what is to be imported into it"])
    }
    if let identity = FileIdentity(of: file.path), seen?.insert(identity).inserted == false {
      return
    }
    if let text = overlay[file.path] {
      let input = InputStream(shown: file.shown, text: text)
      return try read(input, path: nil, isListed: isListed, body: body)
    }
    let stream = try FileStream(file.path, shown: file.shown)
    try read(
      InputStream(shown: file.shown, read: meter.counting(stream.read)), path: file.path,
      isListed: isListed,
      body: body)
  }

  private mutating func read(
    _ input: InputStream, path: String?, isListed: Bool = false,
    body: (PresetEntry) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    var input = input
    files += 1
    if format == nil, let foreign = try foreign(&input) {
      return report(foreign, shown: input.shown, isListed: isListed)
    }
    let recognized: InputFormat
    if let format { recognized = format } else { recognized = try recognize(&input) }
    switch recognized {
    case .ndjson:
      if let lineHandler {
        let regular = path.flatMap { FileTree.kind(of: $0) == .file ? $0 : nil }
        if try lineHandler(input, regular) { hasForeignText = true }
      } else {
        try readLines(input, body: body)
      }
    case .catalog:
      do throws(CatalogError) {
        try readCatalog(path, shown: input.shown, body: body)
      } catch  where format == nil && error.kind == .notACatalog {
        report(ForeignFile.database, shown: input.shown, isListed: isListed)
      }
    case .dtcg:
      if let document = parse(try input.rest(), file: input.shown) { tokens.append(document) }
    case .json:
      let bytes = try input.rest()
      let reading = JSONDocument.read(bytes, file: input.shown)
      if format == nil, let foreign = ForeignFile.recognize(reading, of: bytes) {
        return report(foreign, shown: input.shown, isListed: isListed)
      }
      guard let document = keep(reading) else { return }
      if format == nil, DTCGReader.recognizes(document.root) {
        tokens.append(document)
      } else if format == nil, !DocumentReader.recognizes(document.root) {
        report(ForeignFile.json, shown: input.shown, isListed: isListed)
      } else {
        // What is parsed at once is handed out bit by bit.
        let part =
          bytes.count / max(document.root["presets"].map { Array($0.members).count } ?? 1, 1)
        meter.add(-bytes.count)
        try DocumentReader.read(document, findings: &findings) { entry throws(CatalogError) in
          meter.add(part)
          try body(entry)
        }
      }
    }
  }

  /// A first line that is a preset by itself makes NDJSON; all else is one document.
  private func recognize(_ input: inout InputStream) throws(CatalogError) -> InputFormat {
    if try input.begins(with: Array("SQLite format 3\0".utf8)) { return .catalog }
    if input.shown.hasSuffix(".ndjson") || input.shown.hasSuffix(".jsonl") { return .ndjson }
    let line = try input.peekLine()
    guard line.isWhole, line.bytes.first == UInt8(ascii: "{") else { return .json }
    let root = JSONDocument.read(Array(line.bytes), file: "").document?.root
    let isPreset = root?["name"] != nil && (root?["motion"] ?? root?["kind"]) != nil
    return isPreset ? .ndjson : .json
  }

  private mutating func parse(_ bytes: [UInt8], file: String) -> JSONDocument? {
    keep(JSONDocument.read(bytes, file: file))
  }

  private mutating func keep(_ reading: JSONReading) -> JSONDocument? {
    findings.append(reading)
    if reading.document == nil { hasForeignText = true }
    return reading.document
  }

  private mutating func readLines(
    _ input: InputStream, body: (PresetEntry) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    var lines = input.lines()
    while let line = try lines.next() {
      switch line {
      case .tooLong:
        findings.append(
          Finding(
            PresetRule.tooLarge, "the line is longer than 2 MiB",
            place: Place(file: input.shown, line: lines.number, column: 1),
            help: "split it into presets that refer to each other by name, each on its line"))
      case .text(let bytes):
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        let reading = JSONDocument.read(bytes, file: input.shown, firstLine: lines.number)
        findings.append(reading)
        guard let document = reading.document else {
          hasForeignText = true
          continue
        }
        // A repeated key has been reported; the rest of the line is still looked at.
        if let entry = DocumentReader.readNamed(document.root, findings: &findings),
          reading.findings.isEmpty
        {
          try body(entry)
        }
      }
    }
  }

  private mutating func readTokens(
    body: (PresetEntry) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    guard !tokens.isEmpty else { return }
    let reading = DTCGReader.read(tokens, findings: &findings)
    skippedTokens = reading.skipped
    unkeptOfGroups = reading.unkept
    for entry in reading.entries { try body(entry) }
  }

  private mutating func readCatalog(
    _ path: String?, shown: String, body: (PresetEntry) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    guard let path, FileTree.kind(of: path) == .file else {
      throw CatalogError(
        .invalidInput, "a catalog can't be read from a stream", path: shown,
        hints: ["name its file"])
    }
    meter.giveUp()
    let copy = try CatalogCopy(of: path, shown: shown, in: environment)
    var number = 0
    try copy.forEachPayload { bytes throws(CatalogError) in
      number += 1
      let reading = JSONDocument.read(bytes, file: shown, firstLine: number)
      findings.append(reading)
      if let document = reading.document,
        let entry = DocumentReader.readNamed(document.root, findings: &findings)
      {
        try body(entry)
      }
    }
  }
}
