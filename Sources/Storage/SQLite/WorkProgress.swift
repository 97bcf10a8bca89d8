/// How far a long piece of work has come.
package struct WorkProgress: Hashable, Sendable {
  /// What is being done.
  package var work: Work
  /// How many presets are done; nil if they are not counted.
  package var presets: Int?
  /// How much is done, from 0 to 1; nil if it is not known how much there is.
  package var share: Double?

  /// Makes a progress.
  package init(_ work: Work, presets: Int? = nil, share: Double? = nil) {
    (self.work, self.presets, self.share) = (work, presets, share)
  }

  /// Makes a progress of so many presets out of all.
  package init(_ work: Work, presets: Int, of total: Int) {
    self.init(work, presets: presets, share: total > 0 ? Double(presets) / Double(total) : nil)
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
