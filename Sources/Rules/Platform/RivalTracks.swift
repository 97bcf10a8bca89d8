import Diagnostics
import Motion

extension Rule {
  /// Finds two animations that start together and change the same property of the same target.
  static let rivalTracks = Rule(
    "platform/rival-tracks", .warning,
    finds: "Two tracks or animations change the same property of the same target at once",
    reason: "The one that is added last wins, and the other one has no visible effect.",
    source: """
      Observed in 「UIViewPropertyAnimatorを使いこなそう」 (Qiita, 2018); Core Animation adds up only \
      additive animations (Apple, CAPropertyAnimation.isAdditive)
      """,
    example: "animator/slide",
    failing: """
      {"motion": {"duration": 0.3, "animations": [{"property": "position.x", "by": 100},
        {"property": "position.x", "by": 20}]}}
      """,
    passing: """
      {"motion": {"duration": 0.3, "animations": [{"property": "position.x", "by": 100},
        {"property": "position.y", "by": 20}]}}
      """,
    in: [.keyframes, .animator, .group],
    check: .together(
      .all(\.keyframes) { keyframes, pointer, _ in
        rivals(in: .keyframes(keyframes), "track", at: pointer + "/tracks")
      },
      .all(\.animators) { animator, pointer, _ in
        rivals(in: .animator(animator), "animation", at: pointer + "/animations")
      }))

  private static func rivals(in motion: Motion, _ noun: String, at pointer: String) -> [Violation] {
    var last: [Rival: Int] = [:]
    var found: [Violation] = []
    for (index, property) in motion.animatedProperties.enumerated() {
      if property.hasFrames || property.isAdditive { continue }
      let rival = Rival(property)
      if let loser = last[rival] {
        found.append(
          Violation(
            at: "\(pointer)/\(loser)",
            "this \(noun) has no visible effect: number \(index + 1) changes \(property.name) of the"
              + " same target at the same time",
            help: "keep one of them, or give them different targets"))
      }
      last[rival] = index
    }
    return found
  }
}

/// A rival is the combination of values that two animations must not share.
private struct Rival: Hashable {
  let target: String?
  let name: String
  let delay: Double

  init(_ property: AnimatedProperty) {
    (target, name) = (property.target, property.name)
    if case .animation = property.source, let start = property.spans.first?.start {
      delay = start
    } else {
      delay = 0
    }
  }
}
