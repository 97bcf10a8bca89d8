extension Timeline {
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
    guard case .spring(let spring) = tracks.first?.content, spring.velocity.number != nil else {
      return nil
    }
    return firstEnd
  }

  /// Every sum in it.
  package var sums: [AffineSum] { tracks.flatMap(\.sums) }

  /// The timeline with the values of some parameters put in.
  package func bound(_ values: [String: Double]) -> Timeline {
    var timeline = self
    for index in tracks.indices { timeline.tracks[index].bind(values) }
    timeline.starts = starts.filter { values[$0.key] == nil }
    return timeline
  }
}

extension TimelineTrack {
  /// Every sum in it.
  package var sums: [AffineSum] {
    switch content {
    case .spring(let spring): return [spring.velocity]
    case .function: return base?.sums ?? []
    case .keys(let keys):
      let values = keys.flatMap { [$0.value, $0.leaving, $0.arriving] } + [base]
      return values.flatMap { $0?.sums ?? [] }
    }
  }

  fileprivate mutating func bind(_ values: [String: Double]) {
    base = base?.bound(values)
    guard case .keys(var keys) = content else { return }
    for index in keys.indices {
      keys[index].value = keys[index].value.bound(values)
      keys[index].leaving = keys[index].leaving?.bound(values)
      keys[index].arriving = keys[index].arriving?.bound(values)
    }
    content = .keys(keys)
  }
}
