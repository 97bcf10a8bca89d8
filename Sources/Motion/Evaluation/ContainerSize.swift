/// The size of the container that a transition takes place in, where it is known.
struct ContainerSize {
  static let unknownNote =
    "offsets are in widths or heights of the container; a measure container.width or"
    + " container.height gives points"

  let size: SIMD2<Double>
  let isKnown: Bool

  init(_ lengths: [String: Double]) {
    let (width, height) = (lengths["container.width"], lengths["container.height"])
    size = SIMD2(width ?? 1, height ?? 1)
    isKnown = width != nil || height != nil
  }
}
