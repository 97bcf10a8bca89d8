import Interchange

/// An export format is what presets are written as: Curvet's own documents, or what apps build with.
public enum ExportFormat: Hashable, Sendable {
  /// Curvet's own format, which is imported again without loss.
  case document(OutputFormat)
  /// A format that apps build with.
  case target(ExportTarget)

  /// Every format by its name.
  public static let all: [ExportFormat] =
    OutputFormat.allCases.map(document) + ExportTarget.allCases.filter { $0 != .flat }.map(target)

  /// The format's name.
  public var name: String {
    switch self {
    case .document(let format): format.rawValue
    case .target(.flat): OutputFormat.json.rawValue
    case .target(let target): target.rawValue
    }
  }

  /// Finds a format by its name.
  public init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}
