import Motion

/// Sorted parts are the parts of a motion by their kind, so that a rule sees only what it is about.
struct SortedParts {
  /// Curves, and what they are there for.
  private(set) var curves: [(Curve, MotionPart)] = []
  /// Springs, and what they are there for.
  private(set) var springs: [(Spring, MotionPart)] = []
  /// Keyframes and their pointers.
  private(set) var keyframes: [(Keyframes, String)] = []
  /// Tracks of keyframes and their pointers.
  private(set) var tracks: [(Keyframes.Track, String)] = []
  /// Transitions and their pointers.
  private(set) var transitions: [(Transition, String)] = []
  /// Animators and their pointers.
  private(set) var animators: [(Animator, String)] = []
  /// The timings of animators, and of their continuations, and their pointers.
  private(set) var animatorTimings: [(Timing, String)] = []
  /// Groups and their pointers.
  private(set) var groups: [(MotionGroup, String)] = []
  /// Interactions and their pointers.
  private(set) var interactions: [(Interaction, String)] = []
  /// The properties that frames of keyframes and transitions change, with pointers.
  private(set) var frames: [(AnimatedProperty, String)] = []

  init(_ parts: [MotionPart]) { for part in parts { add(part) } }

  private mutating func add(_ part: MotionPart) {
    let pointer = part.pointer
    if let interaction = part.motion.interaction {
      interactions.append((interaction, pointer + "/interaction"))
    }
    switch part.motion {
    case .curve(let curve): curves.append((curve, part))
    case .spring(let spring): springs.append((spring, part))
    case .duration: break
    case .keyframes(let keyframes):
      self.keyframes.append((keyframes, pointer))
      tracks += keyframes.tracks.enumerated().map { ($1, "\(pointer)/tracks/\($0)") }
    case .transition(let transition): transitions.append((transition, pointer))
    case .animator(let animator):
      animators.append((animator, pointer))
      let rest = animator.continuation?.timing
      animatorTimings += animator.timing.map { [($0, pointer + "/timing")] } ?? []
      animatorTimings += rest.map { [($0, pointer + "/continuation/timing")] } ?? []
    case .group(let group): groups.append((group, pointer))
    }
    let moved = part.motion.animatedProperties.filter { $0.hasFrames && !$0.spans.isEmpty }
    frames += moved.map { ($0, pointer) }
  }
}

extension Rule.Check {
  /// A check of every part of a sort, at which one thing at most can be wrong.
  static func each<Part, Place>(
    _ parts: @escaping @Sendable (SortedParts) -> [(Part, Place)],
    _ find: @escaping @Sendable (Part, Place, ExaminedPreset) -> Violation?
  ) -> Self {
    .preset { examined in parts(examined.sortedParts).compactMap { find($0, $1, examined) } }
  }

  /// A check of every part of a sort, at which several things can be wrong.
  static func all<Part, Place>(
    _ parts: @escaping @Sendable (SortedParts) -> [(Part, Place)],
    _ find: @escaping @Sendable (Part, Place, ExaminedPreset) -> [Violation]
  ) -> Self {
    .preset { examined in parts(examined.sortedParts).flatMap { find($0, $1, examined) } }
  }

  /// Several checks of one preset, one after another.
  static func together(_ checks: Self...) -> Self {
    let finds = checks.compactMap { if case .preset(let find) = $0 { find } else { nil } }
    return .preset { examined in finds.flatMap { $0(examined) } }
  }
}

extension AnimatedProperty {
  /// Where a span is written, given where its motion is.
  func pointer(of span: Span, in motion: String) -> String {
    switch source {
    case .values(let index): "\(motion)/tracks/\(index)/values/\(span.index)"
    case .path(let index): "\(motion)/tracks/\(index)/path"
    case .frames(let index): "\(motion)/tracks/\(index)/frames/\(span.index)"
    case .animation: "\(motion)/animations/\(span.index)"
    case .layer(let index): "\(motion)/layers/\(index)/frames/\(span.index)"
    }
  }
}

extension Set<MotionKind> {
  /// The kinds in which curves can stand.
  static let holdingCurves: Set = [.curve, .keyframes, .transition, .animator, .group]
  /// The kinds in which springs can stand.
  static let holdingSprings: Set = [.spring, .keyframes, .transition, .animator, .group]
}
