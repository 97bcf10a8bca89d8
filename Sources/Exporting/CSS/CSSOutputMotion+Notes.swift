import Diagnostics
import Motion
import Presets

// Notes for developers.
extension CSSOutputMotion {
  mutating func note(_ note: String) { if !notes.contains(note) { notes.append(note) } }

  mutating func note(_ run: CSSOutputRun) {
    for track in run.tracks {
      let isPlace = ["position", "position.x", "position.y", "center"].contains(track.property)
      let isKnown = [0, 1].contains { fraction in
        track.sums(at: fraction, run).contains { $0.current == 0 }
      }
      if isPlace, isKnown, !track.isAdditive { note(Self.place) }
      if case .plain(let names, _) = track.css, let name = names.first, name.hasPrefix("--") {
        note(
          "CSS has no property \(track.property); read \(name), registered with @property")
      }
      if case .text(let name, _) = track.css, name.hasPrefix("--"), traits.registered[name] == nil {
        isGuess = true
        note("browsers go straight from one text of \(name) to the next only if it's registered")
      } else if case .text(let name, _) = track.css, !track.isInterpolated {
        isGuess = true
        note("Curvet doesn't go straight from one text of \(name) to the next, but browsers may")
      }
      if track.property == "zPosition" {
        note("z-index applies only to positioned elements, and takes whole numbers")
      }
      if track.property == "frame" { note("the element must be positioned absolutely") }
      if track.property == "z-index" { note("the pages must be positioned, one over the other") }
    }
    lengths = (lengths + run.measures.names).uniqued()
  }

  /// Says where CSS puts an animation over others in another way than Curvet does.
  ///
  /// - Parameters:
  ///   - others: The animations before it.
  ///   - beginsOpen: Whether it begins at the current value.
  mutating func note(_ move: CSSOutputMove, over others: [CSSOutputMove], beginsOpen: Bool) {
    for other in others where other.target == move.target && other.css.channel == move.css.channel {
      guard other.span.overlaps(move.span) else { continue }
      var reason: String?
      if other.property != move.property {
        reason =
          "\(other.property) and \(move.property) are both written as \(move.css.channel), and change each"
          + " other in CSS"
      } else if beginsOpen {
        reason =
          "\(move.property) begins where another animation has taken it, not at its own value"
      }
      guard let reason, !notes.contains(reason) else { continue }
      isGuess = true
      notes.insert(reason, at: 0)
    }
  }

  mutating func note(_ gesture: Interaction?) {
    guard let gesture else { return }
    interaction = gesture
    note(Self.gesture)
  }

  mutating func note(_ animator: Animator) {
    note(animator.interaction)
    guard let continuation = animator.continuation else { return }
    leavesOutContinuation = continuation.from == nil
    note(
      continuation.from == nil
        ? "it plays as if it were never paused" : "it plays as if paused and continued at once")
  }

  mutating func note(_ transition: Transition) throws(Unsupported) {
    note(transition.interaction)
    if let style = transition.style, style == .flip || style == .zoom {
      isGuess = true
      for one in style.notes { note(one.text) }
    }
    switch transition.perspective {
    case nil where transition.style == .flip:
      perspective = CSSOutputText.number(FlipGeometry.assumedEyeDistance) + "px"
    case nil: break
    case .m34(let m34): if m34 != 0 { perspective = CSSOutputText.number(-1 / m34) + "px" }
    case .eyeDistance(.number(let distance)): perspective = CSSOutputText.number(distance) + "px"
    case .eyeDistance(.measure(let measure)):
      let measures = CSSOutputMeasures(all: [measure], prefix: prefix)
      perspective = "calc(\(try measures.text(of: measure, isAlone: true)))"
      lengths = (lengths + measures.names).uniqued()
    }
  }

  private static let gesture = "the app must implement the gesture that drives it"
  private static let place =
    "positions are written as translate; without it, the center of the element must be at the"
    + " top-left corner of its container"
}

/// A CSS move is when one property of a target is animated, and as which property of CSS.
struct CSSOutputMove {
  let target: String?
  let property: String
  let css: CSSProperty
  let span: Range<Double>

  init(_ track: CSSOutputTrack, of target: String?, _ timeline: CSSOutputTimeline) {
    (self.target, property, css, span) = (target, track.property, track.css, timeline.span)
  }

  /// Whether another property is written as the same part of a property of CSS, as `position` and `position.x` are.
  func shares(_ other: CSSOutputMove) -> Bool {
    guard other.target == target, other.property != property else { return false }
    return switch (css, other.css) {
    case (.translate(let axes, _), .translate(let others, _)),
      (.scale(let axes), .scale(let others)):
      !Set(axes).isDisjoint(with: others)
    default: false
    }
  }
}

extension CSSOutputTrack {
  /// Whether it begins at the current value, which CSS takes from the animations before it.
  func beginsOpen(_ run: CSSOutputRun) -> Bool {
    !isAdditive && (beginsUnknown || sums(at: 0, run).contains { $0.current != 0 })
  }
}
