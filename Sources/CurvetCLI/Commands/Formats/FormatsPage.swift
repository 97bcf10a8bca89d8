import Curvet
import Diagnostics
import Exporting
import Importing
import StrictJSON

/// A formats page lists the formats that presets are read from and written to.
struct FormatsPage {
  /// Prints the page.
  func print(to output: TextOutput) {
    output.line("\("Formats that Curvet reads (--from)", .bold)")
    for format in InputFormat.all {
      let extensions = format.extensions.map { "." + $0 }.joined(separator: ", ")
      let first = extensions.isEmpty ? "\(format.title)." : "\(format.title): \(extensions)."
      row(format.name, [first] + format.covers, to: output)
    }
    output.line("")
    output.line("\("Formats that Curvet writes (--to)", .bold)")
    for format in ExportFormats.all {
      let options = format.options.map(\.name).joined(separator: ", ")
      row(
        format.name,
        [format.summary] + format.covers + (options.isEmpty ? [] : ["options: \(options)"]),
        to: output)
    }
  }

  private func row(_ name: String, _ lines: [String], to output: TextOutput) {
    let columns = min(output.columns, 96) - Self.column
    let texts = lines.enumerated().flatMap { index, line in
      let wrapped = WrappedText(line, columns: columns - (index == 0 ? 0 : 2)).lines
      return wrapped.enumerated().map { index == 0 ? $1 : ($0 == 0 ? "- " : "  ") + $1 }
    }
    let gap = String(repeating: " ", count: max(1, Self.column - 2 - name.utf8.count))
    for (index, text) in texts.enumerated() {
      let start = index == 0 ? name + gap : String(repeating: " ", count: Self.column - 2)
      output.line("  \(start)\(text)")
    }
  }

  private static let column = 16
}

extension JSONWriter {
  /// Writes the formats that presets are read from and written to.
  mutating func formats() {
    objects("readers", InputFormat.all) { writer, format in
      writer.member("name", format.name)
      writer.member("title", format.title)
      writer.texts("extensions", format.extensions)
      writer.texts("covers", format.covers)
    }
    objects("writers", ExportFormats.all) { writer, format in
      writer.member("name", format.name)
      writer.member("title", format.summary)
      writer.texts("covers", format.covers)
      writer.objects("options", format.options) { writer, option in
        writer.member("name", option.name)
        writer.member("value", option.type.words)
        writer.member("help", option.help)
      }
    }
  }
}
