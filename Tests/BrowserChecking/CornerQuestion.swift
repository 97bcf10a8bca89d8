/// A corner question asks where an element's corners are projected to, at times of its animations.
public struct CornerQuestion: BrowserQuestion {
  /// A place in the window, in pixels from its upper left.
  public struct Point: Decodable, Equatable, Sendable {
    /// Rightward.
    public var x: Double
    /// Downward.
    public var y: Double
  }

  /// For each time the corners that are upper left, upper right, lower right and lower left
  /// before any transform; they run counter-clockwise when the element's back is seen.
  public typealias Answer = [[Point]]

  private let kind = "corners"
  private let page: BrowserPage
  private let selector: String
  private let times: [Double]
  private let module: Module?

  /// A module whose exports make what the page has, and animate it.
  public struct Module: Encodable, Sendable {
    private let text: String
    private let packages: [String: String]
    private let setup: String

    /// Describes a module.
    ///
    /// - Parameters:
    ///   - packages: The texts of the modules that it imports, by their names.
    ///   - setup: A function of the module's exports and the page's document.
    public init(_ text: String, packages: [String: String], setup: String) {
      (self.text, self.packages, self.setup) = (text, packages, setup)
    }
  }

  /// Asks about the first element that is selected, at times in seconds.
  ///
  /// - Parameter module: What is run after the page is laid out; its animations are those that count.
  public init(
    of selector: String = "#subject", at times: [Double], on page: BrowserPage,
    after module: Module? = nil
  ) {
    (self.selector, self.times, self.page, self.module) = (selector, times, page, module)
  }
}
