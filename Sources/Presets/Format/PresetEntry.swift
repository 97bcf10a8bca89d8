import Diagnostics
import StrictJSON

/// An entry is a preset together with where it was read.
public struct PresetEntry: Sendable {
  /// The preset.
  public var preset: Preset
  /// Where it was read.
  public var origin: Origin

  /// Makes an entry.
  public init(preset: Preset, origin: Origin) {
    self.preset = preset
    self.origin = origin
  }

  /// Makes an entry of a preset that was not read anywhere: its places are in its payload, and in
  /// no file.
  public init(_ preset: Preset) {
    guard let document = JSONDocument.read(preset.payload, file: "").document else {
      preconditionFailure("what is written as JSON is JSON")
    }
    self.init(preset: preset, origin: Origin(value: document.root, pointer: ""))
  }
}

extension PresetEntry {
  /// Reads a preset with its name inside; nil if anything is wrong with it.
  public init?(payload: [UInt8]) {
    let reading = JSONDocument.read(payload, file: "")
    guard reading.findings.isEmpty, let root = reading.document?.root else { return nil }
    var findings = FindingList(limit: 1)
    guard
      let entry = DocumentReader.readNamed(
        root, isStored: true, findings: &findings)
    else { return nil }
    self = entry
  }
}

extension Preset {
  /// Reads a preset from a payload; nil if the payload is damaged.
  public init?(payload: [UInt8]) {
    guard let entry = PresetEntry(payload: payload) else { return nil }
    self = entry.preset
  }
}

/// An origin is the value that a preset was read from.
public struct Origin: Sendable {
  /// The value.
  public let value: JSONValue
  /// The value's pointer in its document.
  public let pointer: String
  /// For foreign formats: the values that slots of the preset were read from, by slot.
  public let slots: [String: JSONValue]

  /// Makes an origin.
  ///
  /// - Parameter slots: where a foreign format has what Curvet's format has in a slot; empty for
  ///   Curvet's own.
  public init(value: JSONValue, pointer: String, slots: [String: JSONValue] = [:]) {
    self.value = value
    self.pointer = pointer
    self.slots = slots
  }

  /// Makes the origin of a preset that was read from a text that isn't JSON: all its slots have one
  /// place, and no edit can fix what is found there.
  ///
  /// - Parameters:
  ///   - text: the line, or the whole file.
  ///   - offset: where the preset begins in it, in bytes.
  ///   - firstLine: the number of the text's first line.
  public init(foreign text: [UInt8], at offset: Int = 0, file: String, firstLine: Int = 1) {
    let document = JSONDocument(foreign: text, at: offset, file: file, firstLine: firstLine)
    self.init(value: document.root, pointer: "")
  }

  /// Makes the origin of one of many presets in a text that isn't JSON, which is looked through once.
  ///
  /// - Parameters:
  ///   - document: the whole text.
  ///   - offset: where the preset begins in it, in bytes.
  public init(foreign document: JSONDocument, at offset: Int) {
    self.init(value: document.foreign(at: offset).root, pointer: "")
  }

  /// The place of the preset.
  public var place: Place { value.place(pointer: pointer) }

  /// Returns the place of a slot, which is a pointer within the preset such as `/motion/timing`.
  ///
  /// Where the text has no such value, as in shorthands, it is the place of what holds it.
  public func place(of slot: String) -> Place {
    if let foreign = slots[slot] { return foreign.place }
    let nearest = value.nearestValue(at: slot)
    return nearest.place(pointer: pointer + nearest.pointer(from: value))
  }
}
