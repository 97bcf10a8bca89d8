import Foundation
import Motion

@testable import Exporting

/// The program that plays exported Swift: views and layers for what presets ask for, and what is seen.
enum SwiftStage {
  /// A preset that is played, and when it is looked at.
  struct Play {
    let call: SwiftCall
    let instants: [Double]
    /// The targets and properties that are looked at.
    let watched: [(target: String?, property: String)]
  }

  /// The lengths that motions know by name, and exported code by a parameter.
  static func length(_ name: String) -> Double {
    let seed = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 89 }
    switch name {
    case "container.width": return 400
    case "container.height": return 800
    default: return Double(20 + seed)
    }
  }

  /// The name of a length or a target as a parameter.
  static func parameter(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// The program: what it plays, and the stage on which it does.
  static func program(_ plays: [Play], lengths: [String]) -> [String: String] {
    let table = lengths.map { "\"\(parameter($0))\": \(length($0))" }.joined(separator: ", ")
    return [
      "Stage.swift": stage.replacing("LENGTHS", with: table.isEmpty ? ":" : table),
      "main.swift": "import UIKit\n\n" + plays.map(statements).joined(separator: "\n") + "\n",
    ]
  }

  private static func statements(_ play: Play) -> String {
    let call = play.call
    let arguments = call.parameters.compactMap { parameter -> String? in
      guard let value = argument(parameter) else { return nil }
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    let head =
      "Motion.\(call.name)" + (call.isFunction ? "(\(arguments.joined(separator: ", ")))" : "")
    let start: String
    switch call.result {
    case "UIViewPropertyAnimator":
      let run = call.starter.map { "Motion.\($0)($0)" } ?? "$0.startAnimation()"
      start = "stage.start(\(head)) { \(run) }"
    case "CAAnimation", "CABasicAnimation", "CAKeyframeAnimation", "CAAnimationGroup",
      "CASpringAnimation":
      let layer = play.watched.first?.target.map(Self.parameter) ?? ""
      start = "Motion.run(\(head), on: stage.layer(\"\(layer)\"))"
    default: start = head
    }
    let watched = play.watched.map { target, property in
      "(\"\(target.map(Self.parameter) ?? "")\", \"\(property)\")"
    }
    return """
      do {
        let stage = Stage("\(call.preset)")
        \(start)
        stage.watch([\(play.instants.map { "\($0)" }.joined(separator: ", "))], [\(watched.joined(separator: ", "))])
      }
      """
  }

  /// What an app passes for a parameter; nil for one that it may leave out.
  private static func argument(_ parameter: SwiftCall.Parameter) -> String? {
    let name = parameter.name
    switch parameter.type {
    case "UIView", "UIView?": return "stage.view(\"\(name)\")"
    case "UIVisualEffectView", "UIVisualEffectView?": return "stage.effectView(\"\(name)\")"
    case "NSLayoutConstraint": return "stage.constraint(\"\(name)\")"
    case "CALayer": return "stage.layer(\"\(name)\")"
    case "CGFloat", "Double": return parameter.hasDefault ? nil : "length(\"\(name)\")"
    case "Bool": return parameter.hasDefault ? nil : "false"
    default: return parameter.hasDefault ? nil : "<#\(parameter.type)#>"
    }
  }

  /// Whether everything that a call asks for can be given.
  static func canPlay(_ call: SwiftCall) -> Bool {
    call.parameters.allSatisfy { !(argument($0)?.hasPrefix("<#") ?? false) }
  }

  private static let stage = #"""
    import UIKit

    @MainActor let lengths: [String: CGFloat] = [LENGTHS]
    @MainActor func length(_ name: String) -> CGFloat { lengths[name] ?? 0 }

    @MainActor final class Stage {
      let name: String
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      var views: [String: UIView] = [:]
      var layers: [String: CALayer] = [:]
      var constraints: [String: (UIView, String)] = [:]
      var animators: [UIViewPropertyAnimator] = []

      init(_ name: String) {
        RuntimeClock.reset()
        self.name = name
      }

      func view(_ name: String) -> UIView { kept(name == "view" ? "" : name, UIView(frame: .zero)) }

      func effectView(_ name: String) -> UIVisualEffectView {
        kept(name == "view" ? "" : name, UIVisualEffectView(effect: nil))
      }

      private func kept<View: UIView>(_ name: String, _ new: @autoclosure () -> View) -> View {
        if let view = views[name] as? View { return view }
        let view = new()
        views[name] = view
        window.addSubview(view)
        return view
      }

      func layer(_ name: String) -> CALayer {
        let name = name == "layer" ? "" : name
        if let layer = layers[name] { return layer }
        let layer = CALayer()
        layers[name] = layer
        window.layer.addSublayer(layer)
        return layer
      }

      func constraint(_ name: String) -> NSLayoutConstraint {
        for (suffix, attribute) in [("TopConstraint", "top"), ("BottomConstraint", "bottom"), ("LeadingConstraint", "leading"), ("TrailingConstraint", "trailing"), ("LeftConstraint", "left"), ("RightConstraint", "right"), ("WidthConstraint", "width"), ("HeightConstraint", "height"), ("CenterXConstraint", "centerX"), ("CenterYConstraint", "centerY")]
        where name.hasSuffix(suffix) {
          let owner = String(name.dropLast(suffix.count))
          let view = views[owner] ?? self.view(owner)
          view.translatesAutoresizingMaskIntoConstraints = false
          let made: NSLayoutConstraint =
            switch attribute {
            case "top": view.topAnchor.constraint(equalTo: window.topAnchor)
            case "bottom": view.bottomAnchor.constraint(equalTo: window.bottomAnchor)
            case "leading", "left": view.leftAnchor.constraint(equalTo: window.leftAnchor)
            case "trailing", "right": view.rightAnchor.constraint(equalTo: window.rightAnchor)
            case "width": view.widthAnchor.constraint(equalToConstant: 0)
            case "height": view.heightAnchor.constraint(equalToConstant: 0)
            case "centerX": view.centerXAnchor.constraint(equalTo: window.centerXAnchor)
            default: view.centerYAnchor.constraint(equalTo: window.centerYAnchor)
            }
          made.isActive = true
          window.layoutIfNeeded()
          return made
        }
        fatalError("no constraint \(name)")
      }

      func start(_ animator: UIViewPropertyAnimator, _ run: (UIViewPropertyAnimator) -> Void) {
        animators.append(animator)
        run(animator)
      }

      func watch(_ instants: [Double], _ watched: [(String, String)]) {
        let start = RuntimeClock.now
        for time in instants {
          RuntimeClock.advance(to: start + time)
          for (target, property) in watched {
            let layer = layers[target] ?? views[target]?.layer
            let numbers = layer.map { seen($0.presentation() ?? $0, property) } ?? nil
            print(name, time, target.isEmpty ? "-" : target, property, numbers.map { $0.map { "\($0)" }.joined(separator: ",") } ?? "none")
          }
        }
        for animator in animators where animator.state == .active { animator.stopAnimation(true) }
      }

      func seen(_ layer: CALayer, _ property: String) -> [Double]? {
        if property == "transform" { return layer.transform.rows.joined().map { Double($0) } }
        if property.hasPrefix("constraint.") {
          let box = layer.frame
          switch property.dropFirst(11) {
          case "top": return [Double(box.minY)]
          case "bottom": return [Double(box.maxY - 800)]
          case "leading", "left": return [Double(box.minX)]
          case "trailing", "right": return [Double(box.maxX - 400)]
          case "width": return [Double(box.width)]
          case "height": return [Double(box.height)]
          default: return nil
          }
        }
        guard let value = layer.value(forKeyPath: property) else { return nil }
        return RuntimeValue(value).parts ?? (value as? Bool).map { [$0 ? 1 : 0] }
      }
    }

    """#
}
