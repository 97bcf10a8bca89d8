/// The version of the program and library.
package enum CurvetVersion {
  /// The version as text.
  package static let text = "0.1.0"
}
