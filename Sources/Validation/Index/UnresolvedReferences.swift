import Diagnostics
import Motion
import Presets

/// References to presets that haven't been read yet.
///
/// The first ones are kept completely. Because there may be millions, only the positions of the others are
/// kept, in about 30 bytes and their texts. Their locations have no excerpt.
struct UnresolvedReferences {
  /// A reference from a preset, known by its number.
  struct Element {
    var from: UInt32
    var role: ReferenceRole
    var target: String
    var place: Place
  }

  /// The positions of the others; each text is stored once.
  private struct Packed {
    let from, line, column, file, target, pointer: UInt32
    let role: ReferenceRole
  }

  private var whole: [Element] = []
  private var packed = ChunkedList<Packed>()
  private var texts = NameTable()
  private var files: [String] = []

  var count: Int { whole.count + packed.count }

  mutating func append(_ one: Element) {
    if whole.count < 1000 { return whole.append(one) }
    if files.last != one.place.file { files.append(one.place.file) }
    packed.append(
      Packed(
        from: one.from, line: UInt32(clamping: one.place.line),
        column: UInt32(clamping: one.place.column), file: UInt32(files.count - 1),
        target: texts.number(of: one.target) ?? texts.add(one.target),
        pointer: texts.number(of: one.place.pointer) ?? texts.add(one.place.pointer),
        role: one.role))
  }

  /// Hands out the references in their order, until the body returns false.
  func forEach<Failure: Error>(_ body: (Element) throws(Failure) -> Bool) throws(Failure) {
    for one in whole { guard try body(one) else { return } }
    for index in 0..<packed.count { guard try body(unpack(packed[index])) else { return } }
  }

  private func unpack(_ one: Packed) -> Element {
    Element(
      from: one.from, role: one.role, target: texts.name(one.target),
      place: Place(
        file: files[Int(one.file)], line: Int(one.line), column: Int(one.column),
        pointer: texts.name(one.pointer)))
  }
}
