import Expectations
import CurvetCLI
import Foundation
import Synchronization
import Testing

/// Declarations alone, and the clipboard.
struct ExportSnippetTests {
  @Test(
    "A declaration alone, in every language",
    arguments: [
      ("css", "--motion-tether: linear(", ""),
      (
        "swift", "public static let tetherSpring = Spring(mass: 1, stiffness: 70, damping: 12)\n",
        "note: requires the type Spring from the full export\n"
      ),
      (
        "compose", "fun <T> tether(visibilityThreshold: T? = null): SpringSpec<T> =\n",
        "note: requires import androidx.compose.animation.core.SpringSpec\nnote: requires import androidx.compose.animation.core.spring\n"
      ),
      (
        "flutter",
        "static const tether = SpringDescription(mass: 1, stiffness: 70, damping: 12);\n",
        "note: requires import 'package:flutter/physics.dart';\n"
      ),
      (
        "motion",
        "export const tether = {\n  type: \"spring\",\n  stiffness: 70,\n  damping: 12,\n", ""
      ),
      ("react-native", "export const tether = { mass: 1, stiffness: 70, damping: 12 };\n", ""),
      ("android-xml", "<pathInterpolator", ""),
    ])
  func alone(format: String, start: String, needs: String) throws {
    let desk = try Desk()
    let run = desk.run("export", "spring/tether", "--to", format, "--snippet")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(start), "\(run.output)")
    #expect(run.errors.hasSuffix(needs), "\(run.errors)")
    for word in [
      "Generated", "import ", "enum ", "object ", "class ", ":root", "<?xml", "/*", "// ",
    ] {
      #expect(!run.output.contains(word), "\(word)")
    }
  }

  /// Puts a program on the desk that writes what it is given to a file.
  private func install(_ name: String, on desk: Desk, _ script: String) throws {
    try desk.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: desk.path("bin/\(name)"))
    desk.variables["PATH"] = desk.path("bin")
  }

  @Test("What is printed goes to the clipboard") func copied() throws {
    let desk = try Desk()
    let clip = desk.path("clip")
    try install("xclip", on: desk, "echo \"$@\" > '\(clip)'; /bin/cat >> '\(clip)'")
    let run = desk.run("export", "duration/short", "--to", "css", "--snippet", "--copy")
    run.expect(
      0,
      """
      --motion-short: 200ms;

      """,
      errors: """
        Copied 23 characters to the clipboard

        """)
    #expect(desk.text("clip") == "-selection clipboard\n" + run.output)
    let document = desk.run("export", "--all", "--copy", "-q")
    #expect(document.status == 0)
    #expect(document.errors == "")
    expectSame(document.output, Sample.document)
    #expect(desk.text("clip") == "-selection clipboard\n" + document.output)
  }

  @Test("Where one program fails the next is asked") func next() throws {
    let desk = try Desk()
    try install("wl-copy", on: desk, "exit 1")
    desk.run("export", "duration/short", "--to", "css", "--snippet", "--copy").expect(
      74,
      """
      --motion-short: 200ms;

      """,
      errors: """
        error: couldn't copy to the clipboard: wl-copy exited with 1
        help: run it in a graphical session; SSH has no clipboard

        """)
    try install("xclip", on: desk, "/bin/cat > '\(desk.path("clip"))'")
    #expect(desk.run("export", "duration/short", "--to", "css", "--copy").status == 0)
    #expect(desk.text("clip")?.contains("--motion-short: 200ms;") == true)
  }

  @Test("A program that does not read to the end") func deaf() throws {
    let desk = try Desk(.builtIn)
    try install("pbcopy", on: desk, "exit 0")
    let run = desk.run("export", "--all", "--copy")
    #expect(run.status == 74)
    #expect(run.errors.contains("pbcopy didn't read the text"))
  }

  @Test("Without such a program nothing is printed") func none() throws {
    let desk = try Desk()
    desk.variables["PATH"] = desk.path("bin")
    desk.run("export", "duration/short", "--to", "css", "--copy").expect(
      74,
      errors: """
        error: no clipboard program found
        help: install wl-clipboard (Wayland) or xclip (X11); macOS has pbcopy

        """)
  }
}
