extension Finding {
  /// The finding as a GitHub Actions workflow command, which shows it next to the line.
  ///
  /// `::error file=team.json,line=3,col=14,title=structure/range::message`. If the finding
  /// isn't in a file of the repository, but in standard input, the message contains its location.
  ///
  /// - Parameter words: returns a hint as a sentence, or nil to omit it.
  public func gitHubCommand(words: (Hint) -> String? = \.sentence) -> String {
    var properties: [(name: String, text: String)] = []
    var message = subject.map { "\($0): " } ?? ""
    if let place, place.isInText {
      if place.isStandardInput {
        message = "\(place.line):\(place.column): \(message)"
      } else {
        properties = [
          ("file", place.plainFile), ("line", "\(place.line)"), ("col", "\(place.column)"),
        ]
      }
    }
    properties.append(("title", rule))
    message += self.message
    var lines = [message]
    if let help = help.flatMap(words) { lines.append("help: \(help)") }
    let given = properties.map { "\($0.name)=\(GitHubEscape.property($0.text))" }
    return "::\(level.gitHubWord) \(given.joined(separator: ","))::"
      + lines.map(GitHubEscape.message).joined(separator: "%0A")
  }
}

extension Place {
  /// Whether it is in standard input, which has no name.
  public var isStandardInput: Bool { file == "-" }

  /// The file without a leading `./`, for tools that compare paths as strings.
  public var plainFile: String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty ? file : String(path)
  }
}

extension Finding.Level {
  fileprivate var gitHubWord: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}

/// Escapes characters that would end a message or a property of a workflow command.
private enum GitHubEscape {
  static func message(_ text: String) -> String { escape(text, "%\r\n") }
  static func property(_ text: String) -> String { escape(text, "%\r\n:,") }

  private static func escape(_ text: String, _ marks: String) -> String {
    let marks = Array(marks.utf8)
    var shown = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      if scalar.isASCII, marks.contains(UInt8(scalar.value)) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        shown += code.utf8.count == 1 ? "%0\(code)" : "%\(code)"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
