/// Export options say how a target's text is to be laid out.
public struct ExportOptions: Hashable, Sendable {
  /// The name of what holds everything: Swift's enum, Kotlin's package and object, Dart's class.
  public var namespace: String?
  /// Who may use what is declared in Swift.
  public var access = SwiftAccess.public
  /// Apple's frameworks that Swift is written for; all of them where it is empty.
  public var frameworks: Set<AppleFramework> = []
  /// Whether Swift is written as a package with a preview of everything.
  public var isPackage = false
  /// Whether CSS is written as a Tailwind theme.
  public var isTailwind = false
  /// How far `linear()` may be off, as a share of the way.
  public var tolerance = 0.0005
  /// Into how many equal parts of the time flat JSON samples every motion; nil leaves samples out.
  public var sampleCount: Int?
  /// Whether only the declarations are written: no head, no imports, nothing around them.
  public var isSnippet = false
  /// The largest error that is let pass, as a share of the way.
  public var largestError: Double?

  /// Makes options with everything left to the writer.
  public init() {}
}

/// An access level of Swift.
public enum SwiftAccess: String, CaseIterable, Hashable, Sendable {
  case `public`, package, `internal`
}

/// A framework of Apple's that animates.
public enum AppleFramework: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case coreAnimation = "core-animation"
}
