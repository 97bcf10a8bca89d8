extension UIView {
  // Source: UIView.h has these numbers; the bits of curves and of .repeat are those of
  // AnimationOptions.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    public static let calculationModeLinear = Self([])
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  // Source: AnimationOptions.overrideInheritedDuration and overrideInheritedCurve: without them, an
  // animation inherits the duration and the curve of the one that it's in. Assumed: a block of its own
  // is eased in and out as a whole, unless its options have the bits of another curve.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let own = AnimationOptions(rawValue: options.rawValue)
    var timing = RuntimeBlockTiming(
      duration: duration, delay: delay, curve: .bezier(own.curve.bezier))
    let outer = RuntimeAnimationBlock.innermost
    if let outer, !options.contains(.overrideInheritedDuration) {
      timing.duration = outer.timing.duration
    }
    let inheritsCurve = outer != nil && !own.contains(.overrideInheritedCurve)
    if let outer, inheritsCurve { timing.curve = outer.timing.curve }
    let block = RuntimeAnimationBlock(timing, isKeyframed: true, animator: outer?.animator)
    block.mode = options.mode
    RuntimeAnimationBlock.perform(block, animations)
    if let animator = outer?.animator {
      // Assumed: an animator's completion stands for that of what is nested in it.
      let curve = timing.curve
      return animator.take(block) { inheritsCurve ? $0 : curve.progress(at: $0).x }
    }
    start(block, options.contains(.repeat), options.contains(.autoreverse), completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = RuntimeAnimationBlock.innermost, block.isKeyframed else {
      return animations()
    }
    let changes = block.gather(animations)
    block.frames.append((frameStartTime, frameDuration, changes))
  }
}

extension RuntimeAnimationBlock {
  var isEmpty: Bool { changes.isEmpty && frames.allSatisfy(\.changes.isEmpty) }

  /// The animations of its changes, by how far the whole block is in a layer.
  func animations(
    _ progress: (CALayer) -> () -> (x: Double, y: Double)
  ) -> [RuntimeViewAnimation] {
    let plain = changes.map { RuntimeViewAnimation($0, progress($0.layer)) }
    guard isKeyframed else { return plain }
    return plain
      + tracks.map { track in
        let change = Change(
          layer: track.layer, key: track.key, from: track.from, to: track.to)
        return RuntimeViewAnimation(change, track: track.keyframes(mode), progress(track.layer))
      }
  }

  /// One property and when its frames lead where.
  private struct Track {
    let layer: CALayer
    let key: String
    let from: RuntimeValue
    var frames: [(start: Double, end: Double, to: RuntimeValue)] = []
    var to: RuntimeValue { frames.last?.to ?? from }

    /// Frames one after the other; between them a value is held.
    ///
    /// Assumed: adjoining frames form one cubic curve, and what is held ends a curve; discrete frames
    /// jump at their end; paced ones divide the time of adjoining frames by distance.
    func keyframes(_ mode: CAAnimationCalculationMode) -> (Double) -> RuntimeValue {
      var runs: [(start: Double, end: Double, keys: RuntimeKeyframes)] = []
      var group: [(time: Double, value: RuntimeValue)] = []
      func close() {
        guard let first = group.first, let last = group.last, group.count > 1 else { return }
        let span = last.time - first.time
        var keys = RuntimeKeyframes(
          group.map(\.value), mode: mode == .discrete ? .linear : mode)
        keys.times = group.map { span > 0 ? ($0.time - first.time) / span : 1 }
        if mode == .discrete { keys.timings = group.dropLast().map { _ in { $0 < 1 ? 0 : 1 } } }
        runs.append((first.time, last.time, keys))
      }
      for frame in frames {
        let last = group.last
        if let last, frame.start < last.time - 1e-9, group.count > 1 {
          // Assumed: a frame takes over from one that still runs.
          let before = group[group.count - 2]
          let part = (frame.start - before.time) / (last.time - before.time)
          let reached = mode == .discrete ? 0 : part
          group[group.count - 1] = (
            frame.start, before.value.interpolated(to: last.value, reached)
          )
        } else if (last?.time ?? -1) < frame.start - 1e-9 {
          close()
          group = [(frame.start, last?.value ?? from)]
        }
        group.append((frame.end, frame.to))
      }
      close()
      let start = from
      return { progress in
        guard let run = runs.last(where: { $0.start <= progress }) ?? runs.first else {
          return start
        }
        if progress < run.start { return start }
        let span = run.end - run.start
        return run.keys.value(at: span > 0 ? min((progress - run.start) / span, 1) : 1)
      }
    }
  }

  private var tracks: [Track] {
    var tracks: [Track] = []
    for frame in frames.sorted(by: { $0.start < $1.start }) {
      for change in frame.changes {
        let index = tracks.firstIndex { $0.layer === change.layer && $0.key == change.key }
        if index == nil {
          tracks.append(Track(layer: change.layer, key: change.key, from: change.from))
        }
        let place = index ?? tracks.count - 1
        let end = frame.start + frame.duration
        tracks[place].frames.append((frame.start, end, change.to))
      }
    }
    return tracks
  }
}
