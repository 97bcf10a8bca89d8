/// A timeline stretch is what lies between two keys of a track.
struct TimelineStretch {
  private var from, to: TimelineTrack.Keyframe
  /// Whether its easing is how its values bend, which goes on outside of the stretch.
  private var isBent = false

  /// Finds the stretch that holds at a progress.
  ///
  /// - Parameter keys: At least two.
  init(_ keys: [TimelineTrack.Keyframe], at progress: Double) {
    let index = TimelineTrack.index(of: keys, at: progress)
    (from, to) = (keys[index], keys[index + 1])
    if from.easing == nil, !isStraight, let easing = bend(from: 0, to: 1)?.easing {
      (from.easing, from.leaving, to.arriving, isBent) = (easing, nil, nil, true)
    }
  }

  /// The fraction of the stretch at a progress; 0 and 1 if it is that but for rounding.
  func fraction(_ progress: Double) -> Double {
    guard to.time > from.time else { return 1 }
    let fraction = (progress - from.time) / (to.time - from.time)
    return abs(fraction) < 1e-9 ? 0 : abs(fraction - 1) < 1e-9 ? 1 : fraction
  }

  /// The value where so much of the way is done.
  func value(_ done: Double) -> TimelineValue { from.state(at: done, to: to, 0).value }

  /// How much of the way is done at a fraction.
  func done(_ fraction: Double) -> Double {
    guard let easing, isBent || fraction >= 0 && fraction < 1 else { return fraction }
    return easing(fraction)
  }

  /// How the fraction runs; nil is evenly.
  private var easing: TimelineEasing? { from.easing }

  /// How the fraction runs where it is about so much; nil is evenly, as outside of the stretch.
  func easing(at fraction: Double) -> TimelineEasing? {
    isBent || fraction >= 0 && fraction <= 1 ? easing : nil
  }

  /// Whether nothing changes.
  var isStill: Bool { to.time <= from.time || from.value == to.value && from.leaving == nil }

  /// Whether the value stays until the end.
  var isHeld: Bool {
    easing.map { $0.form == .hold } ?? !from.value.isContinuous
  }

  /// Whether values run straight.
  var isStraight: Bool { from.value.isContinuous && (from.leaving == nil || to.arriving == nil) }

  /// How the part between two fractions runs if it isn't straight, and where it must be cut for that.
  ///
  /// Numbers that bend in different ways have no easing in common.
  func bend(from start: Double, to end: Double) -> (easing: TimelineEasing?, cut: Double?)? {
    guard easing == nil, start >= 0, end <= 1 else { return nil }
    let names = [nil] + from.parameters(to: to).sorted().map(Optional.some)
    let segments = names.map { name in
      from.segment(to: to) { value in name.map { value.plus[$0] ?? .zero } ?? value.known.components
      }
    }
    let cubics = segments.flatMap { segment in
      (0..<4).map { segment.cubic($0).part(from: start, to: end) }
    }
    func height(_ cubic: Cubic) -> Double { cubic.p3 - cubic.p0 }
    let size =
      cubics.map { max(abs($0.p1 - $0.p0), abs($0.p3 - $0.p2), abs(height($0))) }.max() ?? 0
    guard let main = cubics.max(by: { abs(height($0)) < abs(height($1)) }), size > 0 else {
      return nil
    }
    guard abs(height(main)) > size * 1e-3 else {
      let turns = segments.flatMap(\.turns).filter { $0 > start && $0 < end }
      return turns.first.map { (nil, $0) }
    }
    // A text doesn't say -0.
    let (first, second) = (
      (main.p1 - main.p0) / height(main) + 0, (main.p2 - main.p0) / height(main) + 0
    )
    let isCommon = cubics.allSatisfy { cubic in
      abs(cubic.p1 - cubic.p0 - first * height(cubic)) <= size * 1e-9
        && abs(cubic.p2 - cubic.p0 - second * height(cubic)) <= size * 1e-9
    }
    guard isCommon, let easing = TimelineEasing(x1: 1 / 3, y1: first, x2: 2 / 3, y2: second) else {
      return nil
    }
    return (easing, nil)
  }
}

extension HermiteSegment {
  /// One component as a Bézier.
  fileprivate func cubic(_ component: Int) -> Cubic {
    let (first, last) = (start[component], end[component])
    guard let tangents else { return Cubic(from: first, to: last) }
    return Cubic(
      first, first + tangents.out[component] / 3, last - tangents.in[component] / 3, last)
  }
}
