import Motion

/// What stands in for SwiftUI where what a finger does to a change is compiled.
extension DrivenChanges {
  /// What runs a change: how long it would take, and what was made of that.
  struct Animation: Equatable {
    var duration = 0.0
    var rate = 1.0
    var wait = 0.0
    var isInteractive = false

    static func interactiveSpring() -> Animation { Animation(isInteractive: true) }
    static func linear(duration: Double) -> Animation { Animation(duration: duration) }
    static func timingCurve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double
    ) -> Animation { Animation(duration: duration) }

    func speed(_ factor: Double) -> Animation {
      Animation(duration: duration, rate: rate * factor, wait: wait / factor)
    }

    func delay(_ delay: Double) -> Animation {
      Animation(duration: duration, rate: rate, wait: wait + delay)
    }

    /// When it is over, in seconds.
    var time: Double { wait + duration / rate }
  }

  /// A spring, which takes the time that it needs to settle.
  struct Spring {
    var mass, stiffness, damping: Double
    var allowsOverdamping = false

    var animation: Animation {
      let spring = try? PhysicalSpring(mass: mass, stiffness: stiffness, damping: damping)
      return Animation(duration: spring?.solver.restingTime ?? .nan)
    }
  }

  struct Binding<Value> {}

  /// What an exported drag would do, without the view.
  struct Drag {
    let rules: GestureRules

    init(_ change: Binding<Change>, by rules: GestureRules) { self.rules = rules }
  }
}

/// The rules of exported gestures, by the names of their presets.
enum ExportedChanges {
  /// What the modifiers of a preset run by, and what they show, by the change and reduced motion.
  struct Looks: Sendable {
    var animations: [@Sendable (DrivenChanges.Change, Bool) -> DrivenChanges.Animation?]
    var values: [@Sendable (DrivenChanges.Change, Bool) -> Double]
  }
}
