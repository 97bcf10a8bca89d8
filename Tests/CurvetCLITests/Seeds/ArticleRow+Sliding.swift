extension ArticleRow {
  private static let easeIn = #""curve/core-animation/ease-in""#
  private static let easeInOut = #""curve/core-animation/ease-in-ease-out""#
  private static let animator = "UIViewPropertyAnimator"

  /// What Qiita's article of 2018 shows.
  static let sliding: [ArticleRow] =
    [
      ArticleRow(
        what: "A pan pushes a view up and blurs it", system: animator,
        preset: "animator/pan-expand-blur",
        numbers: [
          "/duration": "3", "/timing": easeInOut, "/animations/0/from": "0",
          "/animations/0/to/measure": #""80 - container.height""#,
          "/animations/1/from": #""none""#, "/animations/1/to": #""light""#,
          "/interaction/axis": #""y""#,
          "/interaction/distance/measure": #""80 - container.height""#,
          "/interaction/invertsWhenOpen": "true", "/interaction/onRelease": #""velocity""#,
        ], end: #"3 s: sheet.constraint.top -764; backdrop.effect "light""#),
      ArticleRow(
        what: "The same, kept alive", system: "\(animator).pausesOnCompletion",
        preset: "animator/pan-expand-blur-persistent",
        numbers: [
          "/duration": "1", "/pausesOnCompletion": "true",
          "/animations/0/to/measure": #""80 - container.height""#,
        ], end: #"1 s: sheet.constraint.top -764; backdrop.effect "light""#),
      ArticleRow(
        what: "One pan moves a card and a blur", system: "two \(animator)s",
        preset: "animator/dual-pan-card",
        numbers: [
          "/duration": "3", "/timing": easeInOut,
          "/animations/0/from/measure": #""container.height - 80""#, "/animations/0/to": "64",
          "/animations/1/from": "0", "/animations/1/to": "200",
          "/animations/1/corners": #"["topLeft", "topRight"]"#, "/animations/2/to": #""light""#,
          "/interaction/distance/measure": #""144 - container.height""#,
          "/interaction/onRelease": #""continue""#,
        ],
        end: #"3 s: card.constraint.top 64; card.cornerRadius 200; backdrop.effect "light""#,
        remark: "The article drives two animators with one finger. The preset is one animator."),
      ArticleRow(
        what: "Slide by 100, starting slowly", system: "init(duration:curve:)",
        preset: "animator/slide-right",
        numbers: ["/duration": "1", "/timing": easeIn, "/animations/0/by": "100"],
        end: "1 s: position.x 100"),
      ArticleRow(
        what: "The same with a custom curve",
        system: "init(duration:controlPoint1:controlPoint2:)",
        preset: "animator/slide-right-late-rush",
        numbers: [
          "/duration": "1", "/timing": #""curve/late-rush""#, "/animations/0/by": "100",
        ], end: "1 s: position.x 100"),
      ArticleRow(
        what: "Its curve", system: "UICubicTimingParameters", preset: "curve/late-rush",
        numbers: ["/cubicBezier": "[0.58, 0.11, 0.98, 0.54]", "/duration": "1"],
        end: "1 s: progress 1"),
      ArticleRow(
        what: "The same with a spring", system: "init(duration:dampingRatio:)",
        preset: "animator/slide-right-spring",
        numbers: [
          "/duration": "1", "/timing": #""spring/ratio-70""#, "/animations/0/by": "100",
        ], end: "1 s: position.x 100"),
      ArticleRow(
        what: "Its spring", system: "UISpringTimingParameters(dampingRatio:)",
        preset: "spring/ratio-70", numbers: ["/dampingRatio": "0.7", "/duration": "1"],
        end: "1.1021 s: progress 1",
        remark:
          "UIKit's 1 s follows its own rule. On a layer, the spring plays for Core Animation's settlingDuration."
      ),
    ] + playing + scrubbing + halfModal

  private static let playing = [
    ArticleRow(
      what: "Slide by 200", system: "startAnimation()", preset: "animator/slide-200",
      numbers: ["/duration": "3", "/timing": easeIn, "/animations/0/by": "200"],
      end: "3 s: position.x 200"),
    ArticleRow(
      what: "Round corners, added beforehand", system: "addAnimations(_:delayFactor:)",
      preset: "animator/slide-then-round",
      numbers: [
        "/duration": "3", "/timing": easeIn, "/animations/0/by": "200", "/animations/1/to": "50",
        "/animations/1/delayFactor": "0.5",
      ], end: "3 s: position.x 200; cornerRadius 50"),
    ArticleRow(
      what: "Round corners, added after 1 s", system: "addAnimations(_:delayFactor:)",
      preset: "animator/slide-200", numbers: [:], script: "start@0 add(cornerRadius=50,0.5)@1",
      end: "3 s: position.x 200; cornerRadius 50",
      remark: "They start at 2 s, halfway through the remaining time."),
    ArticleRow(
      what: "Slide, then vanish", system: "addCompletion(_:)", preset: "animator/slide-then-vanish",
      numbers: [
        "/duration": "3", "/timing": easeIn, "/animations/0/by": "200", "/animations/1/to": "0",
      ], end: "3 s: position.x 200; opacity 0",
      remark:
        "The article fades in the completion block. The preset has a delay factor of 1: at the very end."
    ),
    ArticleRow(
      what: "Slide by 200, and reverse", system: "pausesOnCompletion, isReversed",
      preset: "animator/slide-200-persistent",
      numbers: [
        "/duration": "2", "/timing": easeIn, "/animations/0/by": "200",
        "/pausesOnCompletion": "true",
      ], script: "start@0 reverse@2.5 continue@2.5", end: "4.5 s: position.x 0"),
    ArticleRow(
      what: "Reverse while it moves", system: "isReversed", preset: "animator/slide-250-toggle",
      numbers: ["/duration": "2", "/timing": easeInOut, "/animations/0/by": "250"],
      script: "start@0 reverse@0.5", end: "1 s: position.x 0"),
    ArticleRow(
      what: "Pause, and continue three times as slowly",
      system: "continueAnimation(…durationFactor:)", preset: "animator/slow-continue",
      numbers: [
        "/duration": "2", "/timing": easeInOut, "/animations/0/by": "250",
        "/continuation/durationFactor": "3",
      ], script: "start@0 pause@1 continue(3)@1", end: "7 s: position.x 250",
      remark:
        "6 s is three times the duration, as in Apple's header. The article reads it as three times the remaining time."
    ),
    ArticleRow(
      what: "The same with another curve",
      system: "continueAnimation(withTimingParameters:durationFactor:)",
      preset: "animator/slow-continue-fast-slow-fast",
      numbers: [
        "/duration": "2", "/continuation/durationFactor": "3",
        "/continuation/timing": #""curve/fast-slow-fast""#,
      ], script: "start@0 pause@1 continue(3,curve/fast-slow-fast)@1", end: "7 s: position.x 250"),
    ArticleRow(
      what: "Its curve", system: "UICubicTimingParameters", preset: "curve/fast-slow-fast",
      numbers: ["/cubicBezier": "[0.11, 0.98, 0.97, 0.03]", "/duration": "3"],
      end: "3 s: progress 1"),
  ]

  private static let scrubbing = [
    ArticleRow(
      what: "Move, rotate, and shrink, scrubbed", system: "fractionComplete",
      preset: "animator/spin-shrink-scrub",
      numbers: [
        "/duration": "3", "/timing": easeInOut,
        "/animations/0/to/measure": #""container.width""#, "/animations/1/to": "180",
        "/animations/2/to": "0.001", "/interaction/gesture": #""slider""#,
      ], script: "fraction(0.5)@0",
      end: "0 s: position.x 195; transform.rotation.z 90; transform.scale 0.5005",
      remark: "Scrubbing is linear: half of the slider is half of the distance."),
    ArticleRow(
      what: "The same, following its curve", system: "scrubsLinearly",
      preset: "animator/curved-scrub",
      numbers: [
        "/duration": "3", "/timing": #""curve/fast-slow-fast""#, "/scrubsLinearly": "false",
        "/animations/1/to": "180", "/animations/2/to": "0.001",
      ], end: "3 s: position.x 390; transform.rotation.z 180; transform.scale 0.001"),
    ArticleRow(
      what: "A flip from the top, scrubbed", system: "UIView.transition in an animator",
      preset: "transition/scrubbed-flip-from-top",
      numbers: [
        "/style": #""flip""#, "/direction": #""fromTop""#, "/duration": "1",
        "/timing": easeInOut, "/interaction/gesture": #""slider""#,
      ], end: "1 s"),
  ]

  private static let halfModal = [
    ArticleRow(
      what: "A half-modal sheet", system: "\(animator), pan", preset: "animator/half-modal",
      numbers: [
        "/duration": "1", "/timing": #"{"dampingRatio": 1, "duration": 1}"#,
        "/animations/0/from/measure": #""container.height - 124""#, "/animations/0/to": "0",
        "/animations/1/to": "0.2", "/animations/1/delayFactor": "0.3",
        "/continuation/timing": #""spring/half-modal-release""#,
        "/interaction/distance/measure": #""124 - container.height""#,
      ], end: "1 s: sheet.constraint.bottom 0; overlay.opacity 0.2",
      remark:
        "The numbers come from the [author's sample project](https://github.com/hachinobu/HalfModal). It chooses among three stops by velocity and area. The preset chooses between its two ends by the finger's direction, and the middle stop is a separate preset."
    ),
    ArticleRow(
      what: "Its middle stop", system: "\(animator), spring", preset: "animator/half-modal-middle",
      numbers: [
        "/timing": #""spring/half-modal-release""#,
        "/animations/0/to/measure": #""(container.height - 124) * 0.7""#,
      ], end: "0.4628 s: sheet.constraint.bottom 504"),
    ArticleRow(
      what: "Its spring", system: "UISpringTimingParameters(mass:stiffness:damping:)",
      preset: "spring/half-modal-release",
      numbers: [
        "/response": "0.3", "/dampingFraction": "0.8",
        "/initialVelocity/measure": #""gesture.relativeVelocity""#,
      ], end: "0.4628 s: progress 1"),
  ]
}
