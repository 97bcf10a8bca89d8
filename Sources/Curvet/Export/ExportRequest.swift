import Interchange

/// An export order says which presets are to be written, as what, and where.
package struct ExportRequest: Sendable {
  /// Which presets.
  package var selection: PresetSelection
  /// As what.
  package var format: ExportFormat
  /// How.
  package var options: ExportOptions
  /// Where, as the user named it: a file, or a folder for what takes several; nil is standard output.
  package var path: String?
  /// The command that writes the same again.
  package var command: String
  /// Whether a project's configuration names the place, not the user.
  package var isListed = false

  /// Makes an order.
  package init(
    _ selection: PresetSelection, as format: ExportFormat,
    _ options: ExportOptions = ExportOptions(), to path: String? = nil, command: String
  ) {
    self.selection = selection
    self.format = format
    self.options = options
    self.path = path
    self.command = command
  }
}
