import Motion

/// Dart text spells values as Dart does.
enum DartText {
  /// Returns a colour as Flutter has it.
  static func color(_ color: RGBA) -> String {
    let bytes = [color.alpha ?? 255, color.red, color.green, color.blue]
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "const Color(0x\(digits.joined()))"
  }
}

extension IdentifierStyle {
  /// Dart's static members.
  static let dart = IdentifierStyle(
    .camel,
    reserved: [
      "abstract", "as", "assert", "async", "await", "base", "bool", "break", "case", "catch",
      "class", "const", "continue", "covariant", "default", "deferred", "do", "double", "dynamic",
      "else", "enum", "export", "extends", "extension", "external", "factory", "false", "final",
      "finally", "for", "function", "get", "hash", "hide", "if", "implements", "import", "in",
      "int",
      "interface", "is", "late", "library", "mixin", "new", "null", "num", "of", "on", "operator",
      "part", "required", "rethrow", "return", "sealed", "set", "show", "static", "super", "switch",
      "sync", "this", "throw", "true", "try", "type", "typedef", "var", "void", "when", "while",
      "with", "yield", "hashCode", "runtimeType", "toString", "noSuchMethod",
    ])
}
