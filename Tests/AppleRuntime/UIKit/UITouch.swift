@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  public internal(set) var phase = Phase.began
  /// The view that was hit.
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?

  public override init() { super.init() }

  public var timestamp: TimeInterval { samples.last?.time ?? 0 }

  // Source: "location(in:)": nil stands for the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    let point = samples.last?.point ?? .zero
    return view?.convert(point, from: nil) ?? point
  }

  /// Notes where the touch is now, in the window's coordinates.
  func note(_ point: CGPoint) {
    if samples.last?.time == RuntimeClock.now, samples.count > 1 { samples.removeLast() }
    samples.append((RuntimeClock.now, point))
  }

  /// The velocity in the window's coordinates.
  ///
  /// Assumed: it's the mean of the last 100 ms, or since the touch began.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let start = max(RuntimeClock.now - 0.1, first.time)
    guard RuntimeClock.now > start else { return .zero }
    let base = point(at: start)
    let seconds = RuntimeClock.now - start
    return CGPoint(x: (last.point.x - base.x) / seconds, y: (last.point.y - base.y) / seconds)
  }

  private func point(at time: TimeInterval) -> CGPoint {
    guard let index = samples.lastIndex(where: { $0.time <= time }) else { return .zero }
    let before = samples[index]
    guard index + 1 < samples.count else { return before.point }
    let after = samples[index + 1]
    let part = (time - before.time) / (after.time - before.time)
    return CGPoint(
      x: before.point.x + part * (after.point.x - before.point.x),
      y: before.point.y + part * (after.point.y - before.point.y))
  }
}
