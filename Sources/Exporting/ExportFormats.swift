/// The formats that presets are written in.
package enum ExportFormats {
  /// The formats of `export`, in the order of help.
  ///
  /// A new writer is a line here.
  package static let all: [ExportFormat] = [
    .document(.json),
    .document(.ndjson),
    .writer(SwiftWriter.self),
    .writer(CSSWriter.self),
    .writer(DTCGWriter.self),
    .writer(ComposeWriter.self),
    .writer(AndroidXMLWriter.self),
    .writer(MotionDevWriter.self),
    .writer(FlutterWriter.self),
    .writer(ReactNativeWriter.self),
    .writer(SpecWriter.self),
  ]

  /// The options of all formats, each name once: those with a word of their own on the command line first.
  package static let options: [OptionDescription] = {
    let options = all.flatMap(\.options)
    var names: Set<String> = []
    return (options.filter { $0.word != nil } + options.filter { $0.word == nil })
      .filter { names.insert($0.name).inserted }
  }()
}
