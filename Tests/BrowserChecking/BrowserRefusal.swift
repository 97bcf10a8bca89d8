/// A browser refusal says what Chromium finds wrong with what it was asked about.
public struct BrowserRefusal: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with line and column where they are known.
  public let complaints: [String]
  /// The complaints, one a line.
  public var description: String { complaints.joined(separator: "\n") }

  /// Makes a refusal of its complaints.
  public init(_ complaints: [String]) {
    self.complaints = complaints
  }
}
