import Expectations
import Testing

/// What a run of the program came to.
struct CommandRun: Equatable {
  var status: Int32
  var output: String
  var errors: String

  /// Demands the whole of the exit code and both streams.
  func expect(
    _ status: Int32, _ output: String = "", errors: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      sameAs: CommandRun(status: status, output: output, errors: errors),
      sourceLocation: sourceLocation)
  }

  /// Demands that another run came to the same.
  func expect(sameAs other: CommandRun, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(status == other.status, sourceLocation: sourceLocation)
    expectSame(output, other.output, "output", sourceLocation: sourceLocation)
    expectSame(errors, other.errors, "errors", sourceLocation: sourceLocation)
  }
}

extension CommandRun: CustomTestStringConvertible {
  /// The status and the beginnings of both streams.
  var testDescription: String {
    func begin(_ text: String) -> String {
      text.count > 200 ? text.prefix(200).debugDescription + "…" : text.debugDescription
    }
    return "status \(status), output \(begin(output)), errors \(begin(errors))"
  }
}
