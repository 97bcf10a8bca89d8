import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Design tokens as other tools than DTCG's have them.
  package static let tokens = InputFormat(
    "tokens", "Design tokens of other tools (Style Dictionary, Theo, Tokens Studio)",
    extensions: [],
    covers: [
      "durations, easings, transitions, springs and keyframes, in JSON, JSON5 or YAML",
      "{a.b}, {a.b.value} and {!A_B} become references; the files of one command are one set",
      "a time without a unit is taken for milliseconds, with a warning; --option unit=s changes it",
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
    SetReading { documents, report in
      report.presets { found in
        var interpreter = DialectInterpreter(DialectTree(of: documents), options, found)
        interpreter.interpret()
        found = interpreter.found
      }
    }
  }
}
