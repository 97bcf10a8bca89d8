import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Design tokens as other tools than DTCG's have them.
  package static let tokens = InputFormat(
    "tokens", "Design tokens from other tools (Style Dictionary, Theo, and Tokens Studio)",
    extensions: [],
    covers: [
      "durations, easings, transitions, springs, and keyframes, in JSON, JSON5, or YAML",
      "{a.b}, {a.b.value}, and {!A_B} become references; files in one command are read as one set",
      "a time without a unit is read as milliseconds, with a warning; for seconds, pass "
        + "--option unit=s",
    ])
}

/// The reader of design tokens whose values are under `value`.
struct TokensFormat: PresetReader {
  var format: InputFormat { .tokens }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard let root = try input.foreignRoot(), root.kind == .object else { return false }
    return ForeignFile.recognize(root) == nil && DialectTree.recognizes(root)
  }

  func reading(_ options: ReaderOptions) -> any PresetReading {
    SetReading { (input, report) throws(CatalogError) in
      try input.looseDocument(&report)
    } interpret: { documents, _, found in
      var interpreter = DialectInterpreter(DialectTree(of: documents), options, found)
      interpreter.interpret()
      found = interpreter.found
    }
  }
}
