import Presets
import Storage

extension Catalog {
  /// Returns the shape of what a name or an expression stands for.
  ///
  /// - Throws: `notFound` and `invalidInput` as ``MotionFinder`` does, and `invalidInput` for what has
  ///   no shape, such as a duration.
  public func sketch(of text: String) throws(CatalogError) -> Sketch {
    let found = try MotionFinder(self).motion(for: text)
    if let sketch = PresetFacts(of: found.motion).sketch { return sketch }
    throw CatalogError(
      .invalidInput, "\"\(found.name)\" has no shape that others could resemble",
      hints: ["curves, springs, and what is timed by one have a shape"])
  }

  /// Whether an older version of the code has derived durations, feel and shapes, and the file could
  /// not be written to renew them.
  public var hasOldFacts: Bool { store.connection.hasOldFacts }
}
