/// The lines of a text, to find the line and the column of a byte.
///
/// A generated file may be one line of megabytes with thousands of findings. To avoid counting from the
/// start of the line for each of them, the number of scalars before every 4,096th byte is stored.
struct TextLines: Sendable {
  /// The start of each line after the first.
  private let starts: [UInt32]
  /// The number of scalars before each 4,096th byte; empty if every line is short.
  private let marks: [UInt32]

  private static let stride = 4096

  /// Stores the lines of a text.
  ///
  /// - Parameter starts: where each line after the first begins.
  init(starts: [UInt32], of text: UnsafeBufferPointer<UInt8>) {
    self.starts = starts
    var longest = text.count - Int(starts.last ?? 0)
    for (start, next) in zip([0] + starts, starts) { longest = max(longest, Int(next - start)) }
    guard longest > 16 * Self.stride else {
      marks = []
      return
    }
    var marks: [UInt32] = [0]
    for at in Swift.stride(from: 0, to: text.count - Self.stride + 1, by: Self.stride) {
      let scalars = text.scalarCount(in: at..<at + Self.stride)
      marks.append(marks[marks.count - 1] + UInt32(truncatingIfNeeded: scalars))
    }
    self.marks = marks
  }

  /// Finds the lines of a text.
  init(of bytes: [UInt8]) {
    var starts: [UInt32] = []
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      starts.append(UInt32(truncatingIfNeeded: index + 1))
    }
    self = bytes.withUnsafeBufferPointer { Self(starts: starts, of: $0) }
  }

  /// Returns the line of a byte, counted from 0, and its start.
  func line(of offset: Int) -> (index: Int, start: Int) {
    let index = starts.partitionPoint { Int($0) > offset }
    return (index, index == 0 ? 0 : Int(starts[index - 1]))
  }

  /// Returns the column of a byte in Unicode scalars, counted from 1.
  func column(of offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let start = line(of: offset).start
    guard !marks.isEmpty, offset - start > Self.stride else {
      return text.scalarCount(in: start..<offset) + 1
    }
    return scalars(before: offset, in: text) - scalars(before: start, in: text) + 1
  }

  private func scalars(before offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let mark = offset / Self.stride
    return Int(marks[mark]) + text.scalarCount(in: mark * Self.stride..<offset)
  }
}
