extension ArticleRow {
  private static let easeInOut = #""curve/core-animation/ease-in-ease-out""#
  private static let halfOfRest = #""(cell.height - container.height) / 2""#

  /// What Habr's article shows.
  static let cards = [
    ArticleRow(
      what: "Nudge by 100", system: "UIViewPropertyAnimator", preset: "animator/nudge",
      numbers: [
        "/duration": "0.3", "/timing": #""curve/core-animation/linear""#,
        "/animations/0/by": "100",
      ], end: "0.3 s: position.x 100"),
    ArticleRow(
      what: "The same in a UIView block", system: "UIView.animate", preset: "animator/nudge-eased",
      numbers: ["/duration": "0.3", "/timing": easeInOut, "/animations/0/by": "100"],
      end: "0.3 s: position.x 100"),
    ArticleRow(
      what: "A loose spring", system: "UISpringTimingParameters(mass:stiffness:damping:)",
      preset: "spring/loose",
      numbers: ["/mass": "1", "/stiffness": "2", "/damping": "0.2", "/initialVelocity": "0"],
      end: "69.7624 s: progress 1",
      remark:
        "It oscillates for more than a minute. On a layer, it plays for Core Animation's settlingDuration."
    ),
    ArticleRow(
      what: "A curve for cards", system: "UICubicTimingParameters", preset: "curve/card",
      numbers: ["/cubicBezier": "[0.17, 0.67, 0.76, 1]", "/duration": "0.3"],
      end: "0.3 s: progress 1"),
    ArticleRow(
      what: "A card opens", system: "UIViewPropertyAnimator, pan", preset: "animator/card-expand",
      numbers: [
        "/duration": "0.3", "/timing": easeInOut, "/animations/0/to": "1", "/animations/1/to": "1",
        "/animations/2/to": "0", "/animations/3/to/0/measure": #""contentOffset.x""#,
        "/animations/4/by": "-50", "/animations/5/by": "50",
        "/interaction/begin": #""axisDominates""#,
        "/interaction/distance/measure": halfOfRest, "/interaction/onRelease": #""velocity""#,
      ],
      end:
        "0.3 s: description.opacity 1; close.opacity 1; card.cornerRadius 0; card.frame [0,0,390,844]; previous.position.x -50; next.position.x 50"
    ),
    ArticleRow(
      what: "A card closes", system: "UIViewPropertyAnimator, pan",
      preset: "animator/card-collapse",
      numbers: [
        "/duration": "0.3", "/timing": easeInOut, "/animations/0/to": "0", "/animations/1/to": "0",
        "/animations/2/to/measure": #""cell.radius""#, "/animations/4/by": "50",
        "/animations/5/by": "-50", "/interaction/distance/measure": halfOfRest,
      ],
      end:
        "0.3 s: description.opacity 0; close.opacity 0; card.cornerRadius 14; card.frame [20,200,350,400]; previous.position.x 50; next.position.x -50"
    ),
  ]
}
