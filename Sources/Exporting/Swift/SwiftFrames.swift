import Diagnostics
import Motion

/// Swift frames are the changes of a keyframe block, as calls of UIView.addKeyframe.
struct SwiftFrames {
  /// A frame of one property of a view.
  struct Keyframe {
    let view: String
    let property: String
    let frame: Keyframes.RelativeKeyframe

    init(_ view: String, _ property: String, _ frame: Keyframes.RelativeKeyframe) {
      (self.view, self.property, self.frame) = (view, property, frame)
    }

    fileprivate var start: Double { frame.start.value }
    fileprivate var end: Double { start + frame.duration.value }
    fileprivate var turns: Bool { SwiftTransform.holds(property) }
  }

  private var frames: [Keyframe] = []
  /// The components of each view's transform so far, as numbers if they're known.
  private var numbers: [String: [String: PropertyValue]] = [:]
  /// Whether views rotate in space.
  var inSpace = false

  /// Says what a part of a view's transform is before.
  mutating func begin(_ view: String, _ property: String, _ value: PropertyValue) {
    numbers[view, default: [:]][property] = value
  }

  /// Adds a frame.
  mutating func add(_ frame: Keyframe) throws(Unsupported) {
    let clash = frames.contains { other in
      other.view == frame.view && other.property != frame.property && frame.turns && other.turns
        && other.start < frame.end - 1e-9 && frame.start < other.end - 1e-9
        && (other.start != frame.start || other.end != frame.end)
    }
    if clash { throw Unsupported("UIKit can't animate parts of one transform at different times") }
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
    let order = frames.indices.sorted { (frames[$0].start, $0) < (frames[$1].start, $1) }
    var spans: [[Keyframe]] = []
    for frame in order.map({ frames[$0] }) {
      let same = spans.lastIndex {
        $0[0].frame.start == frame.frame.start && $0[0].frame.duration == frame.frame.duration
      }
      if let same { spans[same].append(frame) } else { spans.append([frame]) }
    }
    return try spans.map { span throws(Unsupported) in
      let (start, duration) = (span[0].frame.start.text, span[0].frame.duration.text)
      let times = "withRelativeStartTime: \(start), relativeDuration: \(duration)"
      let statements = try statements(span, &arguments)
      return ["UIView.addKeyframe(\(times)) {"] + statements.indented() + ["}"]
    }.flatMap(\.self)
  }

  /// The end values of the views, as statements.
  mutating func changes(_ arguments: inout SwiftArguments) throws(Unsupported) -> [String] {
    try statements(frames, &arguments)
  }

  private mutating func statements(
    _ frames: [Keyframe], _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    let lines = try frames.filter { !$0.turns }.map { frame throws(Unsupported) in
      try SwiftViewChange.statements(
        for: frame.view, frame.property, frame.frame.change, &arguments)
        + (Self.laysOut(frame.view, frame.property) ? ["\(frame.view).layoutIfNeeded()"] : [])
    }.flatMap(\.self)
    let turning = frames.filter(\.turns)
    for frame in turning { try turn(frame) }
    return try lines
      + turning.map(\.view).uniqued().map { view throws(Unsupported) in
        try statement(view, numbers[view] ?? [:], &arguments)
      }
  }

  /// Whether a property decides the places of what is in a view: laid out with it, that moves along.
  static func laysOut(_ view: String, _ property: String) -> Bool {
    property == "frame" && ["source", "destination"].contains(view)
  }

  private mutating func turn(_ frame: Keyframe) throws(Unsupported) {
    let isScale = frame.property.hasPrefix("transform.scale")
    let before = numbers[frame.view]?[frame.property] ?? .quantity(.number(isScale ? 1 : 0))
    var value = frame.frame.change.value
    guard value != .current else { return }
    let isAngle = frame.property.hasPrefix("transform.rotation")
    if case .by = frame.frame.change {
      guard case .quantity(.number(let old)) = before, case .quantity(.number(let more)) = value
      else { throw Unsupported("UIKit can't add to \(frame.property)") }
      value = .quantity(.number(old + more))
    }
    if isAngle, case .quantity(.number(let old)) = before, case .quantity(.number(let new)) = value,
      abs(new - old) >= 180
    {
      throw Unsupported(
        "UIKit rotates a view the shorter way, so each rotation must be less than half a turn")
    }
    numbers[frame.view, default: [:]][frame.property] = value
  }
}

/// Swift block options are how a keyframe block of UIKit's runs as a whole.
struct SwiftBlockOptions {
  /// The argument, with the comma before it; empty if there is none.
  var argument: String { isEmpty ? "" : ", options: \(list)" }
  /// The options, in parentheses if they aren't one.
  let list: String
  /// The options of what a finger drives, which is linear.
  let interactiveList: String
  private let isEmpty: Bool
  /// How close the block's own easing comes.
  let fidelity: Fidelity

  /// Finds the options of a timing and of how values are joined.
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
    interactiveList = Self.list(options + [Self.option("linear")])
    if curve != "easeInOut" { options.append(Self.option(curve)) }
    self.fidelity = fidelity
    isEmpty = options.isEmpty
    list = Self.list(options)
  }

  private static func option(_ curve: String) -> String {
    let name = "curve" + curve.prefix(1).uppercased() + curve.dropFirst()
    return ".init(rawValue: UIView.AnimationOptions.\(name).rawValue)"
  }

  private static func list(_ options: [String]) -> String {
    options.count == 1 ? options[0] : "[\(options.joined(separator: ", "))]"
  }

  /// The one of UIKit's curves that is nearest.
  private static func nearest(_ timing: Timing?) throws(Unsupported) -> (String, Fidelity) {
    if let curve = SwiftTiming.viewCurve(timing) {
      let note = "UIKit eases the whole block with \(curve), which is observed but not documented"
      return (curve, curve == "linear" ? .exact : .exact(notes: [note]))
    }
    guard case .curve(let curve)? = timing else {
      throw Unsupported("UIKit eases keyframe blocks only with its four curves, not with a spring")
    }
    let wanted = try evaluated(CurveEvaluator(curve.shape))
    let curves: [(String, NamedCurve)] = [
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInEaseOut),
    ]
    let candidates = try curves.map { name, curve throws(Unsupported) in
      let own = try evaluated(CurveEvaluator(.named(curve)))
      return (name, LargestDifference(of: CurveGraph(own), CurveGraph(wanted)))
    }
    guard let (name, worst) = candidates.min(by: { $0.1.error < $1.1.error }) else {
      return ("linear", .exact)
    }
    let note = "UIKit eases keyframe blocks only with its four curves; \(name) is the closest"
    return (name, .approximate(worst.error, at: .fraction(worst.input), notes: [note]))
  }
}
