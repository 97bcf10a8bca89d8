import Foundation
import Motion
import Presets
import Testing

/// The feel words of what ships: every seed that has a shape, with its words.
struct SeedFeelTests {
  @Test("Every seed has the words that are listed, and no other seed has any")
  func words() throws {
    let motions = try SeedMotions()
    var lines: [String] = []
    for name in motions.names {
      let facts = PresetFacts(of: try motions.motion(named: name))
      guard facts.sketch != nil || !facts.feel.isEmpty else { continue }
      lines.append("\(name): \(facts.feel.listed)")
    }
    #expect(lines.joined(separator: "\n") == Self.expected)
  }

  @Test("Every seed with a shape has one to three words")
  func count() throws {
    let motions = try SeedMotions()
    for name in motions.names {
      let facts = PresetFacts(of: try motions.motion(named: name))
      #expect((facts.sketch == nil ? 0...0 : 1...3).contains(facts.feel.count), "\(name)")
    }
  }

  private static let expected = """
    animator/breathe: soft lazy
    animator/card-collapse: soft
    animator/card-expand: soft
    animator/curved-scrub: abrupt lazy
    animator/dual-pan-card: soft lazy
    animator/half-modal: soft lazy
    animator/layers-in-depth: linear lazy
    animator/nudge: linear
    animator/nudge-eased: soft
    animator/pan-expand-blur: soft lazy
    animator/pan-expand-blur-persistent: soft lazy
    animator/photo-zoom: soft
    animator/pull-to-refresh: soft
    animator/scrub-grow-then-tint: linear lazy
    animator/slide-200: abrupt lazy
    animator/slide-200-persistent: abrupt lazy
    animator/slide-250-toggle: soft lazy
    animator/slide-right: abrupt lazy
    animator/slide-right-late-rush: abrupt lazy
    animator/slide-right-spring: snappy bouncy
    animator/slide-then-round: abrupt lazy
    animator/slide-then-vanish: abrupt lazy
    animator/slow-continue: soft lazy
    animator/slow-continue-fast-slow-fast: soft lazy
    animator/spin-shrink-scrub: soft lazy
    animator/tint-and-round: linear
    curve/anticipate-overshoot: bouncy anticipating
    curve/carbon/entrance-expressive: soft
    curve/carbon/entrance-productive: soft
    curve/carbon/exit-expressive: abrupt
    curve/carbon/exit-productive: abrupt
    curve/carbon/standard-expressive: soft
    curve/carbon/standard-productive: soft
    curve/card: soft
    curve/core-animation/default: soft
    curve/core-animation/ease-in: abrupt
    curve/core-animation/ease-in-ease-out: soft
    curve/core-animation/ease-out: soft
    curve/core-animation/linear: linear
    curve/css/step-end: stepped
    curve/css/step-start: stepped
    curve/fast-slow-fast: abrupt lazy
    curve/figma/ease-in-back: abrupt anticipating
    curve/figma/ease-in-out-back: bouncy anticipating
    curve/figma/ease-out-back: snappy bouncy
    curve/implicit: soft
    curve/late-rush: abrupt lazy
    curve/material/emphasized: snappy
    curve/material/emphasized-accelerate: abrupt
    curve/material/emphasized-decelerate: snappy
    curve/material/legacy: soft
    curve/material/legacy-accelerate: abrupt
    curve/material/legacy-decelerate: soft
    curve/material/standard: snappy
    curve/material/standard-accelerate: abrupt
    curve/material/standard-decelerate: snappy
    curve/penner/back-in: abrupt anticipating
    curve/penner/back-in-out: bouncy anticipating
    curve/penner/back-out: snappy bouncy
    curve/penner/bounce-in: bouncy
    curve/penner/bounce-in-out: bouncy
    curve/penner/bounce-out: bouncy
    curve/penner/circ-in: abrupt
    curve/penner/circ-in-out: soft
    curve/penner/circ-out: snappy
    curve/penner/cubic-in: abrupt
    curve/penner/cubic-in-out: soft
    curve/penner/cubic-out: snappy
    curve/penner/elastic-in: bouncy elastic anticipating
    curve/penner/elastic-in-out: bouncy elastic anticipating
    curve/penner/elastic-out: bouncy elastic
    curve/penner/expo-in: abrupt
    curve/penner/expo-in-out: abrupt
    curve/penner/expo-out: snappy
    curve/penner/quad-in: abrupt
    curve/penner/quad-in-out: soft
    curve/penner/quad-out: soft
    curve/penner/quart-in: abrupt
    curve/penner/quart-in-out: abrupt
    curve/penner/quart-out: snappy
    curve/penner/quint-in: abrupt
    curve/penner/quint-in-out: abrupt
    curve/penner/quint-out: snappy
    curve/penner/sine-in: abrupt
    curve/penner/sine-in-out: soft
    curve/penner/sine-out: soft
    curve/swiftui/ease-in: abrupt
    curve/swiftui/ease-in-out: soft
    curve/swiftui/ease-out: soft
    curve/swiftui/linear: linear
    keyframes/accordion-arrow-close: soft
    keyframes/accordion-arrow-open: soft
    keyframes/appear: linear
    keyframes/badge-out: soft
    keyframes/badge-pop: soft
    keyframes/blink: snappy
    keyframes/bounce-y: bouncy
    keyframes/disappear: linear
    keyframes/drag-drop: soft
    keyframes/drag-lift: soft
    keyframes/error-shake: bouncy elastic anticipating
    keyframes/fade: soft lazy
    keyframes/fade-slow: soft lazy
    keyframes/order-in: soft
    keyframes/order-out: soft
    keyframes/scrim-in: linear
    keyframes/scrim-out: linear
    keyframes/skeleton-pulse: soft lazy
    keyframes/snackbar-out: linear
    keyframes/spinner: linear lazy
    keyframes/tooltip-hide: linear
    spring/core-animation/spring: bouncy elastic
    spring/drag-release: snappy
    spring/figma/bouncy: bouncy elastic
    spring/figma/gentle: soft
    spring/figma/quick: snappy bouncy
    spring/figma/slow: soft lazy
    spring/loose: bouncy elastic lazy
    spring/material/expressive-default-effects: snappy
    spring/material/expressive-default-spatial: snappy
    spring/material/expressive-fast-effects: snappy
    spring/material/expressive-fast-spatial: snappy bouncy
    spring/material/expressive-slow-effects: snappy
    spring/material/expressive-slow-spatial: snappy
    spring/material/standard-default-spatial: snappy
    spring/material/standard-fast-spatial: snappy
    spring/material/standard-slow-spatial: snappy
    spring/ratio-70: snappy bouncy
    spring/swiftui/bouncy: snappy bouncy
    spring/swiftui/interactive-spring: snappy
    spring/swiftui/legacy-spring: snappy
    spring/swiftui/legacy-spring-ios-13: snappy
    spring/swiftui/snappy: snappy
    spring/swiftui/spring: soft
    spring/uikit/timing-parameters-default: snappy
    transition/catransition/fade: linear
    transition/catransition/move-in-from-bottom: linear
    transition/catransition/move-in-from-left: linear
    transition/catransition/move-in-from-right: linear
    transition/catransition/move-in-from-top: linear
    transition/catransition/push-from-bottom: linear
    transition/catransition/push-from-left: linear
    transition/catransition/push-from-right: linear
    transition/catransition/push-from-top: linear
    transition/catransition/reveal-from-bottom: linear
    transition/catransition/reveal-from-left: linear
    transition/catransition/reveal-from-right: linear
    transition/catransition/reveal-from-top: linear
    transition/css/view-transition: soft
    transition/dim-fade-in: soft
    transition/dim-fade-out: soft
    transition/fade-through: soft
    transition/flip-dismiss: soft lazy
    transition/flip-present: soft lazy
    transition/full-screen-cover: snappy
    transition/full-screen-uncover: snappy
    transition/move-in: soft
    transition/move-in-from-top: linear lazy
    transition/navigation-pop: snappy
    transition/navigation-push: snappy
    transition/page-curl: soft lazy
    transition/page-uncurl: soft lazy
    transition/push-from-right: abrupt lazy
    transition/reveal: soft
    transition/scrubbed-flip-from-top: soft lazy
    transition/sheet-dismiss: snappy
    transition/sheet-present: snappy
    transition/tab-shift: linear
    transition/tab-shift-back: linear
    transition/tab-switch: linear
    transition/uikit/zoom: soft
    transition/uiview-transition/cross-dissolve: soft
    transition/uiview-transition/curl-down: soft
    transition/uiview-transition/curl-up: soft
    transition/uiview-transition/flip-from-bottom: soft
    transition/uiview-transition/flip-from-left: soft
    transition/uiview-transition/flip-from-right: soft
    transition/uiview-transition/flip-from-top: soft
    transition/zoom-to-detail: snappy
    transition/zoom-to-detail-back: snappy
    """
}

/// The motions of the seeds, with what they refer to in place.
struct SeedMotions {
  private var motions: [String: Motion] = [:]
  let names: [String]

  init() throws {
    let presets = try SeedFile.presets
    names = presets.map(\.name.text).sorted()
    for preset in presets {
      for name in [preset.name] + preset.aliases { motions[name.text] = preset.motion }
    }
  }

  func motion(named name: String) throws -> Motion {
    let motion = try #require(motions[name])
    return try ReferenceResolver { motions[$0] }.resolve(motion)
  }
}

extension Set<FeelWord> {
  /// The words in their order, in one line.
  var listed: String {
    FeelWord.allCases.filter(contains).map(\.rawValue).joined(separator: " ")
  }
}
