import Motion

/// A Sass load is one `@use` or `@forward` of a file.
struct SassLoad {
  /// The namespace of members, such as `motion` in `motion.$fast`; `*` if they need none.
  var namespace: String
  /// The file; nil if it isn't among those that are read.
  var file: Int?
  /// Whether it passes members on to whoever loads this file, instead of using them.
  var isForward: Bool
  /// The prefix that members get where they are passed on, as in `as motion-*`.
  private(set) var prefix = ""
  private var shown: Set<String>?
  private var hidden: Set<String> = []
  /// The values that the defaults of the file are replaced with, by name.
  private(set) var settings: [(name: Int, value: Range<Int>, isDefault: Bool)] = []

  /// Reads the statements of a file.
  ///
  /// - Parameter modules: The names of all files as modules, by their last parts.
  static func all(in source: CSSInputSource, _ file: Int, modules: [SassModule]) -> [SassLoad] {
    source.statements.filter { ["@use", "@forward"].contains(source.text($0.name)) }
      .compactMap { SassLoad($0, in: source, file, modules) }
  }

  private init?(
    _ statement: CSSInputDeclaration, in source: CSSInputSource, _ file: Int,
    _ modules: [SassModule]
  ) {
    let tokens = source.tokens
    var rest = statement.value.filter { tokens.all[$0].kind != .space }[...]
    guard let url = rest.popFirst(), tokens.all[url].kind == .string else { return nil }
    let path = source.text(url).dropFirst().dropLast()
    let own = SassModule(path: String(path))
    isForward = source.text(statement.name) == "@forward"
    namespace = own.name
    // A longer path, as in `../motion/easing`, distinguishes files of the same name.
    let fitting = modules.indices.filter { $0 != file && modules[$0].matches(own) }
    self.file = fitting.count == 1 && !path.hasPrefix("sass:") ? fitting[0] : nil
    while let at = rest.popFirst() {
      switch source.text(at) {
      case "as":
        guard let name = rest.popFirst() else { return nil }
        let isStar = rest.first.map { source.text($0) == "*" } ?? false
        if isStar { prefix = source.text(name) } else { namespace = source.text(name) }
      case "show": shown = Set(rest.map { source.text($0) })
      case "hide": hidden = Set(rest.map { source.text($0) })
      case "with":
        guard let open = rest.first, tokens.all[open].kind == .open else { return nil }
        let end = min(Int(tokens.partners[open]), statement.value.upperBound)
        settings = source.items(open + 1..<end).compactMap { source.setting($0) }
        return
      default: break
      }
    }
  }

  /// Returns the name that the file gives a member that this passes on; nil if it doesn't pass it on.
  func original(of name: String) -> String? {
    if let shown, !shown.contains(name) { return nil }
    guard !hidden.contains(name), name.dropFirst().hasPrefix(prefix) else { return nil }
    return "$" + name.dropFirst(1 + prefix.count)
  }
}

/// A Sass module is a file by the name that `@use` gives it.
struct SassModule {
  /// The name without an underscore and an extension; that of its folder for an index file.
  let name: String
  private let folders: [String]

  /// Takes the path of a file, or the URL of `@use`.
  init(path: String) {
    let names = path.split { "/:".contains($0) }.filter { ![".", ".."].contains($0) }
    var parts = names.map { String($0.hasPrefix("_") ? $0.dropFirst() : $0) }
    if let last = parts.popLast() {
      let plain = String(last.prefix { $0 != "." })
      if plain != "index" || parts.isEmpty { parts.append(plain) }
    }
    name = parts.last ?? ""
    folders = parts.dropLast()
  }

  /// Whether a URL may mean this file: their paths agree as far as the shorter one goes.
  func matches(_ url: SassModule) -> Bool {
    name == url.name && zip(folders.reversed(), url.folders.reversed()).allSatisfy { $0 == $1 }
  }
}

extension CSSInputSource {
  /// The setting `$name: value` of a module; nil if it is none.
  fileprivate func setting(_ item: Range<Int>) -> (name: Int, value: Range<Int>, isDefault: Bool)? {
    let item = trimmed(item)
    guard let first = item.first, tokens.all[first].kind == .variable,
      let colon = item.first(where: { tokens.all[$0].kind == .colon })
    else { return nil }
    var value = trimmed(colon + 1..<item.upperBound)
    let isDefault = text(value).hasSuffix("!default")
    if isDefault, let mark = value.last(where: { tokens.all[$0].kind == .mark }) {
      value = trimmed(value.lowerBound..<mark)
    }
    return (first, value, isDefault)
  }
}
