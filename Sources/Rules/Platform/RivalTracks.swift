import Diagnostics
import Motion

extension Rule {
  /// Finds two animations of one property of one target that begin together.
  static let rivalTracks = Rule(
    "platform/rival-tracks", .warning,
    finds: "Two tracks or animations move the same property of the same target at once",
    reason: "The one that is added last wins: nothing is seen of the other.",
    source: """
      Observed in 「UIViewPropertyAnimatorを使いこなそう」 (Qiita, 2018); Core Animation adds up only \
      what is additive (Apple, CAPropertyAnimation.isAdditive)
      """,
    failing: .preset(
      "animator/slide",
      """
      {"motion": {"duration": 0.3, "animations": [{"property": "position.x", "by": 100},
        {"property": "position.x", "by": 20}]}}
      """),
    passing: .preset(
      "animator/slide",
      """
      {"motion": {"duration": 0.3, "animations": [{"property": "position.x", "by": 100},
        {"property": "position.y", "by": 20}]}}
      """),
    in: [.keyframes, .animator, .group],
    check: .preset { examined in
      let keyframes = examined.eachKeyframes { keyframes, pointer in
        Violation.rivals(
          keyframes.tracks.map { track in
            let isAlone = track.pointCount != nil && track.additive != true
            return isAlone ? Rival(target: track.target, property: track.property) : nil
          }, "track", at: pointer + "/tracks")
      }
      let animators = examined.eachAnimator { animator, pointer in
        Violation.rivals(
          animator.animations.map {
            Rival(target: $0.target, property: $0.property, delay: $0.delayFactor?.value ?? 0)
          }, "animation", at: pointer + "/animations")
      }
      return keyframes + animators
    })
}

/// A rival is what two animations must not have in common.
private struct Rival: Hashable {
  var target: String?
  var property: String
  var delay = 0.0
}

extension Violation {
  fileprivate static func rivals(
    _ rivals: [Rival?], _ noun: String, at pointer: String
  ) -> [Violation] {
    if rivals.count < 2 { return [] }
    var last: [Rival: Int] = [:]
    var found: [Violation] = []
    for (index, rival) in rivals.enumerated() {
      guard let rival else { continue }
      if let loser = last[rival] {
        found.append(
          Violation(
            at: "\(pointer)/\(loser)",
            "nothing is seen of this \(noun): number \(index + 1) moves \(rival.property) of the same"
              + " target at the same time",
            help: "keep one of the two, or give them targets of their own"))
      }
      last[rival] = index
    }
    return found
  }
}
