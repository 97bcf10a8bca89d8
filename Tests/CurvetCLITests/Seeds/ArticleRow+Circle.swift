extension ArticleRow {
  /// What the article of 2016 shows.
  static let circle = [
    ArticleRow(
      what: "A circle grows while it is held", system: "UIViewPropertyAnimator, press",
      preset: "animator/breathe",
      numbers: [
        "/duration": "4", "/timing": #""curve/core-animation/ease-in-ease-out""#,
        "/animations/0/to": "2", "/interaction/gesture": #""press""#,
        "/interaction/onRelease": #""reverse""#,
      ], script: "gesture(begin)@0 gesture(end)@1", end: "2 s: transform.scale 1"),
    ArticleRow(
      what: "It is held again while it shrinks", system: "isReversed", preset: "animator/breathe",
      numbers: [:], script: "gesture(begin)@0 gesture(end)@2 gesture(begin)@3",
      end: "6 s: transform.scale 2",
      remark: "It reverses where it is: 1 s of 4 s has passed, 3 s remain."),
    ArticleRow(
      what: "A circle is dragged and released", system: "UISpringTimingParameters",
      preset: "animator/draggable-circle",
      numbers: [
        "/timing": #""spring/tether""#,
        "/animations/0/to/0/measure": #""container.width / 2""#,
        "/animations/0/to/1/measure": #""container.height / 2""#,
      ], end: "1.8 s: circle.position [195,422]",
      remark:
        "While it is dragged, it follows the finger, which isn't an animation. The preset is the return."
    ),
    ArticleRow(
      what: "It is stopped while it moves, and released again", system: "stopAnimation(_:)",
      preset: "animator/draggable-circle", numbers: [:],
      script:
        "start@0 stop@0.5 finish(current)@0.5 add(circle.position=[195,422])@1 start@1",
      end: "2.8 s: circle.position [195,422]",
      remark:
        "The article stops the animator without finishing it, which raises an exception as soon as another animator replaces it. Finishing it at `current` leaves the circle where it is on screen."
    ),
    ArticleRow(
      what: "Its spring", system: "UISpringTimingParameters(mass:stiffness:damping:)",
      preset: "spring/tether",
      numbers: [
        "/mass": "2.5", "/stiffness": "70", "/damping": "55",
        "/initialVelocity/0/measure": #""gesture.velocity.x / 500""#,
        "/initialVelocity/1/measure": #""gesture.velocity.y / 500""#,
      ], end: "1.8 s: progress 1",
      remark:
        "The article calls it bouncy, but with a damping ratio of 2.08 it can't bounce. The article's duration is ignored."
    ),
    ArticleRow(
      what: "A curve that anticipates and overshoots", system: "UICubicTimingParameters",
      preset: "curve/anticipate-overshoot", numbers: ["/cubicBezier": "[0.2, -0.48, 0.79, 1.41]"],
      end: "0.25 s: progress 1", remark: "The article adds that UIKit clamps y to 0…1."),
    ArticleRow(
      what: "It grows under the finger, and changes color", system: "fractionComplete, pan",
      preset: "animator/scrub-grow-then-tint",
      numbers: [
        "/duration": "1", "/timing": #""curve/core-animation/linear""#, "/animations/0/to": "3",
        "/animations/1/delayFactor": "0.75",
        "/interaction/distance/measure": #""container.height""#,
        "/interaction/startProgress/measure": #""view.center.y / container.height""#,
      ], script: "gesture(begin)@0 gesture(211)@1",
      end: ##"1 s: transform.scale 2.5; backgroundColor "#00FF00""##,
      remark:
        "The fraction is the circle's position on the screen: it starts at 0.5, and is 0.75 after moving 211 of 844 points down."
    ),
  ]
}
