/// Swift imports are the modules that a file of code needs, each as visible as what is made of it.
///
/// A project may import modules for itself alone unless a file says otherwise, and the compiler warns of
/// an import that is more visible than it needs to be.
struct SwiftImports {
  /// The imports, a line each.
  private(set) var lines: [String] = []

  /// Finds the imports of code.
  init(_ writer: SwiftWriter, _ parts: Set<SwiftPart>, _ code: [String]) {
    let all = Self.words(of: code.filter { !$0.contains("///") })
    let seen = Self.words(of: Self.signatures(in: code, writer.access))
    func needs(_ module: String, _ words: Set<Substring>) -> Bool {
      switch module {
      case "QuartzCore": Self.names("CA", words)
      case "UIKit": Self.names("UI", words)
      default: !words.isDisjoint(with: Self.viewWords)
      }
    }
    let asked = [
      (
        "QuartzCore",
        writer.uses(.coreAnimation) || !parts.isDisjoint(with: [.screens, .hold])
      ),
      ("SwiftUI", writer.uses(.swiftUI)), ("UIKit", writer.uses(.uiKit)),
    ]
    var modules = asked.filter { $0.1 && needs($0.0, all) }.map(\.0)
    if modules.isEmpty, Self.names("CG", all) {
      modules.append(
        writer.uses(.uiKit) ? "UIKit" : writer.uses(.swiftUI) ? "SwiftUI" : "QuartzCore")
    }
    var open = modules.filter { needs($0, seen) }
    if open.isEmpty, Self.names("CG", seen) { open = Array(modules.suffix(1)) }
    let visible = modules.map { (open.contains($0) ? writer.access : "") + "import \($0)" }
    let plain = modules.map { "import \($0)" }
    // An import for the package is at odds with plain ones in other files, which are public as a rule.
    lines =
      writer.options.access == .package && visible != plain
      ? ["#if hasFeature(InternalImportsByDefault)"] + visible.indented()
        + ["#else"] + plain.indented() + ["#endif"]
      : visible
  }

  private static let viewWords: Set<Substring> = [
    "Animation", "AnyTransition", "SwiftUI", "View", "ViewModifier",
  ]

  private static func words(of lines: [String]) -> Set<Substring> {
    lines.reduce(into: []) { words, line in
      words.formUnion(line.split { !($0.isLetter || $0.isNumber) })
    }
  }

  /// Whether a word begins with a framework's prefix.
  private static func names(_ prefix: String, _ words: Set<Substring>) -> Bool {
    words.contains { $0.hasPrefix(prefix) && $0.dropFirst(2).first?.isUppercase == true }
  }

  /// The lines up to the body of each declaration that others see.
  private static func signatures(in code: [String], _ access: String) -> [String] {
    guard !access.isEmpty else { return [] }
    var found: [String] = []
    var isOpen = false
    for line in code {
      let text = line.drop { $0 == " " }
      if text.contains(access), !text.hasPrefix("//") { isOpen = true }
      guard isOpen else { continue }
      found.append(String(text.prefix { $0 != "{" && $0 != "=" }))
      if text.contains("{") || text.contains("=") || !(text.hasSuffix("(") || text.hasSuffix(",")) {
        isOpen = text.hasSuffix("(") && !text.contains("=")
      }
    }
    return found
  }
}
