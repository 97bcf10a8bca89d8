#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Diagnostics

extension JSONDocument {
  /// Returns the place of a byte.
  func place(offset: Int, pointer: String) -> Place {
    let start = lineStart(of: offset)
    var line = bytes[start..<lineEnd(from: offset)]
    if line.count > offset - start, line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    let (number, column) = position(of: offset)
    return Place(
      file: file, line: number, column: column, pointer: pointer,
      excerpt: Excerpt(line: line, offset: offset - start))
  }

  /// Returns the line and column of a byte.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let index = lineStarts.partitionPoint { Int($0) > offset }
    let before = lineStart(of: offset)..<offset
    return (firstLine + index, bytes.withUnsafeBufferPointer { $0.scalarCount(in: before) } + 1)
  }

  private func lineStart(of offset: Int) -> Int {
    let index = lineStarts.partitionPoint { Int($0) > offset }
    return index == 0 ? 0 : Int(lineStarts[index - 1])
  }

  private func lineEnd(from offset: Int) -> Int {
    bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress,
        let found = memchr(base + offset, 0x0A, text.count - offset)
      else { return text.count }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension Array {
  /// Returns the first index whose element satisfies `isAfter`, in an array sorted so that those
  /// that satisfy it come last.
  func partitionPoint(_ isAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
