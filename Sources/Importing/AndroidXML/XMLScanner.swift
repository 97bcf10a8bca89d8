/// An XML element is one of a file, in the order in which they begin.
struct XMLElement {
  /// The name, without a namespace prefix.
  var name: String
  /// The attributes by name, without namespace prefixes.
  var attributes: [String: String]
  /// The text directly in it.
  var text = ""
  /// The element around it; nil for the outermost.
  var parent: Int?
  /// Where it begins, in bytes.
  var offset: Int
}

/// An XML scanner takes a text apart into elements; every text has some.
///
/// Only what resources of Android hold is known: entities of other files are not read.
struct XMLScanner {
  private let text: [UInt8]
  private var at = 0
  /// The elements.
  private(set) var elements: [XMLElement] = []
  /// Where the text stops to be XML, and why.
  private(set) var problem: (offset: Int, message: String)?
  private var open: [Int] = []

  init(_ text: [UInt8]) { self.text = text }

  mutating func scan() {
    while at < text.count, problem == nil {
      guard text[at] == UInt8(ascii: "<") else {
        takeText()
        continue
      }
      if starts("<!--") {
        skip(to: "-->")
      } else if starts("<![CDATA[") {
        takeData()
      } else if starts("<?") {
        skip(to: "?>")
      } else if starts("<!") {
        skip(to: ">")
      } else if starts("</") {
        let start = at
        at += 2
        let name = word()
        skip(to: ">")
        guard let last = open.popLast(), elements[last].name == name else {
          problem = (start, "</\(name)> has no matching start tag")
          return
        }
      } else {
        takeElement()
      }
    }
    if problem == nil, let last = open.last {
      problem = (elements[last].offset, "<\(elements[last].name)> is never closed")
    }
  }

  private func starts(_ mark: String) -> Bool { text[at...].starts(with: mark.utf8) }

  private mutating func skip(to mark: String) {
    let start = at
    let mark = Array(mark.utf8)
    while at < text.count, !text[at...].starts(with: mark) { at += 1 }
    guard at < text.count else {
      problem = (start, "the file ends inside a tag or comment")
      return
    }
    at += mark.count
  }

  private mutating func takeText() {
    let start = at
    while at < text.count, text[at] != UInt8(ascii: "<") { at += 1 }
    guard let last = open.last else { return }
    elements[last].text += Self.plain(text[start..<at])
  }

  private mutating func takeData() {
    let start = at + 9
    skip(to: "]]>")
    guard problem == nil, let last = open.last else { return }
    elements[last].text += String(decoding: text[start..<at - 3], as: UTF8.self)
  }

  /// Reads a name, and drops its namespace prefix.
  private mutating func word() -> String {
    let start = at
    while at < text.count, text[at] > 0x20, !"=/><\"'".utf8.contains(text[at]) { at += 1 }
    let name = text[start..<at]
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private mutating func skipSpace() { while at < text.count, text[at] <= 0x20 { at += 1 } }

  private mutating func takeElement() {
    let start = at
    at += 1
    var element = XMLElement(name: word(), attributes: [:], parent: open.last, offset: start)
    while true {
      skipSpace()
      guard at < text.count else {
        problem = (start, "<\(element.name)> is never closed")
        return
      }
      if text[at] == UInt8(ascii: ">") {
        at += 1
        open.append(elements.count)
        break
      }
      if starts("/>") {
        at += 2
        break
      }
      let name = word()
      skipSpace()
      guard !name.isEmpty, at < text.count, text[at] == UInt8(ascii: "=") else {
        problem = (at, "expected an attribute in <\(element.name)>")
        return
      }
      at += 1
      skipSpace()
      guard at < text.count, text[at] == 0x22 || text[at] == 0x27 else {
        problem = (at, "the value of '\(name)' must be in quotes")
        return
      }
      let quote = text[at]
      guard let end = text[(at + 1)...].firstIndex(of: quote) else {
        problem = (at, "the value of '\(name)' has no closing quote")
        return
      }
      element.attributes[name] = Self.plain(text[(at + 1)..<end])
      at = end + 1
    }
    elements.append(element)
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      let known = [
        ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
      ].first { rest.hasPrefix($0.0) }
      result += known?.1 ?? "&"
      rest = rest.dropFirst(known?.0.count ?? 1)
    }
    return result + rest
  }
}
