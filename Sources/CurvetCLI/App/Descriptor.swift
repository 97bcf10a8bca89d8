import Curvet
import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading and writing of the process's own streams.
enum Descriptor {
  /// Returns at most `count` bytes; none at the end.
  static func read(_ descriptor: Int32, _ count: Int) throws(CatalogError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = systemRead(descriptor, buffer.baseAddress, count)
      while result < 0, errno == EINTR, !Interruption.wasAsked {
        result = systemRead(descriptor, buffer.baseAddress, count)
      }
      failure = result < 0 ? errno : 0
      filled = max(0, result)
    }
    if failure == EINTR { throw CatalogError(.interrupted, "interrupted") }
    if failure != 0 {
      throw CatalogError(
        .ioFailure, "couldn't read standard input: \(String(cString: strerror(failure)))")
    }
    return bytes
  }

  /// Writes all bytes.
  ///
  /// - Throws: `interrupted` if the reader is gone or a signal came, `ioFailure` otherwise.
  static func write(_ descriptor: Int32, _ bytes: [UInt8]) throws(CatalogError) {
    // The message about an interruption is still written.
    let wasInterrupted = Interruption.wasAsked
    var done = 0
    while done < bytes.count {
      if Interruption.wasAsked, !wasInterrupted { throw CatalogError(.interrupted, "interrupted") }
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { throw CatalogError(.interrupted, "the output was closed") }
        throw CatalogError(
          .ioFailure, "couldn't write the output: \(String(cString: strerror(errno)))")
      }
      done += count
    }
  }

  /// Whether it is a pipe whose other end has been closed.
  ///
  /// A descriptor that was never open has no reader to miss.
  static func hasNoReader(_ descriptor: Int32) -> Bool {
    var question = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&question, 1, 0) == 1 else { return false }
    return Int32(question.revents) & (Int32(POLLERR) | Int32(POLLHUP)) != 0
  }

  /// The columns of a terminal; 80 if there is none.
  static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
