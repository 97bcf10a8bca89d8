/// A visit question has a whole page opened as a reader would, and asks it one thing after another.
public struct VisitQuestion: BrowserQuestion {
  /// A step waits a while, and then asks.
  public struct Step: Encodable, Sendable {
    /// What is typed before the wait; nothing where empty.
    public var keys: String
    /// How long is waited, in seconds.
    public var seconds: Double
    /// An expression of the page's script, whose value is told; a promise is waited for.
    public var question: String

    /// What is taken hold of before the wait; nil if nothing is.
    public var drag: Drag?
    /// Whether the page is checked for accessibility by axe-core instead: told is what it finds.
    public var isAudit = false

    /// Asks after a while.
    public init(
      _ question: String, after seconds: Double = 0, typing keys: String = "", drag: Drag? = nil
    ) {
      (self.question, self.seconds, self.keys, self.drag) = (question, seconds, keys, drag)
    }

    /// Checks the page as it is after a while.
    public static func audit(after seconds: Double = 0) -> Self {
      var step = Self("", after: seconds)
      step.isAudit = true
      return step
    }
  }

  /// A drag takes hold of an element in its middle, moves, and lets go.
  public struct Drag: Encodable, Sendable {
    /// A pointer that drags.
    public enum Pointer: String, Encodable, Sendable {
      case mouse, touch
    }

    private let pointer: Pointer
    private let element: String
    private let by: [Double]
    private let rest: Double

    /// Drags an element, named by a selector.
    ///
    /// - Parameters:
    ///   - by: How far to the right and down, in the element's `data-length`, or in pixels without one.
    ///   - rest: How long it rests before it lets go, in seconds.
    public init(_ element: String, by: [Double], with pointer: Pointer, rest: Double = 0.2) {
      (self.element, self.by, self.pointer, self.rest) = (element, by, pointer, rest)
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
