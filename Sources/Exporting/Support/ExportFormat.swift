import StrictJSON

/// An export format is what presets are written as: Curvet's own documents, or what apps build with.
package enum ExportFormat: Hashable, Sendable {
  /// Curvet's own format, which is imported again without loss.
  case document(OutputFormat)
  /// A format that apps build with.
  case target(ExportTarget)

  /// The format of a writer.
  static func writer(_ writer: any PresetWriter.Type) -> ExportFormat {
    .target(ExportTarget(writer))
  }

  /// Finds a format by its name.
  package init?(name: String) {
    guard let format = ExportFormats.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The format's name.
  package var name: String {
    switch self {
    case .document(let format): format.rawValue
    case .target(let target): target.formatName
    }
  }

  /// Its description, in one sentence.
  package var summary: String {
    switch self {
    case .document(let format): format.summary
    case .target(let target): target.summary
    }
  }

  /// The support for presets of each kind, one line each.
  package var covers: [String] {
    switch self {
    case .document: ["presets of every kind, lossless"]
    case .target(let target): target.covers
    }
  }

  /// Its options.
  package var options: [OptionDescription] {
    switch self {
    case .document(.json): ExportTarget.flat.options
    case .document(.ndjson): []
    case .target(let target): target.options
    }
  }

  /// The option of a name; nil if it has none.
  package func option(named name: String) -> OptionDescription? {
    options.first { $0.name == name }
  }

  /// The format that is meant together with options: JSON with those for apps is another one than the
  /// canonical document.
  package func chosen(by values: [String: OptionValue]) -> ExportFormat {
    guard self == .document(.json), FlatOptions(values).isFlat else { return self }
    return .target(.flat)
  }
}

/// A format that documents are written in.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// A canonical document.
  case json
  /// One preset per line.
  case ndjson

  /// Its description, in one sentence.
  package var summary: String {
    switch self {
    case .json: "Curvet's own documents, or JSON for apps to play with --flat."
    case .ndjson: "Curvet's own presets, one per line."
    }
  }
}

/// An export target is a format that apps build with, by the writer that writes it.
package struct ExportTarget: Hashable, Sendable {
  /// The writer.
  let writer: any PresetWriter.Type

  /// JSON that an app reads as it runs, which is chosen by options of JSON.
  package static let flat = ExportTarget(FlatWriter.self)

  /// Makes the target of a writer.
  init(_ writer: any PresetWriter.Type) { self.writer = writer }

  /// Its name in messages.
  package var name: String { writer.name }
  /// Its name in `--to`.
  package var formatName: String { writer.formatName }
  /// Its description, in one sentence.
  package var summary: String { writer.summary }
  /// The support for presets of each kind, one line each.
  package var covers: [String] { writer.covers }
  /// Its options.
  package var options: [OptionDescription] { writer.options }
  /// Whether the declaration of a preset can be written on its own.
  package var hasSnippets: Bool { writer is any DeclaringWriter.Type }

  /// Whether two targets have the same writer.
  package static func == (one: ExportTarget, other: ExportTarget) -> Bool {
    one.writer == other.writer
  }

  /// Hashes the writer.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(writer)) }
}

/// Export options specify how presets are written.
package struct ExportOptions: Hashable, Sendable {
  /// The values of the writer's options, by name.
  ///
  /// Others have their defaults.
  package var values: [String: OptionValue]
  /// Whether only the declarations are written: no head, no imports, nothing around them.
  package var isSnippet = false
  /// The largest error that is allowed, as a fraction of the distance.
  package var largestError: Double?

  /// Makes options with everything else left to the writer.
  package init(_ values: [String: OptionValue] = [:]) { self.values = values }
}

/// An export header says how to generate a file again.
///
/// It depends on the presets and options alone: the same ones give the same bytes, at any time and on any machine.
package struct ExportHeader: Hashable, Sendable {
  fileprivate static let generator = "curvet"
  /// The command that writes the file again.
  package var command: String
  /// The first digits of the presets' hash.
  package var content: String

  /// Makes a header.
  package init(command: String, content: String) {
    self.command = command
    self.content = content
  }

  /// The lines of a comment, safe in every language's.
  package var lines: [String] { lines(isXML: false) }

  /// The lines of a comment.
  ///
  /// - Parameter isXML: Whether the comment is one of XML.
  func lines(isXML: Bool) -> [String] {
    // To a shell, two quotes in a word are nothing.
    let command = CodeText.comment(command, isXML: isXML, parting: "''")
    return [
      "Generated by \(Self.generator); do not edit. Refresh: \(command)", "content \(content)",
    ]
  }
}

extension JSONWriter {
  /// Writes what a header says.
  mutating func members(of header: ExportHeader) {
    member("by", ExportHeader.generator)
    member("refresh", header.command)
    member("content", header.content)
  }
}
