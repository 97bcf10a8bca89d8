import Exporting

/// What an export wrote.
public struct ExportSummary: Sendable {
  /// How faithful the text of a preset is.
  public struct Preset: Sendable {
    /// Its name.
    public let name: String
    /// What it is called in the text.
    public let identifier: String
    /// Whether what is seen is the same as Curvet shows.
    public let isExact: Bool
    /// The largest error, as a fraction of the distance from start to end; nil if it is exact, and if
    /// what differs can't be measured.
    public let error: Double?
    /// What differs, is left to the app or needs care.
    public let notes: [String]
  }

  /// The files, by their paths; an export without a path has one without a name.
  public let files: [(path: String, text: String)]
  /// The presets in them; empty for Curvet's own formats, which are always exact.
  public let presets: [Preset]
  /// Presets that the format can't express or that are too large, with the reason.
  public let skipped: [String: String]
}

extension Catalog {
  /// The names of the formats that are exported: `json`, `swift`, `css` and so on.
  public static var exportFormats: [String] { ExportFormats.all.map(\.name) }

  /// Exports presets as text, together with everything they refer to.
  ///
  /// ```swift
  /// let css = try catalog.exported("tag:card", as: "css").files[0].text
  /// ```
  ///
  /// - Parameters:
  ///   - query: The words of a search, as for ``search(_:limit:)``; without any, everything is exported.
  ///   - format: One of ``exportFormats``.
  ///   - options: The format's options as the command line takes them, such as `["access": "public"]`;
  ///     `curvet help formats` lists them.
  /// - Throws: `invalidQuery` if a word, the format or an option isn't known.
  public func exported(
    _ query: String = "", as format: String = "json", options: [String: String] = [:]
  ) throws(CatalogError) -> ExportSummary {
    ExportSummary(try prepare(request(query, format, options, path: nil)))
  }

  /// Exports presets to a file, or to a folder if the format takes several files.
  ///
  /// A file that is up to date stays as it is. The catalog, other databases and files that Curvet didn't
  /// write are not replaced.
  ///
  /// ```swift
  /// try catalog.export("kind:spring", as: "swift", to: "App/Motion.swift")
  /// ```
  ///
  /// - Parameters:
  ///   - query: The words of a search, as for ``search(_:limit:)``; without any, everything is exported.
  ///   - format: One of ``exportFormats``.
  ///   - path: The file, relative to the working folder; missing folders are made.
  ///   - options: The format's options as the command line takes them.
  /// - Throws: `invalidQuery` if a word, the format or an option isn't known, `exists` if the path
  ///   is something that must not be replaced, `notFound` if no preset was found, and `invalidInput` if
  ///   the file holds presets that can no longer be exported; the file is left as it is.
  @discardableResult
  public func export(
    _ query: String = "", as format: String = "json", to path: String,
    options: [String: String] = [:]
  ) throws(CatalogError) -> ExportSummary {
    let prepared = try prepare(request(query, format, options, path: path))
    if case .failure(let refusal) = try put(prepared) { throw refusal.error(path) }
    return ExportSummary(prepared)
  }

  private func request(
    _ query: String, _ name: String, _ texts: [String: String], path: String?
  ) throws(CatalogError) -> ExportRequest {
    guard let format = ExportFormat(name: name) else {
      throw .query(
        "unknown format '\(name)'",
        Suggestion.hint(for: name, among: Self.exportFormats) ?? .known(Self.exportFormats))
    }
    var options = ExportOptions()
    for (name, text) in texts {
      guard let option = format.option(named: name) else {
        throw .query("\(format.name) has no option '\(name)'", .known(format.options.map(\.name)))
      }
      guard let value = option.type.value(of: text) else {
        throw .query("\(name) must be \(option.type.words)", .known(option.type.choices))
      }
      options.values[name] = value
    }
    let all = query.allSatisfy(\.isWhitespace)
    let selection = all ? PresetSelection.all : try PresetSelection(query: query)
    var request = ExportRequest(
      selection, as: format.chosen(by: options.values), options, to: path,
      command: "Catalog.export")
    // What somebody else wrote is not replaced by a program that nobody watches.
    request.isListed = true
    return request
  }
}

extension ExportSummary {
  fileprivate init(_ prepared: PreparedExport) {
    files = prepared.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    presets = prepared.presets.map { one in
      Preset(
        name: one.preset.name.text, identifier: one.identifier,
        isExact: one.fidelity.degree == .exact, error: one.fidelity.error,
        notes: one.fidelity.notes)
    }
    skipped = Dictionary(
      prepared.leftOut.map { ($0.name.text, $0.gap.reason) }
        + prepared.report.leftOut.map { ($0.name, $0.reason) },
      uniquingKeysWith: { a, _ in a })
  }
}
