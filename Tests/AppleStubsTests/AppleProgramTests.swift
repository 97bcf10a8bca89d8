import AppleStubs
import Testing

#if os(Linux)
  struct AppleProgramTests {
    @Test("Code for UIKit runs, with selectors and a clock that stands still") func run() throws {
      let app = #"""
        import UIKit

        final class Card: UIView {
          private(set) var log: [String] = []

          func listen() {
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
          }

          @objc private func panned(_ pan: UIPanGestureRecognizer) {
            log.append("\(pan.state.rawValue) \(pan.translation(in: nil).x)")
          }
        }
        """#
      let main = #"""
        import UIKit

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(card)
        card.listen()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = 150 }
        RuntimeClock.advance(by: 0.25)
        print(card.center.x, card.layer.presentation()?.position.x ?? 0)
        RuntimeClock.advance(by: 1)
        let finger = RuntimeFinger(in: window)
        finger.touch(at: CGPoint(x: 150, y: 50))
        finger.move(to: CGPoint(x: 200, y: 50), over: 0.1)
        finger.lift()
        print(card.log.first ?? "", card.log.last ?? "")
        print(RuntimeException.raised)
        """#
      let program = try AppleProgram(running: ["Card.swift": app, "main.swift": main])
      let lines = program.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "150.0 75.0")
      #expect(lines.last == "[]")
      #expect(lines.dropFirst().first?.hasPrefix("1 ") == true)
      #expect(lines.dropFirst().first?.contains(" 3 ") == true)
    }

    @Test("What the compiler or the program says is in the error") func failures() {
      #expect(throws: AppleTypechecker.Failure.self) {
        try AppleProgram(running: ["main.swift": "import UIKit\nUIView().alpha = \"half\""])
      }
      #expect(throws: AppleTypechecker.Failure.self) {
        try AppleProgram(running: ["main.swift": "fatalError(\"stop\")"])
      }
    }
  }
#endif
