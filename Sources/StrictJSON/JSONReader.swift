import Diagnostics

/// The limits within which JSON is read.
public enum JSONLimits {
  /// The deepest nesting of arrays and objects.
  public static let depth = 64
  /// The largest line of NDJSON, and the largest preset, in bytes.
  public static let lineBytes = 2 << 20
  /// The largest document in bytes: offsets are kept in 32 bits.
  public static let documentBytes = Int(Int32.max)
}

/// The result of reading a JSON text.
public struct JSONReading: Sendable {
  /// The document; nil if the text isn't JSON.
  ///
  /// If there are findings, use the document only to find more of them.
  public var document: JSONDocument?
  /// The errors in the text, in its order; at most about 100.
  public var findings: [Finding]
  /// The number of further findings, all of them errors.
  public var dropped = 0
}

extension JSONDocument {
  /// Reads a text strictly as JSON (RFC 8259).
  ///
  /// A syntax error ends the reading with one finding. Duplicate keys, numbers too large for a double, lone
  /// surrogates, and escaped NULs are findings, too, but reading continues.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - file: the file as the user named it.
  ///   - firstLine: the number of the first line.
  public static func read(_ bytes: [UInt8], file: String, firstLine: Int = 1) -> JSONReading {
    guard bytes.count <= JSONLimits.documentBytes else {
      let finding = Finding(
        JSONRule.tooLarge, "the document is larger than 2 GiB",
        place: Place(file: file, line: firstLine, column: 1),
        help: "write it as NDJSON, with one preset per line")
      return JSONReading(document: nil, findings: [finding])
    }
    return read(bytes, file: file, firstLine: firstLine, of: nil)
  }

  /// Reads the members of an object without its braces, as on a line of a document.
  ///
  /// Findings have their positions in the text.
  public static func read(members text: [UInt8], file: String) -> JSONReading {
    let start = [UInt8(ascii: "{")]
    let original = JSONOriginal(
      bytes: text, lines: TextLines(of: text),
      runs: [JSONRun(start: 0, origin: 0), JSONRun(start: 1, origin: 0)])
    let whole = read(start + text + [UInt8(ascii: "}")], file: file, of: original)
    // Nothing is to be said of a brace that nobody wrote.
    guard whole.document == nil else { return whole }
    let open = read(start + text, file: file, of: original)
    return open.document == nil ? open : whole
  }

  /// Reads a text that may have been translated from another format.
  static func read(
    _ bytes: [UInt8], file: String, firstLine: Int = 1, of original: JSONOriginal?
  ) -> JSONReading {
    bytes.withUnsafeBufferPointer { text in
      var parser = JSONParser(text: text)
      let failure = parser.parseDocument()
      var issues = parser.issues
      if let failure { issues.append(failure) }
      issues.sort { $0.offset < $1.offset }
      let document = JSONDocument(
        file: file, firstLine: firstLine, bytes: bytes, nodes: failure == nil ? parser.nodes : [],
        lines: TextLines(starts: parser.lineStarts, of: text), original: original)
      let findings = issues.map { $0.finding(in: document, hasTree: failure == nil) }
      return JSONReading(
        document: failure == nil ? document : nil, findings: findings, dropped: parser.dropped)
    }
  }
}

extension FindingList {
  /// Adds the findings of a reading, and counts those that it dropped.
  public mutating func append(_ reading: JSONReading) {
    append(contentsOf: reading.findings)
    append(dropped: reading.dropped, level: .error)
  }
}

/// The rules that the JSON reader checks.
public enum JSONRule {
  /// The text has a syntax error.
  public static let syntax = "json/syntax"
  /// The text isn't UTF-8.
  public static let encoding = "json/encoding"
  /// An object has a key twice.
  public static let duplicateKey = "json/duplicate-key"
  /// A number is outside the range of a double.
  public static let overflow = "json/overflow"
  /// A string contains a lone surrogate or NUL.
  public static let character = "json/character"
  /// Arrays and objects are nested too deeply.
  public static let depth = "json/depth"
  /// The text is too large.
  public static let tooLarge = "json/too-large"
}

extension JSONDocument {
  /// Whether ``read(_:file:firstLine:)`` would find no errors in a text.
  ///
  /// The result isn't kept.
  public static func isSound(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count <= JSONLimits.documentBytes else { return false }
    return text.withMemoryRebound(to: UInt8.self) { text in
      var parser = JSONParser(text: text)
      return parser.parseDocument() == nil && parser.issues.isEmpty && parser.dropped == 0
    }
  }
}
