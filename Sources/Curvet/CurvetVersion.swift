/// The version of the program and library.
public enum CurvetVersion {
  /// The version as text.
  public static let text = "0.1.0"
}
