import Diagnostics
import Motion
import Presets

/// Unresolved references lead to presets that have not been read yet.
///
/// The first are kept whole. There may be millions, so of the rest only what tells where they stand
/// is kept, packed into some 50 bytes: their places have no excerpt.
struct UnresolvedReferences {
  /// A reference from a preset, known by its number.
  struct Element {
    var from: UInt32
    var role: ReferenceRole
    var target: String
    var place: Place
  }

  private static let wholeLimit = 1000

  private var whole: [Element] = []
  private var packed: [UInt8] = []
  private var files: [String] = []
  private(set) var count = 0

  mutating func append(_ one: Element) {
    count += 1
    if whole.count < Self.wholeLimit { return whole.append(one) }
    if files.last != one.place.file { files.append(one.place.file) }
    let role = ReferenceRole.allCases.firstIndex(of: one.role) ?? 0
    for number in [Int(one.from), one.place.line, one.place.column, files.count - 1, role] {
      pack(number)
    }
    pack(one.target)
    pack(one.place.pointer)
  }

  /// Hands out the references in their order, until the body returns false.
  func forEach<Failure: Error>(_ body: (Element) throws(Failure) -> Bool) throws(Failure) {
    for one in whole { guard try body(one) else { return } }
    var at = 0
    while at < packed.count { guard try body(unpack(&at)) else { return } }
  }

  private func unpack(_ at: inout Int) -> Element {
    let from = UInt32(number(&at))
    let (line, column, file, role) = (number(&at), number(&at), number(&at), number(&at))
    let (target, pointer) = (text(&at), text(&at))
    return Element(
      from: from, role: ReferenceRole.allCases[role], target: target,
      place: Place(file: files[file], line: line, column: column, pointer: pointer))
  }

  /// Numbers are packed seven bits to a byte, the lowest first (LEB128).
  private mutating func pack(_ number: Int) {
    var rest = UInt(max(0, number))
    while rest >= 0x80 {
      packed.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    packed.append(UInt8(rest))
  }

  private mutating func pack(_ text: String) {
    pack(text.utf8.count)
    packed.append(contentsOf: text.utf8)
  }

  private func number(_ at: inout Int) -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = packed[at]
      at += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  private func text(_ at: inout Int) -> String {
    let length = number(&at)
    defer { at += length }
    return String(decoding: packed[at..<at + length], as: UTF8.self)
  }
}
