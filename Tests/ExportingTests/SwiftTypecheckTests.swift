import AppleStubs
import Testing

@testable import Exporting

/// Swift that uses what is exported, and exports of what is hard to write, pass the toolchain's compiler.
struct SwiftTypecheckTests {
  @Test("The flip is attached in a line", arguments: AppleTypechecker.LanguageMode.allCases)
  func use(_ mode: AppleTypechecker.LanguageMode) throws {
    let export = try PresetExport(
      of: BuiltInPresets.all(), to: .swift, ExportOptions(), header: BuiltInPresets.header,
      demands: false)
    let app = """
      import UIKit

      final class ListController: UIViewController {
        private let flip = Motion.FlipTransition()
        private let drag = Motion.panExpandBlurDriver(containerHeight: { 844 }) {
          UIViewPropertyAnimator(duration: 1, curve: .linear)
        }
        private let press = Motion.breatheDriver { UIViewPropertyAnimator() }
        private let scrub = Motion.spinShrinkScrubDriver { UIViewPropertyAnimator() }

        @objc func open() {
          let page = UIViewController()
          flip.attach(to: page)
          present(page, animated: true)
          drag.attach(to: view)
          press.attach(to: view)
          scrub.attach(to: UISlider(frame: .zero))
          drag.end(at: .start)
        }

        func shake(_ card: UIView) {
          Motion.slideThenRound(card).startAnimation()
          Motion.bounceY(card.layer)
          Motion.run(Motion.orderIn, on: card.layer)
          let curve = Motion.materialStandardCurve.lasting(Motion.materialMedium2Duration)
          curve.animator.startAnimation()
          let nudge = Motion.slowContinue(card)
          nudge.startAnimation()
          nudge.pauseAnimation()
          Motion.resumeSlowContinue(nudge)
          Motion.pause(card.layer)
          Motion.resume(card.layer)
          Motion.freeze(card.layer)
        }
      }
      """
    let sources = ["Motion.swift": export.files[0].text, "App.swift": app]
    #expect(try AppleTypechecker().diagnose(sources, languageMode: mode) == [])
  }

  @Test(
    "Edge cases and hostile texts type-check",
    arguments: [SwiftEdgeCases.document, SwiftEdgeCases.hostile, HostilePresets.document],
    [[], [AppleFramework.uiKit]])
  func edges(_ document: String, _ frameworks: Set<AppleFramework>) throws {
    var options = ExportOptions()
    options.frameworks = frameworks
    options.isPackage = true
    let export = try PresetExport(
      of: BuiltInPresets.of(document), to: .swift, options, header: BuiltInPresets.header,
      demands: false)
    let sources = ["Motion.swift": export.files[1].text, "Previews.swift": export.files[2].text]
    #expect(try AppleTypechecker().diagnose(sources, languageMode: .swift6) == [])
  }
}
