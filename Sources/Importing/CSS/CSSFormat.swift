import StrictJSON
import Diagnostics
import Presets

extension InputFormat {
  /// Style sheets in CSS and SCSS.
  package static let css = InputFormat(
    "css", "Style sheets (CSS, SCSS, and Less)", extensions: ["css", "scss", "less"],
    covers: [
      "custom properties, SCSS and Less variables, and maps that contain easings, times, "
        + "transitions, or animations",
      "@keyframes with the properties that they animate, paired with their reduced-motion version",
      "var() and calc() are evaluated; files in one command are read as one set",
      "skips unnamed values in rules; skipped values are listed",
    ])
}

/// The reader of style sheets among those of other formats.
package struct CSSFormat: PresetReader {
  package init() {}

  package var format: InputFormat { .css }

  package func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    try input.foreign()?.isStyleSheet == true
  }

  package func reading(_ options: ReaderOptions) -> any PresetReading {
    SetReading { (input, report) throws(CatalogError) in
      let text = try input.all()
      guard let invalid = CSSInputSource.invalid(in: text) else {
        return (text: text, file: input.shown)
      }
      report.hasForeignText = true
      report.findings.append(
        Finding(
          PresetRule.document, "the file isn't valid UTF-8",
          place: CSSInputSource(Array(text.prefix(invalid)), file: input.shown).lastPlace,
          help: "save the file as UTF-8"))
      return nil
    } interpret: { files, _, facts in
      var conditions = CSSInputConditions()
      let sources = files.map { CSSParser.read($0.text, file: $0.file, &conditions) }
      facts = CSSInterpreter.facts(of: sources, facts)
    }
  }
}

extension CSSInputSource {
  /// Where a text stops to be UTF-8; nil if all of it is.
  fileprivate static func invalid(in text: [UInt8]) -> Int? {
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    var (low, high) = (0, text.count)
    // Up to three bytes at the end of a prefix are a part of a letter.
    while high - low > 4 {
      let middle = (low + high) / 2
      let isWhole = (0...3).contains { cut in
        String(validating: text.prefix(max(0, middle - cut)), as: UTF8.self) != nil
      }
      if isWhole { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of the end of the text.
  fileprivate var lastPlace: Place {
    Origin(foreign: document, at: max(0, document.bytes.count - 1)).place
  }
}
