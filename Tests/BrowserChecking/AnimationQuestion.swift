/// An animation question asks for styles of a page's elements at times of its animations.
///
/// All animations of the page are held at each time, counted in seconds from their start with
/// their delay, through the Web Animations API.
public struct AnimationQuestion: BrowserQuestion {
  /// A style of an element.
  public struct Reading: Encodable, Sendable {
    /// The first element that this selects is read.
    public var selector: String
    /// A longhand property, or a registered custom one.
    public var property: String

    /// Names a property, of the page's one element by default.
    public init(_ property: String, of selector: String = "#subject") {
      (self.property, self.selector) = (property, selector)
    }
  }

  /// The value of a style.
  public struct Value: Decodable, Sendable {
    /// As `getComputedStyle` has it: six digits at most.
    public var text: String
    /// The matrix of `transform` by columns (16), else the numbers in the value.
    ///
    /// Registered custom properties have all their digits, lengths, opacity and `transform` 24
    /// bits, `translate`, `rotate` and `scale` six digits, colors whole numbers.
    public var numbers: [Double]
  }

  /// What is read.
  public struct Answer: Decodable, Sendable {
    /// The `animation-name` or `transition-property` of what runs on the page.
    public var animations: [String]
    /// For each time, what each reading finds.
    public var rows: [[Value]]
  }

  private let kind = "samples"
  private let page: BrowserPage
  private let readings: [Reading]
  private let times: [Double]

  /// Asks for styles at times in seconds.
  public init(_ readings: [Reading], at times: [Double], on page: BrowserPage) {
    (self.readings, self.times, self.page) = (readings, times, page)
  }
}
