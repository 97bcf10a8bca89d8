import Diagnostics

/// The rule book lists every rule.
package enum RuleBook {
  /// A family of rules.
  package struct Family: Sendable {
    /// The first part of its rules' ids.
    package let name: String
    /// The subject of its rules.
    package let about: String
    /// The rules.
    package let rules: [Rule]
  }

  /// The families, in the order in which they are listed.
  package static let families = [
    Family(name: "json", about: "files that aren't valid JSON", rules: json),
    Family(name: "structure", about: "documents that don't follow the format", rules: structure),
    Family(
      name: "naming", about: "names, titles, and tags",
      rules: readNames + [.whiteSpace, .summaryRepeatsTitle, .tagCase, .sourceURL]),
    Family(name: "reference", about: "references between presets", rules: references),
    Family(name: "motion", about: "motions that can't be evaluated", rules: [.evaluation]),
    Family(
      name: "platform", about: "values that a framework ignores, clamps, or crashes on",
      rules: [
        .controlPoints, .stopOrder, .overdamped, .springDuration,
        // Tracks, and the frames of tracks and layers.
        .keyTimes, .segmentTimings, .splineParameters, .colorMode, .additive, .rotationMode,
        .pathProperty, .overlappingFrames, .cutFrames, .pacedFrames, .unseenFrames, .noChange,
        .singularTransform,
        // Keyframes, transitions, and animators.
        .zeroDuration, .repeats, .speed, .rivalTracks, .jumpBack, .clippedMembers,
        .directionMissing, .directionIgnored, .progressSpan, .perspective, .layersReturn,
        .animatorTiming, .endingFraction, .notInterruptible, .release, .switches, .gesture,
        .screenEdge,
      ]),
    Family(name: "numbers", about: "how numbers are written", rules: [.floatNoise]),
    Family(
      name: "quality", about: "motion that feels wrong or causes harm",
      rules: [
        .implausibleDuration, .flash, .endlessLoop, .slowSway, .noReducedVariant, .lazyReduced,
        .reducedEndsElsewhere,
        .effectsOvershoot,
        .overshootHigh, .tooLong, .tooShort, .exitSlower, .blocking, .linearSpatial, .easeInEnter,
        .longTail, .perspectiveExtreme, .layoutProperty,
      ]),
    Family(
      name: "catalog", about: "presets of a catalog or folder compared with each other",
      rules: [
        .deprecatedUse, .nameConflict, .nearDuplicate, .missingTitle, .unpaired,
        .conflictingImport,
      ]),
    Family(
      name: "ignore", about: "rules that presets ignore", rules: [.unknownIgnore, .unusedIgnore]),
    Family(name: "dtcg", about: "design token files", rules: designTokens),
    Family(name: "css", about: "style sheets", rules: styleSheets),
    Family(name: "import", about: "files from other tools", rules: otherTools),
    Family(name: "config", about: "the project configuration", rules: configuration),
  ]

  /// All rules, family by family.
  package static let all: [Rule] = families.flatMap(\.rules)

  /// Returns the rule with an id, which may be one that the rule had before; nil if there is none.
  package static func rule(_ id: String) -> Rule? { byID[current(id)] }

  /// Returns the id that a rule has now.
  package static func current(_ id: String) -> String { renamed[id] ?? id }

  /// The ids that rules had before.
  ///
  /// Presets and configurations may still have them.
  private static let renamed = [
    "css/renamed": "import/renamed", "dtcg/renamed": "import/renamed",
    "platform/colour-mode": "platform/color-mode",
  ]

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
