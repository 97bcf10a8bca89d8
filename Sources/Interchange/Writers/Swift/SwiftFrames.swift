import Motion

/// Swift frames are the changes of a keyframe block, as calls of UIView.addKeyframe.
struct SwiftFrames {
  /// A frame of one property of a view.
  struct Frame {
    var view: String
    var property: String
    var start: Fraction
    var duration: Fraction
    var change: Change

    var end: Double { start.value + duration.value }
  }

  /// What is to be heeded.
  private(set) var notes: [String] = []
  private var frames: [Frame] = []
  /// What each view's transform is made of so far, as numbers where they are known.
  private var numbers: [String: [String: PropertyValue]] = [:]
  /// Whether views turn in space.
  var inSpace = false

  init() {}

  /// Says what a part of a view's transform is before.
  mutating func begin(_ view: String, _ property: String, _ value: PropertyValue) {
    numbers[view, default: [:]][property] = value
  }

  /// Adds a frame.
  mutating func add(_ frame: Frame) throws(Unsupported) {
    if SwiftTransform.holds(frame.property) {
      let clash = frames.contains { other in
        other.view == frame.view && other.property != frame.property
          && SwiftTransform.holds(other.property) && other.start.value < frame.end - 1e-9
          && frame.start.value < other.end - 1e-9
          && (other.start.value != frame.start.value || other.end != frame.end)
      }
      if clash {
        throw Unsupported("UIKit cannot move parts of one transform at times of their own")
      }
    }
    frames.append(frame)
  }

  /// The transform of a view before.
  func beginning(_ view: String, _ arguments: inout SwiftArguments) throws(Unsupported) -> String? {
    guard let parts = numbers[view] else { return nil }
    return try statement(view, parts, &arguments)
  }

  private func statement(
    _ view: String, _ parts: [String: PropertyValue], _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    var transform = SwiftTransform()
    for (property, value) in parts.sorted(by: { $0.key < $1.key }) {
      try transform.set(property, to: SwiftViewChange.texts(property, value, &arguments))
    }
    return transform.statement(for: view, inSpace: inSpace)
  }

  /// The calls, in the order of time.
  mutating func lines(_ arguments: inout SwiftArguments) throws(Unsupported) -> [String] {
    let order = frames.indices.sorted {
      (frames[$0].start.value, $0) < (frames[$1].start.value, $1)
    }
    var spans: [(start: Fraction, duration: Fraction, frames: [Frame])] = []
    for frame in order.map({ frames[$0] }) {
      if let same = spans.lastIndex(where: {
        $0.start == frame.start && $0.duration == frame.duration
      }) {
        spans[same].frames.append(frame)
      } else {
        spans.append((frame.start, frame.duration, [frame]))
      }
    }
    var lines: [String] = []
    for span in spans {
      lines.append(
        "UIView.addKeyframe(withRelativeStartTime: \(span.start.text), "
          + "relativeDuration: \(span.duration.text)) {")
      lines += try statements(span.frames, &arguments).indented()
      lines.append("}")
    }
    return lines
  }

  private mutating func statements(
    _ frames: [Frame], _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    var lines: [String] = []
    var turned: [String] = []
    for frame in frames {
      guard SwiftTransform.holds(frame.property) else {
        lines += try SwiftViewChange.statements(
          for: frame.view, frame.property, frame.change, &arguments)
        continue
      }
      try turn(frame)
      if !turned.contains(frame.view) { turned.append(frame.view) }
    }
    for view in turned { lines.append(try statement(view, numbers[view] ?? [:], &arguments)) }
    return lines
  }

  private mutating func turn(_ frame: Frame) throws(Unsupported) {
    let isScale = frame.property.hasPrefix("transform.scale")
    let before = numbers[frame.view]?[frame.property] ?? .quantity(.number(isScale ? 1 : 0))
    var value = frame.change.value
    guard value != .current else { return }
    let isAngle = frame.property.hasPrefix("transform.rotation")
    if case .by = frame.change {
      guard case .quantity(.number(let old)) = before, case .quantity(.number(let way)) = value
      else { throw Unsupported("UIKit has nothing that adds to \(frame.property)") }
      value = .quantity(.number(old + way))
    }
    if isAngle, case .quantity(.number(let old)) = before, case .quantity(.number(let new)) = value,
      abs(new - old) >= 180
    {
      throw Unsupported(
        "UIKit turns a view the shorter way round: less than half a circle at a time")
    }
    numbers[frame.view, default: [:]][frame.property] = value
  }
}

/// Swift block options are how a keyframe block of UIKit's runs as a whole.
struct SwiftBlockOptions {
  /// The argument, with the comma before it; empty where there is none.
  let argument: String
  /// How close the block's own easing comes.
  let fidelity: Fidelity

  /// Finds the options of a timing and a way to join values.
  init(
    _ timing: Timing?, _ mode: Keyframes.CalculationMode?, others: [String] = []
  ) throws(Unsupported) {
    var options = others
    switch mode {
    case nil, .linear?: break
    case .discrete?: options.append(".calculationModeDiscrete")
    case .paced?: options.append(".calculationModePaced")
    case .cubic?: options.append(".calculationModeCubic")
    case .cubicPaced?: options.append(".calculationModeCubicPaced")
    }
    let (curve, fidelity) = try Self.nearest(timing)
    if curve != "easeInOut" {
      let name = "curve" + curve.prefix(1).uppercased() + curve.dropFirst()
      options.append(
        ".init(rawValue: UIView.AnimationOptions.\(name).rawValue)")
    }
    self.fidelity = fidelity
    switch options.count {
    case 0: argument = ""
    case 1: argument = ", options: \(options[0])"
    default: argument = ", options: [\(options.joined(separator: ", "))]"
    }
  }

  /// The one of UIKit's curves that is nearest.
  private static func nearest(_ timing: Timing?) throws(Unsupported) -> (String, Fidelity) {
    if let curve = SwiftTiming.viewCurve(timing) {
      let note = "UIKit eases the whole block by \(curve): observed, not documented"
      return (curve, curve == "linear" ? .exact : .exact(notes: [note]))
    }
    guard case .curve(let curve)? = timing else {
      throw Unsupported("UIKit eases keyframe blocks by its four curves, not by a spring")
    }
    let candidates: [(String, NamedCurve)] = [
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInEaseOut),
    ]
    do throws(MotionError) {
      let wanted = try CurveEvaluator(curve.shape)
      var best = (name: "", error: Double.infinity, place: 0.0)
      for (name, named) in candidates {
        let own = try CurveEvaluator(.named(named))
        var (error, place) = (0.0, 0.0)
        for step in 0...1024 {
          let share = Double(step) / 1024
          let difference = abs(own.value(at: share) - wanted.value(at: share))
          if difference > error { (error, place) = (difference, share) }
        }
        if error < best.error { best = (name, error, place) }
      }
      return (
        best.name,
        .approximate(
          best.error, at: .share(best.place),
          notes: ["UIKit eases keyframe blocks by its four curves: \(best.name) is nearest"])
      )
    } catch {
      throw Unsupported(evaluating: error)
    }
  }
}
