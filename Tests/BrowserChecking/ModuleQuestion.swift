/// A module question asks what a JavaScript module exports.
public struct ModuleQuestion: BrowserQuestion {
  /// JSON; functions and numbers that it has no notation for are there as texts.
  public typealias Answer = String

  private let kind = "exported"
  private let text: String
  private let packages: [String: String]
  private let expression: String

  /// Asks about a module.
  ///
  /// - Parameters:
  ///   - packages: the texts of the modules that it imports, by their names.
  ///   - expression: a function of the module's exports, whose value is told instead of them.
  public init(
    _ text: String, packages: [String: String] = [:],
    expression: String = "exports => ({ ...exports })"
  ) {
    (self.text, self.packages, self.expression) = (text, packages, expression)
  }
}
