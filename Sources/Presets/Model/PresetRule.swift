/// The rules that the document reader holds presets to.
public enum PresetRule {
  /// A field has a value of another type than it takes.
  public static let type = "structure/type"
  /// A number lies outside its range.
  public static let range = "structure/range"
  /// A text is none of those allowed, or can't be read.
  public static let value = "structure/value"
  /// A field is not known here.
  public static let unknownField = "structure/unknown-field"
  /// A field is missing.
  public static let missingField = "structure/missing-field"
  /// Fields exclude each other.
  public static let conflict = "structure/conflict"
  /// The document as a whole is not of the format.
  public static let document = "structure/document"
  /// The document or preset is of a newer format.
  public static let version = "structure/version"
  /// A preset is too large.
  public static let tooLarge = "structure/too-large"
  /// A name is not legal.
  public static let name = "naming/syntax"
  /// Two presets have the same name.
  public static let duplicateName = "naming/duplicate"
  /// A reference names no preset.
  public static let dangling = "reference/dangling"
  /// A reference names a preset of the wrong kind.
  public static let kind = "reference/kind"
  /// References lead back to where they began.
  public static let cycle = "reference/cycle"
  /// A preset comes to too much with all that it refers to in place.
  public static let expansion = "reference/expansion"
  /// A motion cannot be evaluated as it is.
  public static let evaluation = "motion/evaluation"
}
