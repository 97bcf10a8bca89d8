import Curvet
import Diagnostics
import Motion
import Presets
import Preview

/// A motion page prints a motion: a description, a plot, and its properties.
struct MotionPage {
  /// The notes on the motion.
  let notes: [String]
  private let written: Motion
  private let facts: PresetFacts
  private let picture: MotionPicture?
  private let faces: [String]
  private let spring: SpringFigures?
  private let spec: SpringSpec?

  /// Makes the page of a motion.
  ///
  /// - Parameters:
  ///   - found: The motion, with what it refers to in place.
  ///   - written: The motion as it was written.
  init(_ found: FoundMotion, written: Motion) {
    self.written = written
    picture = MotionPicture(of: found.motion)
    // The properties belong to the motion that is drawn.
    let drawn = picture?.motion ?? found.motion
    facts = PresetFacts(of: drawn)
    var notes = picture?.notes ?? []
    var faces: [String] = []
    // A motion that is drawn unchanged has already been evaluated.
    let known = drawn == found.motion ? picture?.evaluator : nil
    if let evaluator = known ?? (try? MotionEvaluator(found.motion)) {
      notes += EvaluatedMotion(found: found, evaluator: evaluator).notes
      faces = evaluator.tracks.flatMap(\.faceNotes)
    }
    self.faces = faces.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    self.notes = notes.reduce(into: []) { found, note in
      if !faces.contains(note), !found.contains(note) { found.append(note) }
    }
    spring = SpringFigures(drawn)
    spec = SpringSpec(found.motion)
  }

  /// Prints the description, the plot, and the properties.
  func print(to output: TextOutput, glyphs: PlotGlyphs) {
    for line in MotionText.lines(of: written) { output.line("  \(line)") }
    if let picture {
      output.line("")
      output.picture(picture.lines(columns: min(output.columns, 72) - 2, glyphs: glyphs))
    }
    let lines = FactsText.lines(of: facts, columns: min(output.columns, 96) - 2)
    if !lines.isEmpty || !faces.isEmpty { output.line("") }
    for line in lines + (spring?.lines ?? []) + faces { output.line("  \(line)") }
    guard let spec else { return }
    output.line("")
    output.wrapped(spec.sentence, first: "  ", rest: "  ")
  }
}
