import Diagnostics

/// The rule book lists every rule.
package enum RuleBook {
  /// A family of rules.
  package struct Family: Sendable {
    /// The first part of its rules' ids.
    package let name: String
    /// What its rules are about.
    package let about: String
    /// The rules.
    package let rules: [Rule]
  }

  /// The families, in the order in which they are listed.
  package static let families = [
    Family(name: "json", about: "texts that are not JSON as it should be", rules: json),
    Family(name: "structure", about: "documents that are not of the format", rules: structure),
    Family(
      name: "naming", about: "how presets and their texts are named",
      rules: readNames + [.whiteSpace, .summaryRepeatsTitle, .tagCase, .sourceURL]),
    Family(name: "reference", about: "presets that refer to others", rules: references),
    Family(name: "motion", about: "motions that cannot be evaluated", rules: [.evaluation]),
    Family(
      name: "platform", about: "what a framework ignores, clamps or crashes on",
      rules: [
        .controlPoints, .stopOrder, .overdamped, .springDuration,
        // Tracks, and their frames and those of layers.
        .keyTimes, .segmentTimings, .splineParameters, .colourMode, .additive, .rotationMode,
        .pathProperty, .overlappingFrames, .cutFrames, .pacedFrames, .unseenFrames, .noChange,
        // Keyframes, transitions and animators as wholes.
        .zeroDuration, .repeats, .speed, .rivalTracks, .jumpBack, .clippedMembers,
        .directionMissing, .directionIgnored, .progressSpan, .perspective, .layersReturn,
        .animatorTiming, .endingFraction, .notInterruptible, .release, .switches, .gesture,
        .screenEdge,
      ]),
    Family(name: "numbers", about: "how numbers are written", rules: [.floatNoise]),
    Family(
      name: "quality", about: "what feels wrong, or harms",
      rules: [
        .implausibleDuration, .flash, .endlessLoop, .slowSway, .noReducedVariant, .lazyReduced,
        .reducedEndsElsewhere,
        .effectsOvershoot,
        .overshootHigh, .tooLong, .tooShort, .exitSlower, .blocking, .linearSpatial, .easeInEnter,
        .longTail, .perspectiveExtreme, .layoutProperty,
      ]),
    Family(
      name: "catalog", about: "presets of a catalog or folder beside each other",
      rules: [
        .deprecatedUse, .nameConflict, .nearDuplicate, .missingTitle, .unpaired,
        .conflictingImport,
      ]),
    Family(
      name: "ignore", about: "rules that presets ignore", rules: [.unknownIgnore, .unusedIgnore]),
    Family(name: "dtcg", about: "design token files", rules: designTokens),
    Family(name: "css", about: "style sheets", rules: styleSheets),
    Family(name: "import", about: "files of other tools", rules: otherTools),
    Family(name: "config", about: "a project's configuration", rules: configuration),
  ]

  /// All rules, family by family.
  package static let all: [Rule] = families.flatMap(\.rules)

  /// Returns the rule of an id; nil if there is none.
  package static func rule(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
