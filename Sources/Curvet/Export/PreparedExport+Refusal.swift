import Diagnostics
import Exporting
import FileSystem

/// An export allowance says what an export may do to files that hold presets.
package struct ExportAllowance: Hashable, Sendable {
  /// Whether a file may be written without any preset.
  package var allowsEmpty: Bool
  /// Whether a file may lose presets that can no longer be exported.
  package var allowsMissing: Bool

  /// Makes an allowance; neither is allowed by default.
  package init(allowsEmpty: Bool = false, allowsMissing: Bool = false) {
    self.allowsEmpty = allowsEmpty
    self.allowsMissing = allowsMissing
  }
}

/// An export refusal says why an export leaves its files as they are.
package enum ExportRefusal: Error, Hashable, Sendable {
  /// No preset was found; or none that can be exported, with the reasons.
  case empty([ExportReport.LeftOut])
  /// The files hold presets that can no longer be exported, with the reasons.
  case missing([ExportReport.LeftOut])

  /// Returns the error for a command that requested these files.
  package func error(_ path: String) -> CatalogError {
    switch self {
    case .empty(let presets):
      CatalogError(
        .notFound,
        presets.isEmpty
          ? "no presets found, so the file wasn't written"
          : "none of the presets can be exported, so the file wasn't written", path: path,
        hints: Self.reasons(presets) + [.allowEmptyExport])
    case .missing(let presets):
      CatalogError(
        .invalidInput, "the file would lose \(Self.names(presets)), so it wasn't written",
        path: path,
        hints: Self.reasons(presets) + (hasDamage ? [.examineCatalog] : []) + [.allowMissingPresets]
      )
    }
  }

  /// Whether the reason is a damaged preset.
  package var hasDamage: Bool {
    switch self {
    case .empty(let presets), .missing(let presets): presets.contains(where: \.isDamaged)
    }
  }

  /// The maximum number of presets that are named.
  private static let shown = 5

  /// Returns the first names of presets, and the number of others.
  package static func names(_ presets: [ExportReport.LeftOut]) -> String {
    let rest = presets.count - shown
    return presets.prefix(shown).map(\.name).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func reasons(_ presets: [ExportReport.LeftOut]) -> [Hint] {
    presets.prefix(shown).map { .text("\($0.name): \($0.reason)") }
  }
}

extension PreparedExport {
  /// Returns the reason why the files aren't written; nil if they may be written.
  package func refusal(in environment: CatalogEnvironment) throws(CatalogError) -> ExportRefusal? {
    guard files.contains(where: { !$0.path.isEmpty }) else { return nil }
    let unwritten = unwrittenPresets
    if !allowance.allowsEmpty, isEmpty { return .empty(unwritten) }
    if allowance.allowsMissing || unwritten.isEmpty { return nil }
    var present: [UInt8] = []
    // A device or pipe has no presets to lose, and reading it may never end.
    for file in files where FileTree.kind(of: environment.absolute(file.path)) == .file {
      if case .different(let bytes) = try drift(of: file, in: environment) {
        present += bytes + [0x0A]
      }
    }
    if present.isEmpty { return nil }
    let wanted = files.reduce(into: []) { $0 += $1.bytes + [0x0A] }
    // A file may contain a name for other reasons, too: compare the numbers of occurrences.
    let lost = unwritten.filter { preset in
      Self.mentions(of: preset.name, in: present) > Self.mentions(of: preset.name, in: wanted)
    }
    return lost.isEmpty ? nil : .missing(lost)
  }

  private var isEmpty: Bool {
    if case .document = format { return report.asked == 0 }
    return presets.isEmpty
  }

  /// The presets that are missing from the files, with the reasons, in the order of names.
  private var unwrittenPresets: [ExportReport.LeftOut] {
    let unsupported = (leftOut + leftOutAlongside).map { preset in
      ExportReport.LeftOut(name: preset.name.text, reason: preset.gap.reason, help: "")
    }
    return (report.leftOut + unsupported).sorted { $0.name < $1.name }
  }

  /// Counts the occurrences of a preset's full name in a file, except in the command at its top.
  private static func mentions(of name: String, in file: [UInt8]) -> Int {
    let name = Array(name.utf8)
    var count = 0
    for line in file.split(separator: 0x0A) where line.firstRange(of: Array("efresh".utf8)) == nil {
      for range in line.ranges(of: name) {
        let before = range.lowerBound == line.startIndex ? nil : line[range.lowerBound - 1]
        let after = range.upperBound == line.endIndex ? nil : line[range.upperBound]
        if !isOfName(before), !isOfName(after) { count += 1 }
      }
    }
    return count
  }

  private static func isOfName(_ byte: UInt8?) -> Bool {
    switch byte ?? 0 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
