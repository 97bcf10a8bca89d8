import Curvet
import Diagnostics

/// A text output is a stream for people and scripts, collected and written in large pieces.
///
/// All interpolated text passes ``VisibleText``, so text from files can't move a cursor or color a
/// terminal.
package final class TextOutput {
  /// Whether styles are printed.
  package var isColored: Bool
  /// Whether the stream is a terminal.
  package let isTerminal: Bool
  /// How many columns a line may take.
  package let columns: Int
  private let write: ([UInt8]) throws(CatalogError) -> Void
  private var bytes: [UInt8] = []
  private var failure: CatalogError?

  /// Called before something is written.
  var beforeWriting: (() -> Void)?
  /// The help to print if the output can't be written, such as that a change was made.
  var wordsIfUnwritten: String?
  /// Whether something could not be written.
  var hasFailed: Bool { failure != nil }

  /// Makes an output that writes through a closure.
  package init(
    isTerminal: Bool = false, isColored: Bool = false, columns: Int = 80,
    write: @escaping ([UInt8]) throws(CatalogError) -> Void
  ) {
    self.isTerminal = isTerminal
    self.isColored = isColored
    self.columns = columns
    self.write = write
  }

  /// Prints a line.
  func line(_ text: StyledText) {
    part(text)
    bytes.append(0x0A)
    flushWhenLarge()
  }

  /// Prints elements one after another, with an empty line between them.
  func separated<Element>(_ elements: some Sequence<Element>, print: (Element) -> Void) {
    for (index, element) in elements.enumerated() {
      if index > 0 { line("") }
      print(element)
    }
  }

  /// Prints several lines of the program's own text.
  func text(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.last != 0x0A { bytes.append(0x0A) }
  }

  /// Prints a line with a styled start and a rest; both must already be safe to show.
  func shownLine(_ start: String, _ style: TextStyle, _ rest: String) {
    append(start, style)
    bytes.append(contentsOf: rest.utf8)
    bytes.append(0x0A)
    flushWhenLarge()
  }

  /// Sends control codes to a terminal.
  func control(_ codes: String) { bytes.append(contentsOf: codes.utf8) }

  /// Writes a text at once, before the collected output.
  func send(_ text: String) { try? write(Array(text.utf8)) }

  /// Prints a part of a line.
  func part(_ text: StyledText) {
    for span in text.spans { append(VisibleText.of(span.text), span.style) }
  }

  /// Prints bytes as they are; they are canonical JSON, which hides nothing.
  func raw(_ raw: [UInt8]) throws(CatalogError) {
    bytes.append(contentsOf: raw)
    if bytes.count > 1 << 16 { try flush() }
  }

  /// Writes the collected output.
  func flush() throws(CatalogError) {
    if let failure { throw failure }
    guard !bytes.isEmpty else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    beforeWriting?()
    do throws(CatalogError) {
      try write(bytes)
    } catch {
      failure = error
      throw error
    }
  }

  private func flushWhenLarge() {
    // A failure is kept, and reported at the end.
    if bytes.count > 1 << 16 { try? flush() }
  }

  private func append(_ text: String, _ style: TextStyle) {
    let isStyled = isColored && style != .plain && !text.isEmpty
    if isStyled { bytes.append(contentsOf: "\u{1B}[\(style.rawValue)m".utf8) }
    bytes.append(contentsOf: text.utf8)
    if isStyled { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }
}

/// A style of text on a terminal, as its code in ECMA-48.
enum TextStyle: Int {
  case plain = 0
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case cyan = 36
}

/// Styled text is a line in pieces, each with a style.
struct StyledText: ExpressibleByStringInterpolation {
  var spans: [(text: String, style: TextStyle)] = []

  init(stringLiteral text: String) { spans = [(text, .plain)] }

  init(stringInterpolation: Interpolation) { spans = stringInterpolation.spans }

  /// The pieces of an interpolated line.
  struct Interpolation: StringInterpolationProtocol {
    var spans: [(text: String, style: TextStyle)] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { spans.append((text, .plain)) }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      spans.append((value.description, .plain))
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: TextStyle) {
      spans.append((value.description, style))
    }
  }
}
