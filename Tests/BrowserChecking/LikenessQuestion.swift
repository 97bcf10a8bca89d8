/// A likeness question asks how much a view transition looks like a page, at times of their animations.
public struct LikenessQuestion: BrowserQuestion {
  /// For each time the number of pixels that have none of their colour within a pixel in the other
  /// picture.
  public typealias Answer = [Int]

  private let kind = "likeness"
  private let page: BrowserPage
  private let content: String
  private let type: String
  private let other: BrowserPage
  private let times: [Double]

  /// Asks about a page whose body gets other content in a view transition of a type.
  ///
  /// - Parameters:
  ///   - page: The page before.
  ///   - content: The body's content after.
  ///   - type: The type of the view transition.
  ///   - other: The page that it is compared with; it has animations of its own.
  ///   - times: The times, in seconds.
  public init(
    of page: BrowserPage, becoming content: String, type: String, with other: BrowserPage,
    at times: [Double]
  ) {
    (self.page, self.content, self.type) = (page, content, type)
    (self.other, self.times) = (other, times)
  }
}
