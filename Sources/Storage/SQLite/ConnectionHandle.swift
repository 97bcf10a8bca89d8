import CSQLite
import Diagnostics
import FileSystem

/// SQLite's own connection, closed when nothing uses it any more.
///
/// A connection and its statements share it, so that a statement never outlives it.
final class ConnectionHandle {
  let database: OpaquePointer
  let path: String
  /// The path by which errors call the file.
  let shown: String
  let options: OpenOptions
  private var hasWaited = false
  private var wasCancelled = false

  /// Opens the file as it is, with SQLite's own settings.
  init(
    path: String, shown: String? = nil, flags: Int32, options: OpenOptions
  ) throws(CatalogError) {
    var database: OpaquePointer?
    // Debian's SQLite takes "file:…" for a URI and ":memory:" for no file at all.
    let plain = path.hasPrefix("/") ? path : "./" + path
    let code = sqlite3_open_v2(plain, &database, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let database else {
      let extended = database.map { sqlite3_extended_errcode($0) } ?? code
      let error = CatalogError(code: extended, connection: database, path: shown ?? path)
      sqlite3_close_v2(database)
      throw error
    }
    sqlite3_extended_result_codes(database, 1)
    self.database = database
    self.path = path
    self.shown = shown ?? path
    self.options = options
  }

  deinit { sqlite3_close_v2(database) }

  /// The error behind a result code of the call just made.
  func error(_ code: Int32, sql: String? = nil) -> CatalogError {
    if wasCancelled && code & 0xff == SQLITE_BUSY {
      return CatalogError(
        .interrupted, "interrupted", path: shown, sqlite: .init(code: code, sql: sql))
    }
    return CatalogError(code: code, connection: database, path: shown, sql: sql)
  }

  /// Throws if the caller that asked for a change no longer wants it, or no longer listens.
  func confirm() throws(CatalogError) {
    if options.isCancelled?() == true {
      throw CatalogError(.interrupted, "interrupted", path: shown)
    }
    if options.isAbandoned?() == true {
      throw CatalogError(
        .interrupted, "the output was closed, so nothing was changed", path: shown)
    }
  }

  /// Lets SQLite ask whether to wait and whether to go on.
  func installHandlers() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      database,
      { context, attempt in
        guard let context else { return 0 }
        let handle = Unmanaged<ConnectionHandle>.fromOpaque(context).takeUnretainedValue()
        return handle.wait(attempt: Int(attempt)) ? 1 : 0
      }, context)
    guard options.isCancelled != nil || options.whenWorking != nil else { return }
    sqlite3_progress_handler(
      database, 4096,
      { context in
        guard let context else { return 0 }
        let handle = Unmanaged<ConnectionHandle>.fromOpaque(context).takeUnretainedValue()
        handle.options.whenWorking?(nil)
        return handle.options.isCancelled?() == true ? 1 : 0
      }, context)
  }

  /// Sleeps before another attempt at a lock; false when it is time to give up.
  private func wait(attempt: Int) -> Bool {
    wasCancelled = options.isCancelled?() == true
    let pause = Self.pause(attempt: attempt, timeout: options.busyTimeout)
    guard pause > 0, !wasCancelled else { return false }
    if !hasWaited {
      hasWaited = true
      options.whenWaiting?(shown)
    }
    Worker.sleep(seconds: Double(pause) / 1000)
    return true
  }

  /// The milliseconds to sleep before the given attempt, so that all pauses add up to the timeout.
  ///
  /// SQLite's locks have no queue, so a program that tries more often is less likely to be overtaken by
  /// later ones. With pauses of 100 ms, 1 of 400 writers, 8 at a time, never got the lock.
  static func pause(attempt: Int, timeout: Int) -> Int {
    let pauses = [1, 2, 5]
    let most = 7
    let slept = pauses.prefix(attempt).reduce(0, +) + max(0, attempt - pauses.count) * most
    return max(0, min(attempt < pauses.count ? pauses[attempt] : most, timeout - slept))
  }
}
