import CommandKit
import Curvet
import Diagnostics
import Exporting
import Importing
import Motion
import Presets
import Preview
import Storage

// Values of the command line that have a list of words.
extension ConflictPolicy: ExpressibleByArgument {}
extension SwiftAccess: ExpressibleByArgument {}
extension AppleFramework: ExpressibleByArgument {}
extension PlayerLanguage: ExpressibleByArgument {}
extension GalleryPage.Theme: ExpressibleByArgument {}
extension ConversionForm: ExpressibleByArgument {}
extension MotionKind: ExpressibleByArgument {}
extension Role: ExpressibleByArgument {}
extension SearchQuery.Order: ExpressibleByArgument {}

extension Finding.Level: ExpressibleByArgument {
  /// Reads a level.
  public init?(argument: String) { self.init(word: argument) }

  /// The word for people.
  public var defaultValueDescription: String { word }
  /// The words for people.
  public static var allValueStrings: [String] { allCases.map(\.word) }
}

extension ExportFormat: ExpressibleByArgument {
  /// Reads a name.
  public init?(argument: String) { self.init(name: argument) }

  /// The name.
  public var defaultValueDescription: String { name }
  /// The names.
  public static var allValueStrings: [String] { ExportFormats.all.map(\.name) }
}

extension InputFormat: ExpressibleByArgument {
  /// Reads a name.
  public init?(argument: String) {
    guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  /// The name.
  public var defaultValueDescription: String { name }
  /// The names.
  public static var allValueStrings: [String] { all.map(\.name) }
}

extension PresetName: ExplainedArgument {
  /// Reads a name.
  public init?(argument: String) { self.init(argument) }

  /// The description of a valid word.
  static var expectation: String { "a name such as team or team/cards" }
}
