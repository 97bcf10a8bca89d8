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
    #expect(self.status == status, sourceLocation: sourceLocation)
    #expect(self.output == output, sourceLocation: sourceLocation)
    #expect(self.errors == errors, sourceLocation: sourceLocation)
  }
}
