extension MotionRun {
  /// Makes the run of a transition.
  ///
  /// Before its delay is over it stands at its start, afterwards at its end.
  init(_ transition: Transition, lengths: [String: Double]) throws(MotionError) {
    let progress = try TimedProgress(
      transition.timing, duration: transition.duration?.seconds, lengths: lengths)
    timing = MediaTiming(duration: progress.duration)
    timing.beginTime = transition.delay?.seconds ?? 0
    timing.fillMode = .both
    let size = ContainerSize(lengths)
    switch transition.style ?? .custom {
    case .custom, .zoom:
      notes = progress.notes + (transition.style?.notes ?? []).map(\.text)
      do throws(KeyframeError) {
        let recipe = try RecipeEvaluator(transition, timing: progress.function, lengths: lengths)
        tracks = recipe.motionTracks
        notes += recipe.notes.map(\.text)
        faceNotes = try Self.faceNotes(transition, progress, lengths, size)
      } catch {
        throw MotionError(error.message, kind: error.kind, help: error.help)
      }
    case .flip:
      let flip = FlipGeometry(from: transition.direction ?? .fromLeft)
      tracks = flip.motionTracks(transition.fractions(progress.function))
      notes = progress.notes + TransitionNote.flipIsNotParity.asList
    case .curlUp, .curlDown:
      let function = transition.fractions(progress.function)
      tracks = [
        MotionTrack(property: "progress") { fraction in
          MotionPoint(
            value: .number(function(fraction)), velocity: .number(function.slope(at: fraction)))
        }
      ]
      notes = progress.notes + TransitionNote.curlUnknown.asList
    case let style:
      guard let content = ContentTransition(style: style, direction: transition.direction) else {
        return
      }
      let function = transition.fractions(progress.function)
      tracks = content.motionTracks(function, size: size)
      notes = progress.notes + content.notes.map(\.text)
      if content.slides, !size.isKnown { notes.append(ContainerSize.unknownNote) }
    }
    if transition.direction == nil, [.push, .moveIn, .reveal, .flip].contains(transition.style) {
      notes.append("no direction is set; from the left is assumed (Apple doesn't say)")
    }
  }

  /// Says when faces come on edge; a recipe that turns nothing says nothing.
  ///
  /// Where the container's size is not known it is taken as a phone's, which moves no instant of a
  /// layer that turns about its own centre; a layer whose frame is not known fills it.
  private static func faceNotes(
    _ transition: Transition, _ progress: TimedProgress, _ lengths: [String: Double],
    _ container: ContainerSize
  ) throws(KeyframeError) -> [String] {
    let size = container.isKnown ? container.size : SIMD2(390, 844)
    let recipe = try RecipeEvaluator(
      transition, timing: progress.function, lengths: lengths
    ) { _, property in property == "frame" ? .vector([0, 0, size.x, size.y]) : nil }
    let instants = recipe.faceChanges(container: size).map { fraction in
      "\((fraction * progress.duration * 1000).rounded() / 1000)"
    }
    guard !instants.isEmpty else { return [] }
    return ["a face is on edge at \(instants.joined(separator: ", ")) s"]
  }
}

extension TransitionNote {
  fileprivate var asList: [String] { [text] }
}

extension Transition {
  /// Progress from ``startProgress`` to ``endProgress``, as CATransition cuts it.
  fileprivate func fractions(_ function: ProgressFunction) -> ProgressFunction {
    let start = startProgress?.value ?? 0
    let length = (endProgress?.value ?? 1) - start
    return ProgressFunction(
      { start + length * function($0) }, slope: { length * function.slope(at: $0) })
  }
}

/// The size of the container that a transition takes place in, if it is known.
struct ContainerSize {
  static let unknownNote =
    "offsets are in widths or heights of the container; with the measure container.width or"
    + " container.height, they are in points"

  let size: SIMD2<Double>
  let isKnown: Bool

  init(_ lengths: [String: Double]) {
    let (width, height) = (lengths["container.width"], lengths["container.height"])
    size = SIMD2(width ?? 1, height ?? 1)
    isKnown = width != nil || height != nil
  }
}

extension ContentTransition {
  /// Whether content moves, instead of fading.
  var slides: Bool { style != .fade && style != .crossDissolve }

  /// Where both contents are, or how opaque, by the fraction of the run.
  func motionTracks(_ function: ProgressFunction, size: ContainerSize) -> [MotionTrack] {
    let isVertical = direction == .fromTop || direction == .fromBottom
    let property = slides ? "transform.translation.\(isVertical ? "y" : "x")" : "opacity"
    func track(_ target: String, _ read: @escaping @Sendable (State) -> Double) -> MotionTrack {
      MotionTrack(target: target, property: property) { fraction in
        let progress = function(fraction)
        let value = read(state(at: progress, size: size.size))
        // Offsets and opacities are linear in progress, but for opacity's limits.
        let isHeld = !slides && (progress < 0 || progress > 1)
        let pace = read(state(at: 1, size: size.size)) - read(state(at: 0, size: size.size))
        return MotionPoint(
          value: .number(value),
          velocity: .number(isHeld ? 0 : pace * function.slope(at: fraction)))
      }
    }
    @Sendable func offset(_ placement: Placement) -> Double {
      slides ? (isVertical ? placement.frame.y : placement.frame.x) : placement.opacity
    }
    return [track("source") { offset($0.old) }, track("destination") { offset($0.new) }]
  }
}

extension FlipGeometry {
  /// How both contents are turned, and which is hidden, by the fraction of the run.
  func motionTracks(_ function: ProgressFunction) -> [MotionTrack] {
    let property = "transform.rotation.\(axis.x != 0 ? "x" : "y")"
    let turn = turn
    func rotation(
      _ target: String, _ angle: @escaping @Sendable (Double) -> Double
    ) -> MotionTrack {
      MotionTrack(target: target, property: property) { fraction in
        MotionPoint(
          value: .number(angle(function(fraction))),
          velocity: .number(180 * turn * function.slope(at: fraction)))
      }
    }
    func hidden(_ target: String, _ isNew: Bool) -> MotionTrack {
      MotionTrack(target: target, property: "hidden", isStepped: true) { fraction in
        let shows = showsNew(at: function(fraction)) == isNew
        return MotionPoint(value: .boolean(!shows), velocity: nil)
      }
    }
    return [
      rotation("source") { oldAngle(at: $0) }, hidden("source", false),
      rotation("destination") { newAngle(at: $0) }, hidden("destination", true),
    ]
  }
}

extension RecipeEvaluator {
  /// Every property of every layer, by the fraction of the run.
  var motionTracks: [MotionTrack] {
    roles.flatMap { role in
      let target = role.rawValue
      var tracks = properties(of: role).map { property in
        MotionTrack(
          target: target, property: property,
          isStepped: velocity(of: property, on: role, at: 0) == nil
        ) { fraction in
          MotionPoint(
            value: value(of: property, on: role, at: fraction),
            velocity: velocity(of: property, on: role, at: fraction))
        }
      }
      if hides(role) {
        tracks.append(
          MotionTrack(target: target, property: "hidden", isStepped: true) { fraction in
            MotionPoint(value: .boolean(isHidden(role, at: fraction)), velocity: nil)
          })
      }
      return tracks
    }
  }
}
