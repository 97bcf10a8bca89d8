import Curvet
import Diagnostics
import Preview

/// A context is the environment of a command and its streams.
package struct Context {
  /// The environment.
  package var environment: CatalogEnvironment
  /// Standard output.
  package var output: TextOutput
  /// Standard error.
  package var errors: TextOutput
  /// The words of the command line, without the program's name.
  package var words: [String]
  /// The clock for playing motions.
  package var clock: Clock
  /// Opens files in an editor.
  package var editor: Editor
  /// Copies text to the clipboard.
  package var clipboard: Clipboard
  /// Opens pages in a browser.
  package var browser: Browser
  /// Tells whether a key was pressed.
  package var keyboard: Keyboard
  /// Whether the user can be asked.
  package var isInteractive: Bool
  /// The progress of a long command.
  var progress: ProgressLine?

  /// Makes a context.
  package init(
    environment: CatalogEnvironment, output: TextOutput, errors: TextOutput, words: [String],
    clock: Clock = .monotonic, editor: Editor = .process, clipboard: Clipboard = .process,
    browser: Browser = .process, keyboard: Keyboard = .terminal, isInteractive: Bool = false
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.words = words
    self.clock = clock
    self.editor = editor
    self.clipboard = clipboard
    self.browser = browser
    self.keyboard = keyboard
    self.isInteractive = isInteractive
  }

  /// Returns the next line of standard input, without its end; nil at the end.
  func readLine() throws(CatalogError) -> String? {
    var line: [UInt8] = []
    while let byte = try environment.readInput(1).first {
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Asks a question on the terminal; anything but yes is no.
  func agrees(to question: String) throws(CatalogError) -> Bool {
    errors.part("\(question) [y/N] ")
    try errors.flush()
    let answer = try readLine()
    if answer == nil { errors.line("") }
    return ["y", "yes"].contains(answer?.lowercased())
  }

  /// Writes a whole file; `-` is standard output.
  ///
  /// - Parameter precious: The files that must not be overwritten.
  func write(
    _ bytes: [UInt8], to path: String, sparing precious: ProtectedFiles
  ) throws(CatalogError) {
    if path == "-" { return try output.raw(bytes) }
    try environment.write(bytes, to: path, sparing: precious)
  }

  /// The characters that pictures may use.
  var glyphs: PlotGlyphs { PlotGlyphs { environment.variable($0) } }

  /// The command as it was typed, for the history.
  var command: String { (["curvet"] + words).map(ShellWord.quoted).joined(separator: " ") }
}
