/// The formats that presets are read from and written in; each is listed by one line.
public enum Formats {
  /// What `export` writes, in the order in which it is listed.
  public static let writers: [ExportFormat] = [
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
  ]

  /// The options of all writers, each name once: those with a word of their own on the command line first.
  public static let writerOptions: [OptionDescription] = {
    let all = writers.flatMap(\.options)
    var names: Set<String> = []
    return (all.filter { $0.word != nil } + all.filter { $0.word == nil })
      .filter { names.insert($0.name).inserted }
  }()
}
