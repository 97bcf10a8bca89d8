import AppleStubs
import Foundation
import Testing

@testable import Exporting

#if os(Linux)
  /// Exported drivers do under a finger what UIKit's documentation says.
  struct PlayedGestureTests {
    @Test("Fingers on views") func fingers() throws {
      var options = ExportOptions()
      options.frameworks = [.uiKit]
      let presets = try BuiltInPresets.of(Self.document)
      let text = try BuiltInPresets.text(presets, .swift, options, demands: false)
      let program = try AppleProgram(running: ["Motion.swift": text, "main.swift": Self.main])
      let expected = """
        a button is pressed and taps: 0.25, 1 tap, width 100
        a square is pressed and taps: 0.25, 1 tap, width 100
        a press in a scroll view: 0.2, then it scrolls, goes back, and can be pressed again
        a press and a pan: 0.2 and 0.5, then 100 and 200 wide
        attached twice: 4 recognizers
        a touch that doesn't move: 0.32, stops at 0.32, continues to 0.42
        a touch that becomes a pan: 0.62, then 0.72
        a touch across the axis: stops, and continues
        at its start: start, 100 wide
        at its end: end, 200 wide
        a mirrored edge: 0.5
        a slider: 0.25, gone when its driver is

        """
      #expect(program.output == expected)
    }

    private static let document = """
      {"presets": {
        "animator/press": {"kind": "animator", "motion": {"duration": 1, \(motion),
          "interaction": {"gesture": "press", "onRelease": "reverse"}}},
        "animator/pan": {"kind": "animator", "motion": {"duration": 1, \(motion),
          "interaction": {"gesture": "pan", "axis": "y", "begin": "axisDominates",
            "onRelease": "continue"}}},
        "animator/sheet": {"kind": "animator", "motion": {"duration": 1, \(motion),
          "interaction": {"gesture": "pan", "axis": "y", "distance": {"measure": "sheet.height"},
            "onRelease": "threshold"}}},
        "animator/edge": {"kind": "animator", "motion": {"duration": 1, \(motion),
          "interaction": {"gesture": "screenEdgePan", "edge": "leading", "distance": 100}}},
        "animator/slider": {"kind": "animator", "motion": {"duration": 1, \(motion),
          "interaction": {"gesture": "slider"}}}
      }}
      """

    private static let motion =
      #""timing": {"named": "linear"}, "animations": [{"property": "bounds.size.width", "to": 200}]"#

    private static let main = """
      import UIKit

      @MainActor final class Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let card: UIView
        let finger: RuntimeFinger
        var taps = 0
        var height: CGFloat = 50

        init(_ card: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
          RuntimeClock.reset()
          self.card = card
          window.addSubview(view)
          view.addSubview(card)
          finger = RuntimeFinger(in: window)
        }

        func touch(_ x: CGFloat, _ y: CGFloat) { finger.touch(at: CGPoint(x: x, y: y)) }

        func move(_ x: CGFloat, _ y: CGFloat, steps: Int? = nil) {
          finger.move(to: CGPoint(x: x, y: y), over: 0.1, steps: steps)
        }

        var width: Int { Int(card.frame.width.rounded()) }

        func tapped(_: NSObject) { taps += 1 }
      }

      extension Motion.AnimatorDriver {
        var fraction: Double { ((animator.map { Double($0.fractionComplete) } ?? -1) * 1000).rounded() / 1000 }
        var isRunning: Bool { animator?.isRunning == true }
      }

      @MainActor func press(_ name: String, _ stage: Stage) {
        let driver = Motion.pressDriver { Motion.press(stage.card) }
        driver.attach(to: stage.card)
        stage.touch(50, 50)
        RuntimeClock.advance(by: 0.25)
        let fraction = driver.fraction
        stage.finger.lift()
        RuntimeClock.advance(by: 1)
        print("\\(name) is pressed and taps: \\(fraction), \\(stage.taps) tap, width \\(stage.width)")
      }

      @MainActor func presses() {
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var stage = Stage(button)
        button.addTarget(stage, action: #selector(Stage.tapped), for: .touchUpInside)
        press("a button", stage)
        stage = Stage()
        stage.card.addGestureRecognizer(
          UITapGestureRecognizer(target: stage, action: #selector(Stage.tapped)))
        press("a square", stage)
      }

      @MainActor func scrolling() {
        let stage = Stage()
        let scroll = UIScrollView(frame: stage.view.bounds)
        scroll.contentSize = CGSize(width: 400, height: 2000)
        stage.view.addSubview(scroll)
        scroll.addSubview(stage.card)
        let driver = Motion.pressDriver { Motion.press(stage.card) }
        driver.attach(to: stage.card)
        stage.touch(50, 90)
        RuntimeClock.advance(by: 0.2)
        let fraction = driver.fraction
        stage.move(50, 40)
        let scrolls = scroll.contentOffset.y > 0 ? "then it scrolls" : "and it doesn't scroll"
        let back = driver.animator?.isReversed == true ? "goes back" : "goes on"
        stage.finger.lift()
        RuntimeClock.advance(by: 2)
        stage.touch(50, 5)
        let again = driver.isRunning ? "can be pressed again" : "can't be pressed again"
        print("a press in a scroll view: \\(fraction), \\(scrolls), \\(back), and \\(again)")
        stage.finger.lift()
      }

      @MainActor func pressAndPan() {
        let stage = Stage()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let press = Motion.pressDriver { Motion.press(stage.card) }
        let pan = Motion.panDriver(distance: { 100 }) { Motion.pan(other) }
        press.attach(to: stage.card)
        pan.attach(to: stage.card)
        stage.touch(50, 0)
        stage.move(50, 10)
        stage.move(50, 60)
        let fractions = "\\(press.fraction) and \\(pan.fraction)"
        stage.finger.lift()
        RuntimeClock.advance(by: 3)
        print(
          "a press and a pan: \\(fractions), then \\(stage.width) and \\(Int(other.frame.width)) wide")
      }

      @MainActor func attachedTwice() {
        let stage = Stage()
        let press = Motion.pressDriver { Motion.press(stage.card) }
        let pan = Motion.panDriver(distance: { 100 }) { Motion.pan(stage.card) }
        let edge = Motion.edgeDriver { Motion.edge(stage.card) }
        for _ in 0..<2 {
          press.attach(to: stage.view)
          pan.attach(to: stage.view)
          edge.attach(toEdgeOf: stage.view)
        }
        print("attached twice: \\(stage.view.gestureRecognizers?.count ?? 0) recognizers")
      }

      @MainActor func touches() {
        let stage = Stage()
        let driver = Motion.panDriver(distance: { 100 }) { Motion.pan(stage.card) }
        driver.attach(to: stage.card)
        stage.touch(50, 0)
        stage.move(50, 12)
        stage.finger.lift()
        RuntimeClock.advance(by: 0.3)
        stage.touch(50, 50)
        let fraction = driver.fraction
        RuntimeClock.advance(by: 0.3)
        let stopped = driver.fraction
        stage.finger.lift()
        RuntimeClock.advance(by: 0.1)
        print(
          "a touch that doesn't move: \\(fraction), stops at \\(stopped), continues to \\(driver.fraction)")
        stage.touch(50, 50)
        stage.move(50, 61, steps: 1)
        stage.move(50, 81)
        let moved = driver.fraction
        stage.finger.lift()
        RuntimeClock.advance(by: 0.1)
        print("a touch that becomes a pan: \\(moved), then \\(driver.fraction)")
        stage.touch(50, 50)
        stage.move(90, 50)
        let held = driver.isRunning ? "goes on" : "stops"
        stage.finger.lift()
        print("a touch across the axis: \\(held), and \\(driver.isRunning ? "continues" : "stays")")
      }

      @MainActor func ends() {
        for (name, way) in [("start", 0.0), ("end", 100)] {
          let stage = Stage()
          var position: UIViewAnimatingPosition?
          let driver = Motion.sheetDriver(sheetHeight: { stage.height }) {
            let animator = Motion.sheet(stage.card)
            animator.addCompletion { position = $0 }
            return animator
          }
          stage.height = 100
          driver.began()
          driver.changed(translation: CGPoint(x: 0, y: way))
          driver.ended(velocity: .zero)
          RuntimeClock.advance(by: 1.1)
          print("at its \\(name): \\(position.map { "\\($0)" } ?? "-"), \\(stage.width) wide")
        }
      }

      @MainActor func mirrored() {
        RuntimeSettings.isRightToLeft = true
        let stage = Stage()
        let driver = Motion.edgeDriver { Motion.edge(stage.card) }
        driver.attach(toEdgeOf: stage.view)
        stage.touch(395, 0)
        stage.move(380, 0, steps: 1)
        stage.move(330, 0)
        print("a mirrored edge: \\(driver.fraction)")
        stage.finger.lift()
        driver.end()
      }

      @MainActor func deallocation() async {
        let stage = Stage()
        weak var animator: UIViewPropertyAnimator?
        var fraction = 0.0
        do {
          let driver = Motion.sliderDriver {
            let new = Motion.slider(stage.card)
            animator = new
            return new
          }
          driver.began()
          driver.changed(to: 0.25)
          driver.ended()
          fraction = driver.fraction
        }
        let isThere = animator != nil
        for _ in 0..<10 { await Task.yield() }
        let end = isThere && animator == nil ? "gone when its driver is" : "still there"
        print("a slider: \\(fraction), \\(end)")
      }

      presses()
      scrolling()
      pressAndPan()
      attachedTwice()
      touches()
      ends()
      mirrored()
      await deallocation()
      """
  }
#endif
