/// The parser of SVG path data (SVG 2, 9.3).
struct PathParser {
  private typealias Point = PathData.Point

  private let text: [UInt8]
  private var at = 0
  private var current = PathData.Point(x: 0, y: 0)
  private var start = PathData.Point(x: 0, y: 0)
  /// The control point that a smooth command mirrors, and of which degree it was.
  private var control: (point: PathData.Point, isCubic: Bool)?
  private var segments: [PathData.Segment] = []
  /// Whether a comma may come next: between two numbers there is one at most.
  private var mayTakeComma = false

  init(_ text: String) { self.text = Array(text.utf8) }

  mutating func parse() throws(MotionError) -> [PathData.Segment] {
    guard text.count <= 65536 else {
      throw MotionError("a path can have at most 65,536 characters")
    }
    skipSpace()
    guard at < text.count, text[at] | 0x20 == UInt8(ascii: "m") else {
      throw MotionError("a path must start with M", help: "for example, write M 0,0 L 100,0")
    }
    while at < text.count {
      let command = text[at]
      at += 1
      mayTakeComma = false
      try parse(command)
      skipSpace()
    }
    return segments
  }

  private mutating func parse(_ letter: UInt8) throws(MotionError) {
    var command = letter
    let isRelative = command >= UInt8(ascii: "a")
    if command | 0x20 == UInt8(ascii: "z") {
      segments.append(.close)
      current = start
      control = nil
      return
    }
    repeat {
      try parseOnce(command | 0x20, isRelative: isRelative)
      // Further pairs after a move are lines.
      if command | 0x20 == UInt8(ascii: "m") {
        command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
      }
    } while try numberFollows()
  }

  private mutating func parseOnce(_ command: UInt8, isRelative: Bool) throws(MotionError) {
    let origin = isRelative ? current : Point(x: 0, y: 0)
    var nextControl: (point: Point, isCubic: Bool)?
    switch command {
    case UInt8(ascii: "m"):
      current = try point(origin)
      start = current
      segments.append(.move(current))
    case UInt8(ascii: "l"):
      current = try point(origin)
      segments.append(.line(current))
    case UInt8(ascii: "h"):
      current.x = try coordinate(origin.x)
      segments.append(.line(current))
    case UInt8(ascii: "v"):
      current.y = try coordinate(origin.y)
      segments.append(.line(current))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let first = command == UInt8(ascii: "c") ? try point(origin) : mirrored(isCubic: true)
      let second = try point(origin)
      current = try point(origin)
      segments.append(.cubic(first, second, current))
      nextControl = (second, true)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let middle = command == UInt8(ascii: "q") ? try point(origin) : mirrored(isCubic: false)
      current = try point(origin)
      segments.append(.quadratic(middle, current))
      nextControl = (middle, false)
    case UInt8(ascii: "a"):
      let (width, height) = (try number(), try number())
      // A negative radius means its size (SVG 2, 9.5.1).
      let radii = Point(x: abs(width), y: abs(height))
      let rotation = try number()
      let (isLarge, isSweep) = (try flag(), try flag())
      current = try point(origin)
      segments.append(
        .arc(radii: radii, rotation: rotation, isLarge: isLarge, isSweep: isSweep, end: current))
    default:
      let found = String(decoding: text[(at - 1)...].prefix(4), as: UTF8.self).prefix(1)
      throw MotionError(
        "'\(found)' isn't a path command", help: "use M, L, H, V, C, S, Q, T, A, or Z")
    }
    control = nextControl
  }

  private func mirrored(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func point(_ origin: Point) throws(MotionError) -> Point {
    let x = try coordinate(origin.x)
    return Point(x: x, y: try coordinate(origin.y))
  }

  private mutating func coordinate(_ origin: Double) throws(MotionError) -> Double {
    let value = origin + (try number())
    guard value.isFinite else { throw MotionError("the path has a coordinate that is too large") }
    return value
  }

  private mutating func flag() throws(MotionError) -> Bool {
    skipSeparator()
    guard at < text.count, text[at] == UInt8(ascii: "0") || text[at] == UInt8(ascii: "1") else {
      throw MotionError("an arc flag must be 0 or 1")
    }
    defer { at += 1 }
    mayTakeComma = true
    return text[at] == UInt8(ascii: "1")
  }

  private mutating func number() throws(MotionError) -> Double {
    skipSeparator()
    let start = at
    if at < text.count, text[at] == UInt8(ascii: "-") || text[at] == UInt8(ascii: "+") { at += 1 }
    skipDigits()
    // A point without digits after it does not belong to the number (SVG 2, 9.3.9).
    if at + 1 < text.count, text[at] == UInt8(ascii: "."), text[at + 1] &- 48 < 10 {
      at += 1
      skipDigits()
    }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "-") || text[at] == UInt8(ascii: "+") { at += 1 }
      skipDigits()
    }
    let word = String(decoding: text[start..<at], as: UTF8.self)
    guard let number = Double(word), number.isFinite else { throw numberWanted(start) }
    mayTakeComma = true
    return number
  }

  private mutating func skipDigits() { while at < text.count, text[at] &- 48 < 10 { at += 1 } }

  private func numberWanted(_ offset: Int) -> MotionError {
    MotionError("expected a number in the path after \(offset) characters")
  }

  private mutating func numberFollows() throws(MotionError) -> Bool {
    let hasComma = skipSeparator()
    if at < text.count {
      switch text[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        return true
      default: break
      }
    }
    if hasComma { throw numberWanted(at) }
    return false
  }

  /// Skips white space with at most one comma in it; returns whether there was one.
  @discardableResult
  private mutating func skipSeparator() -> Bool {
    skipSpace()
    guard mayTakeComma, at < text.count, text[at] == UInt8(ascii: ",") else { return false }
    mayTakeComma = false
    at += 1
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while at < text.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(text[at]) { at += 1 }
  }
}
