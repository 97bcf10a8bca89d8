import Motion

/// Swift turns are the angles that the views of an animator are at.
///
/// UIKit goes from transform to transform, not from angle to angle: always the shorter way round.
struct SwiftTurns {
  /// What is to be heeded.
  private(set) var notes: [String] = []
  private var angles: [[String?]: Double] = [:]

  /// Heeds an animation, which begins at 0 where nothing says otherwise.
  mutating func add(_ animation: Animator.Animation) throws(Unsupported) {
    guard animation.property.hasPrefix("transform.rotation") else { return }
    let axis = animation.property == "transform.rotation.z" ? "transform.rotation" : nil
    let key = [animation.target, axis ?? animation.property]
    var start = angles[key] ?? 0
    switch animation.from {
    case nil, .current?: break
    case .quantity(.number(let angle))?: start = angle
    default: return say()
    }
    var end = start
    switch animation.change {
    case .to(.current), .by(.current): break
    case .to(.quantity(.number(let angle))): end = angle
    case .by(.quantity(.number(let angle))): end = start + angle
    default: return say()
    }
    let turn = abs(end - start)
    guard turn <= 180 else {
      throw Unsupported(
        "UIKit turns a view the shorter way round: less than half a circle at a time")
    }
    if turn == 180 {
      notes = ["half a circle is as short either way: which way UIKit turns is not documented"]
    }
    angles[key] = end
  }

  private mutating func say() {
    notes = ["UIKit turns a view the shorter way round: it must be less than half a circle"]
  }
}
