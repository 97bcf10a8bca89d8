/// A change of one field of a preset.
public struct FieldDiff: Hashable, Sendable {
  /// Where it is in the preset's canonical form, as a JSON Pointer such as "/motion/duration".
  public var pointer: String
  /// The canonical JSON of the value on one line; nil where the field is not there.
  public var old, new: String?

  /// Describes a change.
  public init(pointer: String, old: String?, new: String?) {
    (self.pointer, self.old, self.new) = (pointer, old, new)
  }
}
