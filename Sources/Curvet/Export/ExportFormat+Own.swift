import Interchange
import StrictJSON

extension ExportFormat {
  /// Whether a file is one that Curvet wrote in this format, or that holds nothing to lose.
  func isOwn(_ file: [UInt8]) -> Bool {
    if file.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return true }
    switch self {
    case .document(.json): return Self.isDocument(file)
    case .document(.ndjson): return Self.isLines(file)
    case .target: return GeneratedHeader.isPresent(in: file)
    }
  }

  private static func isDocument(_ file: [UInt8]) -> Bool {
    JSONDocument.read(file, file: "").document?.root["presets"]?.kind == .object
  }

  /// Whether the first line that is not blank is a preset.
  private static func isLines(_ file: [UInt8]) -> Bool {
    let line = file.split(separator: 0x0A).first { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    guard let line, let root = JSONDocument.read(Array(line), file: "").document?.root else {
      return false
    }
    return root["name"]?.string != nil && root["motion"]?.kind == .object
  }
}
