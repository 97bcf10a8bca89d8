import Motion

extension SwiftWriter {
  /// A row for each preset, played on a view of UIKit's.
  func stage(_ rows: [String], _ parts: Set<SwiftPart>) -> [String] {
    var lines =
      """
      #Preview {
        List { ForEach(rows, id: \\.name) { $0 } }
      }

      private struct Row: View {
        let name: String
        let play: @MainActor (UIView) -> Void
        @State var box = UIView(frame: .zero)

        var body: some View {
          Button {
            play(box)
          } label: {
            HStack {
              Text(verbatim: name)
              Spacer()
              Stage(box: box).frame(width: 240, height: 60)
            }
          }
        }
      }

      private struct Stage: UIViewRepresentable {
        let box: UIView

        func makeUIView(context: Context) -> UIView {
          let stage = UIView(frame: .zero)
          box.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
          box.recolour()
          stage.addSubview(box)
          return stage
        }

        func updateUIView(_ stage: UIView, context: Context) {}
      }

      extension UIView {
        fileprivate func recolour() {
          let red = UIColor(red: 1, green: 0.2, blue: 0.2, alpha: 1)
          let blue = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
          backgroundColor = backgroundColor == blue ? red : blue
        }
      """.lines
    let text = rows.joined()
    if !uses(.uiKit) { lines += layerSlides(parts) }
    if text.contains("box.present(") {
      lines += ["", "  fileprivate func present(_ transition: NSObject) {"]
      lines += ["    let page = UIViewController()"]
      for name in Self.presented(in: text, namespace) {
        lines.append("    (transition as? \(name))?.attach(to: page)")
      }
      lines += ["    window?.rootViewController?.present(page, animated: true)", "  }"]
    }
    lines.append("}")
    if uses(.uiKit) {
      lines +=
        """

        extension UIViewPropertyAnimator {
          fileprivate func slide(_ box: UIView) {
            addAnimations { box.center.x = 240 - box.center.x }
            startAnimation()
          }
        }
        """.lines
    }
    if text.contains("slide(box, for:") {
      lines +=
        """

        @MainActor private func slide(_ box: UIView, for duration: Double) {
          UIView.animate(withDuration: duration) { box.center.x = 240 - box.center.x }
        }
        """.lines
    }
    return lines
  }

  private func layerSlides(_ parts: Set<SwiftPart>) -> [String] {
    var lines: [String] = []
    if parts.contains(.curve) {
      lines +=
        """

          fileprivate func slide(by curve: \(namespace).Curve) {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (40, 200)
            animation.duration = curve.duration
            animation.timingFunction = curve.timingFunction
            layer.add(animation, forKey: nil)
          }
        """.lines
    }
    if parts.contains(.spring) {
      lines +=
        """

          fileprivate func slide(by spring: \(namespace).Spring) {
            let animation = spring.animation("position.x")
            (animation.fromValue, animation.toValue) = (40, 200)
            layer.add(animation, forKey: nil)
          }
        """.lines
    }
    return lines
  }

  /// The classes of transitions that rows present.
  private static func presented(in text: String, _ namespace: String) -> [String] {
    text.split(separator: "box.present(").dropFirst().compactMap { part in
      part.split(separator: "(").first.map(String.init)
    }
  }

  /// A row for each preset, played by SwiftUI.
  static let plainStage = """
    #Preview {
      List { ForEach(rows, id: \\.name) { $0 } }
    }

    private struct Row: View {
      let name: String
      let animation: Animation
      @State var isMoved = false

      var body: some View {
        Button {
          withAnimation(animation) { isMoved.toggle() }
        } label: {
          HStack {
            Text(verbatim: name)
            Spacer()
            Circle().frame(width: 40, height: 40).offset(x: isMoved ? 0 : -160)
          }
        }
      }
    }
    """.lines
}
