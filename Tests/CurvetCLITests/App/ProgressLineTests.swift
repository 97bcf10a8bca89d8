import Foundation
import Storage
import Synchronization
import Testing

@testable import CurvetCLI

struct ProgressLineTests {
  @Test(
    "It says what is done and how much of it",
    arguments: [
      (
        WorkProgress(.importing, presets: 12_000, fraction: 0.239),
        "Importing… 12,000 presets (23%)"
      ),
      (WorkProgress(.importing, presets: 1), "Importing… 1 preset"),
      (WorkProgress(.reading, presets: 999), "Reading… 999 presets"),
      (WorkProgress(.indexing), "Indexing…"),
      (
        WorkProgress(.exporting, presets: 1_234_567, of: 1_234_567),
        "Exporting… 1,234,567 presets (100%)"
      ),
      (WorkProgress(.validating, presets: 64, of: 0), "Validating… 64 presets"),
      (WorkProgress(.undoing, fraction: 0.5), "Undoing… 50%"),
      (WorkProgress(.changing, fraction: 1.2), "Changing… 100%"),
      (WorkProgress(.repairing), "Repairing…"),
      (WorkProgress(.checking("the search index")), "Checking the search index…"),
    ])
  func text(progress: WorkProgress, text: String) {
    #expect(ProgressLine.text(progress) == text)
  }

  /// A line, the clock that it looks at, and what it writes.
  private final class Stage {
    private let clock: FakeTime
    private let paper: Paper
    let line: ProgressLine
    var written: [String] { paper.texts }

    init(columns: Int = 80) {
      let clock = FakeTime()
      let paper = Paper()
      self.clock = clock
      self.paper = paper
      let reader = Clock {
        clock.time.withLock { $0 }
      } wait: { _ in
      }
      line = ProgressLine(reader, columns: columns) { paper.texts.append($0) }
    }

    func report(_ progress: WorkProgress?, at moment: Double) {
      clock.time.withLock { $0 = moment }
      line.report(progress)
    }
  }

  private final class FakeTime: Sendable {
    let time = Mutex(0.0)
  }

  private final class Paper {
    var texts: [String] = []
  }

  @Test("It appears after half a second, and is drawn anew ten times a second at most")
  func pace() {
    let stage = Stage()
    for tick in 0..<115 {
      stage.report(WorkProgress(.importing, presets: tick), at: Double(tick) / 100)
    }
    #expect(
      stage.written
        == [50, 60, 70, 80, 90, 100, 110].map {
          "\r\(ProgressLine.text(WorkProgress(.importing, presets: $0)))\u{1B}[K"
        })
  }

  @Test("Other work shows at once; that it goes on shows what was said last") func work() {
    let stage = Stage()
    stage.report(WorkProgress(.importing, presets: 1), at: 0.1)
    stage.report(nil, at: 0.6)
    stage.report(WorkProgress(.indexing), at: 0.61)
    stage.report(nil, at: 0.9)
    #expect(
      stage.written == ["\rImporting… 1 preset\u{1B}[K", "\rIndexing…\u{1B}[K"])
  }

  @Test("Short work shows nothing, and nothing is taken away") func short() {
    let stage = Stage()
    stage.report(nil, at: 9)
    stage.report(WorkProgress(.indexing), at: 0.49)
    stage.line.clear()
    stage.line.end()
    #expect(stage.written == [])
  }

  @Test("Taken away, it may come back until it is over") func clearing() {
    let stage = Stage()
    stage.report(WorkProgress(.indexing), at: 1)
    stage.line.clear()
    stage.line.clear()
    stage.report(WorkProgress(.indexing), at: 2)
    stage.line.end()
    stage.report(WorkProgress(.indexing), at: 3)
    #expect(
      stage.written
        == ["\rIndexing…\u{1B}[K", "\r\u{1B}[K", "\rIndexing…\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test("It never takes more than the line") func narrow() {
    let stage = Stage(columns: 12)
    stage.report(WorkProgress(.exporting, presets: 7, of: 9), at: 1)
    #expect(stage.written == ["\rExporting… \u{1B}[K"])
  }

  @Test("What another thread reports is left out") func threads() async {
    let stage = Stage()
    let line = stage.line
    stage.report(nil, at: 1)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        line.report(WorkProgress(.indexing))
        line.clear()
        done.resume()
      }
    }
    #expect(stage.written == [])
  }
}
