/// An export target is a format that apps build with.
public enum ExportTarget: String, CaseIterable, Hashable, Sendable {
  /// JSON that an app reads as it runs: references resolved, springs in their physical form.
  case flat
  /// Swift for UIKit, SwiftUI and Core Animation: one file, or a package.
  case swift
  /// CSS: custom properties and `@keyframes`, or a Tailwind theme.
  case css
  /// Design tokens (DTCG 2025.10), with the exact presets beside them.
  case dtcg
  /// A Kotlin object for Jetpack Compose.
  case compose
  /// Interpolators, animators and durations as Android's resources.
  case androidXML = "android-xml"
  /// A JavaScript module for Motion (motion.dev).
  case motion
  /// A Dart class for Flutter.
  case flutter
  /// A TypeScript module for React Native's Reanimated.
  case reactNative = "react-native"
}

extension ExportTarget {
  /// What writes the target's text.
  func writer(_ options: ExportOptions) -> any PresetWriter {
    switch self {
    case .flat: FlatWriter(options)
    case .swift: SwiftWriter(options)
    case .css: CSSWriter(options)
    case .dtcg: DTCGWriter()
    case .compose: ComposeWriter(options)
    case .androidXML: AndroidXMLWriter(options)
    case .motion: MotionModuleWriter(options)
    case .flutter: FlutterWriter(options)
    case .reactNative: ReanimatedWriter(options)
    }
  }
}
