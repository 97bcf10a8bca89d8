import Curvet
import Motion
import Preview

/// Sample text prints the samples of a motion, a table for each track.
struct SampleText {
  private let motion: EvaluatedMotion

  init(_ motion: EvaluatedMotion) {
    self.motion = motion
  }

  /// Prints the values at the moments, and what there is to say about them.
  func print(at moments: [Double], to output: TextOutput) {
    let kind = motion.found.motion.kind.rawValue
    output.line("\(motion.found.name, .bold)  \(kind, .dim)")
    for track in motion.evaluator.tracks {
      var table = NumberTable()
      let isTimed = motion.evaluator.domain == .seconds
      table.add([isTimed ? "s" : "share", track.name, isTimed ? "per s" : "per share"])
      for moment in moments {
        let point = track.point(at: moment)
        table.add([
          ValueText.number(moment),
          ValueText.text(point.value, point.terms.map { ($0.measure, $0.value) }),
          velocity(point, track),
        ])
      }
      table.print(to: output)
    }
    output.notes(motion.notes)
  }

  private func velocity(_ point: MotionPoint, _ track: MotionTrack) -> String {
    guard point.value != nil, let velocity = point.velocity else { return "" }
    if case .color(let red, let green, let blue, let alpha) = velocity {
      return ValueText.text(.vector([red, green, blue, alpha]))
    }
    return ValueText.text(velocity, point.terms.map { ($0.measure, $0.velocity) })
  }
}

extension EvaluatedMotion {
  /// What there is to say about its tracks, each once.
  var notes: [String] {
    var notes: [String] = []
    if evaluator.isEndless { notes.append("it repeats for ever; the first cycle is shown") }
    for note in evaluator.tracks.flatMap(\.notes) where !notes.contains(note) {
      notes.append(note)
    }
    return notes
  }
}
