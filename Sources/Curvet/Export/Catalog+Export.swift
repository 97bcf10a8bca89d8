import Diagnostics
import Presets
import Storage
import StrictJSON

/// A format that presets are written in.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// A canonical document.
  case json
  /// One preset per line.
  case ndjson
}

/// What an export wrote.
public struct ExportReport: Hashable, Sendable {
  /// How many presets were asked for.
  public var asked = 0
  /// How many were taken along because those refer to them.
  public var alongside = 0
}

extension Catalog {
  /// Exports presets, and all that they refer to, in the order of their names' bytes.
  ///
  /// - Parameter write: gets the text piece by piece.
  public func export(
    _ selection: PresetSelection, to format: OutputFormat,
    write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) -> ExportReport {
    var exporter = Exporter(format: format, path: location.shown)
    var report = ExportReport()
    let options = environment.options
    let total = options.whenWorking == nil ? 0 : try count()
    let result: Result<Void, CatalogError> = try storing { () throws(StorageError) in
      try store.connection.read { () throws(StorageError) in
        if case .all = selection {
          return try store.forEachPayload { bytes throws(CatalogError) in
            report.asked += 1
            options.report(
              WorkProgress(.exporting, presets: report.asked, of: total), at: report.asked)
            do throws(CatalogError) {
              try exporter.add(bytes, write)
            } catch  where error.kind == .damaged {
              throw try damage(at: report.asked)
            }
            return true
          }
        }
        do throws(CatalogError) {
          let names = try names(selection)
          report.asked = names.count
          let all = try storing { () throws(StorageError) in try store.closure(of: names) }
          report.alongside = all.count - names.count
          for (index, name) in all.enumerated() {
            options.report(WorkProgress(.exporting, presets: index, of: all.count), at: index)
            let record = try record(named: name)
            try record.payload.withUnsafeBytesThrowing { bytes throws(CatalogError) in
              try exporter.add(bytes, write)
            }
          }
          return .success(())
        } catch {
          return .failure(error)
        }
      }
    }
    try result.get()
    try exporter.finish(write)
    return report
  }
}

/// The exporter turns payloads into a document or lines, and hands the text on in pieces.
private struct Exporter {
  let format: OutputFormat
  let path: String
  private var document = DocumentWriter()
  private var lines: [UInt8] = []
  private var pending = 0

  init(format: OutputFormat, path: String) {
    self.format = format
    self.path = path
  }

  mutating func add(
    _ payload: UnsafeRawBufferPointer, _ write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    pending += payload.count
    switch format {
    case .ndjson:
      lines.append(contentsOf: payload)
      lines.append(0x0A)
    case .json:
      guard let parsed = JSONDocument.read(Array(payload), file: path).document else {
        throw CatalogError(.damaged, "the catalog is damaged: a payload is not JSON", path: path)
      }
      document.add(payload: parsed.root)
    }
    if pending > 1 << 18 { try flush(write) }
  }

  mutating func finish(_ write: ([UInt8]) throws(CatalogError) -> Void) throws(CatalogError) {
    if format == .json { document.finish() }
    try flush(write)
  }

  private mutating func flush(
    _ write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    pending = 0
    switch format {
    case .json: try write(document.takeBytes())
    case .ndjson:
      try write(lines)
      lines.removeAll(keepingCapacity: true)
    }
  }
}

extension [UInt8] {
  /// Lends the bytes to a body with a typed error, which the library's own form does not know.
  fileprivate func withUnsafeBytesThrowing<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let result: Result<Void, Failure> = withUnsafeBytes { bytes in
      do throws(Failure) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
