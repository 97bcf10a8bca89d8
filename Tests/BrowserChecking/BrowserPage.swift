/// A browser page is a style sheet, what it styles, and who looks at it.
public struct BrowserPage: Encodable, Sendable {
  /// Which way the page's text runs.
  public enum Direction: String, Encodable, Sendable {
    /// As in English.
    case leftToRight = "ltr"
    /// As in Arabic.
    case rightToLeft = "rtl"
  }

  /// A class that an element gets once the page is laid out, which starts its transitions.
  public struct AddedClass: Encodable, Sendable {
    /// The first element that this selects gets it.
    public var selector: String
    /// The class.
    public var name: String

    /// Names a class and who gets it.
    public init(_ name: String, to selector: String) {
      (self.name, self.selector) = (name, selector)
    }
  }

  /// A style sheet that many pages have in common, before their own; it is checked once for all of them.
  public var sheet: String
  /// The style sheet; one that Chromium would leave out parts of is refused.
  public var css: String
  /// The body's content.
  public var html: String
  /// The direction of the whole page.
  public var direction: Direction
  /// Whether the person has asked for less motion.
  public var reducedMotion: Bool
  /// The classes that start transitions.
  public var added: [AddedClass]
  /// The width of the window in pixels.
  public var width: Int
  /// The height of the window in pixels.
  public var height: Int

  /// Makes a page, by default with one element, `#subject`.
  public init(
    sheet: String = "", css: String, html: String = "<div id=subject></div>",
    direction: Direction = .leftToRight,
    reducedMotion: Bool = false, adding added: [AddedClass] = [], width: Int = 800,
    height: Int = 600
  ) {
    self.sheet = sheet
    self.css = css
    self.html = html
    self.direction = direction
    self.reducedMotion = reducedMotion
    self.added = added
    self.width = width
    self.height = height
  }
}
