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
    animations = try self.animations(of: group, SwiftMediaTiming(group), isMember: false)
    // An animation replaces another one with its key paths.
    let runs = animations.filter { !$0.leavesModel }
    for (index, animation) in runs.enumerated() {
      guard
        runs[..<index].allSatisfy({
          $0.target != animation.target || $0.keyPaths.isDisjoint(with: animation.keyPaths)
        })
      else { throw Self.endsInGroup }
    }
  }

  private static let endsInGroup = Unsupported(
    "a Core Animation group ends, and without it one animation of a property replaces another")

  private mutating func animations(
    of keyframes: Keyframes, _ timing: SwiftMediaTiming, target: String?, isMember: Bool
  ) throws(Unsupported) -> [SwiftLayerAnimation] {
    if timing.stagger != nil { isStaggered = true }
    var keyframes = keyframes
    keyframes.tracks = keyframes.tracks.flatMap(\.withoutFrame)
    let targets = keyframes.tracks.map { $0.target ?? target }.uniqued()
    if targets.isEmpty { throw Unsupported(.motion, "it animates nothing") }
    guard timing.speed >= 0 else {
      throw Unsupported("Core Animation doesn't say when an animation with a negative speed runs")
    }
    return try targets.map { own throws(Unsupported) in
      let tracks = keyframes.tracks.filter { ($0.target ?? target) == own }
      let children = try tracks.map { track throws(Unsupported) in
        try SwiftLayerAnimation(
          track, timing: keyframes.timing, over: timing.duration,
          name: name(for: track.property), &arguments)
      }
      var animation = children[0]
      if children.count > 1 {
        animation = SwiftLayerAnimation(
          timing.staying(children), name: name(for: "group"))
      }
      animation.target = own
      timing.time(&animation, isMember: isMember)
      return animation
    }
  }

  private mutating func animations(
    of group: MotionGroup, _ timing: SwiftMediaTiming, isMember: Bool
  ) throws(Unsupported) -> [SwiftLayerAnimation] {
    if timing.stagger != nil { isStaggered = true }
    var timing = timing
    if !isMember, timing.duration == nil {
      let whole = try evaluated(MotionEvaluator(.group(group)))
      // Core Animation groups end, so what never ends runs by itself.
      if whole.isEndless { return try animations(ofEndless: group, timing) }
      timing.duration = whole.duration
    }
    let own = name(for: "group")
    var children: [(target: String?, animations: [SwiftLayerAnimation])] = []
    for member in group.members {
      for child in try animations(of: member, isMember: true) {
        // A group sets the model values of all its members, or of none.
        if let index = children.firstIndex(where: {
          $0.target == child.target
            && (timing.modelValue != nil || $0.animations[0].leavesModel == child.leavesModel)
        }) {
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
      var timing = timing
      if animation.leavesModel { timing.modelValue = timing.modelValue ?? .unchanged }
      timing.time(&animation, isMember: isMember)
      return animation
    }
  }

  /// The members of a group, each of which runs by itself.
  private mutating func animations(
    ofEndless group: MotionGroup, _ timing: SwiftMediaTiming
  ) throws(Unsupported) -> [SwiftLayerAnimation] {
    guard timing.beginTime == 0, timing.stagger == nil, timing.speed == 1, timing.fillMode == nil
    else { throw Self.endsInGroup }
    var result: [SwiftLayerAnimation] = []
    for member in group.members { result += try animations(of: member, isMember: false) }
    if timing.frameRates != nil {
      result[0].notes.append("set the preferredFrameRateRange of each animation")
    }
    return result
  }

  private mutating func animations(
    of member: MotionGroup.Member, isMember: Bool
  ) throws(Unsupported) -> [SwiftLayerAnimation] {
    guard case .motion(let motion) = member.content else {
      throw Unsupported(.unknown, "a member is unknown")
    }
    switch motion {
    case .keyframes(let keyframes):
      return try animations(
        of: keyframes, SwiftMediaTiming(keyframes).with(member), target: member.target,
        isMember: isMember)
    case .group(let group):
      let timing = SwiftMediaTiming(group)
      return try animations(of: group, timing.with(member), isMember: isMember).map { animation in
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
    keyPaths = children.reduce(into: []) { $0.formUnion($1.keyPaths) }
    (ends, ownEnds) = (children.flatMap(\.ends), children.flatMap(\.ownEnds))
    leavesModel = children.allSatisfy(\.leavesModel)
    isAdditive = children.contains(where: \.isAdditive)
    isHeld = children.contains(where: \.isHeld)
    late = children.flatMap(\.late).uniqued()
    if let stagger = late.map(\.stagger).max() {
      notes.append(
        "each layer starts \(CodeText.number(stagger)) s after the previous one, so more layers take longer"
      )
    }
    set("animations", "[\(children.map(\.name).joined(separator: ", "))]")
  }
}

extension SwiftMediaTiming {
  /// Times an animation, and says what becomes of the layer's model values.
  ///
  /// - Parameter isMember: Whether a group holds the animation.
  fileprivate func time(_ animation: inout SwiftLayerAnimation, isMember: Bool) {
    var timing = self
    animation.isHeld = holds(animation.isAdditive || animation.isHeld)
    if modelValue != .unchanged, fills, !animation.isHeld {
      // The layer has its last value already.
      timing.fillMode = fillMode == .both ? .backwards : nil
    }
    // `run` leaves these alone, so the function sets them, unless nobody ever sees it.
    let isLeft = autoreverses || isEndless || animation.isHeld
    if modelValue == .set, isLeft, isMember || !isEndless && !animation.isHeld {
      animation.ownEnds = animation.ends
      if timing.fillMode == nil, beginTime > 0 || stagger != nil { timing.fillMode = .backwards }
    }
    timing.write(to: &animation, isMember: isMember)
    animation.beginsLate = !isMember && (beginTime > 0 || stagger != nil)
  }

  /// The animations of a group that stays, which stay with it.
  fileprivate func staying(_ children: [SwiftLayerAnimation]) -> [SwiftLayerAnimation] {
    guard let fillMode, holds(children.contains(where: \.isAdditive)) || modelValue == .unchanged
    else { return children }
    return children.map { child in
      var child = child
      child.set("fillMode", ".\(fillMode.rawValue)")
      return child
    }
  }

  private var fills: Bool { fillMode == .forwards || fillMode == .both }

  /// Whether it stays on the layer to show what the layer doesn't have.
  private func holds(_ isOther: Bool) -> Bool { fills && (!endsAtLast || isOther) }

  private var isEndless: Bool { repeatCount == .infinite && repeatDuration == nil }

  /// Whether it's over at its last value, not on the way to it or back.
  private var endsAtLast: Bool {
    guard !isEndless, speed != 0 else { return false }
    var timing = MediaTiming(duration: duration ?? MediaTiming.defaultDuration)
    (timing.speed, timing.timeOffset) = (speed, timeOffset)
    (timing.repeatDuration, timing.autoreverses) = (repeatDuration, autoreverses)
    if case .times(let count)? = repeatCount { timing.repeatCount = count }
    return timing.instant(at: timing.parentDuration + 1).fraction == 1
  }
}
