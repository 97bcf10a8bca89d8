/// A picture question has a page saved as it looks at a time of its animations, for people.
public struct PictureQuestion: BrowserQuestion {
  /// The file's path.
  public typealias Answer = String

  private let kind = "picture"
  private let page: BrowserPage
  private let time: Double
  private let path: String

  /// Asks for a PNG file.
  public init(of page: BrowserPage, at time: Double, path: String) {
    (self.page, self.time, self.path) = (page, time, path)
  }
}
