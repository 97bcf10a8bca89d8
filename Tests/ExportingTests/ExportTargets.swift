@testable import Exporting

/// The targets of the tests, by name.
extension ExportTarget {
  static let swift = ExportTarget(SwiftWriter.self)
  static let css = ExportTarget(CSSWriter.self)
  static let dtcg = ExportTarget(DTCGWriter.self)
  static let compose = ExportTarget(ComposeWriter.self)
  static let androidXML = ExportTarget(AndroidXMLWriter.self)
  static let motion = ExportTarget(MotionDevWriter.self)
  static let flutter = ExportTarget(FlutterWriter.self)
  static let reactNative = ExportTarget(ReactNativeWriter.self)

  /// All that are listed.
  static let all: [ExportTarget] =
    [.flat]
    + ExportFormats.all.compactMap { if case .target(let target) = $0 { target } else { nil } }
}

/// The options of the tests.
extension ExportOptions {
  var namespace: String? {
    get { nil }
    set { values["namespace"] = newValue.map { .text($0) } }
  }

  var access: SwiftAccess {
    get { .public }
    set { values["access"] = .text(newValue.rawValue) }
  }

  var frameworks: Set<AppleFramework> {
    get { [] }
    set { values["frameworks"] = .words(newValue.map(\.rawValue).sorted()) }
  }

  var isPackage: Bool {
    get { false }
    set { values["package"] = .flag(newValue) }
  }

  var isTailwind: Bool {
    get { false }
    set { values["tailwind"] = .flag(newValue) }
  }

  var tolerance: Double {
    get { 0 }
    set { values["tolerance"] = .number(newValue) }
  }

  var sampleCount: Int? {
    get { nil }
    set { values["samples"] = newValue.map { .integer($0) } }
  }
}
