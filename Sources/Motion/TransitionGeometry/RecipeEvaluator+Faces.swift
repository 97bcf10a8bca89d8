extension RecipeEvaluator {
  /// The fractions of the transition's time at which a layer comes on edge, leaves it or turns over.
  ///
  /// Moments less than 1e-6 apart are one: a page that goes as another comes changes faces once.
  /// They are found among 1,024 steps and then by bisection, to about 1e-9.
  ///
  /// - Parameters:
  ///   - container: The size of the container.
  ///   - frame: The layers' frame where the recipe sets none.
  public func faceChanges(container: SIMD2<Double>, frame: SIMD4<Double>? = nil) -> [Double] {
    var found: [Double] = []
    for role in roles where !(isHidden(role, at: 0) && isHidden(role, at: 0.5)) {
      let face = { (progress: Double) in
        quad(of: role, at: progress, container: container, frame: frame).face
      }
      found += Self.changes(of: face)
    }
    var merged: [Double] = []
    for moment in found.sorted() where moment - (merged.last ?? -1) > 1e-6 {
      merged.append(moment)
    }
    return merged
  }

  private static func changes(of face: (Double) -> ProjectedQuad.Face) -> [Double] {
    let steps = 1024
    var found: [Double] = []
    var before = face(0)
    for step in 1...steps {
      let end = Double(step) / Double(steps)
      let after = face(end)
      if after != before {
        var (low, high) = (Double(step - 1) / Double(steps), end)
        while high - low > 1e-13 {
          let middle = (low + high) / 2
          if face(middle) == before { low = middle } else { high = middle }
        }
        found.append((low + high) / 2)
      }
      before = after
    }
    return found
  }
}
