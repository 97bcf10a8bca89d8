extension Finding {
  /// The finding as a workflow command of GitHub Actions, which shows it beside the line.
  ///
  /// `::error file=team.json,line=3,col=14,title=structure/range::message`. What is in no file
  /// of the repository, as standard input does not, names its place in the message.
  ///
  /// - Parameter words: returns a hint as a sentence, or nil to leave it out.
  public func gitHubCommand(words: (Hint) -> String? = \.sentence) -> String {
    var properties: [(name: String, text: String)] = []
    var message = subject.map { "\($0): " } ?? ""
    if let place {
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

  /// The file without a `./` before it: tools that compare paths as texts know none.
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

/// How GitHub's workflow commands write what would end a message or a property.
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
