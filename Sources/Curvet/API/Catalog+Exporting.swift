import Exporting

/// The results of an export.
public struct ExportSummary: Sendable {
  /// An exported preset, and how exact its code is.
  public struct Preset: Sendable {
    /// Its name.
    public let name: String
    /// Its identifier in the exported code.
    public let identifier: String
    /// Whether the code shows exactly the same motion as Curvet.
    public let isExact: Bool
    /// The largest error, as a fraction of the distance from start to end.
    ///
    /// Nil if the code is exact, or if the difference can't be measured.
    public let error: Double?
    /// Differences, parts that the app must do, and other points that need care.
    public let notes: [String]
  }

  /// The files, with their paths.
  ///
  /// The path is empty for an export without a path.
  public let files: [(path: String, text: String)]
  /// The presets in them; empty for Curvet's own formats, which are always exact.
  public let presets: [Preset]
  /// The skipped presets, which the format can't express or which are too large, with the reasons.
  public let skipped: [String: String]
}

extension Catalog {
  /// The names of the export formats: `json`, `swift`, `css`, and so on.
  public static var exportFormats: [String] { ExportFormats.all.map(\.name) }

  /// Exports presets as text, together with everything they refer to.
  ///
  /// ```swift
  /// let css = try catalog.exported("tag:card", as: "css").files[0].text
  /// ```
  ///
  /// - Parameters:
  ///   - query: A search, as for ``search(_:limit:)``. If it's empty, all presets are exported.
  ///   - format: One of ``exportFormats``.
  ///   - options: The format's options, with values as on the command line, such as `["access": "public"]`.
  ///     `curvet help formats` lists them.
  /// - Throws: `invalidQuery` if the search, the format, or an option isn't valid.
  public func exported(
    _ query: String = "", as format: String = "json", options: [String: String] = [:]
  ) throws(CatalogError) -> ExportSummary {
    ExportSummary(try prepare(request(query, format, options, path: nil)))
  }

  /// Exports presets to a file, or to a folder if the format takes several files.
  ///
  /// A file that is up to date isn't rewritten. The catalog and other databases are never replaced. Any other
  /// file is replaced only if Curvet wrote it, if it's empty, or if it's a document of the same format. An
  /// export to JSON replaces any Curvet document.
  ///
  /// ```swift
  /// try catalog.export("kind:spring", as: "swift", to: "App/Motion.swift")
  /// ```
  ///
  /// - Parameters:
  ///   - query: A search, as for ``search(_:limit:)``. If it's empty, all presets are exported.
  ///   - format: One of ``exportFormats``.
  ///   - path: The file, relative to the working folder. Missing folders are created.
  ///   - options: The format's options, with values as on the command line.
  /// - Throws: `invalidQuery` if the search, the format, or an option isn't valid, `exists` if the file must
  ///   not be replaced, `notFound` if no preset was found, and `invalidInput` if the file contains presets
  ///   that can no longer be exported. The file isn't changed in these cases.
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
        throw .query(
          "'\(format.name)' has no option '\(name)'", .known(format.options.map(\.name)))
      }
      guard let value = option.type.value(of: text) else {
        throw CatalogError(.invalidQuery, "'\(name)' must be \(option.type.words)")
      }
      options.values[name] = value
    }
    let all = query.allSatisfy(\.isWhitespace)
    let selection = all ? PresetSelection.all : try PresetSelection(query: query)
    var request = ExportRequest(
      selection, as: format.chosen(by: options.values), options, to: path,
      command: "Catalog.export")
    // A program that runs unattended must not replace files written by others.
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
