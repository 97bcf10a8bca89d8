import Motion

/// A motion part is a curve, spring or other motion as it is written somewhere in a preset.
///
/// What is only named there belongs to the preset of that name and is not a part.
package struct MotionPart: Hashable, Sendable {
  /// Where it is, as a JSON Pointer within the preset such as `/motion/timing`.
  package var pointer: String
  /// The motion.
  package var motion: Motion
  /// The use of the part.
  package var use: Use

  /// A use says what a part is there for.
  package enum Use: Hashable, Sendable {
    /// It is the preset's motion.
    case whole
    /// It times an animator, transition or keyframes.
    case timing
    /// It times one segment of a track.
    case segment
    /// It is a member of a group.
    case member
  }

  /// The motion of a preset and all that is written inside of it, outermost first.
  static func parts(of motion: Motion) -> [MotionPart] {
    var parts: [MotionPart] = []
    add(motion, at: "/motion", for: .whole, to: &parts)
    return parts
  }

  private static func add(
    _ motion: Motion, at pointer: String, for use: Use, to parts: inout [MotionPart]
  ) {
    parts.append(MotionPart(pointer: pointer, motion: motion, use: use))
    add(motion.timing, at: pointer + "/timing", for: .timing, to: &parts)
    switch motion {
    case .curve, .spring, .duration, .transition: break
    case .keyframes(let keyframes):
      for (index, track) in keyframes.tracks.enumerated() {
        for (number, timing) in (track.timings ?? []).enumerated() {
          add(timing, at: "\(pointer)/tracks/\(index)/timings/\(number)", for: .segment, to: &parts)
        }
      }
    case .animator(let animator):
      let rest = animator.continuation?.timing
      add(rest, at: pointer + "/continuation/timing", for: .timing, to: &parts)
    case .group(let group):
      for (index, member) in group.members.enumerated() {
        guard case .motion(let motion) = member.content else { continue }
        add(motion, at: "\(pointer)/members/\(index)/motion", for: .member, to: &parts)
      }
    }
  }

  private static func add(
    _ timing: Timing?, at pointer: String, for use: Use, to parts: inout [MotionPart]
  ) {
    switch timing {
    case .curve(let curve): add(.curve(curve), at: pointer, for: use, to: &parts)
    case .spring(let spring): add(.spring(spring), at: pointer, for: use, to: &parts)
    case .preset, nil: break
    }
  }
}
