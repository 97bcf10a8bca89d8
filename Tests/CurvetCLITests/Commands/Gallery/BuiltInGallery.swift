import Testing

/// The gallery of the built-in presets, which takes seconds to make: it is made once for all tests.
enum BuiltInGallery {
  private static let made = Result {
    let run = try Desk(.builtIn).run("gallery", "-o", "-")
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// The page.
  static var page: String { get throws { try made.get() } }
}
