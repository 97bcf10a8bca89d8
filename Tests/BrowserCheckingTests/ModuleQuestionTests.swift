import BrowserChecking
import Testing

/// Modules are run, and what they export is told.
struct ModuleQuestionTests {
  @Test("Exports are told as JSON, by their names") func exports() throws {
    let module = """
      import { Easing } from "react-native-reanimated";
      export const tokens = { "a/b": [0.1, -1e-7, null, "</script>"], };
      export const curve = Easing.bezier(0.2, 0, 0, 1);
      export const odd = [Infinity, undefined];
      export default class Motion { }
      """
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        module,
        packages: [
          "react-native-reanimated":
            "export const Easing = { bezier: (...numbers) => ({ numbers }) }"
        ]))
    #expect(
      answer == #"{"curve":{"numbers":[0.2,0,0,1]},"default":"class Motion { }","#
        + #""odd":["Infinity","undefined"],"tokens":{"a/b":[0.1,-1e-7,null,"</script>"]}}"#)
  }

  @Test("Functions can be called") func call() throws {
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        "export const ease = share => share * share",
        expression: "({ ease }) => [0, 0.5, 1].map(ease)"))
    #expect(answer == "[0,0.25,1]")
  }

  @Test("What is wrong is said, with its place") func errors() throws {
    let cases = [
      ("export const a = 1;\nexport const b = ;", "SyntaxError: Unexpected token ';' at 2:18"),
      ("\n  missing.name", "ReferenceError: missing is not defined at 2:3"),
      (
        "import 'other'",
        "TypeError: Failed to resolve module specifier \"other\". Relative references must start "
          + "with either \"/\", \"./\", or \"../\"."
      ),
    ]
    let answers = try BrowserChecker.answers(to: cases.map { ModuleQuestion($0.0) })
    for ((module, complaint), answer) in zip(cases, answers) {
      #expect(throws: BrowserRefusal([complaint]), "\(module)") { try answer.get() }
    }
  }
}
