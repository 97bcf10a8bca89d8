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

  /// Asks about the first element that is selected, at times in seconds.
  public init(of selector: String = "#subject", at times: [Double], on page: BrowserPage) {
    (self.selector, self.times, self.page) = (selector, times, page)
  }
}
