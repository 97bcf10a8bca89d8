import Diagnostics
import FileSystem
import Presets
import Storage

/// A prefetcher lets one thread read and prepare presets while another stores them.
enum Prefetcher {
  /// Reads presets on a thread of their own and hands them over in order.
  ///
  /// - Parameters:
  ///   - reader: what reads; it comes back with what it found and counted.
  ///   - change: what is done with an entry before it is prepared.
  ///   - body: is called with every prepared preset, on the caller's thread.
  static func read(
    _ paths: [String], with reader: inout InputReader,
    change: @escaping @Sendable (PresetEntry) -> PresetEntry,
    body: (PreparedPreset) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    let queue = BoundedQueue<PreparedPreset>(capacity: 4)
    let isCancelled = reader.environment.options.isCancelled
    let job = Job(reader)
    let worker = try Worker {
      job.run(paths, change: change, onto: queue)
      queue.finish()
    }
    do throws(CatalogError) {
      while let batch = try queue.take(unless: { isCancelled?() == true }) {
        for prepared in batch { try body(prepared) }
      }
    } catch {
      queue.close()
      // A read that never ends, as of a terminal, is not waited for.
      worker.detach()
      throw error
    }
    worker.join()
    reader = job.reader
    if let failure = job.failure { throw failure }
  }

  /// The job of the reading thread; its owner looks at it only after that has ended.
  private final class Job: @unchecked Sendable {
    var reader: InputReader
    var failure: CatalogError?

    init(_ reader: InputReader) {
      self.reader = reader
    }

    func run(
      _ paths: [String], change: (PresetEntry) -> PresetEntry,
      onto queue: BoundedQueue<PreparedPreset>
    ) {
      var preparation = PresetPreparation()
      var batch: [PreparedPreset] = []
      do throws(CatalogError) {
        try reader.read(paths) { entry throws(CatalogError) in
          batch.append(preparation.prepare(change(entry)))
          guard batch.count == 64 else { return }
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
