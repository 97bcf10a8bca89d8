import Diagnostics
import StrictJSON
import Testing

/// Reads a text as `t.json`.
func read(_ text: String) -> JSONReading { read(Array(text.utf8)) }

/// Reads bytes as `t.json`; whether they are sound is answered without a tree, too.
func read(_ bytes: [UInt8]) -> JSONReading {
  let reading = JSONDocument.read(bytes, file: "t.json")
  #expect(bytes.withUnsafeBytes { JSONDocument.isSound($0) } == reading.findings.isEmpty)
  return reading
}

/// Returns the value of a text that is read without findings.
func value(_ text: String) -> JSONValue? {
  let reading = read(text)
  return reading.findings.isEmpty ? reading.document?.root : nil
}

/// Returns a value on one line, as the writer prints it.
func oneLine(_ value: JSONValue?) -> String? {
  guard let value else { return nil }
  var writer = JSONWriter()
  writer.value(value)
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// A finding as one line: `line:column rule pointer`.
func brief(_ finding: Finding) -> String {
  guard let place = finding.place else { return finding.rule }
  let pointer = place.pointer.isEmpty ? "" : " " + place.pointer
  return "\(place.line):\(place.column) \(finding.rule)\(pointer)"
}

/// Returns a text of scalars that Swift's literals refuse.
func text(_ scalars: UInt32...) -> String {
  String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
}
