import Motion

/// Swift sampled moves are the frames of a transition as a function of progress, which is called at as many
/// instants as its timing takes.
///
/// UIKit eases keyframe blocks by its four curves; this is how they follow a spring.
struct SwiftSampledMoves {
  /// The statements that move everything to `progress`.
  private(set) var statements: [String] = []
  /// When, and to which progress, as fractions.
  let steps: [Curve.Stop]
  /// The same for what a finger drives.
  let interactiveSteps: [Curve.Stop]
  /// The duration in seconds.
  let duration: Double
  /// The fidelity.
  let fidelity: Fidelity

  private typealias Span = (start: Double, length: Double)

  /// Makes the moves of a transition.
  ///
  /// - Parameters:
  ///   - names: The names of the views of layers.
  ///   - tolerance: How far steps may be off, as a fraction of the distance.
  init(
    _ transition: Transition, tolerance: Double, names: (Transition.Layer.Role) -> String,
    _ arguments: inout SwiftArguments
  ) throws(Unsupported) {
    let timed = try evaluated(
      TimedProgress(transition.timing, duration: transition.duration?.seconds))
    duration = timed.duration
    let spans = transition.layers.flatMap(\.frames).map { frame in
      Span(start: frame.start.value, length: frame.duration.value)
    }
    guard spans.allSatisfy({ $0.length > 0 }), duration > 0 else {
      throw Unsupported("UIKit's keyframes don't follow such a timing, and can't jump along it")
    }
    let progress = { (time: Double) in timed.function(time) }
    (steps, fidelity) = Self.steps(of: progress, spans, within: tolerance)
    let marks = Set(spans.flatMap { [$0.start, $0.start + $0.length] } + [0, 1])
    interactiveSteps = marks.filter { $0 <= 1 }.sorted().map { Curve.Stop(input: $0, output: $0) }
    for layer in transition.layers {
      statements += try Self.statements(
        of: layer, names(layer.layer), inSpace: transition.isInSpace, &arguments)
    }
  }

  // MARK: When

  private static func steps(
    of progress: (Double) -> Double, _ spans: [Span], within tolerance: Double
  ) -> ([Curve.Stop], Fidelity) {
    let shortest = spans.map(\.length).min() ?? 1
    let edges = Set(spans.flatMap { [$0.start, $0.start + $0.length] })
    let corners = edges.flatMap { crossings(of: progress, $0) }
    let line = LinearApproximation(
      of: progress, tolerance: tolerance * shortest, corners: corners)
    let inputs = Set(line.stops.map(\.input) + corners).sorted()
    let stops = inputs.map { input in
      let time = (input * 1e6).rounded() / 1e6
      return Curve.Stop(input: time, output: (progress(time) * 1e6).rounded() / 1e6)
    }
    let steps = stops.enumerated().filter { $0 == 0 || stops[$0 - 1].input < $1.input }.map(\.1)
    let worst = LargestDifference(marks: steps.map(\.input)) { time in
      spans.map { span in
        let wanted = part(progress(time), span)
        return abs(value(of: steps, span, at: time) - wanted)
      }.max() ?? 0
    }
    let note = "UIKit has no such timing for keyframes, so it's sampled at \(steps.count) instants"
    return (steps, .approximate(worst.error, at: .fraction(worst.input), notes: [note]))
  }

  private static func part(_ progress: Double, _ span: Span) -> Double {
    let isLast = span.start + span.length >= 0.999999
    return min(
      max((progress - span.start) / span.length, span.start > 0 ? 0 : -.infinity),
      isLast ? .infinity : 1)
  }

  private static func value(of steps: [Curve.Stop], _ span: Span, at time: Double) -> Double {
    guard let next = steps.firstIndex(where: { $0.input > time }), next > 0 else { return 1 }
    let (from, to) = (steps[next - 1], steps[next])
    let (first, last) = (part(from.output, span), part(to.output, span))
    return first + (last - first) * (time - from.input) / (to.input - from.input)
  }

  /// The instants at which progress passes an edge of a frame.
  private static func crossings(of progress: (Double) -> Double, _ edge: Double) -> [Double] {
    let count = 1024
    var found: [Double] = []
    for index in 0..<count {
      let (low, high) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let isBelow = progress(low) < edge
      guard isBelow != (progress(high) < edge) else { continue }
      found.append(
        Bisection.change(from: low, to: high) { (progress($0) < edge) == isBelow }.first)
    }
    return found
  }

  // MARK: What

  private static func statements(
    of layer: Transition.Layer, _ view: String, inSpace: Bool, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    if let hidden = layer.hidden, hidden.start.value > 0 || hidden.end.value < 1 {
      throw Unsupported("UIKit can hide a view at an instant only in blocks with its four curves")
    }
    var lines: [String] = []
    var transform: SwiftTransform?
    for property in Set(layer.frames.map(\.property)).union(
      layer.initial.keys.filter(SwiftTransform.holds)
    ).sorted() {
      let texts = try expressions(of: property, in: layer, &arguments)
      if SwiftTransform.holds(property) {
        var own = transform ?? SwiftTransform()
        try own.set(property, to: texts)
        transform = own
      } else {
        let isSize = property.hasSuffix("size")
        let value = texts.count == 1 ? texts[0] : SwiftViewChange.geometry(texts, isSize: isSize)
        guard let value else { throw Unsupported("UIKit can't change \(property) this way") }
        lines.append("\(view).\(try SwiftViewChange.path(property)) = \(value)")
      }
    }
    if let transform { lines.append(transform.statement(for: view, inSpace: inSpace)) }
    return lines
  }

  /// A property at `progress`, an expression for each number.
  private static func expressions(
    of property: String, in layer: Transition.Layer, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    let frames = layer.frames.filter { $0.property == property }
      .sorted { $0.start.value < $1.start.value }
    for (one, other) in zip(frames, frames.dropFirst())
    where one.start.value + one.duration.value > other.start.value + 1e-9 {
      throw Unsupported("UIKit can't run overlapping keyframes of one property")
    }
    let given = layer.initial[property]
    let first = if let given { given } else { try initial(property) }
    var before = try SwiftViewChange.texts(property, first, &arguments)
    var sums = before
    for frame in frames {
      guard case .to(let value) = frame.change else {
        throw Unsupported("UIKit spring blocks need end values that aren't relative")
      }
      let after = try SwiftViewChange.texts(property, value, &arguments)
      guard after.count == before.count else { throw Unsupported("\(property) takes numbers") }
      let part = "part(progress, \(frame.start.text), \(frame.duration.text))"
      for index in after.indices where after[index] != before[index] {
        let change = Self.difference(before[index], after[index])
        sums[index] =
          sums[index] == "0" ? "\(change) * \(part)" : "\(sums[index]) + \(change) * \(part)"
      }
      before = after
    }
    return sums
  }

  private static func difference(_ before: String, _ after: String) -> String {
    if let start = Double(before), let end = Double(after) {
      let number = CodeText.number(end - start)
      return number.hasPrefix("-") ? "(\(number))" : number
    }
    if before == "0" { return "(\(after))" }
    return before.hasPrefix("-") || before.contains(" ")
      ? "(\(after) - (\(before)))" : "(\(after) - \(before))"
  }

  private static func initial(_ property: String) throws(Unsupported) -> PropertyValue {
    if property.hasPrefix("transform.scale") || property == "opacity" || property == "alpha" {
      return .quantity(.number(1))
    }
    guard SwiftTransform.holds(property) else {
      throw Unsupported("the start value of \(property) is unknown")
    }
    return .quantity(.number(0))
  }
}
