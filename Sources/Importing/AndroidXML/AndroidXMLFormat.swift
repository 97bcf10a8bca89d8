import Diagnostics
import Motion
import Presets
import StrictJSON

extension InputFormat {
  /// Android's resources.
  package static let androidXML = InputFormat(
    "android-xml", "Android XML (resources and interpolators)", extensions: ["xml"],
    covers: [
      "interpolators with their parameters; pathInterpolator with points or pathData",
      "integers that are durations, in milliseconds; strings, dimens, and items that are Béziers",
      "styles with a stiffness and a damping ratio, as springs",
      "skips view and property animations; skipped values are listed",
    ])
}

/// The reader of Android's XML.
struct AndroidXMLFormat: PresetReader {
  var format: InputFormat { .androidXML }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    try input.foreign()?.isAndroid == true
  }

  func reading(_ options: ReaderOptions) -> any PresetReading { AndroidReading() }
}

/// An Android reading gathers files, and reads them as one set after the last one.
private struct AndroidReading: PresetReading {
  private var files: [AndroidFile] = []
  private var entries: ArraySlice<PresetEntry> = []

  mutating func open(
    _ input: inout ReaderInput, _ report: inout ReadingReport
  ) throws(CatalogError) {
    let text = try input.all()
    var scanner = XMLScanner(text)
    scanner.scan()
    let document = JSONDocument(foreign: text, at: 0, file: input.shown, firstLine: 1)
    if let (offset, message) = scanner.problem {
      report.hasForeignText = true
      report.findings.append(
        Finding(
          PresetRule.document, message, place: Origin(foreign: document, at: offset).place,
          help: "fix the XML; Android's tools would reject it, too"))
      return
    }
    files.append(AndroidFile(document: document, elements: scanner.elements))
  }

  mutating func finish(_ report: inout ReadingReport) throws(CatalogError) {
    guard !files.isEmpty else { return }
    let presets = report.presets { found in
      var interpreter = AndroidInterpreter(files, found)
      interpreter.interpret()
      found = interpreter.found
    }
    entries = presets[...]
    files = []
  }

  mutating func next(_ report: inout ReadingReport) throws(CatalogError) -> PresetEntry? {
    entries.popFirst()
  }
}

/// An Android file is one file with its elements.
struct AndroidFile {
  let document: JSONDocument
  let elements: [XMLElement]

  /// The name of the file without folders and extension.
  var stem: String? {
    guard document.file != "-", document.file != "snippet" else { return nil }
    return document.file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
  }

  func spot(_ element: XMLElement) -> JSONSpot { JSONSpot(document.foreign(at: element.offset)) }
}
