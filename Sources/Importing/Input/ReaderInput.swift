import Diagnostics
import StrictJSON

/// A reader input is something to read from its beginning, of which the start can be looked at.
package struct ReaderInput {
  /// The name of the input, as the user wrote it; `-` is standard input.
  package let shown: String
  /// The file that it is read from; nil for what can be read but once.
  package let path: String?
  private let read: (Int) throws(CatalogError) -> [UInt8]
  private var start: [UInt8] = []
  /// Whether everything is in `start`.
  private var isDrained = false
  private var parsed: JSONReading?
  private var parsedLoosely: JSONReading?
  private var knownForeign: ForeignFile??
  private var knownLines: Bool?

  /// Makes an input of a function that returns up to that many further bytes, none at the end.
  package init(
    shown: String, path: String? = nil, read: @escaping (Int) throws(CatalogError) -> [UInt8]
  ) {
    self.shown = shown
    self.path = path
    self.read = read
  }

  /// Makes an input of a text.
  package init(shown: String, text: [UInt8]) {
    self.init(shown: shown) { _ in [] }
    start = text
    isDrained = true
  }

  /// How many bytes have been read.
  package var byteCount: Int { start.count }

  /// Whether the input begins with the given bytes.
  package mutating func begins(with bytes: [UInt8]) throws(CatalogError) -> Bool {
    try peek(bytes.count).elementsEqual(bytes)
  }

  /// Returns the first bytes, or all if there are fewer, without consuming them.
  package mutating func peek(_ count: Int) throws(CatalogError) -> ArraySlice<UInt8> {
    while start.count < count, try readMore(1 << 16) {}
    return start.prefix(count)
  }

  /// Returns the first line that is not blank without consuming it, as far as it fits into a
  /// preset's limit; `isWhole` says whether it was ended by a line feed or the end of the input.
  package mutating func peekLine() throws(CatalogError) -> (bytes: ArraySlice<UInt8>, isWhole: Bool)
  {
    var line = 0
    var searched = 0
    while true {
      while let end = start[searched...].firstIndex(of: 0x0A) {
        if let first = start[line..<end].firstIndex(where: { !Self.isBlank($0) }) {
          return (start[first..<end], true)
        }
        line = end + 1
        searched = line
      }
      if start.count > JSONLimits.lineBytes { return (start[line...], false) }
      searched = start.count
      guard try readMore(1 << 16) else { return (start[line...].drop(while: Self.isBlank), true) }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// Reads on; returns false at the end.
  private mutating func readMore(_ count: Int) throws(CatalogError) -> Bool {
    guard !isDrained else { return false }
    let more = try read(count)
    if more.isEmpty { isDrained = true }
    start += more
    return !isDrained
  }

  /// Returns everything.
  package mutating func all() throws(CatalogError) -> [UInt8] {
    while try readMore(1 << 20) {
      guard start.count <= JSONLimits.documentBytes else {
        throw CatalogError(
          .invalidInput, "the file is larger than 2 GiB", path: shown,
          hints: ["use NDJSON, with one preset per line, which has no size limit"])
      }
    }
    return start
  }

  /// Returns the lines.
  ///
  /// - Parameter tap: gets all bytes as they are read.
  package func lines(
    tap: @escaping ([UInt8]) throws(CatalogError) -> Void = { _ in }
  ) -> JSONLines<CatalogError> {
    var start: [UInt8]? = start
    let (read, isDrained) = (read, isDrained)
    return JSONLines { count throws(CatalogError) in
      var bytes = start ?? []
      start = nil
      if bytes.isEmpty, !isDrained { bytes = try read(count) }
      try tap(bytes)
      return bytes
    }
  }
}

// Recognizing an input.
extension ReaderInput {
  /// Whether it is YAML: by the file's name, or by its first line if it has none.
  package mutating func isYAML() throws(CatalogError) -> Bool {
    if ["yml", "yaml"].contains(where: { shown.lowercased().hasSuffix("." + $0) }) { return true }
    guard shown == "-" || shown == "snippet" else { return false }
    return ForeignText(Array(try peek(ForeignFile.reach))).mayBeYAML
  }

  /// Returns everything, read as JSON, or as YAML if it is that.
  package mutating func parse() throws(CatalogError) -> JSONReading {
    if let parsed { return parsed }
    let isYAML = try isYAML()
    let text = try all()
    let reading =
      isYAML
      ? JSONDocument.read(yaml: text, file: shown) : JSONDocument.read(text, file: shown)
    parsed = reading
    return reading
  }

  /// Returns everything as JSON whose mistakes are reported; nil if it is not JSON.
  package mutating func document(
    _ report: inout ReadingReport
  ) throws(CatalogError) -> JSONDocument? {
    let reading = try parse()
    report.findings.append(reading)
    if reading.document == nil { report.hasForeignText = true }
    return reading.document
  }

  /// Returns the result of reading it as JSON, or else as JSON5; nil if it begins otherwise,
  /// or is of lines.
  package mutating func looseJSON() throws(CatalogError) -> JSONReading? {
    guard let reading = try json() else { return nil }
    let isYAML = try isYAML()
    if reading.document != nil || isYAML { return reading }
    if let parsedLoosely { return parsedLoosely }
    let loose = JSONDocument.read(json5: try all(), file: shown)
    parsedLoosely = loose
    return loose
  }

  /// Returns the root of JSON or JSON5 of another program than Curvet; nil if it is neither.
  mutating func foreignRoot() throws(CatalogError) -> JSONValue? {
    guard let root = try looseJSON()?.document?.root else { return nil }
    guard let motion = root["motion"], root["presets"] == nil, root["curvet"] == nil else {
      return root["presets"] == nil && root["curvet"] == nil ? root : nil
    }
    // A group of other tools may be called "motion", too, and holds objects alone.
    let isPreset =
      root["kind"]?.string != nil || motion.kind != .object
      || !motion.members.contains { $0.key.hasPrefix("$") }
        && motion.members.contains { $0.value.kind != .object }
    return isPreset ? nil : root
  }

  /// Returns everything as JSON or JSON5 whose mistakes are reported; nil if it is neither.
  package mutating func looseDocument(
    _ report: inout ReadingReport
  ) throws(CatalogError) -> JSONDocument? {
    guard let reading = try looseJSON() else { return try document(&report) }
    guard reading.document != nil else {
      // The strict reader finds the error in a text meant as plain JSON.
      guard try isLoose() else { return try document(&report) }
      report.findings.append(reading)
      report.hasForeignText = true
      return nil
    }
    report.findings.append(reading)
    return reading.document
  }

  /// Whether it is JSON that is written as JSON5, though it may have mistakes.
  mutating func isLoose() throws(CatalogError) -> Bool {
    guard let reading = try json(), reading.document == nil else { return false }
    if try isYAML() { return true }
    return ForeignFile.isLoose(try all())
      || ["json5", "jsonc"].contains { shown.hasSuffix("." + $0) }
  }

  /// Whether it is text of lines that are JSON by themselves: it is called so, or the first line is a
  /// preset.
  package mutating func isLines() throws(CatalogError) -> Bool {
    if let knownLines { return knownLines }
    var isLines = false
    if try foreignByStart() == nil { isLines = try looksLikeLines() }
    knownLines = isLines
    return isLines
  }

  private mutating func looksLikeLines() throws(CatalogError) -> Bool {
    if InputFormat.ndjson.hasExtension(shown) { return true }
    let line = try peekLine()
    guard line.isWhole, line.bytes.first == UInt8(ascii: "{") else { return false }
    let root = JSONDocument.read(Array(line.bytes), file: "").document?.root
    return root?["name"] != nil && (root?["motion"] ?? root?["kind"]) != nil
  }

  /// Returns what came of reading it as one JSON text; nil if it begins otherwise, or is of lines.
  package mutating func json() throws(CatalogError) -> JSONReading? {
    guard try foreignByStart() == nil, try !isLines() else { return nil }
    return try parse()
  }

  /// Returns a description if it can't be in any supported JSON format.
  package mutating func foreign() throws(CatalogError) -> ForeignFile? {
    if let foreign = try foreignByStart() { return foreign }
    guard let reading = try json() else { return nil }
    if let root = reading.document?.root {
      let known = ForeignFile.recognize(root)
      let isYAML = try isYAML()
      return isYAML && (known == nil || known == .json) ? .yaml : known
    }
    guard try isLoose() else { return nil }
    return try looseJSON()?.document.map { ForeignFile.recognize($0.root) ?? .json }
  }

  private mutating func foreignByStart() throws(CatalogError) -> ForeignFile? {
    if let knownForeign { return knownForeign }
    if try isYAML() { return nil }
    let start = try peek(ForeignFile.reach)
    var foreign = ForeignFile.recognize(start, name: shown)
    let first = start.drop { $0 <= 0x20 }
    if foreign == nil, !first.isEmpty, !Self.mayBeJSON(first) { foreign = .unknown }
    knownForeign = .some(foreign)
    return foreign
  }

  private static func mayBeJSON(_ text: ArraySlice<UInt8>) -> Bool {
    let marks = "{[\"-0123456789/".utf8
    // A byte order mark is refused with advice on it.
    return marks.contains(text[text.startIndex]) || text.starts(with: [0xEF, 0xBB, 0xBF])
      || ["true", "false", "null"].contains { text.starts(with: $0.utf8) }
  }
}
