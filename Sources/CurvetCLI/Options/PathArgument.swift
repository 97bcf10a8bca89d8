import CommandKit

/// A path as it is typed; an empty one comes from a variable that is not set.
struct PathArgument: ExpressibleByArgument {
  let text: String

  static var valueExpectation: String? { "a path" }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }
}
