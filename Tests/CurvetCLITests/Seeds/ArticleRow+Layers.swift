extension ArticleRow {
  private static let implicit = #""curve/core-animation/default""#

  /// What SNOOZE LOG's article shows.
  static let layers =
    [
      ArticleRow(
        what: "A layer's implicit animation", system: "implicit animation",
        preset: "curve/implicit",
        numbers: ["/use": implicit, "/duration": "0.25"], end: "0.25 s: progress 1"),
      ArticleRow(
        what: "Fade out in a transaction", system: "CATransaction.setAnimationDuration",
        preset: "keyframes/fade-slow",
        numbers: ["/duration": "3", "/timing": implicit, "/tracks/0/values": "[null, 0]"],
        end: "3 s: opacity 0"),
      ArticleRow(
        what: "Nested transactions", system: "CATransaction",
        preset: "group/nested-transaction",
        numbers: [
          "/duration": "5", "/members/0/motion/duration": "2",
          "/members/0/motion/tracks/0/values/1": "[0, 0]", "/members/1/motion/duration": "5",
          "/members/1/motion/tracks/0/values/1": "200",
          "/members/1/motion/tracks/1/values/1": "0",
        ], end: "5 s: position [0,0]; zPosition 200; opacity 0"),
      ArticleRow(
        what: "Fade out in a UIView block", system: "UIView.animate", preset: "keyframes/fade",
        numbers: ["/duration": "1", "/tracks/0/values": "[null, 0]"], end: "1 s: opacity 0"),
      ArticleRow(
        what: "Red to blue", system: "CABasicAnimation", preset: "keyframes/colour-red-blue",
        numbers: ["/duration": "4", "/tracks/0/values": ##"["#FF0000", "#0000FF"]"##],
        end: ##"4 s: backgroundColor "#0000FF""##),
      ArticleRow(
        what: "Red, yellow, blue, forever", system: "CAKeyframeAnimation",
        preset: "keyframes/colour-red-yellow-blue",
        numbers: [
          "/duration": "4", "/repeatCount": #""infinite""#,
          "/tracks/0/values": ##"["#FF0000", "#FFFF00", "#0000FF"]"##,
          "/tracks/0/keyTimes": "[0, 0.5, 1]", "/tracks/0/calculationMode": #""linear""#,
        ], until: 6, end: ##"6 s: backgroundColor "#FFFF00""##,
        remark: "It never ends. After 6 s it is halfway through its second run."),
      ArticleRow(
        what: "Up and down", system: "CAKeyframeAnimation", preset: "keyframes/bounce-y",
        numbers: [
          "/tracks/0/values": "[310, 60, 120, 60, 310]",
          "/tracks/0/keyTimes": "[0, 0.25, 0.5, 0.75, 1]",
          "/tracks/0/calculationMode": #""cubic""#,
        ], end: "0.25 s: position.y 310",
        remark: "It has no duration of its own. On its own it takes Core Animation's 0.25 s."),
      ArticleRow(
        what: "Both at once", system: "CAAnimationGroup", preset: "group/colour-and-bounce",
        numbers: [
          "/duration": "6", "/members/0/motion/tracks/0/values": ##"["#FF0000", "#0000FF"]"##,
          "/members/1/preset": #""keyframes/bounce-y""#,
        ], end: ##"6 s: backgroundColor "#0000FF"; position.y 310"##),
      ArticleRow(
        what: "Wait, then move", system: "CABasicAnimation.beginTime",
        preset: "keyframes/delayed-move",
        numbers: [
          "/duration": "0.25", "/beginTime": "3", "/fillMode": #""backwards""#,
          "/tracks/0/values": "[null, [60, 60]]",
        ], end: "3.25 s: position [60,60]"),
      ArticleRow(
        what: "Move, then fade", system: "CAAnimationGroup", preset: "group/move-then-fade",
        numbers: [
          "/duration": "4", "/members/0/motion/duration": "2",
          "/members/0/motion/tracks/0/values/1": "[60, 60]", "/members/1/motion/duration": "2",
          "/members/1/motion/tracks/0/values": "[1, 0]", "/members/1/beginTime": "2",
          "/members/1/fillMode": #""backwards""#,
        ], end: "4 s: position [60,60]; opacity 0"),
    ] + views

  private static let views = [
    ArticleRow(
      what: "Tint and round", system: "UIViewPropertyAnimator", preset: "animator/tint-and-round",
      numbers: [
        "/timing": #""curve/core-animation/linear""#, "/animations/0/to": ##""#00FF00""##,
        "/animations/1/to": "50",
      ], end: ##"0.3 s: backgroundColor "#00FF00"; cornerRadius 50"##,
      remark: "The article gives no duration. 0.3 s is Curvet's choice."),
    ArticleRow(
      what: "New contents push the old", system: "CATransition, CAAction",
      preset: "transition/push-from-right",
      numbers: [
        "/style": #""push""#, "/direction": #""fromRight""#, "/duration": "1",
        "/timing": #""curve/core-animation/ease-in""#,
      ],
      end: "1 s: source.transform.translation.x -390; destination.transform.translation.x 0"),
    ArticleRow(
      what: "A screen that moves in", system: "CATransition", preset: "transition/move-in-from-top",
      numbers: ["/style": #""moveIn""#, "/direction": #""fromTop""#, "/duration": "0.7"],
      end: "0.7 s: source.transform.translation.y 0; destination.transform.translation.y 0"),
    ArticleRow(
      what: "A layer appears", system: #"CAAction, "onOrderIn""#, preset: "keyframes/order-in",
      numbers: ["/duration": "0.25", "/timing": implicit], end: "0.25 s: opacity 1",
      remark: "The article names the key. The fade is Curvet's choice."),
    ArticleRow(
      what: "A layer disappears", system: #"CAAction, "onOrderOut""#,
      preset: "keyframes/order-out", numbers: ["/duration": "0.25", "/timing": implicit],
      end: "0.25 s: opacity 1",
      remark:
        "The article names the key. The fade is Curvet's choice. The opacity returns to its earlier value, because the layer itself is gone."
    ),
    ArticleRow(
      what: "Layers in depth", system: "CATransformLayer", preset: "animator/layers-in-depth",
      numbers: ["/animations/0/from": "0", "/animations/0/to": "45"],
      end: "1 s: layers.transform.rotation.y 45",
      remark:
        "The depths of 0, 20, and 40 points and the perspective distance of 500 are the author's. They don't change, so they are in the summary. `CATransformLayer` is the class of the layer, which the app chooses."
    ),
  ]
}
