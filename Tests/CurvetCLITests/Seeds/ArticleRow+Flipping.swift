extension ArticleRow {
  private static let third = #""1/3""#

  /// What Fumiya Sakai's article shows.
  static let flipping = [
    ArticleRow(
      what: "A page flips and presents the next one", system: "UIView.animateKeyframes",
      preset: "transition/flip-present",
      numbers: [
        "/duration": "0.72", "/delay": "0", "/calculationMode": #""cubic""#,
        "/perspective/m34": "-0.002", "/layers/0/frames/0/start": "0",
        "/layers/0/frames/0/duration": third, "/layers/0/frames/0/to": "-90",
        "/layers/1/hidden": "[0, 1]", "/layers/2/initial/masksToBounds": "true",
        "/layers/2/initial/transform.rotation.y": "90", "/layers/2/frames/0/start": third,
        "/layers/2/frames/0/to": "0", "/layers/2/frames/1/start": #""2/3""#,
        "/layers/2/frames/1/to/1/measure": #""destination.final.y""#,
      ],
      end:
        "0.72 s: container.sublayerTransform.m34 0; source.transform.rotation.y 0; destination.hidden false",
      remark:
        "The article leaves m34 on the container and the outgoing page rotated. Exported code resets both, because they would distort the next transition."
    ),
    ArticleRow(
      what: "A page flips and is dismissed", system: "UIView.animateKeyframes",
      preset: "transition/flip-dismiss",
      numbers: [
        "/duration": "0.72", "/perspective/m34": "-0.002",
        "/layers/1/initial/transform.rotation.y": "-90", "/layers/1/frames/0/start": #""2/3""#,
        "/layers/1/frames/0/to": "0", "/layers/2/frames/0/duration": third,
        "/layers/2/frames/1/start": third, "/layers/2/frames/1/to": "90",
        "/interaction/gesture": #""screenEdgePan""#, "/interaction/edge": #""left""#,
        "/interaction/distance": "200", "/interaction/threshold": "0.5",
      ],
      end:
        "0.72 s: container.sublayerTransform.m34 0; source.hidden false; destination.transform.rotation.y 0"
    ),
    ArticleRow(
      what: "A swipe of 101 points finishes it", system: "UIPercentDrivenInteractiveTransition",
      preset: "transition/flip-dismiss", numbers: [:],
      script: "gesture(begin)@0 gesture(101)@1 gesture(end)@1",
      end:
        "1.3564 s: container.sublayerTransform.m34 0; source.hidden false; destination.transform.rotation.y 0"
    ),
    ArticleRow(
      what: "A swipe of 100 points cancels it", system: "UIPercentDrivenInteractiveTransition",
      preset: "transition/flip-dismiss", numbers: [:],
      script: "gesture(begin)@0 gesture(100)@1 gesture(end)@1",
      end:
        "1.36 s: container.sublayerTransform.m34 0; source.hidden false; destination.transform.rotation.y 0",
      remark:
        "Everything returns to its initial state. In some cases the article's sample returns early without completing the transition, which makes the app unusable. Exported code always completes it."
    ),
    ArticleRow(
      what: "The arrow of an accordion, opening", system: "UIView.animate",
      preset: "keyframes/accordion-arrow-open",
      numbers: ["/duration": "0.16", "/tracks/0/values": "[180, 0]"],
      end: "0.16 s: arrow.transform.rotation.z 0",
      remark:
        "The article gives no numbers; these come from its [sample project](https://github.com/fumiyasac/InteractiveUISample)."
    ),
    ArticleRow(
      what: "The arrow of an accordion, closing", system: "UIView.animate",
      preset: "keyframes/accordion-arrow-close",
      numbers: ["/duration": "0.16", "/tracks/0/values": "[0, 180]"],
      end: "0.16 s: arrow.transform.rotation.z 180"),
    ArticleRow(
      what: "A photo is zoomed", system: "UIScrollView.zoomScale", preset: "animator/photo-zoom",
      numbers: ["/animations/0/from/measure": #""photo.fit""#, "/animations/0/to": "1"],
      end: "0.3 s: photo.transform.scale 1",
      remark:
        "The article leaves the movement to the scroll view, and gives no time. 0.3 s with ease-in-out is Curvet's choice."
    ),
  ]
}
