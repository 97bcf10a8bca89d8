/// A frame evaluator knows a property's value through frames, as UIView.animateKeyframes has them.
///
/// Frames are fractions of the whole block; the block's own easing is applied to progress first.
/// Before the first frame the property has its starting value, between frames and after the last
/// it stays where it is. Outside 0…1, as springs have it, a frame that begins at 0 or ends at 1 goes on along
/// its tangent there, as in Web Animations. Cubic joins adjoining frames in one curve and leaves held values
/// alone; discrete frames jump at their end; paced ones ignore when they were to begin.
public struct FrameEvaluator: Sendable {
  /// Notes on assumed or ignored values.
  public private(set) var notes: [KeyframeNote] = []
  let start: AnimatedValue
  private let easing: ProgressFunction
  /// Whether the block has an easing of its own.
  let isEased: Bool
  private(set) var runs: [Run] = []

  /// A frame with resolved values.
  public struct RelativeKeyframe: Hashable, Sendable {
    /// When it begins and how long it takes, as fractions of the block.
    public var start, duration: Double
    /// The value it leads to, or the one it adds.
    public var value: AnimatedValue
    /// Whether the value is added to what was there.
    public var isRelative: Bool

    /// Makes a frame.
    public init(start: Double, duration: Double, value: AnimatedValue, isRelative: Bool = false) {
      (self.start, self.duration, self.value) = (start, duration, value)
      self.isRelative = isRelative
    }
  }

  /// A run is one frame, or several that adjoin and are joined.
  struct Run {
    var start, end: Double
    var isStep: Bool
    var curve: KeyframeEvaluator

    func progress(_ fraction: Double) -> Double {
      if goesOn(at: fraction) { return (fraction - start) / (end - start) }
      if fraction >= end { return 1 }
      return isStep ? 0 : (fraction - start) / (end - start)
    }

    /// Whether it goes on at a fraction outside 0…1.
    func goesOn(at fraction: Double) -> Bool {
      fraction < 0 ? goesOnBelow : fraction > 1 && goesOnAbove
    }

    /// Whether it moves from the very start.
    var goesOnBelow: Bool { moves && start <= FrameEvaluator.tolerance }
    /// Whether it moves up to the very end.
    var goesOnAbove: Bool { moves && abs(end - 1) <= FrameEvaluator.tolerance }

    private var moves: Bool { !isStep && end > start }
  }

  /// Makes an evaluator.
  ///
  /// - Parameters:
  ///   - start: The value before the first frame.
  ///   - frames: The frames, in any order.
  ///   - mode: How they are joined.
  ///   - easing: The block's own easing.
  /// - Throws: ``KeyframeError/mixedValues(index:)`` if a frame's value is of another shape.
  public init(
    start: AnimatedValue, frames: [RelativeKeyframe], mode: Keyframes.CalculationMode = .linear,
    easing: ProgressFunction? = nil
  ) throws(KeyframeError) {
    if let odd = frames.indices.first(where: { !frames[$0].value.hasShape(of: start) }) {
      throw .mixedValues(index: odd)
    }
    (self.start, self.easing, isEased) = (start, easing ?? .linear, easing != nil)
    // Ties keep the order in which they were written.
    let order = frames.indices.sorted { (frames[$0].start, $0) < (frames[$1].start, $1) }
    let sorted = order.map { frames[$0] }
    let hasOverlap = zip(sorted, sorted.dropFirst())
      .contains { Self.end($0) > $1.start + Self.tolerance }
    if mode == .paced || mode == .cubicPaced, start.components != nil, !frames.isEmpty {
      let curve = try KeyframeEvaluator(values: [start] + Self.targets(sorted, start), mode: mode)
      runs = [Run(start: 0, end: 1, isStep: false, curve: curve)]
      notes = [.pacedFrames] + curve.notes
    } else {
      if hasOverlap { notes.append(.overlappingFrames) }
      if sorted.contains(where: { Self.end($0) > 1 + Self.tolerance }) { notes.append(.cutFrames) }
      if !start.isContinuous, !frames.isEmpty { notes.append(.discreteOnly) }
      let isStep = !start.isContinuous || mode == .discrete
      if mode == .cubic, !isStep, !frames.isEmpty { notes.append(.heldBetweenFrames) }
      try add(sorted, mode: mode, isStep: isStep)
    }
  }

  /// The value at a progress of the block.
  public func value(at progress: Double) -> AnimatedValue { held(at: easing(progress)) }

  /// The change of the value by progress of the block; nil if it changes in steps.
  public func velocity(at progress: Double) -> AnimatedValue? {
    guard start.components != nil else { return nil }
    let fraction = easing(progress)
    let zero = start.with(SIMD4(repeating: 0))
    guard let run = run(at: fraction), !run.isStep,
      fraction < run.end || fraction == 1 && run.goesOnAbove || run.goesOn(at: fraction),
      run.end > run.start
    else { return zero }
    let velocity = run.curve.velocity(at: run.progress(fraction))?.components ?? SIMD4(repeating: 0)
    return start.with(velocity * (easing.slope(at: progress) / (run.end - run.start)))
  }

  private func run(at fraction: Double) -> Run? {
    if fraction >= 0 { return runs.last { $0.start <= fraction } }
    // A frame that jumps at 0 has not jumped before; of several that begin there the last one moves the
    // value.
    let beginning = runs.prefix { $0.start <= Self.tolerance }
    return beginning.allSatisfy(\.goesOnBelow) ? beginning.last : nil
  }

  private func held(at fraction: Double) -> AnimatedValue {
    guard let run = run(at: fraction) else { return start }
    return run.curve.value(at: run.progress(fraction))
  }

  /// How far instants that are one may be from each other.
  private static let tolerance = 1e-9
  /// What the frame that moves at the start, and that which moves at the end, may go on as.
  var edges: (first: Run?, last: Run?) { (run(at: -1), runs.last { $0.start <= 1 }) }

  private static func end(_ frame: RelativeKeyframe) -> Double { frame.start + frame.duration }

  private static func targets(_ frames: [RelativeKeyframe], _ start: AnimatedValue)
    -> [AnimatedValue]
  {
    var target = start
    return frames.map { frame in
      target = frame.isRelative ? target.adding(frame.value) : frame.value
      return target
    }
  }

  private mutating func add(
    _ frames: [RelativeKeyframe], mode: Keyframes.CalculationMode, isStep: Bool
  ) throws(KeyframeError) {
    let targets = Self.targets(frames, start)
    var index = 0
    while index < frames.count {
      var last = index
      if mode == .cubic, !isStep {
        while last + 1 < frames.count, frames[last].duration > 0,
          abs(Self.end(frames[last]) - frames[last + 1].start) <= Self.tolerance
        {
          last += 1
        }
      }
      let begin = frames[index].start
      let span = Self.end(frames[last]) - begin
      let times = (index...last).map { span > 0 ? (Self.end(frames[$0]) - begin) / span : 1 }
      let curve = try KeyframeEvaluator(
        values: [held(at: begin)] + targets[index...last],
        keyTimes: [0] + times.dropLast() + [1], mode: last > index ? .cubic : .linear)
      runs.append(Run(start: begin, end: begin + span, isStep: isStep, curve: curve))
      index = last + 1
    }
  }
}
