import Motion
import Presets
import StrictJSON

/// The Swift writer writes presets as code for UIKit, SwiftUI and Core Animation.
///
/// Everything is in one namespace. Curves, springs and durations are values with a member for
/// each framework. Objects of framework classes are created on each access.
struct SwiftWriter: DeclaringWriter {
  static let name = "swift"
  static let summary = "Swift for UIKit, SwiftUI, and Core Animation: one file, or a package."
  static let covers = ["presets of every kind; a few are approximated"]

  static let hasContinuousCorners = true

  let options: SwiftOptions

  init(_ options: SwiftOptions) { self.options = options }

  var identifiers: IdentifierStyle { .swift }

  /// The access level as written before a declaration.
  var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  /// Whether a framework may be used.
  func uses(_ framework: AppleFramework) -> Bool {
    options.frameworks.isEmpty || options.frameworks.contains(framework)
  }

  /// The name of the enum that holds everything.
  var namespace: String {
    let words = (options.namespace ?? "Motion").split {
      !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_"))
    }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isTaken =
      Self.taken.contains(name) || ["CA", "CG", "NS", "UI"].contains { name.hasPrefix($0) }
    guard let first = name.first, !first.isNumber, !isTaken else { return "Motion" + name }
    return name
  }

  private static let taken: Set<String> = IdentifierStyle.words(
    """
    Animation Any AnyTransition Array Bool Button Circle Double Float ForEach HStack Hashable List
    MainActor Protocol QuartzCore Row Self Sendable Spacer Stage State SwiftUI Text TimeInterval
    Type View Void
    """)

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var builder = SwiftBuilder(writer: self, preset: preset, set: set)
    try builder.write()
    return builder.declaration
  }

  func names(of preset: ExportedPreset, _ declaration: SwiftDeclaration) -> [String] {
    let own = declaration.recipe == nil ? [preset.identifier] : []
    let effects = declaration.effectNames.flatMap { ["Effects.\($0)", "Effects.\($0)Values"] }
    let screens =
      declaration.screens.isEmpty
      ? [] : [preset.identifier, declaration.swipe?.name].compactMap { $0.map { "Screens.\($0)" } }
    return own + effects + screens + declaration.companions.map(\.name)
      + [declaration.recipe?.rules?.name].compactMap(\.self)
  }

  func check(_ set: ExportSet<SwiftDeclaration>) throws(ExportError) {
    var known: [String: ExportedPreset] = [:]
    for pair in SwiftPair.pairs(in: set) {
      let preset = pair.entries[0].preset
      if let other = known[pair.name] { throw ExportError(.sameName(other, preset, pair.name)) }
      known[pair.name] = preset
    }
  }

  func files(for set: ExportSet<SwiftDeclaration>) -> [ExportedFile] {
    let code = code(for: set)
    guard options.isPackage else { return [ExportedFile(text: code.text)] }
    return package(code, set)
  }

  func snippet(
    of preset: ExportedPreset, _ declaration: SwiftDeclaration,
    in set: ExportSet<SwiftDeclaration>
  ) -> DeclarationSnippet {
    let companions = declaration.companions.map { companion in
      Array(companion.lines.drop { $0.hasPrefix("///") })
    }
    var lines = Array(
      ([declaration.lines] + companions + [
        declaration.screens, declaration.swipe?.lines(opening: nil) ?? [], declaration.effects,
      ])
      .filter { !$0.isEmpty }.joined(separator: [""]))
    var needsMore = !declaration.parts.isSubset(of: Self.values)
    for pair in SwiftPair.pairs(in: set) where pair.entries.contains(where: { $0.preset == preset })
    {
      lines += recipe(pair).drop { $0.hasPrefix("///") }
      needsMore = true
    }
    let text = lines.joined(separator: "\n")
    let types = ["Curve", "Polyline", "Spring"].filter { name in
      ["(", ".perceptual("].contains { text.contains(name + $0) }
    }
    var needs = types.map { "the type \($0) from the full export" }
    if needsMore { needs.append("the support code from the full export") }
    return DeclarationSnippet(lines: lines.flatMap { $0.fitted() }, needs: needs)
  }

  /// The support types of values, which snippets name.
  private static let values: Set<SwiftPart> = [
    .curve, .curveDelay, .polyline, .polylineDelay, .spring, .springDelay,
    .springOverdamping, .springClamping, .springBlend, .springVector, .springPerceptual,
  ]

  /// The code, before it's divided into files.
  struct Code {
    var text: String
    var pairs: [SwiftPair]
    /// The support types that it contains.
    var parts: Set<SwiftPart>
  }

  private func code(for set: ExportSet<SwiftDeclaration>) -> Code {
    let pairs = SwiftPair.pairs(in: set)
    var parts: Set<SwiftPart> = []
    var body: [String] = []
    for entry in set.entries {
      let (preset, declaration) = (entry.preset, entry.declaration)
      parts.formUnion(declaration.parts)
      guard !declaration.lines.isEmpty else { continue }
      if !body.isEmpty { body.append("") }
      body += documentation(of: preset, declaration.fidelity) + declaration.lines
      for companion in declaration.companions { body += [""] + companion.lines }
    }
    var sections = body.isEmpty ? [] : [body]
    if parts.contains(.prefersCrossFade) { sections.insert(prefersCrossFadeSupport, at: 0) }
    if parts.contains(.reducesMotion) { sections.insert(reducesMotionSupport, at: 0) }
    sections += pairs.map { recipe($0) }
    if parts.contains(.run) { sections += [runSupport(parts), layerSupport] }
    sections += views(of: set) + supportTypes(parts) + viewSupport(parts)
    if parts.contains(.zoomViews) { sections.append(zoomSupport) }
    var lines = set.header.lines.map { "// " + $0 }
    let start = lines.count
    lines += [
      "/// Animation presets from the catalog, by name.",
      "\(access)nonisolated enum \(namespace) {",
    ]
    lines += Array(sections.joined(separator: [""])).indented() + ["}"]
    if parts.contains(.dissolve) { lines += [""] + Self.dissolveSupport }
    lines += springSupport(parts)
    lines += drivers(parts)
    let modules = SwiftImports(self, parts, Array(lines[start...])).lines
    lines.insert(contentsOf: modules + (modules.isEmpty ? [] : [""]), at: start)
    return Code(
      text: lines.flatMap { $0.fitted() }.joined(separator: "\n") + "\n", pairs: pairs,
      parts: parts)
  }

  /// The comment above a preset.
  ///
  /// - Parameter notes: Notes for developers.
  func documentation(of preset: ExportedPreset, _ fidelity: Fidelity) -> [String] {
    let text = [preset.preset.title, preset.preset.summary.map(Self.firstSentence)]
      .compactMap { $0.map { CodeText.comment(Self.sentence($0)) } }
    let fact = [
      "`\(preset.name.text)`", length(of: preset), CodeText.comment(fidelity.words),
    ].compactMap { $0 }.joined(separator: " · ")
    var lines = CodeText.wrapped(text.joined(separator: " "), mark: "///", width: 98)
    if let last = lines.last, last.count + 1 + fact.count <= 98 {
      lines[lines.count - 1] = "\(last) \(fact)"
    } else {
      lines += CodeText.wrapped(fact, mark: "///", width: 98)
    }
    let others = fidelity.notes.filter { fidelity.words != "approximate: \($0)" }
    for note in (preset.deprecation.map { [$0] } ?? []) + others {
      lines += CodeText.wrapped("- Note: " + CodeText.comment(note), mark: "///", width: 98)
    }
    return lines
  }

  /// The duration, in words.
  func length(of preset: ExportedPreset) -> String? {
    func seconds(_ value: Double) -> String {
      ECMAScriptNumber.text((value * 1000).rounded() / 1000) + " s"
    }
    switch preset.motion {
    case .curve(let curve): return curve.duration?.seconds.map(seconds)
    case .duration(.seconds(let value)): return seconds(value)
    case .duration: return nil
    case .spring:
      return (try? MotionEvaluator(preset.motion)).map { "settles in " + seconds($0.duration) }
    case .keyframes, .transition, .animator, .group:
      guard let evaluator = try? MotionEvaluator(preset.motion) else { return nil }
      return seconds(evaluator.duration) + (evaluator.isEndless ? ", repeats forever" : "")
    }
  }

  private static func firstSentence(_ text: String) -> String {
    guard let end = text.firstRange(of: ". ") else { return text }
    return String(text[..<end.lowerBound])
  }

  private static func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?。！？".contains(last) else { return text }
    return text + "."
  }
}

/// The options of Swift.
struct SwiftOptions: WriterOptions {
  /// The name of the enum to write.
  var namespace: String?
  /// The access level of the declarations.
  var access = SwiftAccess.public
  /// The Apple frameworks to write code for; all of them if it's empty.
  var frameworks: Set<AppleFramework> = []
  /// Whether it's a package with previews.
  var isPackage = false
  /// The largest error of a polyline that replaces a curve, as a fraction of the distance.
  var tolerance = LineOptions.tolerance

  static let declared: [WriterOption<SwiftOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace",
      help: "The name of the enum to write."),
    .word("access", \.access, word: "--access", help: "The access level of the declarations."),
    .words(
      "frameworks", each: "a framework", \.frameworks, word: "--framework",
      help: "The frameworks to write code for; the default is all."),
    .flag(
      "package", \.isPackage, word: "--package",
      help: "Write a package with previews into a folder."),
    .number(
      "tolerance", LineOptions.range, \.tolerance, word: "--tolerance", help: LineOptions.help),
  ]
}

/// An access level of Swift.
package enum SwiftAccess: String, CaseIterable, Hashable, Sendable {
  case `public`, package, `internal`
}

/// A framework of Apple's that animates.
package enum AppleFramework: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case coreAnimation = "core-animation"
}
