/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var rotationMode: CAAnimationRotationMode?

  override func take(_ source: CAAnimation, for copy: CAAnimation) {
    super.take(source, for: copy)
    guard let source = source as? CAKeyframeAnimation, let copy = copy as? CAKeyframeAnimation
    else { return }
    (copy.values, copy.path, copy.keyTimes) = (source.values, source.path, source.keyTimes)
    copy.timingFunctions = source.timingFunctions
    (copy.calculationMode, copy.rotationMode) = (source.calculationMode, source.rotationMode)
    (copy.tensionValues, copy.continuityValues, copy.biasValues) = (
      source.tensionValues, source.continuityValues, source.biasValues
    )
  }

  override func value(
    at fraction: Double, length: Double, over current: RuntimeValue
  ) -> RuntimeValue? {
    // Assumed: the animation's own timing function applies before those of the segments.
    let progress = timingFunction?.progress(at: fraction) ?? fraction
    // Source: CAKeyframeAnimation, "path overrides values".
    if let path { return pathValue(RuntimePath(path), at: progress) }
    guard let values, !values.isEmpty else { return nil }
    return keyframes(values.map { RuntimeValue($0) }).value(at: progress)
  }

  /// The keyframes, as the properties of the animation say it.
  private func keyframes(_ values: [RuntimeValue]) -> RuntimeKeyframes {
    func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
    var keys = RuntimeKeyframes(values, mode: calculationMode)
    keys.times = numbers(keyTimes)
    keys.timings = (timingFunctions ?? []).map { function in { function.progress(at: $0) } }
    keys.tension = numbers(tensionValues)
    keys.continuity = numbers(continuityValues)
    keys.bias = numbers(biasValues)
    return keys
  }

  // Assumed: without key times, the pieces of a path divide the time evenly, and each is traversed at
  // an even speed; paced, the whole path is.
  private func pathValue(_ path: RuntimePath, at progress: Double) -> RuntimeValue {
    let count = path.pieces.count
    guard count > 0 else { return RuntimeValue(path.start) }
    if calculationMode == .paced || calculationMode == .cubicPaced {
      return RuntimeValue(path.point(atLength: progress * path.length))
    }
    var times = (keyTimes ?? []).map(\.doubleValue)
    if calculationMode == .discrete {
      if times.count != count + 2 {
        times = (0...(count + 1)).map { Double($0) / Double(count + 1) }
      }
      let index = times.dropLast().lastIndex { $0 <= progress } ?? 0
      return RuntimeValue(index == 0 ? path.start : path.pieces[index - 1].end)
    }
    if times.count != count + 1 { times = (0...count).map { Double($0) / Double(count) } }
    let index = min(times.dropLast().lastIndex { $0 <= progress } ?? 0, count - 1)
    let span = times[index + 1] - times[index]
    var part = span > 0 ? (progress - times[index]) / span : 1
    if let functions = timingFunctions, index < functions.count {
      part = functions[index].progress(at: part)
    }
    return RuntimeValue(path.pieces[index].point(atShare: part))
  }
}
