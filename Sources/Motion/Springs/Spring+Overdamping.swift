extension Spring {
  /// Whether a damping ratio above 1 is evaluated as such: `allowsOverdamping`, or what the form
  /// implies where that is nil.
  ///
  /// - `.physical` and `.ratio` are read as Core Animation's, whose default is false.
  /// - `.perceptual` is read as true, which Core Animation sets for it; `.response` is another
  ///   spelling of it.
  /// - `.settling` is UIKit's, which takes a damping ratio above 1 as 1, whatever
  ///   `allowsOverdamping` says.
  /// - `.use` has what the preset it names has; until it is resolved, false.
  public var impliedOverdamping: Bool {
    switch parameters {
    case .settling: false
    case .physical, .ratio, .use: allowsOverdamping ?? false
    case .perceptual, .response: allowsOverdamping ?? true
    }
  }
}
