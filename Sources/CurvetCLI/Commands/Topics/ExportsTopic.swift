import CommandKit

/// Explains exports.
struct ExportsTopic: TextTopic {
  static let configuration = CommandConfiguration(
    commandName: "exports",
    abstract: "Export presets as code or JSON, and keep the files up to date.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static let text = """
    CHOOSE A FORMAT
      curvet export spring/figma/quick --to swift
      curvet export spring/figma/quick --to css
      curvet export spring/figma/quick --to swift --snippet
      curvet export --query kind:curve -o curves.json
      curvet export --query kind:curve --flat -o motion.json

    swift         SwiftUI, UIKit, and Core Animation
    css           custom properties, @keyframes, and rules; --tailwind for Tailwind
    compose       Jetpack Compose
    android-xml   interpolators, animators, and durations
    motion        Motion for JavaScript and React
    flutter       Flutter
    react-native  Reanimated
    dtcg          design tokens
    spec          a page to print
    json          presets without loss, or with --flat, numbers that an app plays
    ndjson        like json, one preset per line

    'curvet help formats' lists what each format supports for each kind of preset.

    HOW EXACT IT IS
    Each export reports how exact every preset is. For approximate presets, it
    prints the largest error. If you name a preset that the format can't express,
    the command fails. With a pattern, --query, or --all, such presets are skipped
    and listed. --max-error limits the error.

    KEEP FILES UP TO DATE
      curvet init .
      curvet export spring/figma/quick --to css -o web/motion.css --save
      curvet export
      curvet status

    'curvet init .' creates a catalog for the project, and curvet.config.json.
    --save adds the export to that file. 'curvet export' alone writes every file
    listed there. 'curvet status' shows what changed since then.

    CHECK IN CI
      curvet export --check

    The exit code is 1 if a file is out of date. The same presets and options
    always give the same file, on every machine.
    """
}
