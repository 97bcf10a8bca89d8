import Testing

struct ShowPictureTests {
  @Test("A spring in braille") func spring() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("show", "spring/figma/bouncy").expect(
      0,
      """
      spring/figma/bouncy  spring
      Bouncy
      Fast and lively, bouncing several times; damping ratio 0.31 (computed). Mass,
      stiffness and damping are those of Figma's preset.

        mass 1, stiffness 600, damping 15

             │
        1.36 ┤       ⢀⠔⠉⠉⠑⢄⡀
             │      ⢠⠃     ⠈⠢⡀
           1 ┤ · · ⢠⠃· · · · ⠈⠢⣀ · ·⢀⣀⠤⠔⠒⠉⠉⠉⠉⠉⠉⠉⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
             │    ⢀⠎            ⠉⠉⠉⠉⠁
             │    ⡜
             │   ⢰⠁
             │  ⢠⠃
             │ ⢠⠃
           0 ┤⠤⠃ · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
             └┬──────┬───────┬──────┬──────┬───────┬──────┬──────┬───────────┬
              0     100     200    300    400     500    600    700     861 ms
                   ▲ 90 %                                            settled ▲
                        ▲ peak 1.36

        feels bouncy and elastic · settles in 0.862 s · overshoots by 36.5 %
        90 % after 0.074 s · damping ratio 0.306 · bounce 0.694
        highest 1.36406 at 0.134726 s, passes its target 6 times
        durations
          0.25651 s   perceptual duration: SwiftUI's duration and response
          0.769788 s  UIKit's time to settle: duration with a dampingRatio
          0.861078 s  time to settle within 0.001 of the target
          0.958217 s  Core Animation's settlingDuration
          1.20638 s   SwiftUI's settlingDuration

        For a spec: perceptual duration 0.257 s and bounce 0.694, as SwiftUI takes
        them. On a timeline, allow 0.862 s to settle; in CSS, keep the duration that
        comes with linear().

        tags      figma, lively
        ja        バウンシー: 速く元気に、何度も弾むスプリング。減衰比0.31(計算値)。値
                  はFigmaのプリセットのもの。
        source    Figma, Figma
        ignores   quality/overshoot-high: Figma's own spring, and bouncy by name
        ignores   quality/long-tail: Figma's own spring, and bouncy by name
        revision  1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("The same in ASCII") func ascii() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "spring/figma/bouncy").expect(
      0,
      """
      spring/figma/bouncy  spring
      Bouncy
      Fast and lively, bouncing several times; damping ratio 0.31 (computed). Mass,
      stiffness and damping are those of Figma's preset.

        mass 1, stiffness 600, damping 15

             |
        1.36 +        .-'-.
             |       |     '.
           1 + .   .|  .   . '-.   . ..--''''''-------------------------------
             |     |            '''''
             |    |
             |   .'
             |  .'
             | .'
           0 +-'   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
              +------+-------+------+------+-------+------+------+-----------+
              0     100     200    300    400     500    600    700     861 ms
                   ^ 90 %                                            settled ^
                        ^ peak 1.36

        feels bouncy and elastic · settles in 0.862 s · overshoots by 36.5 %
        90 % after 0.074 s · damping ratio 0.306 · bounce 0.694
        highest 1.36406 at 0.134726 s, passes its target 6 times
        durations
          0.25651 s   perceptual duration: SwiftUI's duration and response
          0.769788 s  UIKit's time to settle: duration with a dampingRatio
          0.861078 s  time to settle within 0.001 of the target
          0.958217 s  Core Animation's settlingDuration
          1.20638 s   SwiftUI's settlingDuration

        For a spec: perceptual duration 0.257 s and bounce 0.694, as SwiftUI takes
        them. On a timeline, allow 0.862 s to settle; in CSS, keep the duration that
        comes with linear().

        tags      figma, lively
        ja        バウンシー: 速く元気に、何度も弾むスプリング。減衰比0.31(計算値)。値
                  はFigmaのプリセットのもの。
        source    Figma, Figma
        ignores   quality/overshoot-high: Figma's own spring, and bouncy by name
        ignores   quality/long-tail: Figma's own spring, and bouncy by name
        revision  1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("StepFunction") func stairs() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("show", "steps(3, jump-both) 400ms").expect(
      0,
      """
      steps(3, jump-both) 400ms  curve

        steps(3, jump-both)
        in 0.4 s

           1 ┤ · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ⢰
             │                                                               ⢸
             │                                          ⢠⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠜
             │                                          ⢸
             │                                          ⢸
             │                     ⢸⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠁
             │                     ⢸
             │⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠊
             │
           0 ┤ · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
             └┬───────┬───────┬───────┬───────┬──────┬───────┬───────┬───────┬
              0      50      100     150     200    250     300     350 400 ms

        feels stepped · no overshoot · 90 % after 0.4 s

      """)
  }

  @Test("Keyframes, a row for each component") func keyframes() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("show", "keyframes/colour-red-yellow-blue").expect(
      0,
      """
      keyframes/colour-red-yellow-blue  keyframes · loop
      Red, yellow, blue
      The background runs from red through yellow to blue in 4 s, again and again.
      Colours, key times and duration are the article's.

        in 4 s, forever
        backgroundColor (linear)  #FF0000 → #FFFF00 → #0000FF at 0, 0.5, 1

        backgroundColor.red   │◆⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉◆⠉⠒⠒⠒⠢⠤⠤⠤⣀⣀⣀
        1 → 0                 │                                   ⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⣀◆
                              │
        backgroundColor.green │            ⣀⣀⣀⠤⠤⠤⠔⠒⠒⠒⠉◆⠉⠒⠒⠒⠢⠤⠤⠤⣀⣀⣀
        0                     │◆⣀⠤⠤⠤⠒⠒⠒⠊⠉⠉⠉                       ⠉⠉⠉⠑⠒⠒⠒⠤⠤⠤⣀◆
                              │
        backgroundColor.blue  │                                   ⣀⣀⣀⡠⠤⠤⠤⠒⠒⠒⠉◆
        0 → 1                 │◆⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀◆⣀⠤⠤⠤⠔⠒⠒⠒⠉⠉⠉
                              └┬───────────┬──────────┬───────────┬──────────┬
                               0         1000       2000        3000   4000 ms

        duration        4 s
        reduced motion  safe as it is
        tags            background, colour, example
        ja              赤・黄・青: 背景色が赤から黄を経て青へ4秒で移り、限りなく繰り
                        返す。色もkeyTimesも時間も記事のもの。
        source          深く知りたい Core Animation まとめ2(アニメーション編), SNOOZE
                        LOG, 2021
        ignores         quality/endless-loop: an example of repeating for ever; a
                        screen that uses it is to offer a pause
        revision        1, 2027-01-15T08:00:00Z
        note: it repeats forever; the first cycle is shown

      """)
  }

  @Test("A transition, row by row, with its notes") func transition() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("show", "transition/flip-dismiss").expect(
      0,
      """
      transition/flip-dismiss  transition · navigation
      Flip to dismiss
      The page takes the screen's frame, turns away, and the page beneath turns back
      in: 0.72 s in three equal parts, all stated by the article. A swipe from the
      left edge drives it over 200 points and finishes beyond one half; the ease over
      the whole was observed in UIKit rather than documented.

        custom, dismiss
        in 0.72 s
        timing easeInEaseOut
        calculation mode cubic
        m34 -0.002, seen from 500 pt
        source  hidden 0 – 1
        destination
          at first   transform.rotation.y -90
          2/3 – 1    transform.rotation.y → 0
        source.snapshot
          at first   masksToBounds true
          0 – 1/3    frame → [0, 0, container.width, container.height]
          1/3 – 2/3  transform.rotation.y → 90
        driven by a pan from the left edge, x / 200, finishes above 0.5

        destination.rotation.y  │                                ⣀⣀⠤⠤⠔⠒⠒⠒⠉⠉⠉⠉⠉
        -90 → 0                 │⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡠⠤⠒⠊⠉
                                │
        source.s…hot.rotation.y │                      ⢀⡠⠤⠒⠊⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
        0 → 90                  │⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡠⠤⠒⠊⠁
                                └┬───────────┬───────────┬───────────────────┬
                                 0          200         400             720 ms

        feels soft and lazy · no overshoot · 90 % after 0.561 s
        a face comes on edge at 0.431 s

        duration        0.72 s
        reduced motion  transition/uiview-transition/cross-dissolve
        counterpart     transition/flip-present
        tags            dismiss, edge-swipe, flip, interactive, page-turn,
                        perspective, three-d, turn
        ja              めくって閉じる: 表示とは逆向きに反転して元の画面へ戻るフリッ
                        プ。ページをめくるように閉じる0.72秒で、区間は三等分(記事の値
                        )。左端からのスワイプ200ptで進み、離したとき半分を超えていれば
                        完了、そうでなければ取り消す。全体の緩急はUIKitの観測による。
        source          できるだけUI系のライブラリを用いないアニメーションを盛り込んだ
                        サンプル実装まとめ(後編), Fumiya Sakai, Qiita, 2017
        ignores         quality/perspective-extreme: it passes 1.5 only from 59° on,
                        for moments in which the page is all but on edge
        ignores         platform/no-change: The article's recipe, kept as published:
                        its first third enlarges a page that is smaller than the
                        screen.
        revision        1, 2027-01-15T08:00:00Z
        note: drawn with container.width = 390, container.height = 844, a card's
              frame where the start is not known
        note: cubic: adjoining frames form one curve, held values stay put
              (plain Catmull-Rom would swing)
        note: the value of transform.rotation.y at the start is not known: taken
              as its default

      """)
  }

  @Test("An animator with an assumed length") func animator() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("show", "animator/pan-expand-blur").expect(
      0,
      """
      animator/pan-expand-blur  animator · navigation
      Pan to fold up, with blur
      A view that fills the screen is pushed up until 80 points of it are left, while
      a blur comes over it, and back again: 3 s, easing in and out. All numbers are
      the article's; on release the direction of the finger decides, and standing
      still continues.

        in 3 s
        timing curve/core-animation/ease-in-ease-out
        sheet constraint.top  0 → 80 - container.height
        backdrop effect  none → light
        driven by a pan, y / (80 - container.height), inverted when open, the velocity decides at release

        sheet.constraint.top │⠉⠉⠉⠉⠉⠉⠉⠉⠉⠒⠒⠒⠒⠒⠒⠢⠤⠤⠤⠤⣀⣀⣀⣀
        0 → -764             │                        ⠉⠉⠉⠉⠒⠒⠒⠒⠢⠤⠤⠤⠤⠤⠤⣀⣀⣀⣀⣀⣀⣀⣀⣀
                             │
        backdrop.effect      │━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━light━╺
                             └┬───────┬───────┬───────┬──────┬───────────────┬
                              0      500    1000    1500   2000        3000 ms

        feels soft and lazy · no overshoot · 90 % after 2.34 s

        duration        3 s
        reduced motion  transition/uiview-transition/cross-dissolve
        tags            blur, expand, interactive, pan, sheet
        refers to       curve/core-animation/ease-in-ease-out (timing)
        ja              パンで押し上げてぼかす: 画面いっぱいのビューを、80ptだけ残るま
                        で上へ押し上げると、その上にぼかしがかかる。戻すこともできる。
                        3秒・easeInOut、数値はすべて記事のもの。指を離すとその向きで決
                        まり、速度0ならそのまま続く。
        source          UIViewPropertyAnimatorを使いこなそう, Qiita, FOLIO Advent
                        Calendar, 2018
        ignores         quality/layout-property: the constraint moves the view whole,
                        and keeps it in place when the screen is turned
        revision        1, 2027-01-15T08:00:00Z
        note: drawn with container.height = 844

      """)
  }

  @Test("A group as bars") func group() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("show", "group/move-then-fade").expect(
      0,
      """
      group/move-then-fade  group · exit
      Move, then fade
      Moves to (60, 60) in 2 s and then fades out in another 2 s. The numbers are the
      article's; the fade fills backwards until its turn comes.

        in 4 s
        keyframes
          in 2 s, sets the model value
          position  as it is → [60, 60]
        keyframes  at 2 s, fill backwards
          in 2 s, sets the model value
          opacity  1 → 0

        position │━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ [0, 0] to [60, 60]
        opacity  │                       1 to 0 ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                 └┬──────────────┬──────────────┬─────────────┬──────────────┬
                  0            1000           2000          3000       4000 ms

        duration        4 s
        reduced motion  none: the change is immediate
        tags            disappear, example, fade, move, sequence
        ja              動いてから消える: 2秒で(60, 60)へ動き、続く2秒で消える。数値は
                        記事のもの。フェードはbackwardsで、順番が来るまで最初の値を示
                        す。
        source          深く知りたい Core Animation まとめ2(アニメーション編), SNOOZE
                        LOG, 2021
        ignores         quality/too-long: an example: two parts of two seconds show
                        when the second begins
        ignores         quality/linear-spatial: the article sets no timing function,
                        and Core Animation is linear without one
        revision        1, 2027-01-15T08:00:00Z
        note: the value of position at the start is not known: taken as its
              default

      """)
  }

  @Test("An expression as JSON") func expression() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "spring(duration: .5, bounce: .3)", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": [
          {
            "name": "spring(duration: .5, bounce: .3)",
            "kind": "spring",
            "preset": {
              "kind": "spring",
              "motion": {
                "duration": 0.5,
                "bounce": 0.3
              }
            },
            "facts": {
              "duration": 0.8187467173831086,
              "delay": null,
              "settling": 0.8187467173831086,
              "overshoot": 0.04598791026026771,
              "dampingRatio": 0.7,
              "bounce": 0.3,
              "ninety": 0.2557216643305912,
              "feel": [
                "snappy",
                "bouncy"
              ]
            },
            "spring": {
              "mass": 1,
              "stiffness": 157.91367041742973,
              "damping": 17.59291886010284,
              "dampingRatio": 0.7,
              "perceptualDuration": 0.5,
              "settling": {
                "lastCrossing": 0.8187467173831086,
                "coreAnimation": 0.8629552831744205,
                "swiftUI": 1.0447130905120119,
                "uiKit": 0.78301419638731
              },
              "peak": 1.0459879102602676,
              "peakTime": 0.3500700210070025,
              "targetCrossings": 2
            },
            "notes": [],
            "findings": [],
            "references": [],
            "usedBy": []
          }
        ]
      }

      """)
  }

  @Test("A measure is given") func measure() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "spring/tether", "--measure", "gesture.velocity=500", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": [
          {
            "name": "spring/tether",
            "kind": "spring",
            "preset": {
              "kind": "spring",
              "title": "Tether",
              "summary": "A dragged view returning under the finger's own velocity, divided by 500. Mass, stiffness and damping are the article's; at a damping ratio of 2.08 (computed) it cannot bounce, whatever the article says, and a duration given to it is ignored.",
              "tags": [
                "drag",
                "gesture",
                "overdamped",
                "return"
              ],
              "source": {
                "title": "Designing Animations with UIViewPropertyAnimator in iOS 10 and Swift 3",
                "language": "en",
                "year": 2016
              },
              "localizations": {
                "ja": {
                  "title": "テザー",
                  "summary": "ドラッグしたビューが、指の速度(500で割った値)を引き継いで元の位置へ戻る。質量、剛性、減衰は記事の値。減衰比は2.08(計算値)なので、記事の説明とは違って弾まず、指定した時間は無視される。"
                }
              },
              "ignore": [
                {
                  "rule": "platform/overdamped",
                  "reason": "The article's own numbers, kept to show a spring that cannot bounce."
                }
              ],
              "motion": {
                "mass": 2.5,
                "stiffness": 70,
                "damping": 55,
                "initialVelocity": [
                  {
                    "measure": "gesture.velocity.x / 500"
                  },
                  {
                    "measure": "gesture.velocity.y / 500"
                  }
                ]
              }
            },
            "facts": {
              "duration": null,
              "delay": null,
              "settling": null,
              "overshoot": null,
              "dampingRatio": 1,
              "bounce": 0,
              "ninety": null,
              "feel": []
            },
            "notes": [
              "drawn with gesture.velocity.x = 0, gesture.velocity.y = 0",
              "the damping ratio of 2.08 is taken as 1, as Core Animation does unless allowsOverdamping is true",
              "the initial velocity is a vector: figures are those of its x; along y a position starts with its y",
              "at a damping ratio of 1 both of Apple's settling durations are rounded up to tenths of a second"
            ],
            "findings": [],
            "references": [],
            "usedBy": [
              {
                "name": "animator/draggable-circle",
                "slot": "/motion/timing",
                "role": "timing",
                "target": "spring/tether",
                "depth": 1
              }
            ],
            "revision": 1,
            "created": "2027-01-15T08:00:00Z",
            "updated": "2027-01-15T08:00:00Z"
          }
        ]
      }

      """,
      errors: """
        note: nothing depends on gesture.velocity; did you mean 'gesture.velocity.x' or 'gesture.velocity.y'?

        """)
  }

  @Test("A duration has no picture") func duration() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "duration/material/short1").expect(
      0,
      """
      duration/material/short1  duration
      Short 1
      50 ms, for small changes. Stated by Material Design.

        0.05 s

        duration  0.05 s
        tags      material, short, time
        ja        ショート 1: 50ms。小さな変化に使う長さ。Material Designの値。
        source    Material Design 3, Google
        revision  1, 2027-01-15T08:00:00Z

      """)
  }
}
