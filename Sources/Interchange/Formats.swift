import Diagnostics

/// The formats that presets are read from and written in; each is listed by one line.
package enum Formats {
  /// What reads presets, as help lists it; a new reader is a line here.
  package static let readers: [any PresetReader] = [
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

  /// What `export` writes, in the order in which it is listed; a new writer is a line here.
  package static let writers: [ExportFormat] = [
    .document(.json),
    .document(.ndjson),
    .writer(SwiftWriter.self),
    .writer(CSSWriter.self),
    .writer(DTCGWriter.self),
    .writer(ComposeWriter.self),
    .writer(AndroidXMLWriter.self),
    .writer(MotionModuleWriter.self),
    .writer(FlutterWriter.self),
    .writer(ReanimatedWriter.self),
    .writer(SpecWriter.self),
  ]

  /// The options of all writers, each name once: those with a word of their own on the command line first.
  package static let writerOptions: [OptionDescription] = {
    let all = writers.flatMap(\.options)
    var names: Set<String> = []
    return (all.filter { $0.word != nil } + all.filter { $0.word == nil })
      .filter { names.insert($0.name).inserted }
  }()
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
