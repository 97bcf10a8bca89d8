import Motion

extension PortableCurve {
  /// How faithful the curve is when its duration is kept in whole milliseconds.
  var fidelityInMilliseconds: Fidelity {
    get throws(Unsupported) {
      guard let duration else { return .exact }
      let (time, fidelity) = try Milliseconds.whole(duration)
      if fidelity == .exact || easing.jumps { return fidelity }
      let evaluator: CurveEvaluator
      do throws(MotionError) {
        evaluator = try CurveEvaluator(easing.shape)
      } catch {
        throw Unsupported(evaluating: error)
      }
      let whole = max(Double(time) / 1000, 1e-9)
      let worst = LargestError(until: max(duration, whole)) { time in
        evaluator.value(at: min(time / duration, 1)) - evaluator.value(at: min(time / whole, 1))
      }
      return worst.fidelity(notes: fidelity.notes)
    }
  }
}

extension PortableTrack {
  /// What a track of known numbers has at a share of its run; nil where a value is not a number.
  ///
  /// At a jump the later value counts.
  var evaluation: ((Double) -> Double)? {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let evaluators = easings.compactMap { try? CurveEvaluator($0.shape) }
    guard numbers.count == values.count, evaluators.count == easings.count else { return nil }
    return { [times] share in
      let found = times.lastIndex { $0 <= share } ?? 0
      let index = min(found, times.count - 2)
      let (start, end) = (times[index], times[index + 1])
      let part = end > start ? min(max((share - start) / (end - start), 0), 1) : 1
      let (from, to) = (numbers[index], numbers[index + 1])
      return from + (to - from) * evaluators[index].value(at: part)
    }
  }

  /// How far the way is from its least to its largest value.
  private var range: Double {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return (numbers.max() ?? 0) - (numbers.min() ?? 0)
  }

  /// How faithful the track is when its times are kept in whole milliseconds.
  func fidelityInMilliseconds(over duration: Double) -> Fidelity {
    func isWhole(_ time: Double) -> Bool { abs(time * 1000 - (time * 1000).rounded()) < 1e-6 }
    if isWhole(duration), times.allSatisfy({ isWhole($0 * duration) }) { return .exact }
    let note = "its times are rounded to whole milliseconds"
    let whole = (duration * 1000).rounded() / 1000
    var rounded = self
    rounded.times = times.map { ($0 * duration * 1000).rounded() / 1000 / max(whole, 0.001) }
    guard !easings.contains(where: \.jumps), let mine = evaluation, let its = rounded.evaluation,
      range > 0, whole > 0
    else {
      return .approximate(nil, notes: [note])
    }
    let worst = LargestError(until: max(duration, whole)) { time in
      (mine(min(time / duration, 1)) - its(min(time / whole, 1))) / range
    }
    return worst.fidelity(notes: [note])
  }
}
