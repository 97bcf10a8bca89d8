import Foundation
import Motion

@testable import Exporting

/// The program that plays exported screen transitions in apps, and prints what is seen.
enum TransitionStage {
  static func program(_ plays: [TransitionPlay]) -> [String: String] {
    let probes = TransitionLight.probes.map { "(\($0.x), \($0.y))" }.joined(separator: ", ")
    return [
      "App.swift": app, "Picture.swift": picture.replacing("PROBES", with: probes),
      "Play.swift": play, "Hand.swift": hand,
      "main.swift": "import UIKit\n\n" + plays.map(statements).joined(separator: "\n") + "\n",
    ]
  }

  private static func statements(_ play: TransitionPlay) -> String {
    let arguments = play.type.parameters.compactMap { parameter -> String? in
      guard !parameter.hasDefault else { return nil }
      let value = TransitionTruth.lengths.first { SwiftStage.parameter($0.key) == parameter.name }
      return [parameter.label, "\(value?.value ?? 0)"].compactMap(\.self).joined(separator: ": ")
    }
    let caught = play.caughtTime
    return """
      Play(
        name: "\(play.name)", way: .\(play.way.rawValue), instants: \(play.truth.instants),
        calmInstants: \(play.calm.instants),
        softInstants: \(play.soft?.instants ?? []), gesture: \(gesture(of: play)),
        caught: (\(caught), \(play.truth.progress(at: caught))), mirrors: \(play.truth.mirrors)
      ) { app in
        let transition = Motion.\(play.type.name)(\(arguments.joined(separator: ", ")))
        transition.\(attachment(of: play))
        return transition
      }.run()
      """
  }

  /// How an app attaches it, as its documentation says.
  private static func attachment(of play: TransitionPlay) -> String {
    switch play.way {
    case .present, .dismiss: "attach(to: app.page)"
    case .push, .pop: "attach(to: app.navigation)"
    case .forward, .backward: "attach(toTabsOf: app.tabs)"
    }
  }

  private static func gesture(of play: TransitionPlay) -> String {
    guard let rules = play.rules, rules.gesture == .pan || rules.gesture == .screenEdgePan else {
      return "nil"
    }
    let edge: String? =
      switch play.edge {
      case .left?, .leading?: ".left"
      case .right?, .trailing?: ".right"
      default: nil
      }
    let mirrors = play.edge == .leading || play.edge == .trailing
    let way = rules.axis == .x ? "dx: \(rules.distance), dy: 0" : "dx: 0, dy: \(rules.distance)"
    return "Gesture(edge: \(edge ?? "nil"), distance: CGVector(\(way)), mirrors: \(mirrors))"
  }
}
