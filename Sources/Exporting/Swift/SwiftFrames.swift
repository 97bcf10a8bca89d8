import Diagnostics
import Motion

/// Swift frames are the changes of a keyframe block, as calls of UIView.addKeyframe.
struct SwiftFrames {
  /// A frame of one property of a view.
  struct Keyframe {
    let view: String
    let property: String
    fileprivate(set) var frame: Keyframes.RelativeKeyframe
    /// How much of the way that is left it goes.
    fileprivate var share = 1.0

    init(_ view: String, _ property: String, _ frame: Keyframes.RelativeKeyframe) {
      (self.view, self.property, self.frame) = (view, property, frame)
    }

    fileprivate var start: Double { frame.start.value }
    fileprivate var end: Double { start + frame.duration.value }
    fileprivate var turns: Bool { SwiftTransform.holds(property) }

    /// The same frame in pieces, between instants within it.
    fileprivate func divided(at instants: [Double]) -> [Keyframe] {
      let inside = instants.filter { $0 > start + 1e-9 && $0 < end - 1e-9 }
      guard !inside.isEmpty else { return [self] }
      let bounds = [start] + inside + [end]
      return zip(bounds, bounds.dropFirst()).map { from, to in
        var piece = self
        piece.frame.start = .decimal(from)
        piece.frame.duration = .decimal(to - from)
        let isBy = if case .by = frame.change { true } else { false }
        piece.share = (to - from) / (end - (isBy ? start : from))
        return piece
      }
    }
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
  mutating func add(_ frame: Keyframe) { frames.append(frame) }

  /// The frames, those of a transform divided where another part of it begins or ends.
  ///
  /// A view has one transform, so each call sets all of its parts.
  private func divided(_ mode: Keyframes.CalculationMode?) throws(Unsupported) -> [Keyframe] {
    var all: [Keyframe] = []
    for frame in frames {
      let others = frames.filter {
        $0.view == frame.view && $0.turns && frame.turns && $0.property != frame.property
      }
      let pieces = frame.divided(at: Set(others.flatMap { [$0.start, $0.end] }).sorted())
      guard pieces.count == 1 || mode ?? .linear == .linear else {
        throw Unsupported(
          "UIKit moves parts of one transform at different times only in straight lines")
      }
      all += pieces
    }
    return all
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
  ///
  /// - Parameter mode: How the values of adjoining frames are joined.
  mutating func lines(
    _ mode: Keyframes.CalculationMode?, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> [String] {
    let frames = try divided(mode)
    let order = frames.indices.sorted { (frames[$0].start, $0) < (frames[$1].start, $1) }
    var spans: [[Keyframe]] = []
    for frame in order.map({ frames[$0] }) {
      let same = spans.lastIndex {
        abs($0[0].start - frame.start) < 1e-9 && abs($0[0].end - frame.end) < 1e-9
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
    let zero: PropertyValue = .quantity(.number(0))
    if frame.share < 1 {
      let isBy = if case .by = frame.frame.change { true } else { false }
      value = try (isBy ? zero : before).between(value, frame.share, of: frame.property)
    }
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

extension PropertyValue {
  /// The value at a fraction of the way to another one.
  fileprivate func between(
    _ end: PropertyValue, _ share: Double, of property: String
  ) throws(Unsupported) -> PropertyValue {
    switch (self, end) {
    case (.quantity(let from), .quantity(let to)): return .quantity(from.between(to, share))
    case (.vector(let from), .vector(let to)) where from.count == to.count:
      return .vector(zip(from, to).map { $0.between($1, share) })
    case (.quantity(.number), .vector(let to)):
      return try PropertyValue.vector(to.map { _ in self.quantity ?? .number(0) })
        .between(end, share, of: property)
    default: throw Unsupported("UIKit can't divide the way of \(property)")
    }
  }

  private var quantity: Quantity? { if case .quantity(let own) = self { own } else { nil } }
}

extension Quantity {
  fileprivate func between(_ end: Quantity, _ share: Double) -> Quantity {
    if case (.number(let from), .number(let to)) = (self, end) {
      return .number(from + (to - from) * share)
    }
    let part = CodeText.number(share)
    let text =
      self == .number(0)
      ? "(\(end.text)) * \(part)" : "(\(text)) + ((\(end.text)) - (\(text))) * \(part)"
    return (try? Measure(text)).map { .measure($0) } ?? end
  }
}

/// Swift block options are how a keyframe block of UIKit's runs as a whole.
struct SwiftBlockOptions {
  /// The argument, with the comma before it; empty if there is none.
  let argument: String
  /// How close the block's own easing comes.
  let fidelity: Fidelity

  /// Finds the options of a timing and of how values are joined.
  init(
    _ timing: Timing?, _ mode: Keyframes.CalculationMode?, others: [String]
  ) throws(Unsupported) {
    let (curve, fidelity) = try Self.nearest(timing)
    var options = others + [mode.flatMap(Self.option)].compactMap(\.self)
    if curve != "easeInOut" {
      let name = "curve" + curve.prefix(1).uppercased() + curve.dropFirst()
      options.append(".init(rawValue: UIView.AnimationOptions.\(name).rawValue)")
    }
    self.fidelity = fidelity
    let list = options.count == 1 ? options[0] : "[\(options.joined(separator: ", "))]"
    argument = options.isEmpty ? "" : ", options: \(list)"
  }

  /// The option of how values are joined; nil for straight lines.
  static func option(_ mode: Keyframes.CalculationMode) -> String? {
    switch mode {
    case .linear: nil
    case .discrete: ".calculationModeDiscrete"
    case .paced: ".calculationModePaced"
    case .cubic: ".calculationModeCubic"
    case .cubicPaced: ".calculationModeCubicPaced"
    }
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
    let (name, fidelity) = try NamedCurve.nearestOfUIKit(curve)
    return (SwiftTiming.viewCurve(.curve(Curve(.named(name)))) ?? "linear", fidelity)
  }
}

extension NamedCurve {
  /// The one of UIKit's four curves that is nearest to a curve.
  static func nearestOfUIKit(_ curve: Curve) throws(Unsupported) -> (NamedCurve, Fidelity) {
    let wanted = try evaluated(CurveEvaluator(curve.shape))
    let curves = [NamedCurve.linear, .easeIn, .easeOut, .easeInEaseOut]
    let candidates = try curves.map { curve throws(Unsupported) in
      let own = try evaluated(CurveEvaluator(.named(curve)))
      return (curve, LargestDifference(of: CurveGraph(own), CurveGraph(wanted)))
    }
    guard let (name, worst) = candidates.min(by: { $0.1.error < $1.1.error }) else {
      return (.linear, .exact)
    }
    let own = SwiftTiming.viewCurve(.curve(Curve(.named(name)))) ?? ""
    let note = "UIKit can't follow this curve here; of its own four, \(own) is the closest"
    return (name, .approximate(worst.error, at: .fraction(worst.input), notes: [note]))
  }
}
