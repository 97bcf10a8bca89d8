import Curvet
import Diagnostics
import Motion
import Presets
import Preview
import Storage
import StrictJSON

extension ShownMotion {
  /// Prints a preset and its properties.
  func print(_ detail: PresetDetail, to output: TextOutput, glyphs: PlotGlyphs) {
    let preset = detail.preset
    let about = [preset.kind.rawValue, preset.role?.rawValue].compactMap { $0 }
    output.line("\(found.name, .bold)  \(about.joined(separator: " · "), .dim)")
    if let alias = found.alias { output.line("alias of \(alias.of)") }
    if let title = preset.title { output.line("\(title)") }
    if let summary = preset.summary { output.wrapped(summary) }
    if let deprecated = preset.deprecated {
      let reason = deprecated.reason.map { ": \($0)" } ?? ""
      let use = deprecated.use.map { "; use \($0.name)" } ?? ""
      output.line("\("deprecated", .yellow)\(reason)\(use)")
    }
    output.line("")
    let page = problem == nil ? MotionPage(found, written: preset.motion) : nil
    if let page {
      page.print(to: output, glyphs: glyphs)
    } else {
      for line in MotionText.lines(of: preset.motion) { output.line("  \(line)") }
    }
    output.line("")
    printFacts(of: detail, to: output)
    for finding in findings {
      let style: TextStyle = finding.level == .error ? .red : .yellow
      output.line("\(finding.level.word, style): \(finding.message) [\(finding.rule)]")
    }
    if let problem {
      output.notes(["\(problem.message), so it can't be drawn, sampled, or exported as code"])
    } else {
      output.notes(page?.notes ?? [])
    }
  }

  private func printFacts(of detail: PresetDetail, to output: TextOutput) {
    let preset = detail.preset
    var rows: [(String, String)] = []
    func add(_ label: String, _ text: String?) {
      if let text, !text.isEmpty { rows.append((label, text)) }
    }
    let facts = problem == nil ? detail.record.facts : PresetFacts()
    let (duration, delay) = (facts.duration, facts.delay)
    // A spring's settling time is listed with its other durations.
    if duration == nil || duration != facts.settling {
      add("duration", duration.map { "\(ValueText.number($0)) s" })
    }
    add("delay", delay.flatMap { $0 == 0 ? nil : Words.seconds($0) })
    switch preset.reducedMotion {
    case .none?: add("reduced motion", "none (instant change)")
    case .keep?: add("reduced motion", "no change needed")
    case .preset(let reference)?: add("reduced motion", reference.name)
    case nil: break
    }
    add("counterpart", preset.counterpart?.name)
    add("tags", preset.tags.joined(separator: ", "))
    add("aliases", preset.aliases.map(\.text).joined(separator: ", "))
    let needs = detail.references.filter { $0.role != .reducedMotion && $0.role != .counterpart }
    var targets: [String] = []
    for need in needs.map({ "\($0.target) (\(Words.role($0.role)))" }) where !targets.contains(need)
    {
      targets.append(need)
    }
    add("refers to", targets.joined(separator: ", "))
    add("used by", Self.users(in: detail.uses))
    for (language, text) in preset.localizations.sorted(by: { $0.key < $1.key }) {
      add(language, [text.title, text.summary].compactMap { $0 }.joined(separator: ": "))
    }
    let source = preset.source
    let parts = [
      source?.title, source?.author, source?.year.map(String.init), source?.license, source?.path,
      source?.url, place.map { "now at \($0.file):\($0.line)" },
    ]
    add("source", parts.compactMap(\.self).joined(separator: ", "))
    for ignored in preset.ignore { add("ignores", "\(ignored.rule): \(ignored.reason)") }
    let extensions = preset.extensions.flatMap {
      JSONDocument.read(Array($0.text.utf8), file: "").document?.root
    }
    add("extensions", extensions?.members.map(\.key).joined(separator: ", "))
    add("revision", "\(detail.record.rev), \(Timestamp.text(detail.record.updatedAt))")
    let width = rows.map(\.0.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    for (label, text) in rows {
      let padding = String(repeating: " ", count: width - label.count + 2)
      let lines = WrappedText(text, columns: min(output.columns, 96) - indent.count).lines
      output.line("  \(label, .dim)\(padding)\(lines[0])")
      for line in lines.dropFirst() { output.line("\(indent)\(line)") }
    }
  }

  private static func users(in uses: [PresetUse]) -> String {
    var names: [String] = []
    for use in uses where use.role != .counterpart && !names.contains(use.name) {
      names.append(use.name)
    }
    let first = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(first), and \(names.count - 5) more" : first
  }
}
