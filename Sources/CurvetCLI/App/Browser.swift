#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A browser shows a page with a system program.
package struct Browser: Sendable {
  /// Runs a program, and returns its exit status.
  package var run: @Sendable (_ words: [String]) -> Int32

  /// Makes a browser.
  package init(run: @escaping @Sendable (_ words: [String]) -> Int32) { self.run = run }

  /// The programs that open a file with the default application.
  private static let programs = ["xdg-open", "open", "wslview"]

  /// Opens a page; returns whether a program opened it.
  ///
  /// - Parameter path: A `PATH`, in which programs are looked for.
  func open(_ page: String, by path: String?) -> Bool {
    let folders = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    for name in Self.programs {
      let paths = folders.map { "\($0)/\(name)" }
      guard let program = paths.first(where: { access($0, X_OK) == 0 }) else { continue }
      if run([program, page]) == 0 { return true }
    }
    return false
  }

  /// Runs the program as a process of its own, which prints nothing.
  package static let process = Browser { words in
    let nothing = openFile("/dev/null")
    defer { close(nothing) }
    return ChildProcess(words, at: words[0], input: nothing)?.wait() ?? 127
  }
}

/// Opens a file for reading; `Browser` has an `open` of its own.
private func openFile(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }
