import CommandKit
import Curvet
import Diagnostics
import Motion
import Preview
import Storage

/// A motion player plays motions in a terminal in sync, at normal speed or slower.
struct MotionPlayer {
  private let parts: [(label: String, stage: TerminalStage)]
  private let seconds: Double
  private let areBeside: Bool
  private let glyphs: PlotGlyphs

  /// The frame rate, in frames per second.
  private static let rate = 60.0
  /// The pause at the end, which separates one run from the next.
  private static let rest = 0.7
  private static let gap = 2

  /// Makes the player of motions without references; nil if one has nothing to play.
  ///
  /// - Parameter columns: How wide it is at most.
  init?(_ motions: [(label: String, motion: Motion)], columns: Int, glyphs: PlotGlyphs) {
    let scenes = motions.compactMap { label, motion in
      StageScene(motion).map { (label, $0.sideBySide) }
    }
    guard scenes.count == motions.count, !scenes.isEmpty else { return nil }
    areBeside = scenes.count > 1 && !scenes.contains { $0.1.isLane }
    let count = areBeside ? scenes.count : 1
    let width = max((columns - Self.gap * (count - 1)) / count, 16)
    parts = scenes.map { ($0, TerminalStage($1, columns: width, glyphs: glyphs)) }
    seconds = scenes.map(\.1.seconds).max() ?? 0
    self.glyphs = glyphs
  }

  /// Plays the motions; in an interactive terminal, it repeats until a key is pressed.
  ///
  /// - Parameter speed: The speed; 1 is normal.
  func play(in context: inout Context, speed: Double) throws -> ExitCode {
    let output = context.output
    let loops = context.isInteractive
    if loops { context.keyboard.listen() }
    output.control("\u{1B}[?25l")
    defer {
      output.control("\u{1B}[?25h\n")
      if loops { context.keyboard.rest() }
    }
    var isFirst = true
    while true {
      let start = context.clock.now()
      let count = max(Int((seconds / speed * Self.rate).rounded(.up)), 1)
      for frame in 0...count {
        draw(at: min(Double(frame) / Self.rate * speed, seconds), to: output, isFirst: isFirst)
        isFirst = false
        try output.flush()
        if let code = stop(in: context, loops: loops) { return code }
        context.clock.wait(start + Double(frame + 1) / Self.rate - context.clock.now())
      }
      guard loops else { return ExitStatus.done }
      for _ in 0..<Int(Self.rest * 20) {
        if let code = stop(in: context, loops: loops) { return code }
        context.clock.wait(0.05)
      }
    }
  }

  private func stop(in context: Context, loops: Bool) -> ExitCode? {
    if context.environment.options.isCancelled?() == true { return ExitStatus.interrupted }
    return loops && context.keyboard.isPressed() ? ExitStatus.done : nil
  }

  private func draw(at time: Double, to output: TextOutput, isFirst: Bool) {
    var rows: [[PlotLine]] = []
    for (label, stage) in parts {
      let lines = stage.lines(at: time)
      if areBeside {
        for (index, line) in lines.enumerated() {
          if index < rows.count { rows[index].append(line) } else { rows.append([line]) }
        }
      } else {
        if parts.count > 1 { rows.append([PlotLine(words: label)]) }
        rows += lines.map { [$0] }
      }
    }
    if !isFirst, rows.count > 1 { output.control("\u{1B}[\(rows.count - 1)A") }
    for (index, row) in rows.enumerated() {
      output.control(index == 0 ? "\r" : "\r\n")
      for (number, line) in row.enumerated() {
        if number > 0 {
          let missing = parts[0].stage.columns - row[number - 1].columns
          output.control(String(repeating: " ", count: missing + Self.gap))
        }
        output.part(line)
      }
      output.control("\u{1B}[K")
    }
  }
}
