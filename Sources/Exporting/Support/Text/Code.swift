/// Code is a piece of a program, whose lists are printed on one line where they fit, and else over several.
///
/// It is written as a string with lists in it: `"tween\(arguments: ["duration = 300", "easing = \(easing)"])"`.
struct Code: Hashable, Sendable {
  fileprivate indirect enum Part: Hashable, Sendable {
    case text(String)
    case list(List)
  }

  fileprivate struct List: Hashable, Sendable {
    var open: String
    var items: [Code]
    var close: String
    var layout = Layout.items

    enum Layout {
      /// All on one line, or each on its own.
      case items
      /// As many on a line as fit.
      case rows
      /// Each on its own line, without commas.
      case lines
    }
  }

  fileprivate var parts: [Part] = []

  init(_ text: String) { parts = [.text(text)] }

  /// Codes with a comma between them.
  init(list codes: [Code]) {
    for (index, code) in codes.enumerated() {
      if index > 0 { parts.append(.text(", ")) }
      parts += code.parts
    }
  }
}

extension Code: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { if !text.isEmpty { parts.append(.text(text)) } }
    mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }
    mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      parts.append(.text("\(number)"))
    }
    mutating func appendInterpolation(_ code: Code) { parts += code.parts }

    /// Adds a list in parentheses.
    mutating func appendInterpolation(arguments: [Code]) { append("(", arguments, ")") }
    /// Adds a list in brackets.
    mutating func appendInterpolation(array items: [Code]) { append("[", items, "]") }
    /// Adds a list in braces, with blanks within them.
    mutating func appendInterpolation(object members: [Code]) {
      if members.isEmpty { appendLiteral("{}") } else { append("{ ", members, " }") }
    }
    /// Adds a list in braces, without blanks within them.
    mutating func appendInterpolation(fields: [Code]) { append("{", fields, "}") }
    /// Adds a list in parentheses or brackets, as many items on a line as fit.
    mutating func appendInterpolation(rows items: [Code], in brackets: String) {
      append(String(brackets.prefix(1)), items, String(brackets.suffix(1)), .rows)
    }
    /// Adds statements in braces.
    mutating func appendInterpolation(block statements: [Code]) {
      append("{", statements, "}", .lines)
    }
    /// Adds lines of their own, further in.
    mutating func appendInterpolation(lines: [Code]) { append("", lines, "", .lines) }

    private mutating func append(
      _ open: String, _ items: [Code], _ close: String, _ layout: List.Layout = .items
    ) {
      parts.append(.list(List(open: open, items: items, close: close, layout: layout)))
    }
  }
}

extension Code {
  /// How wide and how far in a language's code is written.
  struct Format {
    /// How many columns a line may have.
    var width: Int
    /// How many blanks go before what is one step further in.
    var indentation: Int
    /// Whether the last item of a list over several lines has a comma, too.
    var endsInComma = true
  }

  /// Returns the lines of the code.
  func lines(_ format: Format) -> [String] {
    var printer = Printer(format: format)
    printer.print(self)
    return printer.lines
  }

  /// Its text on one line; nil if it needs several.
  var line: String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .list(let list):
        guard let line = list.line else { return nil }
        text += line
      }
    }
    return text
  }
}

extension Code.List {
  fileprivate var line: String? {
    if layout == .lines, !items.isEmpty { return nil }
    let lines = items.compactMap(\.line)
    return lines.count == items.count ? open + lines.joined(separator: ", ") + close : nil
  }
}

/// Prints code line by line.
private struct Printer {
  let format: Code.Format
  var lines = [""]
  private var depth = 0

  init(format: Code.Format) { self.format = format }

  /// Prints code.
  ///
  /// - Parameter after: How many columns what follows needs on the last line.
  mutating func print(_ code: Code, after: Int = 0) {
    for (index, part) in code.parts.enumerated() {
      switch part {
      case .text(let text): lines[lines.count - 1] += text
      case .list(let list):
        let room = format.width - column - width(of: code.parts[(index + 1)...], after)
        if let line = list.line, line.count <= room {
          lines[lines.count - 1] += line
        } else {
          printOver(list)
        }
      }
    }
  }

  /// How many columns parts need before they can be broken.
  private func width(of parts: ArraySlice<Code.Part>, _ after: Int) -> Int {
    var width = 0
    for part in parts {
      switch part {
      case .text(let text): width += text.count
      case .list(let list): return width + list.open.count
      }
    }
    return width + after
  }

  private var column: Int { lines[lines.count - 1].count }

  private mutating func printOver(_ list: Code.List) {
    let inner = format.indentation
    lines[lines.count - 1] += list.open.last == " " ? String(list.open.dropLast()) : list.open
    depth += inner
    let items = list.layout == .rows ? rows(of: list.items) : list.items
    for (index, item) in items.enumerated() {
      begin()
      let isLast = index == items.count - 1 && !format.endsInComma
      let comma = list.layout == .lines || isLast ? "" : ","
      print(item, after: comma.count)
      lines[lines.count - 1] += comma
    }
    depth -= inner
    if list.close.isEmpty { return }
    begin()
    lines[lines.count - 1] += list.close.first == " " ? String(list.close.dropFirst()) : list.close
  }

  /// Begins a line.
  private mutating func begin() { lines.append(String(repeating: " ", count: depth)) }

  private func rows(of items: [Code]) -> [Code] {
    CodeText.rows(items.compactMap(\.line), columns: format.width - depth - 1)
      .map { Code($0) }
  }
}
