import Testing

struct DiffTests {
  /// The sample, changed: one preset is new, one gone, one renamed, and some are different.
  static let document = #"""
    {"presets": {
      "animator/slide": {
        "title": "Slide", "tags": ["slide", "card"], "role": "enter",
        "reducedMotion": "transition/fade",
        "motion": {
          "duration": 1, "timing": "curve/rush",
          "animations": [{"property": "position.x", "by": 220}], "isInterruptible": true
        }
      },
      "curve/new": "ease-out 300ms",
      "curve/rush": {
        "title": "Rush\u202e <b>", "summary": "Late and fast.", "tags": ["late"],
        "role": "emphasis",
        "source": {
          "title": "A book of curves", "author": "A. Writer", "url": "https://example.com/curves",
          "license": "CC0-1.0", "year": 2019
        },
        "localizations": {"ja": {"title": "突進"}}, "aliases": ["rush"],
        "motion": {"cubicBezier": [0.9, 0, 0.9, 0.1], "duration": 0.45}
      },
      "curve/rush-old": {
        "title": "Rush as it was", "deprecated": {"reason": "too rough", "use": "curve/rush"},
        "motion": {"named": "easeIn", "duration": "duration/brief"}
      },
      "duration/brief": {"motion": {"seconds": 0.2}},
      "spring/tether": {"title": "Tether", "motion": {"duration": 0.5, "bounce": 0.3}},
      "transition/fade": {
        "title": "Fade", "role": "navigation", "reducedMotion": "keep",
        "motion": {"style": "crossDissolve", "duration": "duration/brief"}
      }
    }}
    """#

  static func desk() throws -> Desk {
    let desk = try Desk()
    desk.variables["CURVET_AUTHOR"] = "kim"
    try desk.write(document, to: "new.json")
    try desk.write(Sample.document, to: "sample.json")
    return desk
  }

  @Test("Two documents: what was added, removed, renamed and changed") func documents() throws {
    let desk = try Self.desk()
    desk.run("diff", "sample.json", "new.json").expect(
      1,
      #"""
      --- sample.json
      +++ new.json
      1 added, 1 removed, 6 changed; 0 the same

      + curve/new  curve
      − group/all  group
      ~ animator/slide
          tags +card
          animations[0].by 200 → 220
      ~ curve/rush
          title "Rush" → "Rush\u{202E} <b>"
          tags −soft
          source.year 2018 → 2019
          duration 0.3 s → 0.45 s
          delay 0.1 s removed
          begins 0.1 s sooner, 1.5 × slower to 90 % (0.445 s instead of 0.297 s), 0.15 s longer in all, abrupt and lazy instead of abrupt; largest gap: 93 % at 0.3 s
      ~ curve/rush-old
          duration duration/short → duration/brief
      ~ duration/short → duration/brief
      ~ spring/tether
          mass 1 removed
          stiffness 70 removed
          damping 12 removed
          duration added 0.5 s
          bounce added 0.3
          1.5 × faster to 90 % (0.209 s instead of 0.321 s), 0.393 s shorter in all, overshoots more (4.6 % instead of 3.95 %), snappy and bouncy instead of bouncy; largest gap: 28.1 % at 0.183 s
      ~ transition/fade
          duration duration/short → duration/brief

      """#)
  }

  @Test("Names alone, and single kinds") func parts() throws {
    let desk = try Self.desk()
    desk.run("diff", "sample.json", "new.json", "--names").expect(
      1,
      """
      + curve/new
      - group/all
      ~ animator/slide
      ~ curve/rush
      ~ curve/rush-old
      ~ duration/short → duration/brief
      ~ spring/tether
      ~ transition/fade

      """)
    desk.run("diff", "sample.json", "new.json", "--kind", "spring", "--kind", "duration").expect(
      1,
      """
      --- sample.json
      +++ new.json
      2 changed; 0 the same

      ~ duration/short → duration/brief
      ~ spring/tether
          mass 1 removed
          stiffness 70 removed
          damping 12 removed
          duration added 0.5 s
          bounce added 0.3
          1.5 × faster to 90 % (0.209 s instead of 0.321 s), 0.393 s shorter in all, overshoots more (4.6 % instead of 3.95 %), snappy and bouncy instead of bouncy; largest gap: 28.1 % at 0.183 s

      """)
  }

  @Test("Nothing differs") func equal() throws {
    let desk = try Self.desk()
    desk.run("diff", "sample.json").expect(
      0,
      """
      no difference in 7 presets

      """)
    desk.run("diff", "sample.json", "-q").expect(
      0)
    desk.run("diff", "sample.json", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "from": {
          "source": "sample.json"
        },
        "to": {
          "source": "catalog"
        },
        "same": 7,
        "added": [],
        "removed": [],
        "changed": [],
        "affected": []
      }

      """)
  }

  @Test("Renamed presets are found by an alias") func alias() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": {"motion": {"seconds": 1}}}}"#, to: "a.json")
    try desk.write(
      #"{"presets": {"b": {"aliases": ["a"], "motion": {"seconds": 2}}}}"#, to: "b.json")
    desk.run("diff", "a.json", "b.json").expect(
      1,
      """
      --- a.json
      +++ b.json
      1 changed; 0 the same

      ~ a → b
          aliases +a
          seconds 1 s → 2 s

      """)
  }

  @Test("On a terminal there are colours") func colours() throws {
    let desk = try Self.desk()
    desk.isTerminal = true
    desk.run("diff", "sample.json", "new.json").expect(
      1,
      #"""
      \#u{1B}[1m--- sample.json\#u{1B}[0m
      \#u{1B}[1m+++ new.json\#u{1B}[0m
      1 added, 1 removed, 6 changed; 0 the same

      \#u{1B}[32m+ curve/new\#u{1B}[0m  \#u{1B}[2mcurve\#u{1B}[0m
      \#u{1B}[31m− group/all\#u{1B}[0m  \#u{1B}[2mgroup\#u{1B}[0m
      \#u{1B}[33m~\#u{1B}[0m \#u{1B}[1manimator/slide\#u{1B}[0m
          tags +card
          animations[0].by 200 → 220
      \#u{1B}[33m~\#u{1B}[0m \#u{1B}[1mcurve/rush\#u{1B}[0m
          title "Rush" → "Rush\u{202E} <b>"
          tags −soft
          source.year 2018 → 2019
          duration 0.3 s → 0.45 s
          delay 0.1 s removed
          \#u{1B}[2mbegins 0.1 s sooner, 1.5 × slower to 90 % (0.445 s instead of 0.297 s), 0.15 s longer in all, abrupt and lazy instead of abrupt; largest gap: 93 % at 0.3 s\#u{1B}[0m
      \#u{1B}[33m~\#u{1B}[0m \#u{1B}[1mcurve/rush-old\#u{1B}[0m
          duration duration/short → duration/brief
      \#u{1B}[33m~\#u{1B}[0m \#u{1B}[1mduration/short → duration/brief\#u{1B}[0m
      \#u{1B}[33m~\#u{1B}[0m \#u{1B}[1mspring/tether\#u{1B}[0m
          mass 1 removed
          stiffness 70 removed
          damping 12 removed
          duration added 0.5 s
          bounce added 0.3
          \#u{1B}[2m1.5 × faster to 90 % (0.209 s instead of 0.321 s), 0.393 s shorter in all, overshoots more (4.6 % instead of 3.95 %), snappy and bouncy instead of bouncy; largest gap: 28.1 % at 0.183 s\#u{1B}[0m
      \#u{1B}[33m~\#u{1B}[0m \#u{1B}[1mtransition/fade\#u{1B}[0m
          duration duration/short → duration/brief

      """#)
  }
}
