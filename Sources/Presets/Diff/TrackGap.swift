import Motion

/// A track gap is how far two courses of one property of one layer are apart.
struct TrackGap {
  /// Whether both are the same at all times.
  let isSame: Bool
  /// The largest difference of a component where both apply, and when it is first; nil if numbers
  /// never apply in both at once, or if it depends on a measure that is not known.
  let largest: (difference: Double, at: Double)?
  /// The same as a fraction of the component's range in both together; nil if nothing differs.
  let relative: (difference: Double, at: Double)?

  /// Compares two tracks; one that is nil leaves its property alone.
  ///
  /// - Parameters:
  ///   - end: When both are over.
  ///   - breaks: When one of them may turn, jump or have a corner.
  ///   - times: Instants in between.
  ///   - steps: How many even steps are taken besides.
  init(
    _ base: MotionTrack?, _ other: MotionTrack?, until end: Double, breaks: [Double],
    at times: [Double], steps: Int
  ) {
    guard let base, let other else {
      (isSame, largest, relative) = (false, nil, nil)
      return
    }
    var isSame = true
    var isOneKind = true
    var parts: Set<Measure?> = []
    var extent = 0.0
    // What is shown when it is over may differ too.
    for time in [0] + times + [end, end * 1.05] {
      let (one, two) = (base.point(at: time), other.point(at: time))
      extent = max(extent, one.distance(to: base.point(at: 0)) ?? 0)
      guard let distance = one.distance(to: two) else {
        isSame = false
        isOneKind = isOneKind && (one.value == nil || two.value == nil || one.hasKind(of: two))
        continue
      }
      if distance > 1e-9 * max(extent, 1) { isSame = false }
      guard one.value?.components != nil else { continue }
      parts.formUnion([nil] + (one.terms + two.terms).map(\.measure))
    }
    guard isOneKind, !parts.isEmpty else {
      self.isSame = isSame
      (largest, relative) = (nil, nil)
      return
    }
    var known = (difference: 0.0, at: 0.0)
    var relative = (difference: 0.0, at: 0.0)
    var isKnown = true
    for part in parts {
      let gap = LargestGap(until: end, breaks: breaks, steps: min(steps, 1024)) { time in
        guard let one = base.point(at: time).part(part), let two = other.point(at: time).part(part)
        else { return nil }
        return (one, two)
      }
      let isNothing = gap.height <= 1e-9 * max(extent, 1)
      if part == nil { known = (gap.height, gap.time) } else if !isNothing { isKnown = false }
      if !isNothing, gap.fraction > relative.difference { relative = (gap.fraction, gap.time) }
      if !isNothing { isSame = false }
    }
    self.isSame = isSame
    largest = isKnown ? known : nil
    self.relative = relative.difference > 0 ? relative : nil
  }
}

extension MotionPoint {
  /// The components of the part that a measure has in it, or that none has; nil if nothing applies.
  fileprivate func part(_ measure: Measure?) -> SIMD4<Double>? {
    guard let whole = value?.components else { return nil }
    guard let measure else { return whole }
    return terms.first { $0.measure == measure }?.value?.components ?? SIMD4(repeating: 0)
  }

  /// Whether numbers of both can be compared.
  fileprivate func hasKind(of other: MotionPoint) -> Bool {
    guard let value, let its = other.value else { return false }
    return value.components != nil && value.hasShape(of: its)
  }
}
