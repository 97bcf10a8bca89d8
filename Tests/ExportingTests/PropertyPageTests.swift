import Diagnostics
import Expectations
import Motion
import Presets
import Testing

@testable import Exporting

/// The page about the well-known properties: what each is in every format, or why it's nothing there.
struct PropertyPageTests {
  @Test("The documentation says what each property is in each format") func page() throws {
    try Page("docs/properties.md").expect(try Self.text)
  }

  @Test("Each property is written to each format, or left out for a reason") func reasons() throws {
    for (property, reasons) in try Self.exports() {
      for (target, reason) in reasons {
        #expect(reason.contains(" "), "\(target): \(property.path)")
      }
    }
  }

  @Test("A value at rest is of the property's type", arguments: Property.all.map(\.path))
  func rest(path: String) throws {
    let property = try #require(Property(path))
    for value in Self.values(of: property) {
      #expect(property.type.accepts(value))
      let authored = try AnimatedValue(
        value, current: .number(0), of: path, lengths: [:])
      #expect(AnimatedValue.identity(of: path, like: authored).hasShape(of: authored))
    }
  }

  private static func values(of property: Property) -> [PropertyValue] {
    func numbers(_ count: Int) -> [PropertyValue] {
      [0.25, 0.75].map { first in
        .vector((0..<count).map { .number(first + Double($0)) })
      }
    }
    return switch property.type {
    case .number: [.quantity(.number(0.25)), .quantity(.number(0.75))]
    case .point, .vector: numbers(2)
    case .rect: numbers(4)
    case .color: ["#102030", "#405060"].compactMap { RGBA($0).map(PropertyValue.color) }
    case .boolean: [.boolean(false), .boolean(true)]
    case .string: [.string("none"), .string("light")]
    }
  }

  private static let targets = ExportTarget.all.filter { ![.swift, .dtcg].contains($0) }

  /// Why keyframes of each property aren't exported to some targets.
  private static func exports() throws -> [(Property, [(target: String, reason: String)])] {
    let presets = Property.all.enumerated().compactMap { index, property -> ExportedPreset? in
      var track = Keyframes.Track(property: property.path, content: .values(values(of: property)))
      track.target = "box"
      var keyframes = Keyframes()
      (keyframes.duration, keyframes.fillMode, keyframes.modelValue) = (.seconds(1), .both, .set)
      keyframes.tracks = [track]
      return PresetName("keyframes/p\(index)").map { name in
        let motion = Motion.keyframes(keyframes)
        return ExportedPreset(Preset(name: name, motion: motion), motion: motion)
      }
    }
    var all = Property.all.map { ($0, [(target: String, reason: String)]()) }
    func add(_ target: ExportTarget, _ name: String, _ options: ExportOptions) throws {
      let export = try PresetExport(
        of: presets, to: target, options, header: BuiltInPresets.header, demands: false)
      let written = Set(export.presets.map(\.name))
      for (index, preset) in presets.enumerated() where !written.contains(preset.preset.name) {
        let leftOut = export.leftOut.first { $0.name == preset.preset.name }
        let reason = try #require(leftOut).gap.reason
        // One reason is said once, whatever properties it's about.
        let common = reason.replacing(#/^[a-zA-Z0-9.]+: /#, with: "")
          .replacing(#/ (for box's|named) [a-zA-Z0-9.]+$/#, with: "")
        all[index].1.append((name, common))
      }
    }
    for target in targets {
      try add(target, target == .flat ? "json --flat" : target.name, ExportOptions())
    }
    for framework in AppleFramework.allCases {
      var options = ExportOptions()
      options.frameworks = [framework]
      try add(.swift, "swift --framework \(framework.rawValue)", options)
    }
    return all
  }

  private static var text: String {
    get throws {
      let exports = try exports()
      let reasons = exports.flatMap { property, reasons in
        reasons.map { (property: property.path, target: $0.target, reason: $0.reason) }
      }
      var text = """
        # Properties

        Motions can change any property that has a name. Curvet knows these: which values they take, what they are at
        rest, and what other formats call them. Names are Core Animation's key paths, and UIKit's where a view has a
        name of its own. How exactly each is exported depends on the motion: `curvet export` reports it.

        | Property | Values | At rest | CSS | Android | Figma | Lottie |
        |---|---|---|---|---|---|---|

        """
      for (property, _) in exports {
        let cells = [
          "`\(property.path)`", property.values, property.restText, property.css?.words ?? "",
          [property.android, property.androidVector].compactMap(\.self).uniqued().map { "`\($0)`" }
            .joined(separator: ", "),
          property.figma.map { "`\($0)`" } ?? "", property.lottie?.name ?? "",
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
      text += """

        Of two properties with the same name in a format, the first one is what an import makes of it.

        ## What isn't exported

        Keyframes of these properties have no equivalent:

        """
      for target in reasons.map(\.target).uniqued() {
        let own = reasons.filter { $0.target == target }
        if own.isEmpty { continue }
        text += "\n### \(target)\n\n"
        for reason in own.map(\.reason).uniqued() {
          let properties = own.filter { $0.reason == reason }.map { "`\($0.property)`," }
          let rows = CodeText.rows(properties, columns: 114, separator: " ")
          text += "- \(reason):\n\(rows.map { "  \($0)" }.joined(separator: "\n").dropLast())\n"
        }
      }
      return text
    }
  }
}

extension Property {
  fileprivate var values: String {
    let unit = unit == .fraction ? ", 0…1" : unit.map { " in \($0.rawValue)" } ?? ""
    return type.rawValue.replacing("\"", with: "`") + unit
  }

  fileprivate var restText: String {
    let example: AnimatedValue =
      switch type {
      case .number: .number(0)
      case .point, .vector: .vector([0, 0])
      case .rect: .vector([0, 0, 0, 0])
      case .color: .color(red: 0, green: 0, blue: 0, alpha: 0)
      case .boolean: .boolean(false)
      case .string: .string("")
      }
    return switch AnimatedValue.identity(of: path, like: example) {
    case .number(let number): CodeText.number(number)
    case .vector(let parts): "[\(parts.map { CodeText.number($0) }.joined(separator: ", "))]"
    case .color(_, _, _, let alpha): alpha == 0 ? "transparent" : "black"
    case .boolean(let flag): "\(flag)"
    case .string(let text): text
    case .css: ""
    }
  }
}

extension CSSProperty {
  fileprivate var words: String {
    switch self {
    case .translate: "`translate`"
    case .rotate: "`rotate`"
    case .scale: "`scale`"
    case .plain(let names, _): names.map { "`\($0)`" }.joined(separator: ", ")
    case .color(let name), .text(let name, _): "`\(name)`"
    case .toggle(let name, let on, let off): "`\(name)`: `\(off)`, `\(on)`"
    case .function(let name, let property, _, _, _): "`\(name)()` of `\(property)`"
    }
  }
}
