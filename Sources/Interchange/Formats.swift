import Diagnostics

/// The registry of the formats that presets are read from.
public enum Formats {
  /// What reads presets, as help lists it; a new reader is a line here.
  public static let readers: [any PresetReader] = [
    DocumentFormat(),
    NDJSONFormat(),
    DTCGFormat(),
  ]
}

extension Sequence<any PresetReader> {
  /// Returns the reader that recognizes an input; nil where none does.
  ///
  /// The last one is asked first: the first ones are the most general.
  public func recognizing(
    _ input: inout ReaderInput
  ) throws(CatalogError) -> (any PresetReader)? {
    for reader in reversed() {
      if try reader.recognizes(&input) { return reader }
    }
    return nil
  }
}
