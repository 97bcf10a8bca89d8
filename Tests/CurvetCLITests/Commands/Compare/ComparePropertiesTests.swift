import Expectations
import Testing

/// What moves properties is compared property by property, layer by layer.
struct ComparePropertiesTests {
  /// The words under the picture.
  private static func words(_ run: CommandRun) -> String {
    let parts = run.output.split(separator: "\n\n", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 1]) : run.output
  }

  @Test("A transition is the same as itself in everything") func same() throws {
    let desk = try Desk(.builtIn)
    let run = desk.run("compare", "transition/flip-present", "transition/flip-present")
    expectSame(
      Self.words(run),
      """
      transition/flip-present is the same as transition/flip-present in every layer
      and property.

      """)
  }

  @Test(
    "What differs is told",
    arguments: [
      (
        "transition/catransition/push-from-left", "transition/catransition/reveal-from-left",
        """
        transition/catransition/reveal-from-left has the same timing as
        transition/catransition/push-from-left, but moves differently:
          destination transform.translation.x: 0 instead of -1 → 0
          style: reveal instead of push

        """
      ),
      (
        "animator/slide-200", "animator/slide-250-toggle",
        """
        animator/slide-250-toggle compared with animator/slide-200: reaches 90% 1.8×
        faster (1.56 s instead of 2.82 s), 1 s shorter overall, feels soft and lazy
        instead of abrupt and lazy; largest gap: 56.8% at 1.64 s. It also moves
        differently:
          position.x: 0 → 250 instead of 0 → 200

        """
      ),
      (
        "animator/slide-200", "animator/slide-200-persistent",
        """
        animator/slide-200-persistent compared with animator/slide-200: reaches 90% 1.5×
        faster (1.88 s instead of 2.82 s), 1 s shorter overall; largest gap: 48.9% at 2
        s. Every property has the same values, but the settings differ:
          pausesOnCompletion: true instead of not set

        """
      ),
      (
        "keyframes/fade", "keyframes/fade-slow",
        """
        keyframes/fade-slow compared with keyframes/fade: reaches 90% 2.4× slower (1.87
        s instead of 0.779 s), 2 s longer overall; largest gap: 47.6% at 0.832 s. Every
        property has the same values.

        """
      ),
      (
        "linear 250ms", "transition/catransition/fade",
        """
          note: linear 250ms animates no property, so only its timing is compared
        transition/catransition/fade has the same timing as linear 250ms.

        """
      ),
      (
        "linear", "curve/css/ease",
        """
        curve/css/ease compared with linear: reaches 90% sooner (62.3% of the duration
        instead of 90%), feels soft instead of linear; largest gap: 30.3% at 49.8% of
        the duration.

        """
      ),
    ])
  func differences(base: String, other: String, words: String) throws {
    let run = try Desk(.builtIn).run("compare", base, other)
    #expect(run.status == 0)
    #expect(Self.words(run) == words)
  }

  @Test("Of several properties the one that differs most is told") func most() throws {
    let desk = try Desk(.builtIn)
    let document = #"""
      {"presets": {
        "animator/open": {"kind": "animator", "motion": {"duration": 0.4, "animations": [
          {"target": "card", "property": "opacity", "from": 0, "to": 1},
          {"target": "card", "property": "position.x", "from": 0, "to": 200},
          {"target": "page", "property": "opacity", "from": 1, "to": 0.5}]}},
        "animator/ajar": {"kind": "animator", "motion": {"duration": 0.4, "animations": [
          {"target": "card", "property": "opacity", "from": 0.4, "to": 1},
          {"target": "card", "property": "position.x", "from": 0, "to": 250},
          {"target": "page", "property": "opacity", "from": 1, "to": 0.5, "delayFactor": 0.5}]}},
        "animator/slow": {"kind": "animator", "motion": {"duration": 0.8, "animations": [
          {"target": "card", "property": "opacity", "from": 0, "to": 1},
          {"target": "card", "property": "position.x", "from": 0, "to": 200, "delayFactor": 0.5},
          {"target": "page", "property": "opacity", "from": 1, "to": 0.5}]}}
      }}
      """#
    desk.run("import", "-", "-q", input: document).expect(0)
    expectSame(
      Self.words(desk.run("compare", "animator/open", "animator/ajar", "animator/slow")),
      """
      animator/ajar has the same timing as animator/open, but moves differently:
        card opacity: 0.4 → 1 instead of 0 → 1
        card position.x: 0 → 250 instead of 0 → 200
        page opacity: from 0.2 to 0.4 s instead of from 0 to 0.4 s
        largest difference: page opacity, 0.25 at 0.2 s (50% of its range)
      animator/slow compared with animator/open: reaches 90% 2× slower (0.72 s instead
      of 0.36 s), 0.4 s longer overall, feels linear and lazy instead of linear;
      largest gap: 50% at 0.4 s. Every property has the same values, but at different
      times:
        largest difference: card position.x, 200 at 0.4 s (100% of its range)

      """)
    let run = desk.run("compare", "animator/open", "animator/ajar", "--json")
    #expect(run.output.contains(#""most": ["#))
  }

  @Test("As JSON") func json() throws {
    let desk = try Desk(.builtIn)
    let run = desk.run(
      "compare", "transition/catransition/move-in-from-left",
      "transition/catransition/move-in-from-right", "--json")
    #expect(run.status == 0)
    let comparisons = run.output.split(separator: "  \"comparisons\": [\n").last ?? ""
    expectSame(
      String(comparisons),
      """
          {
            "name": "transition/catransition/move-in-from-right",
            "base": "transition/catransition/move-in-from-left",
            "same": false,
            "compared": [
              "timing",
              "properties"
            ],
            "sentence": "transition/catransition/move-in-from-right has the same timing as transition/catransition/move-in-from-left, but moves differently: destination transform.translation.x: 1 → 0 instead of -1 → 0.",
            "unit": "seconds",
            "ninety": 0.225,
            "baseNinety": 0.225,
            "largestDifference": 0,
            "at": 0,
            "distance": 0,
            "properties": [
              {
                "target": "destination",
                "property": "transform.translation.x",
                "way": {
                  "text": "1 → 0",
                  "start": 0,
                  "end": 0.25
                },
                "baseWay": {
                  "text": "-1 → 0",
                  "start": 0,
                  "end": 0.25
                },
                "largestDifference": 2,
                "at": 0,
                "fraction": 1
              }
            ],
            "most": [],
            "settings": []
          }
        ]
      }

      """)
  }
}
