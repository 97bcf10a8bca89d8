import CommandKit

/// A path as it is typed; an empty one comes from a variable that is not set.
struct PathArgument: ExplainedArgument {
  let text: String

  static var expectation: String { "a path" }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }
}
