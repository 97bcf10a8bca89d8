extension TransitionStage {
  /// The scenes of a transition.
  static let play = #"""
    import UIKit

    /// A transition that is played: alone, under a finger, and for people who prefer less motion.
    @MainActor struct Play {
      let name: String
      let way: App.Way
      let instants: [Double]
      /// The instants of its alternative with reduced motion.
      let calmInstants: [Double]
      /// The instants for people who then prefer cross-fades, if that differs.
      let softInstants: [Double]
      let gesture: Gesture?
      /// When a finger catches it, and the progress that it has then.
      let caught: (time: Double, progress: Double)
      /// Whether it differs where text runs from right to left.
      let mirrors: Bool
      let attach: (App) -> AnyObject

      func run() {
        let driven = way.leads ? nil : gesture
        RuntimeSettings.reset()
        alone("alone", instants)
        if let gesture { caught(by: gesture) }
        if let driven { held(by: driven) }
        RuntimeSettings.reducesMotion = true
        alone("calm", calmInstants)
        if let driven { released("calm", driven, [0.3, 0.45], [0.3, 0.55]) }
        RuntimeSettings.prefersCrossFades = true
        if !softInstants.isEmpty { alone("soft", softInstants) }
        RuntimeSettings.reset()
        guard mirrors else { return }
        RuntimeSettings.isRightToLeft = true
        alone("mirrored", instants)
        if let driven { released("mirrored", driven, [0.3, 0.45], [0.3, 0.55]) }
        RuntimeSettings.reset()
      }

      /// Without a finger, and back without the transition.
      private func alone(_ scene: String, _ instants: [Double]) {
        let other = App(way, attach)
        other.begin(animated: false)
        let settled = other.layers
        let app = App(way, attach)
        let tree = app.tree()
        show(app, scene, instants)
        compare(settled, app.layers, scene, "settled")
        app.undo()
        RuntimeClock.advance(by: 5)
        compare(tree, app.tree(), scene, "restored")
      }

      private func show(_ app: App, _ scene: String, _ instants: [Double]) {
        let start = RuntimeClock.now
        app.begin()
        for time in instants {
          RuntimeClock.advance(to: start + time)
          look(app, scene, "\(time)")
        }
        end(app, scene)
      }

      private func held(by gesture: Gesture) {
        released("held", gesture, [0.3, 0.6, 1, 0, 0.45], [0.3, 0.55])
        released("full", gesture, [], [1])
        flicked("flick", gesture, from: 0.2, to: 0.3)
        flicked("flick-back", gesture, from: 0.7, to: 0.6)
        let app = App(way, attach)
        let tree = app.tree()
        var hand = Hand(app, gesture)
        hand.move(by: 0.3)
        hand.move(by: 0)
        hand.lift()
        end(app, "zero", like: tree)
        hand = Hand(app, gesture)
        hand.move(by: 0.6)
        hand.finger.cancel()
        end(app, "system", like: tree)
        // Again, without a finger.
        show(app, "again", instants)
        caughtOnTheWayBack(by: gesture)
        idle(gesture)
      }

      /// A finger holds it, and lets it go where it goes back; and then where it ends.
      private func released(
        _ scene: String, _ gesture: Gesture, _ below: [Double], _ above: [Double]
      ) {
        let app = App(way, attach)
        let tree = app.tree()
        for (scene, parts) in [("\(scene)-below", below), ("\(scene)-above", above)]
        where !parts.isEmpty {
          var hand = Hand(app, gesture)
          for part in parts {
            hand.move(by: part)
            look(app, scene, "\(part)")
          }
          let picture = app.picture
          hand.lift()
          RuntimeClock.advance(by: 1e-6)
          jump(app, scene, picture)
          end(app, scene, like: tree)
        }
      }

      private func flicked(_ scene: String, _ gesture: Gesture, from start: Double, to end: Double) {
        let app = App(way, attach)
        let tree = app.tree()
        var hand = Hand(app, gesture)
        hand.move(by: start)
        hand.move(by: end, over: abs(end - start))
        hand.finger.lift()
        self.end(app, scene, like: tree)
      }

      private func caught(by gesture: Gesture) {
        for (scene, progress) in [("caught-up", 0.9), ("caught-down", 0.4)] {
          let app = App(way, attach)
          let tree = app.tree()
          app.begin()
          RuntimeClock.advance(by: caught.time - Hand.start)
          guard var hand = hand(app, scene, gesture) else { continue }
          look(app, scene, "\(caught.progress)")
          hand.move(by: (progress - caught.progress) * (way.leads ? -1 : 1))
          look(app, scene, "\(progress)")
          hand.lift()
          end(app, scene, like: tree)
        }
      }

      private func caughtOnTheWayBack(by gesture: Gesture) {
        func released() -> App {
          let app = App(way, attach)
          var hand = Hand(app, gesture)
          hand.move(by: 0.4)
          hand.lift()
          RuntimeClock.advance(by: 0.02)
          return app
        }
        let other = released()
        RuntimeClock.advance(by: Hand.start)
        let picture = other.picture
        let app = released()
        guard var hand = hand(app, "back", gesture) else { return }
        jump(app, "back", picture)
        hand.move(by: 0.6)
        hand.lift()
        end(app, "back")
      }

      /// A finger that moves on the page, but not as the gesture does.
      private func idle(_ gesture: Gesture) {
        guard gesture.edge == nil else { return }
        let way = gesture.distance
        for (scene, other) in [
          ("opposite", CGVector(dx: -way.dx, dy: -way.dy)), ("across", CGVector(dx: way.dy, dy: way.dx)),
        ] {
          let app = App(self.way, attach)
          let hand = Hand(app, Gesture(edge: nil, distance: other, mirrors: false))
          note(scene, "begun", app.coordinator == nil ? "no" : "yes")
          hand.finger.cancel()
          RuntimeClock.advance(by: 5)
          check(scene)
        }
      }

      /// A finger that has caught what runs; nil if that can't be caught.
      private func hand(_ app: App, _ scene: String, _ gesture: Gesture) -> Hand? {
        let isInterruptible = app.coordinator?.isInterruptible == true
        let hand = Hand(app, gesture)
        let isCaught = app.coordinator?.isInteractive == true
        note(scene, "caught", isCaught ? "yes" : isInterruptible ? "missed" : "no")
        if isCaught { return hand }
        hand.finger.cancel()
        RuntimeClock.advance(by: 5)
        check(scene)
        return nil
      }

      private func end(_ app: App, _ scene: String, like tree: String? = nil) {
        RuntimeClock.advance(by: 5)
        note(scene, "outcome", app.outcome)
        if app.outcome == "completed" { look(app, scene, "end") }
        if app.outcome == "cancelled", let tree {
          compare(tree, app.tree(), scene, "restored")
        }
        check(scene)
      }

      /// Whether all layers are as they have to be.
      private func compare(_ tree: String, _ seen: String, _ scene: String, _ fact: String) {
        let lines = [tree, seen].map { $0.split(separator: "\n") }
        let other = zip(lines[0], lines[1]).first { $0 != $1 }.map { "\($1) instead of \($0)" }
        note(scene, fact, tree == seen ? "yes" : other ?? "no")
      }

      private func check(_ scene: String) {
        for exception in RuntimeException.raised { note(scene, "raised", exception) }
        RuntimeException.raised = []
      }

      private func jump(_ app: App, _ scene: String, _ picture: Picture) {
        note(scene, "jump", "\(app.picture.difference(from: picture))")
      }

      private func look(_ app: App, _ scene: String, _ moment: String) {
        let picture = app.picture
        for page in ["source", "destination"] {
          note(scene, moment, page, picture.page(page).map(text) ?? "none")
        }
        note(scene, moment, "light", text(picture.light(at: probes)))
      }

      private func text(_ numbers: [Double]) -> String {
        numbers.map { "\($0)" }.joined(separator: ",")
      }

      private func note(_ scene: String, _ words: String...) {
        print(([name, scene] + words).joined(separator: "\t"))
      }
    }

    """#
}
