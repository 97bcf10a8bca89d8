import Testing

/// Moments of the history, and other catalogs.
struct DiffMomentTests {
  @Test("Moments of the history") func moments() throws {
    let desk = try DiffTests.desk()
    desk.run("import", "-q", "new.json", "--on-conflict", "replace").expect(0)
    desk.run("diff", "@-1").expect(
      1,
      #"""
      --- @-1 (after curvet import sample.json, 2027-01-15T08:00:00Z)
      +++ catalog
      2 added, 5 changed, 1 affected; 1 unchanged

      + curve/new       curve
      + duration/brief  duration
      ~ animator/slide
          tags +card
          animations[0].by 200 → 220
      ~ curve/rush
          title "Rush" → "Rush\u{202E} <b>"
          tags −soft
          source.year 2018 → 2019
          duration 0.3 s → 0.45 s
          delay 0.1 s removed
          starts 0.1 s sooner (other times exclude delays), reaches 90% 1.5× slower (0.445 s instead of 0.297 s), 0.15 s longer, feels abrupt and lazy instead of abrupt; largest gap: 93% at 0.3 s
      ~ curve/rush-old
          duration duration/short → duration/brief
      ~ spring/tether
          mass 1 removed
          stiffness 70 removed
          damping 12 removed
          duration added 0.5 s
          bounce added 0.3
          reaches 90% 1.5× faster (0.209 s instead of 0.321 s), 0.393 s shorter overall, overshoots more (4.6% instead of 3.95%), feels snappy and bouncy instead of bouncy; largest gap: 28.1% at 0.183 s
      ~ transition/fade
          duration duration/short → duration/brief
      ≈ group/all: unchanged, but presets that it refers to move differently

      """#)
    desk.run("diff", "@1", "@2", "--names").expect(
      1,
      """
      + curve/new
      + duration/brief
      ~ animator/slide
      ~ curve/rush
      ~ curve/rush-old
      ~ spring/tether
      ~ transition/fade
      ≈ group/all

      """)
    let names = desk.run("diff", "@1", "@2", "--names")
    let file = Desk.catalog
    for (old, new) in [
      ("@-1", "@"), ("catalog@1", "catalog"), ("catalog@-1", "catalog@"), (file + "@1", file),
      (file + "@-1", file + "@"), (file + "@1", "@2"), ("sample.json", "@2"), ("@1", file + "@2"),
    ] {
      #expect(desk.run("diff", old, new, "--names") == names, "\(old) \(new)")
    }
    desk.run(["diff", "-", "@", "--names"], input: Sample.document).expect(sameAs: names)
    desk.run("diff", "@0", "@1", "--names").expect(
      1,
      """
      + animator/slide
      + curve/rush
      + curve/rush-old
      + duration/short
      + group/all
      + spring/tether
      + transition/fade

      """)
    desk.run("diff", "@1", "@2", "--kind", "group", "-q").expect(
      1, "≈ group/all: unchanged, but presets that it refers to move differently\n")
    desk.run("diff", "@2").expect(
      0,
      """
      No differences in 9 presets

      """)
    desk.run("diff", "@2", "@1", "--names").expect(
      1,
      """
      - curve/new
      - duration/brief
      ~ animator/slide
      ~ curve/rush
      ~ curve/rush-old
      ~ spring/tether
      ~ transition/fade
      ≈ group/all

      """)
  }
}
