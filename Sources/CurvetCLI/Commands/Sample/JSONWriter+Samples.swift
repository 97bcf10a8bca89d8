import Curvet
import Motion
import Preview
import StrictJSON

extension JSONWriter {
  /// Writes a motion's samples: name, kind and tracks of points.
  mutating func samples(of motion: EvaluatedMotion, at times: [Double]) {
    member("name", motion.found.name)
    member("kind", motion.found.motion.kind.rawValue)
    objects("tracks", motion.evaluator.tracks) { writer, track in
      writer.member("target", ifPresent: track.target)
      writer.member("property", track.property)
      writer.objects("points", times) { $0.point(track.point(at: $1), at: $1) }
      writer.texts("notes", track.notes + motion.ownNotes)
    }
  }

  private mutating func point(_ point: MotionPoint, at time: Double) {
    member("t", time)
    key("value")
    value(point.value, point.terms.map { ($0.measure, $0.value) })
    key("velocity")
    if case .color(let red, let green, let blue, let alpha) = point.velocity {
      numbers([red, green, blue, alpha])
    } else {
      value(
        point.value == nil ? nil : point.velocity, point.terms.map { ($0.measure, $0.velocity) })
    }
    if case .color(let red, let green, let blue, let alpha) = point.value {
      // The text has eight bits per component; these are exact.
      key("components")
      numbers([red, green, blue, alpha])
    }
  }

  /// Writes an animated value; a number that depends on a measure is an object with the measure.
  mutating func value(
    _ value: AnimatedValue?, _ terms: [(measure: Measure, value: AnimatedValue?)] = []
  ) {
    switch value {
    case nil: null()
    case .number(let number): sum(number, terms.map { ($0.measure, $0.value?.firstNumber ?? 0) })
    case .vector(let parts):
      beginArray()
      for index in parts.indices {
        sum(
          parts[index],
          terms.map { term in
            guard case .vector(let parts) = term.value else { return (term.measure, 0) }
            return (term.measure, parts[index])
          })
      }
      endArray()
    case .color(let red, let green, let blue, let alpha):
      string(ValueText.color(red, green, blue, alpha))
    case .boolean(let flag): bool(flag)
    case .string(let text): string(text)
    case .css(let value): string(value.text)
    }
  }

  private mutating func sum(_ known: Double, _ terms: [(measure: Measure, factor: Double)]) {
    if let text = ValueText.measure(known, terms) {
      object { $0.member("measure", text) }
    } else {
      finite(known)
    }
  }

  private mutating func numbers(_ numbers: [Double]) {
    beginArray()
    for number in numbers { finite(number) }
    endArray()
  }

  /// Writes a number, or null if it is not finite.
  private mutating func finite(_ number: Double) {
    if number.isFinite { self.number(number) } else { null() }
  }
}
