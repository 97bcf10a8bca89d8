/// The options of Swift.
struct SwiftOptions: WriterOptions {
  /// The enum that holds everything.
  var namespace: String?
  /// Who may use what is declared.
  var access = SwiftAccess.public
  /// Apple's frameworks that it is written for; all of them where it is empty.
  var frameworks: Set<AppleFramework> = []
  /// Whether it is a package with a preview of everything.
  var isPackage = false
  /// How far lines may be off where a curve has no form of its own, as a share of the way.
  var tolerance = LineOptions.tolerance

  static let declared: [WriterOption<SwiftOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace",
      help: "The enum that holds everything."),
    .word("access", \.access, word: "--access", help: "Who may use what is declared."),
    .words(
      "frameworks", each: "a framework", \.frameworks, word: "--framework",
      help: "The frameworks to write for; all if left out."),
    .flag(
      "package", \.isPackage, word: "--package",
      help: "A package, with a preview of everything, in a folder."),
    .number("tolerance", LineOptions.range, \.tolerance, help: LineOptions.help),
  ]
}

/// An access level of Swift.
package enum SwiftAccess: String, CaseIterable, Hashable, Sendable {
  case `public`, package, `internal`
}

/// A framework of Apple's that animates.
package enum AppleFramework: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case coreAnimation = "core-animation"
}
