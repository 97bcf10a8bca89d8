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
}
