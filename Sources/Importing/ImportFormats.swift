import Diagnostics

/// The formats that presets are read from.
package enum ImportFormats {
  /// The reader of each format, in the order in which help lists them; a new reader is a line here.
  package static let readers: [any PresetReader] = [
    CodeFormat(),
    DocumentFormat(),
    NDJSONFormat(),
    PlainJSONFormat(),
    TokensFormat(),
    DTCGFormat(),
    CSSFormat(),
    LottieFormat(),
    FigmaFormat(),
    AndroidXMLFormat(),
  ]
}

extension Sequence<any PresetReader> {
  /// Returns the reader that recognizes an input; nil if none does.
  ///
  /// The last one is asked first: the first ones are the most general.
  package func recognizing(_ input: inout ReaderInput) throws(CatalogError) -> (any PresetReader)? {
    for reader in reversed() { if try reader.recognizes(&input) { return reader } }
    return nil
  }
}
