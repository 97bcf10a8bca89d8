import Curvet
import FileSystem
import Storage

/// A progress line shows the progress of long work on a terminal.
///
/// It appears after half a second, is drawn again up to ten times a second or when other work
/// begins, and disappears before anything else is written.
final class ProgressLine: @unchecked Sendable {
  // Used only by the thread that made it: what others report is ignored.
  private let thread = ThreadIdentity()
  private let clock: Clock
  private let columns: Int
  private let write: (String) -> Void
  private var latest: WorkProgress?
  private var next: Double
  private var shown = ""
  private var isOver = false

  /// Makes a line that is not shown yet.
  ///
  /// - Parameter write: Writes to the terminal at once.
  init(_ clock: Clock, columns: Int, write: @escaping (String) -> Void) {
    self.clock = clock
    self.columns = columns
    self.write = write
    next = clock.now() + 0.5
  }

  /// Reports progress; nil means that the work is still running.
  func report(_ progress: WorkProgress?) {
    guard thread.isCurrent, !isOver else { return }
    let isOther = progress.map { $0.work != latest?.work } ?? false
    if let progress { latest = progress }
    guard let latest else { return }
    let now = clock.now()
    guard now >= next || isOther && !shown.isEmpty else { return }
    next = now + 0.1
    let text = String(Self.text(latest).prefix(max(columns - 1, 1)))
    guard text != shown else { return }
    shown = text
    write("\r\(text)\u{1B}[K")
  }

  /// Clears the line; it may appear again.
  func clear() {
    guard !shown.isEmpty, thread.isCurrent else { return }
    shown = ""
    write("\r\u{1B}[K")
  }

  /// Clears the line permanently.
  func end() {
    clear()
    isOver = true
  }

  /// Returns the text of the line: `Importing… 12,000 presets (23%)`.
  static func text(_ progress: WorkProgress) -> String {
    let presets = progress.presets.map { "\(grouped($0)) \($0 == 1 ? "preset" : "presets")" }
    let percent = progress.fraction.map { "\(Int(min(max($0, 0), 1) * 100))%" }
    let figures =
      switch (presets, percent) {
      case (let presets?, let percent?): " \(presets) (\(percent))"
      case (let one?, nil), (nil, let one?): " \(one)"
      case (nil, nil): ""
      }
    return "\(words(progress.work))…\(figures)"
  }

  private static func words(_ work: WorkProgress.Work) -> String {
    switch work {
    case .reading: "Reading"
    case .importing: "Importing"
    case .indexing: "Indexing"
    case .exporting: "Exporting"
    case .validating: "Validating"
    case .changing: "Changing"
    case .undoing: "Undoing"
    case .repairing: "Repairing"
    case .checking(let subject): "Checking \(subject)"
    }
  }

  /// Returns a count with commas between its thousands.
  private static func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

extension Context {
  /// Shows the progress of the command, on a terminal that can clear a line.
  mutating func showProgress(unless isQuiet: Bool) {
    guard !isQuiet, errors.isTerminal, environment.variable("TERM") != "dumb" else { return }
    let line = ProgressLine(clock, columns: errors.columns, write: errors.send)
    progress = line
    errors.beforeWriting = { line.clear() }
    // Output on the same terminal already shows the progress.
    if output.isTerminal { output.beforeWriting = { line.end() } }
    let waiting = environment.options.whenWaiting
    environment.options.whenWaiting = { path in
      line.clear()
      waiting?(path)
    }
    environment.options.whenWorking = { line.report($0) }
  }

  /// Clears the progress before the last output of the command.
  func endProgress() {
    progress?.end()
    errors.beforeWriting = nil
    output.beforeWriting = nil
  }
}
