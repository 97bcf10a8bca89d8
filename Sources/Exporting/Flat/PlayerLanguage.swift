import EmbeddedData

/// A player language is one in which there is a player for flat JSON.
package enum PlayerLanguage: String, CaseIterable, Hashable, Sendable {
  case swift, kotlin, typescript

  /// The name of the player's file.
  var fileName: String {
    switch self {
    case .swift: "CurvetPlayer.swift"
    case .kotlin: "CurvetPlayer.kt"
    case .typescript: "curvet-player.ts"
    }
  }

  /// The player's text.
  var text: String {
    switch self {
    case .swift: String(cString: embedded_swift_player())
    case .kotlin: String(cString: embedded_kotlin_player())
    case .typescript: String(cString: embedded_typescript_player())
    }
  }

  /// The player as a file next to the JSON.
  ///
  /// Its head is its own: the player doesn't change with the presets.
  func file(_ header: ExportHeader) -> ExportedFile {
    let own = ExportHeader(command: header.command, content: Self.digits(of: text))
    let head = own.lines.map { "// \($0)\n" }.joined()
    return ExportedFile(path: fileName, text: head + "\n" + text, isBeside: true)
  }

  /// Eight digits that change with a text (FNV-1a).
  private static func digits(of text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
