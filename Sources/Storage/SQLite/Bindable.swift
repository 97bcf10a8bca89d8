import CSQLite

/// A value that can be an argument of a statement.
protocol Bindable {
  /// Hands the value to SQLite, which keeps a copy, and returns its result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int64: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self)
  }
}

extension Int: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, Int64(self))
  }
}

extension Bool: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self ? 1 : 0)
  }
}

/// A number; SQLite makes null of NaN and 0 of −0.
extension Double: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_double(statement, index, self)
  }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .some(let value): value.bind(to: statement, at: index)
    case .none: sqlite3_bind_null(statement, index)
    }
  }
}

extension String: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bindText(UnsafeRawBufferPointer($0), to: statement, at: index) }
  }
}

/// Bytes are a blob unless they are wrapped in `UTF8Text`.
extension [UInt8]: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { bindBlob($0, to: statement, at: index) }
  }
}

/// Bytes are a blob unless they are wrapped in `UTF8Text`.
extension UnsafeRawBufferPointer: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    bindBlob(self, to: statement, at: index)
  }
}

extension SHA256.Digest: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { bindBlob($0, to: statement, at: index) }
  }
}

/// Bytes that are valid UTF-8, to be stored as text without making a String of them.
struct UTF8Text<Bytes: Collection>: Bindable where Bytes.Element == UInt8 {
  let bytes: Bytes

  init(_ bytes: Bytes) { self.bytes = bytes }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    let code = bytes.withContiguousStorageIfAvailable {
      bindText(UnsafeRawBufferPointer($0), to: statement, at: index)
    }
    return code ?? Array(bytes).withUnsafeBytes { bindText($0, to: statement, at: index) }
  }
}

// A null pointer would mean null, so empty bytes need one that points somewhere.
private func bindText(
  _ bytes: UnsafeRawBufferPointer, to statement: OpaquePointer, at index: Int32
) -> Int32 {
  guard bytes.count > 0 else {
    return sqlite3_bind_text(statement, index, "", 0, curvet_sqlite3_transient())
  }
  let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
  return sqlite3_bind_text64(
    statement, index, start, UInt64(bytes.count), curvet_sqlite3_transient(), UInt8(SQLITE_UTF8))
}

private func bindBlob(
  _ bytes: UnsafeRawBufferPointer, to statement: OpaquePointer, at index: Int32
) -> Int32 {
  guard bytes.count > 0 else { return sqlite3_bind_zeroblob(statement, index, 0) }
  return sqlite3_bind_blob64(
    statement, index, bytes.baseAddress, UInt64(bytes.count), curvet_sqlite3_transient())
}
