import Diagnostics
import Motion

/// Swift layer code is the animations of a motion, one for each layer that it moves.
struct SwiftLayerCode {
  /// The animations, in the order in which layers are named.
  private(set) var animations: [SwiftLayerAnimation] = []
  /// The lengths that are taken.
  private(set) var arguments = SwiftArguments()
  /// Whether layers begin one after the other.
  private(set) var isStaggered = false
  private var names: Set<String> = ["run"]

  /// Makes the code of keyframes.
  init(_ keyframes: Keyframes) throws(Unsupported) {
    animations = try self.animations(
      of: keyframes, SwiftMediaTiming(keyframes), target: nil, isMember: false)
  }

  /// Makes the code of a group.
  init(_ group: MotionGroup) throws(Unsupported) {
    var timing = SwiftMediaTiming(group)
    if timing.duration == nil {
      timing.duration = try evaluated(MotionEvaluator(.group(group)).duration)
    }
    animations = try self.animations(of: group, timing, isMember: false)
  }

  private mutating func animations(
    of keyframes: Keyframes, _ timing: SwiftMediaTiming, target: String?, isMember: Bool
  ) throws(Unsupported) -> [SwiftLayerAnimation] {
    if timing.stagger != nil { isStaggered = true }
    var keyframes = keyframes
    keyframes.tracks = keyframes.tracks.flatMap(\.withoutFrame)
    let targets = keyframes.tracks.map { $0.target ?? target }.uniqued()
    if targets.isEmpty { throw Unsupported(.motion, "it animates nothing") }
    return try targets.map { own throws(Unsupported) in
      let tracks = keyframes.tracks.filter { ($0.target ?? target) == own }
      let children = try tracks.map { track throws(Unsupported) in
        try SwiftLayerAnimation(
          track, timing: keyframes.timing, over: keyframes.duration?.seconds,
          name: name(for: track.property), &arguments)
      }
      var animation = children[0]
      if children.count > 1 { animation = SwiftLayerAnimation(children, name: name(for: "group")) }
      animation.target = own
      timing.write(to: &animation, isMember: isMember)
      return animation
    }
  }

  private mutating func animations(
    of group: MotionGroup, _ timing: SwiftMediaTiming, isMember: Bool
  ) throws(Unsupported) -> [SwiftLayerAnimation] {
    if timing.stagger != nil { isStaggered = true }
    let own = name(for: "group")
    var children: [(target: String?, animations: [SwiftLayerAnimation])] = []
    for member in group.members {
      for child in try animations(of: member) {
        if let index = children.firstIndex(where: { $0.target == child.target }) {
          children[index].animations.append(child)
        } else {
          children.append((child.target, [child]))
        }
      }
    }
    guard !children.isEmpty else { throw Unsupported(.motion, "the group has no members") }
    return children.enumerated().map { index, child in
      let name = index == 0 ? own : name(for: "group")
      var animation = SwiftLayerAnimation(child.animations, name: name)
      animation.target = child.target
      let unchanged = child.animations.count { $0.leavesModel }
      var timing = timing
      if unchanged > 0 { timing.modelValue = timing.modelValue ?? .unchanged }
      if unchanged > 0, unchanged < child.animations.count {
        animation.notes.append("it changes no model values; set those that must change")
      }
      timing.write(to: &animation, isMember: isMember)
      return animation
    }
  }

  private mutating func animations(
    of member: MotionGroup.Member
  ) throws(Unsupported) -> [SwiftLayerAnimation] {
    guard case .motion(let motion) = member.content else {
      throw Unsupported(.unknown, "a member is unknown")
    }
    switch motion {
    case .keyframes(let keyframes):
      return try animations(
        of: keyframes, SwiftMediaTiming(keyframes).with(member), target: member.target,
        isMember: true)
    case .group(let group):
      let timing = SwiftMediaTiming(group)
      return try animations(of: group, timing.with(member), isMember: true).map { animation in
        var animation = animation
        animation.target = animation.target ?? member.target
        return animation
      }
    case let other:
      throw Unsupported(
        "Core Animation groups contain only keyframes and groups, not \(other.kind)s")
    }
  }

  /// A name for a constant that no other has.
  private mutating func name(for property: String) -> String {
    let words = property.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    var stem = IdentifierStyle.swiftName(words.suffix(2))
    if stem.isEmpty || stem.first?.isNumber == true { stem = "animation" }
    return names.take(stem) { "\(stem)\($0)" }
  }
}

extension SwiftLayerAnimation {
  /// Makes a group of animations of one layer.
  init(_ children: [SwiftLayerAnimation], name: String) {
    type = "CAAnimationGroup"
    self.name = name
    target = children.first?.target
    lines = children.flatMap(\.lines)
    lines.append("let \(name) = CAAnimationGroup()")
    parts = children.reduce(into: [.runGroup]) { $0.formUnion($1.parts) }
    notes = children.flatMap(\.notes)
    late = children.flatMap(\.late).uniqued()
    if let stagger = late.map(\.stagger).max() {
      notes.append(
        "each layer starts \(CodeText.number(stagger)) s after the previous one, so more layers take longer"
      )
    }
    set("animations", "[\(children.map(\.name).joined(separator: ", "))]")
  }
}
