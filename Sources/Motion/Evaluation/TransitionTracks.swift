extension ContentTransition {
  /// Whether content moves, instead of fading.
  var slides: Bool { style != .fade && style != .crossDissolve }

  /// Where both contents are, or how opaque, by the fraction of the run.
  func motionTracks(
    _ function: ProgressFunction, size: ContainerSize
  ) -> [MotionTrack] {
    let isVertical = direction == .fromTop || direction == .fromBottom
    let property =
      slides ? "transform.translation.\(isVertical ? "y" : "x")" : "opacity"
    func track(_ target: String, _ read: @escaping @Sendable (State) -> Double) -> MotionTrack {
      MotionTrack(target: target, property: property) { fraction in
        let share = function(fraction)
        let value = read(state(at: share, size: size.size))
        // Offsets and opacities are linear in progress, but for opacity's limits.
        let isHeld = !slides && (share < 0 || share > 1)
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
