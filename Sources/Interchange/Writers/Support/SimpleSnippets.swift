import Motion

extension ComposeWriter: DeclaringWriter {
  func snippet(of preset: ExportedPreset, in set: ExportSet) -> DeclarationSnippet {
    guard let found = try? ComposeDeclaration(preset).declaration else {
      return DeclarationSnippet(lines: [])
    }
    return DeclarationSnippet(
      lines: found.lines,
      needs: found.needs.sorted().map { $0.contains(".") ? "import \($0)" : "the class \($0)" })
  }
}

extension FlutterWriter: DeclaringWriter {
  func snippet(of preset: ExportedPreset, in set: ExportSet) -> DeclarationSnippet {
    guard let found = try? FlutterDeclaration(preset, options).declaration else {
      return DeclarationSnippet(lines: [])
    }
    let types = found.needs.filter { $0.hasPrefix("_") }.sorted().map { "the class \($0)" }
    return DeclarationSnippet(lines: found.lines, needs: Self.imports(found.needs) + types)
  }
}

extension MotionModuleWriter: DeclaringWriter {
  func snippet(of preset: ExportedPreset, in set: ExportSet) -> DeclarationSnippet {
    guard let found = try? MotionModuleDeclaration(preset, options).declaration else {
      return DeclarationSnippet(lines: [])
    }
    return DeclarationSnippet(lines: found.lines, needs: found.needs.supportFunctions)
  }
}

extension ReanimatedWriter: DeclaringWriter {
  func snippet(of preset: ExportedPreset, in set: ExportSet) -> DeclarationSnippet {
    guard let found = try? ReanimatedDeclaration(preset, options).declaration else {
      return DeclarationSnippet(lines: [])
    }
    let names = found.needs.intersection(Self.imports).sorted()
    let imports =
      names.isEmpty
      ? [] : ["import { \(names.joined(separator: ", ")) } from \"react-native-reanimated\";"]
    return DeclarationSnippet(lines: found.lines, needs: imports + found.needs.supportFunctions)
  }
}

extension AndroidXMLWriter: DeclaringWriter {
  /// The elements, each of which is a resource: an interpolator, an animator, or a time.
  func snippet(of preset: ExportedPreset, in set: ExportSet) -> DeclarationSnippet {
    guard let resources = try? AndroidResources(preset, options) else {
      return DeclarationSnippet(lines: [])
    }
    func name(_ part: String) -> String {
      part.isEmpty ? preset.identifier : "\(preset.identifier)_\(part)"
    }
    var lines = resources.easings.flatMap(\.lines)
    for line in resources.animator ?? [] {
      lines.append(
        resources.easings.reduce(line) { line, easing in
          line.replacing("@anim/{\(easing.part)}", with: "@anim/\(name(easing.part))")
        })
    }
    lines += resources.integers.map { "<integer name=\"\(name($0.part))\">\($0.value)</integer>" }
    return DeclarationSnippet(lines: lines)
  }
}

extension Set<String> {
  /// The functions of the whole export that are called.
  fileprivate var supportFunctions: [String] {
    EasingSupport.all.filter { contains($0.name) }.map { "the function \($0.name)()" }
  }
}
