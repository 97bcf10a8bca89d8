import Diagnostics
import Motion
import Presets
import Storage

extension Catalog {
  /// Returns the shape of what a name or an expression stands for, and how long it takes in seconds.
  ///
  /// - Throws: `notFound` and `invalidInput` as ``MotionFinder`` does, and `invalidInput` for what has
  ///   no shape, such as a duration.
  package func likeness(
    of text: String
  ) throws(CatalogError) -> (sketch: Sketch, seconds: Double?) {
    let found = try MotionFinder(self).motion(for: text)
    let facts = PresetFacts(of: found.motion)
    if let sketch = facts.sketch { return (sketch, facts.shapeTime(of: found.motion.kind)) }
    throw CatalogError(
      .invalidInput, "\"\(found.name)\" has no shape that others could resemble",
      hints: ["curves, springs, and what is timed by one have a shape"])
  }

  /// Whether an older version of the code has derived durations, feel and shapes, and the file could
  /// not be written to renew them.
  package var hasOldFacts: Bool { store.connection.hasOldFacts }
}
