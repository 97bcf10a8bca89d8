import Diagnostics
import FileSystem
import Importing
import Presets
import Storage

/// A prefetcher reads and prepares presets on a thread of its own, while what it has read is stored.
final class Prefetcher: ImportSource {
  private let queue = BoundedQueue<PreparedPreset>(capacity: 4)
  private let job: Job
  private let meter: InputMeter
  private let isCancelled: (@Sendable () -> Bool)?
  /// The thread; nil once it has ended or was left to itself.
  private var worker: Worker?
  private var batch: ArraySlice<PreparedPreset> = []

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - reader: the reader.
  ///   - change: changes an entry before it's prepared.
  init(
    _ reader: InputReader, change: @escaping @Sendable (PresetEntry) -> PresetEntry
  ) throws(CatalogError) {
    let (job, queue) = (Job(reader), queue)
    self.job = job
    meter = reader.meter
    isCancelled = reader.environment.options.isCancelled
    worker = try Worker {
      job.run(change: change, onto: queue)
      queue.finish()
    }
  }

  /// The report of the reading; use it only after ``next()`` has returned nil.
  var report: ReadingReport { job.reader.report }

  var findings: FindingList { report.findings }

  var fraction: Double? { meter.fraction }

  func next() throws(CatalogError) -> PreparedPreset? {
    if let prepared = batch.popFirst() { return prepared }
    guard worker != nil else { return nil }
    if let next = try queue.take(unless: { isCancelled?() == true }) {
      batch = next[...]
      return batch.popFirst()
    }
    worker?.join()
    worker = nil
    if let failure = job.failure { throw failure }
    return nil
  }

  /// Ends before the end.
  func close() {
    queue.close()
    // A read that never ends, as of a terminal, is not waited for.
    worker?.detach()
    worker = nil
  }

  /// The job of the reading thread; its owner looks at it only after that has ended.
  private final class Job: @unchecked Sendable {
    private(set) var reader: InputReader
    private(set) var failure: CatalogError?

    init(_ reader: InputReader) { self.reader = reader }

    func run(change: (PresetEntry) -> PresetEntry, onto queue: BoundedQueue<PreparedPreset>) {
      var preparation = PresetPreparation()
      var batch: [PreparedPreset] = []
      do throws(CatalogError) {
        while let entry = try reader.next() {
          batch.append(preparation.prepare(change(entry)))
          guard batch.count == 64 else { continue }
          guard queue.put(batch) else { throw CatalogError(.interrupted, "interrupted") }
          batch.removeAll(keepingCapacity: true)
        }
      } catch {
        failure = error
      }
      if !batch.isEmpty { _ = queue.put(batch) }
    }
  }
}
