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
    case .custom:
      notes = progress.notes
      do throws(KeyframeError) {
        let recipe = try RecipeEvaluator(
          transition, timing: progress.function, lengths: lengths)
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
      notes.append("no direction is given: from the left is taken (Apple does not say)")
    }
  }
}

extension MotionRun {
  /// Says when faces come on edge; a recipe that turns nothing says nothing.
  ///
  /// Where the container's size is not known it is taken as a phone's, which moves no moment of a
  /// layer that turns about its own centre; a layer whose frame is not known fills it.
  private static func faceNotes(
    _ transition: Transition, _ progress: TimedProgress, _ lengths: [String: Double],
    _ container: ContainerSize
  ) throws(KeyframeError) -> [String] {
    let size = container.isKnown ? container.size : SIMD2(390, 844)
    let recipe = try RecipeEvaluator(
      transition, timing: progress.function, lengths: lengths
    ) { _, property in property == "frame" ? .vector([0, 0, size.x, size.y]) : nil }
    let moments = recipe.faceChanges(container: size).map { share in
      "\((share * progress.duration * 1000).rounded() / 1000)"
    }
    guard !moments.isEmpty else { return [] }
    return ["a face comes on edge at \(moments.joined(separator: ", ")) s"]
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
