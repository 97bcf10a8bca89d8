/// A visit question has a whole page opened as a reader would, and asks it one thing after another.
public struct VisitQuestion: BrowserQuestion {
  /// A step waits a while, and then asks.
  public struct Step: Encodable, Sendable {
    /// What is typed before the wait; nothing where empty.
    public var keys: String
    /// How long is waited, in seconds.
    public var seconds: Double
    /// An expression of the page's script, whose value is told.
    public var question: String

    /// Asks after a while.
    public init(_ question: String, after seconds: Double = 0, typing keys: String = "") {
      (self.question, self.seconds, self.keys) = (question, seconds, keys)
    }
  }

  /// What is learnt.
  public struct Answer: Decodable, Sendable {
    /// The values of the steps as JSON.
    public var found: [String]
    /// What the browser has to complain of: errors, and what the page's policy kept out.
    public var complaints: [String]
  }

  private let kind = "visit"
  private let html: String
  private let reducedMotion: Bool
  private let width, height: Int
  private let steps: [Step]

  /// Asks about a page, which is the whole text of a file.
  public init(
    html: String, reducedMotion: Bool = false, width: Int = 800, height: Int = 600, steps: [Step]
  ) {
    (self.html, self.reducedMotion, self.steps) = (html, reducedMotion, steps)
    (self.width, self.height) = (width, height)
  }
}
