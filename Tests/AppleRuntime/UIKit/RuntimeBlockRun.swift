/// A block's animations as they run by themselves, in the time of their layers.
@MainActor final class RuntimeBlockRun {
  private let timing: RuntimeBlockTiming
  private let isEndless: Bool
  private let autoreverses: Bool
  private var left = 0
  private var isFinished = true
  /// What is called when the last of them ends.
  var finish: ((Bool) -> Void)?

  init(_ timing: RuntimeBlockTiming, isEndless: Bool, autoreverses: Bool) {
    (self.timing, self.isEndless, self.autoreverses) = (timing, isEndless, autoreverses)
  }

  /// How far it is in a layer, from now on.
  nonisolated func progress(in layer: CALayer) -> () -> (x: Double, y: Double) {
    let begin = layer.convertTime(CACurrentMediaTime(), from: nil) + timing.delay
    return { [timing, isEndless, autoreverses, weak layer] in
      let now = layer?.convertTime(CACurrentMediaTime(), from: nil) ?? begin
      var part = timing.duration > 0 ? max((now - begin) / timing.duration, 0) : 1
      if isEndless || autoreverses {
        let index = part.rounded(.down)
        part -= index
        if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 { part = 1 - part }
      }
      return timing.curve.progress(at: min(part, 1))
    }
  }

  /// Runs an animation until its end; the run is over with the last one.
  func add(_ animation: some RuntimeLayerAnimation, to layer: CALayer) {
    left += 1
    // Assumed: without .repeat, .autoreverse runs there and back once; then the final value shows.
    let length = timing.delay + timing.duration * (autoreverses ? 2 : 1)
    let end = layer.convertTime(CACurrentMediaTime(), from: nil) + length
    layer.attach(animation, until: isEndless ? nil : end) { isFinished in
      MainActor.assumeIsolated { self.ended(isFinished) }
    }
  }

  private func ended(_ isFinished: Bool) {
    left -= 1
    self.isFinished = self.isFinished && isFinished
    if left == 0 { finish?(self.isFinished) }
  }
}
