import Interchange

/// An export order says which presets are to be written, as what, and where.
public struct ExportOrder: Sendable {
  /// Which presets.
  public var selection: PresetSelection
  /// As what.
  public var format: ExportFormat
  /// How.
  public var options: ExportOptions
  /// Where, as the user named it: a file, or a folder for what takes several; nil is standard output.
  public var path: String?
  /// The command that writes the same again.
  public var command: String
  /// Whether a project's configuration names the place, not the user.
  public var isListed = false

  /// Makes an order.
  public init(
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
