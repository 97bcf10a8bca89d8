import Motion

/// A CSS channel is one CSS property of a target, made of all key paths that it is for.
struct CSSChannel {
  /// What moves it.
  let tracks: [CSSTrack]
  /// The run that it is a part of.
  let run: CSSRun
  private let tolerance: Double

  /// A channel as keys.
  struct Found {
    var keys: [CSSTrajectory.Key]
    var error: Double
    var fraction: Double
  }

  init(_ tracks: [CSSTrack], _ run: CSSRun, tolerance: Double) {
    (self.tracks, self.run, self.tolerance) = (tracks, run, tolerance)
  }

  /// The channel's keys, with how far off they are.
  func found() -> Found {
    let (tracks, run) = (tracks, run)
    var curve = CSSTrajectory(
      value: { fraction in tracks.flatMap { $0.sums(at: fraction, run).flatMap(\.parts) } },
      tolerance: tolerance)
    curve.breaks = tracks.flatMap(\.breaks)
    if tracks.contains(where: { $0.css.rest == nil }) {
      curve.breaks = Self.breaks(curve.breaks, curve.value, isUnknown: beginsUnknown)
    }
    curve.course = run.course
    let guesses = tracks.map { run.guesses($0) }
    curve.guesses = { start, end in guesses.flatMap { $0(start, end) } }
    if case .color? = tracks.first?.css, !beginsUnknown { curve.mix = Self.mixed }
    let keys = Self.pruned(curve.keys())
    let worst = curve.error(of: keys)
    return Found(keys: keys, error: worst.error, fraction: worst.fraction)
  }

  /// What is declared at a key; nothing if the current value shows.
  func declarations(
    _ key: CSSTrajectory.Key, isEnd: Bool
  ) throws(Unsupported) -> (declarations: [CSSKeyframes.Declaration], adds: Bool) {
    var rest = key.value[...]
    var sums: [[CSSLinearExpression]] = []
    let length = 2 + run.measures.all.count
    for track in tracks {
      let count = rest.count / length
      let taken = min(count, tracks.count == 1 ? count : track.css.count)
      sums.append(
        (0..<taken).map { index in
          let start = rest.startIndex + index * length
          return CSSLinearExpression(parts: rest[start..<start + length])
        })
      rest = rest.dropFirst(taken * length)
    }
    let isCurrent = sums.allSatisfy { $0.allSatisfy(\.isCurrent) && !$0.isEmpty }
    if isEnd, isCurrent || beginsUnknown && key.fraction == 0 { return ([], false) }
    var adds = tracks.contains(where: \.isAdditive)
    for (index, track) in tracks.enumerated() {
      for place in sums[index].indices where sums[index][place].current != 0 {
        let part = sums[index][place].current
        let isKnown = track.css.rest != nil && (tracks.count > 1 || part == 1)
        guard isKnown || part == 1 else {
          throw Unsupported(
            .unknown, "\(track.property): between two values of which one is the current one")
        }
        if let own = track.css.rest, isKnown {
          sums[index][place].number += own * part
        } else {
          adds = true
        }
        sums[index][place].current = 0
      }
    }
    return (try write(sums), adds)
  }

  private var beginsUnknown: Bool { tracks.contains(where: \.beginsUnknown) }

  /// Drops breaks at which the value is still the current one, which no keyframe can say.
  private static func breaks(
    _ breaks: [Double], _ value: (Double) -> [Double], isUnknown: Bool
  ) -> [Double] {
    let start = value(0)
    guard isUnknown || start.count > 1 && start[1] == 1 && start[0] == 0 else { return breaks }
    return breaks.filter { value($0) != start }
  }

  /// The keys without those between two stretches in which nothing changes.
  private static func pruned(_ keys: [CSSTrajectory.Key]) -> [CSSTrajectory.Key] {
    keys.indices.filter { index in
      guard index > 0, index < keys.count - 1 else { return true }
      return keys[index - 1].value != keys[index].value
        || keys[index].value != keys[index + 1].value
    }.map { keys[$0] }
  }

  /// CSS mixes colours with their opacity multiplied in.
  private static func mixed(_ from: [Double], _ to: [Double], _ fraction: Double) -> [Double] {
    let step = from.count / 4
    guard step > 0 else { return from }
    let (a, b) = (from[3 * step], to[3 * step])
    let alpha = a + (b - a) * fraction
    var mixed = from
    for index in 0..<3 {
      let (one, other) = (from[index * step] * a, to[index * step] * b)
      mixed[index * step] = alpha > 0 ? (one + (other - one) * fraction) / alpha : 0
    }
    mixed[3 * step] = alpha
    return mixed
  }
}
