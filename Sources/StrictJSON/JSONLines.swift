#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the lines of a stream one by one, in limited memory.
///
/// `Failure` is the error that the source throws when it can't be read.
public struct JSONLines<Failure: Error> {
  /// A line of the stream.
  public enum Line: Equatable, Sendable {
    /// A line's bytes without its end, a line feed or a carriage return and a line feed.
    case text([UInt8])
    /// The first bytes of a line longer than the limit.
    case tooLong([UInt8])
  }

  private let read: (Int) throws(Failure) -> [UInt8]
  private let limit: Int
  /// The bytes after which a line is given up: one more than the limit may be a carriage return,
  /// and the head that is shown must be there.
  private var longest: Int { max(limit + 1, Self.headCount) }
  private static var headCount: Int { 64 }
  private var buffer: [UInt8] = []
  private var at = 0
  private var isAtEnd = false
  /// The number of the last line returned, counted from 1.
  public private(set) var number = 0
  /// The number of bytes before the last line returned.
  public private(set) var offset = 0
  /// The number of bytes that were discarded.
  private var forgotten = 0

  /// Makes a reader of lines.
  ///
  /// - Parameters:
  ///   - limit: the largest line in bytes.
  ///   - read: returns at most this many further bytes of the stream, none at its end.
  public init(limit: Int = JSONLimits.lineBytes, read: @escaping (Int) throws(Failure) -> [UInt8]) {
    self.limit = limit
    self.read = read
  }

  /// Returns the next line, blank ones included, or nil at the end.
  public mutating func next() throws(Failure) -> Line? {
    var searched = at
    while true {
      if let end = newline(from: searched) { return take(upTo: end, resumingAt: end + 1) }
      if isAtEnd {
        return at < buffer.count ? take(upTo: buffer.count, resumingAt: buffer.count) : nil
      }
      if buffer.count - at > longest { return try skipLongLine() }
      searched = buffer.count - at
      try fill()
    }
  }

  private mutating func take(upTo end: Int, resumingAt next: Int) -> Line {
    let whole = buffer[at..<end]
    let line = whole.last == UInt8(ascii: "\r") ? whole.dropLast() : whole
    offset = forgotten + at
    at = next
    number += 1
    return line.count > limit ? .tooLong(Array(line.prefix(Self.headCount))) : .text(Array(line))
  }

  private func newline(from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, 0x0A, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Reads more bytes, and discards the bytes before `at`.
  private mutating func fill() throws(Failure) {
    buffer.removeSubrange(..<at)
    forgotten += at
    at = 0
    let more = try read(1 << 18)
    if more.isEmpty { isAtEnd = true }
    buffer.append(contentsOf: more)
  }

  private mutating func skipLongLine() throws(Failure) -> Line {
    let head = Array(buffer[at...].prefix(Self.headCount))
    offset = forgotten + at
    number += 1
    while true {
      if let end = newline(from: at) {
        at = end + 1
        break
      }
      at = buffer.count
      if isAtEnd { break }
      try fill()
    }
    return .tooLong(head)
  }
}
