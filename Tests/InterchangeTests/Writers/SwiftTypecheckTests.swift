import AppleStubs
import Testing

@testable import Interchange

/// The Swift of every built-in preset passes the toolchain's compiler, warnings being errors.
struct SwiftTypecheckTests {
  static let options: [ExportOptions] = {
    var all: [ExportOptions] = []
    for access in SwiftAccess.allCases {
      var options = ExportOptions()
      options.access = access
      all.append(options)
    }
    for framework in AppleFramework.allCases {
      var options = ExportOptions()
      options.frameworks = [framework]
      all.append(options)
    }
    var package = ExportOptions()
    package.isPackage = true
    package.namespace = "TeamMotion"
    all.append(package)
    return all
  }()

  @Test("It type-checks", arguments: options, AppleTypechecker.LanguageMode.allCases)
  func builtIn(_ options: ExportOptions, _ mode: AppleTypechecker.LanguageMode) throws {
    let export = try PresetExport(
      of: BuiltInPresets.all(), to: .swift, options, header: BuiltInPresets.header,
      demands: false)
    var sources: [String: String] = [:]
    for file in export.files where file.path != "Package.swift" {
      sources[String(file.path.split(separator: "/").last ?? "Motion.swift")] = file.text
    }
    #expect(try AppleTypechecker().diagnose(sources, languageMode: mode) == [])
  }

  @Test("The flip is attached in a line", arguments: AppleTypechecker.LanguageMode.allCases)
  func use(_ mode: AppleTypechecker.LanguageMode) throws {
    let export = try PresetExport(
      of: BuiltInPresets.all(), to: .swift, ExportOptions(), header: BuiltInPresets.header,
      demands: false)
    let app = """
      import UIKit

      final class ListController: UIViewController {
        private let flip = Motion.FlipTransition()
        private let drag = Motion.panExpandBlurDriver(containerHeight: 844) {
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
          Motion.run(Motion.bounceY, on: card.layer)
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
    arguments: [SwiftEdgeCases.document, SwiftEdgeCases.hostile], [[], [AppleFramework.uiKit]])
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
