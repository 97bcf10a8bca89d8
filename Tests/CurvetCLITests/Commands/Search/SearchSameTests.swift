import Testing

/// Presets that only use another one.
struct SearchSameTests {
  private func desk() throws -> Desk {
    let desk = try Desk(.none)
    desk.run("init", ".", "--with", "flutter", "--with", "compose", "--with", "tailwind").expect(
      0,
      """
      Created curvet.sqlite with 156 presets
      Created curvet.config.json, which names it

      """)
    return desk
  }

  @Test("They are listed once, with their other names") func once() throws {
    let desk = try desk()
    desk.run("search", "bounce").expect(
      0,
      """
      curve/flutter/bounce-in                  curve            ____..._.-''  bouncy                         Flutter bounceIn
        same as curve/compose/ease-in-bounce, curve/penner-exact/bounce-in
      curve/flutter/bounce-out                 curve            __.-'---''''  bouncy                         Flutter bounceOut
        same as curve/compose/ease-out-bounce, curve/penner-exact/bounce-out
      curve/flutter/bounce-in-out              curve            ____..--''''  bouncy                         Flutter bounceInOut
        same as curve/compose/ease-in-out-bounce, curve/penner-exact/bounce-in-out
      spring/flutter/with-duration-and-bounce  spring  0.735 s  _..--'''''''  soft                           Flutter withDurationAndBounce
        same as spring/swiftui/spring
      spring/compose/stiffness-high            spring  0.092 s  _..--'''''''  abrupt                         Compose StiffnessHigh
        summary: …without bounce: damping ratio 1,…
      spring/compose/stiffness-low             spring  0.653 s  _..--'''''''  soft                           Compose StiffnessLow
        summary: …without bounce: damping ratio 1,…
      spring/compose/stiffness-very-low        spring  1.306 s  _..--'''''''  soft, lazy                     Compose StiffnessVeryLow
        summary: …without bounce: damping ratio 1,…
      spring/compose/stiffness-medium-low      spring  0.462 s  _..--'''''''  snappy                         Compose StiffnessMediumLow
        summary: …without bounce; enter and exit…
      curve/flutter/elastic-out                curve            _^^^''^^''''  bouncy, elastic                Flutter elasticOut
        bounce ≈ …formula jumps there by 0.00098.
      curve/flutter/elastic-in                 curve            ____vv__vvv'  bouncy, elastic, anticipating  Flutter elasticIn
        bounce ≈ …formula jumps there by 0.00098.

      """)
    desk.run("search", "fast-out-slow-in").expect(
      0,
      """
      curve/flutter/fast-out-slow-in  curve  ___.---'''''  soft  Flutter fastOutSlowIn
        same as curve/compose/fast-out-slow-in, curve/material/legacy, curve/tailwind/ease-in-out

      """)
    desk.run("search", "fast-out-slow-in", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "total": 2,
        "corrected": [],
        "leftOut": [],
        "presets": [
          {
            "name": "curve/flutter/fast-out-slow-in",
            "kind": "curve",
            "title": "Flutter fastOutSlowIn",
            "summary": "Speeds up, then slows down. The same shape as curve/material/legacy.",
            "tags": [
              "ease-in-out",
              "flutter"
            ],
            "aliases": [],
            "sameAs": [
              "curve/compose/fast-out-slow-in",
              "curve/material/legacy",
              "curve/tailwind/ease-in-out"
            ],
            "duration": null,
            "delay": null,
            "settling": null,
            "overshoot": 0,
            "dampingRatio": null,
            "bounce": null,
            "ninety": 0.6330823552438469,
            "feel": [
              "soft"
            ],
            "matched": [],
            "deprecated": false
          }
        ]
      }

      """)
    desk.run("search", "--like", "cubic-bezier(.4, 0, .2, 1)", "--limit", "2").expect(
      0,
      """
      curve/compose/fast-out-slow-in  curve         ___.---'''''  same shape  soft  Compose FastOutSlowInEasing
        same as curve/flutter/fast-out-slow-in, curve/material/legacy, curve/tailwind/ease-in-out
      curve/compose/tween             curve  0.3 s  ___.---'''''  same shape  soft  Compose tween

      """,
      errors: "2 of 140 shown; use --limit 0 to show all\n")
  }

  @Test("--names lists each") func names() throws {
    let desk = try desk()
    desk.run("search", "--like", "cubic-bezier(.4, 0, .2, 1)", "--names", "--limit", "5").expect(
      0,
      """
      curve/compose/fast-out-slow-in
      curve/compose/tween
      curve/flutter/fast-out-slow-in
      curve/material/legacy
      curve/tailwind/ease-in-out

      """)
  }

  @Test("A limit counts what is listed") func limit() throws {
    let desk = try desk()
    desk.run("search", "bounce", "--limit", "2").expect(
      0,
      """
      curve/flutter/bounce-in   curve  ____..._.-''  bouncy  Flutter bounceIn
        same as curve/compose/ease-in-bounce, curve/penner-exact/bounce-in
      curve/flutter/bounce-out  curve  __.-'---''''  bouncy  Flutter bounceOut
        same as curve/compose/ease-out-bounce, curve/penner-exact/bounce-out

      """,
      errors: "2 of 17 shown; use --limit 0 to show all\n")
    desk.run("search", "bounce", "--limit", "1", "--sort", "name").expect(
      0,
      """
      curve/compose/ease-in-bounce  curve  ____..._.-''  bouncy  Compose EaseInBounce
        same as curve/flutter/bounce-in, curve/penner-exact/bounce-in

      """,
      errors: "1 of 17 shown; use --limit 0 to show all\n")
  }

  @Test("They are shown by their own names") func shown() throws {
    try desk().run("show", "curve/compose/fast-out-slow-in").expect(
      0,
      """
      curve/compose/fast-out-slow-in  curve
      Compose FastOutSlowInEasing
      Speeds up, then slows down. The same shape as curve/material/legacy.

        as curve/material/legacy

           1 + .   .   .   .   .   .   .   .   .   .   .   .......------------
             |                                   ...---''''
             |                              .--''
             |                          .-''
             |                       .-'
             |                    .-'
             |                 .-'
             |              .-'
             |         ..--'
           0 +------'''.   .   .   .   .   .   .   .   .   .   .   .   .   .
              +------------+-----------+------------+-----------+------------+
              0           20          40           60          80        100 %
                                                      ^ 90 %

        feels soft · no overshoot · 90 % after 63.3 % of the time

        tags       compose, ease-in-out
        refers to  curve/material/legacy (use)
        ja         Compose FastOutSlowInEasing(イーズインアウト): 加速してから減速す
                   る。curve/material/legacyと同じ形。
        ru         Compose FastOutSlowInEasing: разгон и торможение
        source     Jetpack Compose, animation-core Easing.kt, The Android Open Source
                   Project, Apache-2.0
        revision   1, 2027-01-15T08:00:00Z

      """)
  }
}
