@testable import Exporting

/// The program that plays exported effects of SwiftUI, and what is seen.
enum SwiftUIStage {
  /// A preset that is played, and when it is looked at.
  struct Play {
    let effects: [SwiftEffect]
    let instants: [Double]
    /// The targets and properties that are looked at.
    let watched: [(target: String?, property: String)]
  }

  /// The program: what it plays, and the stage on which it does.
  static func program(_ plays: [Play], lengths: [String]) -> [String: String] {
    let table = lengths.map { "\"\(SwiftStage.parameter($0))\": \(SwiftStage.length($0))" }
      .joined(separator: ", ")
    return [
      "Stage.swift": stage.replacing("LENGTHS", with: table.isEmpty ? ":" : table),
      "main.swift": "import SwiftUI\n\n" + plays.map(statements).joined(separator: "\n") + "\n",
    ]
  }

  private static func statements(_ play: Play) -> String {
    let parts = play.effects.enumerated().map { index, effect in
      let arguments = effect.parameters.compactMap { parameter in
        argument(parameter).map { value in parameter.label.map { "\($0): \(value)" } ?? value }
      }
      let target = effect.target.map(SwiftStage.parameter) ?? ""
      return """
          stage.add("\(target)") { stage in
            RuntimeHost(
              RuntimeLeaf("leaf").frame(width: 100, height: 100)
                .modifier(\(effect.type)(\(arguments.joined(separator: ", ")))),
              size: CGSize(width: 400, height: 800))
          }
        """
    }
    let watched = play.watched.map { target, property in
      "(\"\(target.map(SwiftStage.parameter) ?? "")\", \"\(property)\")"
    }
    return """
      do {
        let stage = Stage("\(play.effects[0].preset)")
      \(parts.joined(separator: "\n"))
        stage.start()
        stage.watch([\(play.instants.map { "\($0)" }.joined(separator: ", "))], [\(watched.joined(separator: ", "))])
      }
      """
  }

  private static func argument(_ parameter: SwiftCall.Parameter) -> String? {
    if parameter.hasDefault { return nil }
    // A view is laid out where the evaluator has it: at 0.
    if parameter.name.hasPrefix("start") { return "0" }
    switch parameter.type {
    case "Change": return "stage.change.value"
    case "Trigger": return "stage.trigger.value"
    case "Bool": return "stage.isOn.value"
    case "Int": return "0"
    default: return "length(\"\(parameter.name)\")"
    }
  }

  private static let stage = #"""
    import SwiftUI

    @MainActor let lengths: [String: CGFloat] = [LENGTHS]
    @MainActor func length(_ name: String) -> CGFloat { lengths[name] ?? 0 }

    @MainActor final class Stage {
      let name: String
      let change = RuntimeState(Motion.Change.on(false))
      let trigger = RuntimeState(0)
      let isOn = RuntimeState(false)
      var hosts: [(target: String, host: RuntimeHost)] = []

      init(_ name: String) {
        RuntimeClock.reset()
        self.name = name
      }

      func add(_ target: String, _ host: (Stage) -> RuntimeHost) {
        hosts.append((target, host(self)))
      }

      func start() {
        change.value = .on(true)
        trigger.value += 1
        isOn.value = true
        RuntimeClock.finishTurn()
      }

      func watch(_ instants: [Double], _ watched: [(String, String)]) {
        let start = RuntimeClock.now
        for time in instants {
          RuntimeClock.advance(to: start + time)
          for (target, property) in watched {
            let host = hosts.first { $0.target == target }?.host ?? hosts.first?.host
            let numbers = seen(host?.appearance(of: "leaf"), property)
            print(
              name, time, target.isEmpty ? "-" : target, property,
              numbers.map { $0.map { "\($0)" }.joined(separator: ",") } ?? "none")
          }
        }
      }

      func seen(_ leaf: RuntimeAppearance?, _ property: String) -> [Double]? {
        guard let leaf else { return property == "opacity" ? [0] : nil }
        switch property {
        case "opacity": return [leaf.opacity]
        case "hidden": return [leaf.opacity == 0 ? 1 : 0]
        case "cornerRadius": return [Double(leaf.cornerRadius)]
        case "place":
          // From the middle of the leaf to the middle of the host.
          let to = ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))
          let from = ProjectionTransform(CGAffineTransform(translationX: -200, y: -400))
          let m = to.concatenating(leaf.transform).concatenating(from)
          return [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
        default: return nil
        }
      }
    }

    """#
}
