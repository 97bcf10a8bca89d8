import EmbeddedData

/// The JSON Schema of flat JSON.
package enum FlatSchema {
  /// The schema's text.
  package static let text = Array(String(cString: embedded_flat_schema()).utf8)
}
