import FileSystem

/// The access mode of a connection.
package enum OpenMode: Hashable, Sendable, CaseIterable {
  /// Reads only.
  case readOnly
  /// Reads and writes a file that exists; reads only if it or its folder is write-protected.
  case readWrite
  /// Reads and writes, making the file first if there is none.
  case create
}

/// How a connection waits and when it gives up.
package struct OpenOptions: Sendable {
  /// How long to wait for another program's lock, in milliseconds.
  package var busyTimeout: Int
  /// Asked often while a statement runs or waits; true stops it with an `interrupted` error.
  package var isCancelled: (@Sendable () -> Bool)?
  /// Asked once before a change is kept; true undoes it, because nobody would hear of it.
  package var isAbandoned: (@Sendable () -> Bool)?
  /// Called with the catalog's path the first time the connection has to wait for another program.
  package var whenWaiting: (@Sendable (String) -> Void)?
  /// How many bytes can still be written below a folder; nil if that isn't known.
  package var freeBytes: @Sendable (_ folder: String) -> Int? = FreeSpace.bytes
  /// Called often during long work; nil means that the last reported step continues.
  package var whenWorking: (@Sendable (WorkProgress?) -> Void)?

  /// Sets how a connection waits; by default, it waits 5 seconds and can't be canceled.
  package init(
    busyTimeout: Int = 5000, isCancelled: (@Sendable () -> Bool)? = nil,
    isAbandoned: (@Sendable () -> Bool)? = nil, whenWaiting: (@Sendable (String) -> Void)? = nil,
    whenWorking: (@Sendable (WorkProgress?) -> Void)? = nil
  ) {
    self.busyTimeout = busyTimeout
    self.isCancelled = isCancelled
    self.isAbandoned = isAbandoned
    self.whenWaiting = whenWaiting
    self.whenWorking = whenWorking
  }
}

/// How far a long piece of work has come.
package struct WorkProgress: Hashable, Sendable {
  /// The current step.
  package var work: Work
  /// How many presets are done; nil if they are not counted.
  package var presets: Int?
  /// How much is done, from 0 to 1; nil if it is not known how much there is.
  package var fraction: Double?

  /// Makes a progress.
  package init(_ work: Work, presets: Int? = nil, fraction: Double? = nil) {
    (self.work, self.presets, self.fraction) = (work, presets, fraction)
  }

  /// Makes a progress of this many presets out of all.
  package init(_ work: Work, presets: Int, of total: Int) {
    self.init(work, presets: presets, fraction: total > 0 ? Double(presets) / Double(total) : nil)
  }

  /// A kind of work that may take long.
  package enum Work: Hashable, Sendable {
    case reading, importing, indexing, exporting, validating, changing, undoing, repairing
    /// Something is checked, named in words that fit after "checking".
    case checking(String)
  }
}

extension OpenOptions {
  /// Reports progress once in a while: for every 64th preset.
  package func report(_ progress: @autoclosure () -> WorkProgress, at count: Int) {
    if let whenWorking, count & 63 == 0 { whenWorking(progress()) }
  }
}
