import Curvet
import Diagnostics

/// A sink takes what the program writes, as long as it has not been told to fail.
final class Sink {
  private(set) var bytes: [UInt8] = []
  /// Fails with this, once so many bytes have been taken.
  var failure: (error: CatalogError, after: Int)?

  init(failingWith error: CatalogError? = nil, after count: Int = 0) {
    failure = error.map { ($0, count) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ new: [UInt8]) throws(CatalogError) {
    if let failure, bytes.count + new.count > failure.after { throw failure.error }
    bytes += new
  }
}
