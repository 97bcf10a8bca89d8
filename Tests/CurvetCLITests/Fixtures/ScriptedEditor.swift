import CurvetCLI
import Foundation
import Synchronization

/// A scripted editor changes what it is given in steps, one each time that it is opened, and keeps
/// what it was shown.
final class ScriptedEditor: Sendable {
  /// Changes a text.
  typealias Step = @Sendable (_ text: String) -> String

  private let state: Mutex<(steps: ArraySlice<Step>, shown: [String])>

  init(_ steps: [Step]) {
    state = Mutex((steps[...], []))
  }

  /// The texts that it was shown, in order.
  var shown: [String] { state.withLock(\.shown) }

  /// The editor; once the steps have been taken it fails, so that nothing is opened for ever.
  var editor: Editor {
    Editor { [self] command, path in
      guard command == "ed", let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        return 127
      }
      let step = state.withLock { state in
        state.shown.append(text)
        return state.steps.popFirst()
      }
      guard let step else { return 1 }
      // A missing file shows itself to the program.
      try? step(text).write(toFile: path, atomically: false, encoding: .utf8)
      return 0
    }
  }
}

extension Desk {
  /// Puts an editor on the desk that takes steps.
  func setEditor(_ steps: ScriptedEditor.Step...) -> ScriptedEditor {
    let scripted = ScriptedEditor(steps)
    variables["EDITOR"] = "ed"
    editor = scripted.editor
    return scripted
  }
}

/// Returns the step that replaces a text by another one.
func typing(_ new: String, over old: String) -> ScriptedEditor.Step {
  { $0.replacing(old, with: new) }
}
