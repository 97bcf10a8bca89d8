import Diagnostics

/// Writes JSON deterministically: the same calls write the same bytes.
///
/// Numbers are formatted as in ECMAScript. In strings, control characters and characters that could change
/// the direction of text or hide it are escaped, so that the output is safe to display anywhere.
public struct JSONWriter {
  /// The placement of whitespace.
  public enum Layout: Sendable {
    /// Everything on one line without spaces.
    case oneLine
    /// One value per line, indented by two spaces, as by `JSON.stringify(…, null, 2)`.
    case indented
  }

  /// The bytes written so far.
  public internal(set) var bytes: [UInt8] = []
  /// The layout.
  public private(set) var layout: Layout
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  /// Makes a writer.
  public init(_ layout: Layout = .oneLine) { self.layout = layout }

  /// Passes on the bytes written so far, and starts again with the same storage.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    isFirst = true
    followsKey = false
  }

  /// Begins an object.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  /// Ends an object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }
  /// Begins an array.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  /// Ends an array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes the key of the next member.
  public mutating func key(_ key: String) {
    separate()
    quote(key)
    endKey()
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a finite number.
  public mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no NaN or Infinity")
    raw(ECMAScriptNumber.text(value))
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) { raw(String(value)) }

  /// Writes a boolean.
  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes null.
  public mutating func null() { raw("null") }

  /// Writes a parsed value, with its original key order and number format.
  public mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .object:
      beginObject()
      for member in value.members {
        separate()
        string(of: member.keyValue)
        endKey()
        self.value(member.value)
      }
      endObject()
    case .array:
      beginArray()
      for element in value.elements { self.value(element) }
      endArray()
    case .string:
      separate()
      string(of: value)
    case .number, .true, .false, .null:
      separate()
      bytes.append(contentsOf: value.bytes)
    }
  }

  /// Writes content without line breaks and spaces, regardless of the layout.
  public mutating func onOneLine(_ body: (inout JSONWriter) -> Void) {
    separate()
    // The comma and the line break before it belong to the outer layout.
    followsKey = true
    let outer = layout
    layout = .oneLine
    body(&self)
    layout = outer
  }

  /// Ends the line.
  public mutating func newline() { bytes.append(0x0A) }

  private mutating func string(of value: JSONValue) {
    let node = value.node
    if node.isEscaped {
      quote(value.string ?? "")
    } else {
      value.document.withInnerBytes(of: node) { quote($0) }
    }
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(bracket)
    isFirst = false
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
    } else if depth > 0 {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      breakLine()
    }
    isFirst = false
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }
}

extension JSONWriter {
  /// Writes a string member.
  public mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a string member, unless the string is nil.
  public mutating func member(_ key: String, ifPresent text: String?) {
    if let text { member(key, text) }
  }

  /// Writes a number member.
  public mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a number member, or null.
  public mutating func member(_ key: String, _ number: Double?) {
    self.key(key)
    if let number { self.number(number) } else { null() }
  }

  /// Writes an object, as a member if a key is given.
  public mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    if let key { self.key(key) }
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes an array member.
  public mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    beginArray()
    body(&self)
    endArray()
  }

  /// Returns the bytes written since the last call, and continues from there.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes a quoted string.
  mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { quote($0) }
  }

  /// Writes a string, given in well-formed UTF-8, with its quotes.
  mutating func quote(_ utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    // Bytes that need no escape are copied in runs.
    var runStart = 0
    var at = utf8.endOfPlainRun(from: 0)
    while at < utf8.count {
      let length = utf8.scalarLength(at: at) ?? 1
      let scalar = utf8.scalar(at: at, length: length)
      if needsEscape(scalar) {
        bytes.append(contentsOf: utf8[runStart..<at])
        append(escaped: scalar)
        runStart = at + length
      }
      at = utf8.endOfPlainRun(from: at + length)
    }
    bytes.append(contentsOf: utf8[runStart...])
    bytes.append(UInt8(ascii: "\""))
  }

  private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || VisibleText.isHidden(scalar)
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case "\u{8}": bytes.append(contentsOf: #"\b"#.utf8)
    case "\u{C}": bytes.append(contentsOf: #"\f"#.utf8)
    default: for unit in UTF16.encode(scalar) ?? .init() { append(escaped: unit) }
    }
  }

  private mutating func append(escaped unit: UInt16) {
    bytes.append(contentsOf: #"\u"#.utf8)
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }
}
