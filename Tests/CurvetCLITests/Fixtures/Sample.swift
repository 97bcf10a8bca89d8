/// A sample is a small catalog that holds a preset of most kinds, for tests that must not change
/// with the built-in ones.
enum Sample {
  /// Its presets in canonical form.
  static let document = """
    {
      "curvet": 1,
      "presets": {
        "animator/slide": {
          "kind": "animator",
          "title": "Slide",
          "tags": [
            "slide"
          ],
          "role": "enter",
          "reducedMotion": "transition/fade",
          "motion": {
            "duration": 1,
            "timing": "curve/rush",
            "animations": [
              {
                "property": "position.x",
                "by": 200
              }
            ],
            "isInterruptible": true
          }
        },
        "curve/rush": {
          "kind": "curve",
          "title": "Rush",
          "summary": "Late and fast.",
          "tags": [
            "late",
            "soft"
          ],
          "role": "emphasis",
          "source": {
            "title": "A book of curves",
            "author": "A. Writer",
            "url": "https://example.com/curves",
            "license": "CC0-1.0",
            "year": 2018
          },
          "localizations": {
            "ja": {
              "title": "突進"
            }
          },
          "aliases": [
            "rush"
          ],
          "motion": {
            "cubicBezier": [
              0.9,
              0,
              0.9,
              0.1
            ],
            "duration": 0.3,
            "delay": 0.1
          }
        },
        "curve/rush-old": {
          "kind": "curve",
          "title": "Rush as it was",
          "deprecated": {
            "reason": "too rough",
            "use": "curve/rush"
          },
          "motion": {
            "named": "easeIn",
            "duration": "duration/short"
          }
        },
        "duration/short": {
          "kind": "duration",
          "motion": {
            "seconds": 0.2
          }
        },
        "group/all": {
          "kind": "group",
          "motion": {
            "members": [
              {
                "preset": "animator/slide"
              },
              {
                "preset": "transition/fade",
                "beginTime": 0.5
              }
            ]
          }
        },
        "spring/tether": {
          "kind": "spring",
          "title": "Tether",
          "motion": {
            "mass": 1,
            "stiffness": 70,
            "damping": 12
          }
        },
        "transition/fade": {
          "kind": "transition",
          "title": "Fade",
          "role": "navigation",
          "reducedMotion": "keep",
          "motion": {
            "style": "crossDissolve",
            "duration": "duration/short"
          }
        }
      }
    }

    """

  /// The bytes of a catalog with these presets.
  static let catalog = Result {
    let desk = try Desk(.none)
    try desk.write(document, to: "sample.json")
    _ = desk.run("init", "--empty")
    _ = desk.run("import", "sample.json")
    return desk.bytes(Desk.catalog) ?? []
  }

  /// The bytes of a catalog with the built-in presets.
  static let builtInCatalog = Result {
    let desk = try Desk(.none)
    _ = desk.run("init")
    return desk.bytes(Desk.catalog) ?? []
  }
}
