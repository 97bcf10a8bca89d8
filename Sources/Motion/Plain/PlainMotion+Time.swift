extension PlainMotion {
  /// Whether it repeats forever.
  package var isEndless: Bool {
    guard let timing = clock?.timing else { return false }
    // Groups that nothing ends are this long.
    return !timing.parentDuration.isFinite || timing.parentDuration >= 1e9
  }

  /// When it is over, in seconds from the beginning.
  ///
  /// Nil if it never is, for a curve without a duration, and for a spring whose time depends on a
  /// parameter.
  package var duration: Double? {
    if let timing = clock?.timing {
      return isEndless ? nil : timing.beginTime + timing.parentDuration
    }
    guard case .spring(let spring) = tracks.first?.course, spring.velocity.number != nil else {
      return nil
    }
    return spring.delay + (spring.solver.lastCrossing() ?? spring.solver.restingTime)
  }

  /// Every sum in it.
  package var sums: [AffineSum] { tracks.flatMap(\.sums) }

  /// The motion with the values of some parameters put in.
  package func bound(_ values: [String: Double]) -> PlainMotion {
    var motion = self
    for index in tracks.indices {
      motion.tracks[index].base = tracks[index].base?.bound(values)
      guard case .keys(let keys) = tracks[index].course else { continue }
      motion.tracks[index].course = .keys(
        keys.map { key in
          var key = key
          key.value = key.value.bound(values)
          key.leaving = key.leaving?.bound(values)
          key.arriving = key.arriving?.bound(values)
          return key
        })
    }
    motion.starts = starts.filter { values[$0.key] == nil }
    return motion
  }
}

extension PlainTrack {
  /// Every sum in it.
  package var sums: [AffineSum] {
    switch course {
    case .spring(let spring): return [spring.velocity]
    case .keys(let keys):
      let values = keys.flatMap { [$0.value, $0.leaving, $0.arriving] } + [base]
      return values.flatMap { value -> [AffineSum] in
        if case .sums(let sums) = value { sums } else { [] }
      }
    }
  }
}
