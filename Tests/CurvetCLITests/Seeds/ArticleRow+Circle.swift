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
      remark: "It turns round where it is: 1 s of 4 is behind it, 3 s are left."),
    ArticleRow(
      what: "A circle is dragged and released", system: "UISpringTimingParameters",
      preset: "animator/draggable-circle",
      numbers: [
        "/timing": #""spring/tether""#,
        "/animations/0/to/0/measure": #""container.width / 2""#,
        "/animations/0/to/1/measure": #""container.height / 2""#,
      ], end: "1.8 s: circle.position [195,422]",
      remark:
        "While a finger drags it, the finger is where it is: that is no motion. The preset is the way back."
    ),
    ArticleRow(
      what: "It is caught on the way, and released again", system: "stopAnimation(_:)",
      preset: "animator/draggable-circle", numbers: [:],
      script:
        "start@0 stop@0.5 finish(current)@0.5 add(circle.position=[195,422])@1 start@1",
      end: "2.8 s: circle.position [195,422]",
      remark:
        "The article stops the animator without finishing it, which raises as soon as another one takes its place; finishing it at `current` leaves the circle where it is seen."
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
        "At a damping ratio of 2.08 it can't bounce, whatever the article says; the duration that it gives is ignored."
    ),
    ArticleRow(
      what: "A curve that swings back and beyond", system: "UICubicTimingParameters",
      preset: "curve/anticipate-overshoot", numbers: ["/cubicBezier": "[0.2, -0.48, 0.79, 1.41]"],
      end: "0.25 s: progress 1", remark: "The article adds that UIKit trims y to 0…1."),
    ArticleRow(
      what: "It grows under the finger, and takes a color", system: "fractionComplete, pan",
      preset: "animator/scrub-grow-then-tint",
      numbers: [
        "/duration": "1", "/timing": #""curve/core-animation/linear""#, "/animations/0/to": "3",
        "/animations/1/delayFactor": "0.75",
        "/interaction/distance/measure": #""container.height""#,
        "/interaction/startProgress/measure": #""view.center.y / container.height""#,
      ], script: "gesture(begin)@0 gesture(211)@1",
      end: ##"1 s: transform.scale 2.5; backgroundColor "#00FF00""##,
      remark:
        "The fraction is where the circle is on the screen: it begins at 0.5, and 211 of 844 points further down it is 0.75."
    ),
  ]
}
