import Diagnostics
import Motion
import Presets

extension SwiftWriter {
  /// The files of a package.
  func package(_ code: Code, _ set: ExportSet<SwiftDeclaration>) -> [ExportedFile] {
    let name = namespace
    let head = (set.header.lines.map { "// " + $0 } + ["import PackageDescription"])
      .joined(separator: "\n")
    let manifest = """
      // swift-tools-version: 6.1
      \(head)

      let package = Package(
        name: "\(name)",
        platforms: [.iOS(.v15)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)")]
      )

      """
    return [
      ExportedFile(path: "Package.swift", text: manifest),
      ExportedFile(path: "Sources/\(name)/\(name).swift", text: code.text),
      ExportedFile(path: "Sources/\(name)/Previews.swift", text: previews(code, set)),
    ]
  }

  /// A file that shows everything in Xcode's canvas, each to be played by a tap.
  func previews(_ code: Code, _ set: ExportSet<SwiftDeclaration>) -> String {
    let isPlain = !uses(.uiKit) && !uses(.coreAnimation)
    var rows: [String] = []
    for entry in set.entries {
      let (preset, declaration) = (entry.preset, entry.declaration)
      let name = CodeText.swiftString(preset.name.text)
      if isPlain {
        guard let animation = animation(preset) else { continue }
        let line = "Row(name: \(name), animation: \(animation)),"
        rows +=
          line.count <= 98
          ? [line] : ["Row(", "  name: \(name),", "  animation: \(animation)),"]
      } else if let play = play(preset, declaration) {
        rows += row(name, play)
      }
    }
    for pair in code.pairs { rows += row(CodeText.swiftString(pair.name), play(pair)) }
    var lines = set.header.lines.map { "// " + $0 }
    lines += isPlain ? ["import SwiftUI", ""] : ["import SwiftUI", "import UIKit", ""]
    lines += isPlain ? Self.plainStage : stage(rows, code.parts)
    lines += ["", "@MainActor private let rows: [Row] = ["] + rows.indented() + ["]"]
    return lines.flatMap { $0.fitted() }.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ play: [String]) -> [String] {
    let line = "Row(name: \(name)) { box in \(play.joined(separator: "; ")) },"
    if play.count == 1, line.count <= 96 { return [line] }
    return ["Row(name: \(name)) { box in"] + play.indented() + ["},"]
  }

  /// The animation of a curve or spring in SwiftUI.
  private func animation(_ preset: ExportedPreset) -> String? {
    let name = "\(namespace).\(preset.identifier)"
    switch preset.motion {
    case .curve(let curve) where curve.shape.controlPoints != nil: return name + ".animation"
    case .spring(let spring):
      if case .measure = spring.initialVelocity { return nil }
      return name + ".animation"
    case .duration: return ".linear(duration: \(name))"
    default: return nil
    }
  }

  /// The statements that play a preset on a view named box.
  private func play(_ preset: ExportedPreset, _ declaration: SwiftDeclaration) -> [String]? {
    guard !declaration.lines.isEmpty else { return nil }
    let name = "\(namespace).\(preset.identifier)"
    let call = name + arguments(of: declaration)
    switch (preset.motion, declaration.type) {
    case (.duration, _): return ["slide(box, for: \(name))"]
    case (_, "Curve"):
      return uses(.uiKit) ? ["\(call).animator.slide(box)"] : ["box.slide(by: \(call))"]
    case (_, "Spring") where uses(.uiKit): return ["\(call).animator.slide(box)"]
    case (_, "Spring"): return ["box.slide(by: \(call))"]
    case (_, "Polyline") where uses(.coreAnimation):
      let animation = "\(call).animation(\"position.x\", from: 40, to: 200)"
      guard declaration.parts.contains(.run) else {
        return ["box.layer.add(\(animation), forKey: nil)"]
      }
      return ["\(namespace).run(\(animation), on: box.layer)"]
    case (_, "CATransition"):
      return ["box.layer.add(\(call), forKey: nil)", "box.recolour()"]
    case (.transition, "UIViewPropertyAnimator"), (.animator, "UIViewPropertyAnimator"),
      (.keyframes, "UIViewPropertyAnimator"):
      return ["run(\(call))"]
    case (_, ""): return [call]
    case (_, let type) where type.hasPrefix("CA"):
      return ["\(namespace).run(\(call), on: box.layer)"]
    default: return nil
    }
  }

  private func play(_ pair: SwiftPair) -> [String] {
    let parameters = pair.entries.flatMap { $0.declaration.recipe?.parameters ?? [] }
    let lengths = parameters.map { "\($0.name): 100" }.uniqued()
    let call = "\(namespace).\(pair.name)(\(lengths.joined(separator: ", ")))"
    let isModal = pair.entries.contains { ($0.recipe?.phase ?? .present) == .present }
    return [isModal ? "box.present(\(call))" : "_ = \(call)"]
  }

  /// Something for everything that a function takes.
  private func arguments(of declaration: SwiftDeclaration) -> String {
    guard !declaration.parameters.isEmpty else { return "" }
    let known = [
      "UIView": "box", "CALayer": "box.layer", "[CALayer]": "[box.layer]", "CGFloat": "100",
      "UIVisualEffectView": "UIVisualEffectView(effect: nil)", "Bool": "false",
      "NSLayoutConstraint": "box.heightAnchor.constraint(equalToConstant: 40)",
      "@escaping () -> Void": "box.recolour",
    ]
    let values = declaration.parameters.compactMap { parameter in
      known[parameter.type].map { parameter.isUnnamed ? $0 : "\(parameter.label): \($0)" }
    }
    return "(\(values.joined(separator: ", ")))"
  }

  /// A row for each preset, played on a view of UIKit's.
  @LinesBuilder private func stage(_ rows: [String], _ parts: Set<SwiftPart>) -> [String] {
    """
    #Preview {
      List { ForEach(rows, id: \\.name) { $0 } }
    }

    private struct Row: View {
      let name: String
      let play: @MainActor (UIView) -> Void
      @State private var box = UIView(frame: .zero)

      init(name: String, play: @escaping @MainActor (UIView) -> Void) {
        (self.name, self.play) = (name, play)
      }

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
    """
    let text = rows.joined()
    if !uses(.uiKit) { layerSlides(parts) }
    if text.contains("box.present(") {
      ""
      "  fileprivate func present(_ transition: NSObject) {"
      "    // View controllers don't retain their transition delegates."
      "    shown = transition"
      "    let page = UIViewController()"
      for part in text.split(separator: "box.present(").dropFirst() {
        let name = part.prefix { $0 != "(" }
        "    (transition as? \(name))?.attach(to: page)"
      }
      "    window?.rootViewController?.present(page, animated: true)"
      "  }"
    }
    "}"
    if uses(.uiKit) {
      """

      extension UIViewPropertyAnimator {
        fileprivate func slide(_ box: UIView) {
          addAnimations { box.center.x = 240 - box.center.x }
          startAnimation()
        }
      }
      """
    }
    if text.contains("box.present(") {
      """

      @MainActor private var shown: NSObject?
      """
    }
    if text.contains("run(Motion.".replacing("Motion", with: namespace)) {
      """

      /// Runs an animator. UIKit raises an exception if an animator is deallocated while it's paused.
      @MainActor private func run(_ animator: UIViewPropertyAnimator) {
        animator.pausesOnCompletion = false
        animator.startAnimation()
      }
      """
    }
    if text.contains("slide(box, for:") {
      """

      @MainActor private func slide(_ box: UIView, for duration: Double) {
        UIView.animate(withDuration: duration) { box.center.x = 240 - box.center.x }
      }
      """
    }
  }

  @LinesBuilder private func layerSlides(_ parts: Set<SwiftPart>) -> [String] {
    if parts.contains(.curve) {
      """

        fileprivate func slide(by curve: \(namespace).Curve) {
          let animation = CABasicAnimation(keyPath: "position.x")
          (animation.fromValue, animation.toValue) = (40, 200)
          animation.duration = curve.duration
          animation.timingFunction = curve.timingFunction
          layer.add(animation, forKey: nil)
        }
      """
    }
    if parts.contains(.spring) {
      """

        fileprivate func slide(by spring: \(namespace).Spring) {
          let animation = spring.animation("position.x")
          (animation.fromValue, animation.toValue) = (40, 200)
          layer.add(animation, forKey: nil)
        }
      """
    }
  }

  /// A row for each preset, played by SwiftUI.
  private static let plainStage = """
    #Preview {
      List { ForEach(rows, id: \\.name) { $0 } }
    }

    private struct Row: View {
      let name: String
      let animation: Animation
      @State private var isMoved = false

      init(name: String, animation: Animation) { (self.name, self.animation) = (name, animation) }

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
