import Interchange

extension ExportFormat {
  /// What it is, in one sentence.
  public var summary: String {
    switch self {
    case .document(.json): "Curvet's own documents, or with --flat JSON that apps read as they run."
    case .document(.ndjson): "Curvet's own presets, one per line."
    case .target(let target): target.summary
    }
  }

  /// What becomes of presets of each kind, a line each.
  public var covers: [String] { Self.coverage[name] ?? [] }

  private static let coverage: [String: [String]] = [
    "json": ["presets of every kind, without loss"],
    "ndjson": ["presets of every kind, without loss"],
    "swift": ["presets of every kind; few curves are approximated"],
    "css": [
      "presets of every kind; springs are approximated by linear()",
      "not page curls, system effects, nor what is known only as the app runs",
    ],
    "dtcg": [
      "durations, curves and springs; springs and long curves as the nearest cubic Bézier",
      "other kinds by their timing alone; the exact preset stands beside each token",
    ],
    "compose": [outlines],
    "android-xml": [outlines, "springs are approximated by paths"],
    "motion": [outlines],
    "flutter": [outlines],
    "react-native": [outlines],
  ]

  private static let outlines =
    "curves, springs, durations and keyframes; not animators, transitions and groups"
}

extension ExportTarget {
  /// What it is, in one sentence.
  fileprivate var summary: String {
    switch self {
    case .flat: "JSON that an app reads as it runs: references resolved, springs physical."
    case .swift: "Swift for UIKit, SwiftUI and Core Animation: one file, or a package."
    case .css: "CSS: custom properties and @keyframes, or a Tailwind theme."
    case .dtcg: "Design tokens (DTCG 2025.10), with the exact presets beside them."
    case .compose: "A Kotlin object for Jetpack Compose."
    case .androidXML: "Interpolators, animators and durations as Android's resources."
    case .motion: "A JavaScript module for Motion (motion.dev)."
    case .flutter: "A Dart class for Flutter."
    case .reactNative: "A TypeScript module for React Native's Reanimated."
    }
  }
}
