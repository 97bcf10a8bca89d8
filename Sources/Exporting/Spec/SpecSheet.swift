import Diagnostics
import Motion
import Presets

/// A spec sheet is the description of one preset, before it's written as Markdown or HTML.
struct SpecSheet {
  /// Its name.
  let title: String
  /// The preset's name.
  let name: String
  /// Its summary, in sentences; nil if there is none.
  let summary: String?
  /// Its properties, by label.
  let facts: [(label: String, text: String)]
  /// How it looks; nil if there is nothing to see.
  let picture: ExportPicture?
  /// The animated properties.
  let moves: [SpecMove]
  /// The values known only at run time.
  let parameters: [SpecParameter]
  /// The code for each platform.
  let code: [SpecCode]

  /// Makes the sheet of a preset.
  init(of preset: ExportedPreset, in set: ExportSet<SpecDeclaration>) {
    let own = preset.preset
    title = preset.title
    name = preset.name.text
    summary = own.summary
    facts = SpecFacts.facts(of: preset, in: set)
    picture = set.surroundings.draw?(preset.motion, preset.title)
    moves = SpecMove.moves(of: preset.motion)
    parameters = SpecParameter.parameters(of: preset.motion)
    code = SpecCode.code(of: preset, in: set)
  }
}

/// A spec parameter is a length or velocity that only the app knows.
struct SpecParameter: Hashable {
  /// Its name in the preset.
  let name: String
  let unit: String
  let meaning: String

  /// The parameters of a motion, in the order in which it names them.
  static func parameters(of motion: Motion) -> [SpecParameter] {
    motion.measures.flatMap(\.symbols).uniqued().map(SpecParameter.init)
  }

  private init(_ symbol: String) {
    name = symbol
    let words = symbol.split(separator: ".").map(String.init)
    unit = words.last == "velocity" ? "points per second" : "points"
    let side = words.last ?? symbol
    switch words.dropLast().joined(separator: " ") {
    case "container": meaning = "the \(side) of the container of both screens"
    case "destination final": meaning = "the \(side) of the final frame of the new screen"
    case "gesture" where side == "velocity": meaning = "the velocity of the finger on release"
    case "": meaning = "known only at run time"
    case let owner: meaning = "the \(side) of the \(owner)"
    }
  }
}

/// Spec code is what one platform makes of a preset.
struct SpecCode {
  /// The platform, in words.
  let platform: String
  /// The fidelity, or the reason why the code is missing.
  let fidelity: String
  /// The language of the lines, as Markdown names it.
  let language: String
  /// The declaration; nil if the platform has none.
  let text: String?
  /// The requirements of the declaration, in words.
  let needs: [String]

  /// The code of a preset for every platform.
  static func code(
    of preset: ExportedPreset, in set: ExportSet<SpecDeclaration>
  ) -> [SpecCode] {
    let presets = set.needed(by: preset)
    return ExportFormats.all.compactMap { format in
      guard case .target(let target) = format, target.hasSnippets else { return nil }
      return SpecCode(presets, target, set.header)
    }
  }

  private init(_ presets: [ExportedPreset], _ target: ExportTarget, _ header: ExportHeader) {
    let known = Self.platforms[target.formatName]
    platform = known?.name ?? target.name
    language = known?.language ?? ""
    var options = ExportOptions()
    options.isSnippet = true
    let export = try? PresetExport(
      of: presets, to: target, options, header: header, demands: false)
    guard let export, let written = export.presets.first(where: \.isAskedFor),
      let text = export.files.first?.text
    else {
      let gap = export?.leftOut.first(where: \.isAskedFor)?.gap.reason
      (fidelity, self.text, needs) = ("none: " + (gap ?? "can't be exported"), nil, [])
      return
    }
    let notes = written.fidelity.error == nil && written.fidelity.degree == .approximate
    fidelity = ([written.fidelity.words] + (notes ? [] : written.fidelity.clauses))
      .joined(separator: "; ")
    (self.text, needs) = (text, export.needs)
  }

  private static let platforms: [String: (name: String, language: String)] = [
    "swift": ("iOS, Swift", "swift"), "css": ("Web, CSS", "css"),
    "compose": ("Android, Compose", "kotlin"), "android-xml": ("Android, XML", "xml"),
    "motion": ("Web, Motion", "js"), "flutter": ("Flutter", "dart"),
    "react-native": ("React Native, Reanimated", "tsx"),
  ]
}

extension ExportSet {
  /// A preset and all that it refers to, as if only it had been asked for.
  fileprivate func needed(by preset: ExportedPreset) -> [ExportedPreset] {
    var waiting = [preset]
    var found: [String: ExportedPreset] = [:]
    while let one = waiting.popLast() {
      guard found[one.name.text] == nil else { continue }
      found[one.name.text] = ExportedPreset(
        one.preset, motion: one.motion, isAskedFor: one.name == preset.name)
      waiting += one.preset.references.compactMap { self[$0.target]?.preset }
    }
    return found.values.sorted { $0.name < $1.name }
  }
}
