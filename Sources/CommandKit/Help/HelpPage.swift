import Diagnostics

/// The parts of a command's help page, each a list of lines.
struct HelpPage {
  let command: CommandDescription
  let examples: KeyValuePairs<String, String>
  let columns: Int

  /// A label and its text.
  private typealias Row = (label: String, text: String)

  /// The parts in the order shown; some may be empty.
  var blocks: [[String]] {
    let shown = command.arguments.filter { !$0.isHidden }
    let named = shown.filter { $0.kind != .positional }
    var titles: [String] = []
    for title in named.map(\.section) where !title.isEmpty && !titles.contains(title) {
      titles.append(title)
    }
    return [text(command.abstract), exampleBlock, usage, aliases]
      + [block("Arguments", shown.filter { $0.kind == .positional }.map(row))]
      + [block("Options", named.filter(\.section.isEmpty).map(row))]
      + titles.map { title in block(title, named.filter { $0.section == title }.map(row)) }
      + command.sections.map { section in
        block(section.title.isEmpty ? "Commands" : section.title, section.commands.map(row))
      }
      + [block("Help topics", command.topics.map(row)), pointer, text(command.discussion)]
  }

  private var exampleBlock: [String] {
    let rows = examples.map { (label: $0.key, text: $0.value) }
    let widths = rows.map { DisplayWidth.of($0.label) + 4 }
    let column = widths.filter { $0 <= columns * 5 / 8 }.max() ?? min(6, columns)
    return block("Examples", rows, textColumn: column)
  }

  private var usage: [String] {
    // Lines after the first are indented so that they don't look like another usage.
    let lines = WrappedText(command.usage, columns: columns - 6).lines
    return ["USAGE"] + lines.enumerated().map { ($0 == 0 ? "  " : "      ") + $1 }
  }

  private var aliases: [String] {
    command.aliases.isEmpty ? [] : ["ALIASES", "  " + command.aliases.joined(separator: ", ")]
  }

  private var pointer: [String] {
    guard !command.sections.isEmpty else { return [] }
    let path = command.path
    let words = [path.first ?? "", "help"] + path.dropFirst() + ["<command>"]
    return text("Run '\(words.joined(separator: " "))' for details about a command.")
  }

  private func text(_ text: String) -> [String] {
    text.isEmpty ? [] : WrappedText(text, columns: columns).lines
  }

  private func block(_ title: String, _ rows: [Row], textColumn: Int? = nil) -> [String] {
    guard !rows.isEmpty else { return [] }
    let column = textColumn ?? min(26, max(columns / 3, 10))
    return [title.uppercased()] + rows.flatMap { lines(of: $0, textColumn: column) }
  }

  /// Returns the lines of a row; the text begins on its own line if the label is too long.
  private func lines(of row: Row, textColumn: Int) -> [String] {
    let label = "  " + row.label
    guard !row.text.isEmpty else { return [label] }
    let indent = String(repeating: " ", count: textColumn)
    let texts = WrappedText(row.text, columns: max(columns - textColumn, 20)).lines
      .map { $0.isEmpty ? "" : indent + $0 }
    let width = DisplayWidth.of(label)
    if width + 2 > textColumn { return [label] + texts }
    let gap = String(repeating: " ", count: textColumn - width)
    return [label + gap + texts[0].dropFirst(textColumn)] + texts.dropFirst()
  }

  private func row(_ command: CommandSection.Entry) -> Row {
    let aliases = command.aliases.isEmpty ? "" : ", " + command.aliases.joined(separator: ", ")
    return (command.name + aliases, command.abstract)
  }

  private func row(_ argument: ArgumentDescription) -> Row { (argument.label, argument.text) }
}
