extension TransitionStage {
  /// The look of the two pages.
  static let picture = #"""
    import UIKit

    /// The points at which it is asked what is seen.
    let probes: [CGPoint] = [PROBES].map { CGPoint(x: $0.0, y: $0.1) }

    /// The look of two pages: where they are, and how much of each is seen at each probe.
    @MainActor struct Picture {
      /// A page, a picture of it, or a plain color.
      struct Piece {
        let page: String?
        let corners: [CGPoint]
        let alpha: Double
        let radius: Double
        /// How dark a plain color is.
        let darkness: Double
        let clips: [[CGPoint]]
      }

      private let pages: [String: UIView]
      private var pieces: [Piece] = []

      init(of window: UIWindow, _ pages: [String: UIView]) {
        self.pages = pages
        add(window.layer, Plane(), alpha: 1, clips: [])
      }

      private mutating func add(
        _ layer: CALayer, _ outside: Plane, alpha: Double, clips: [[CGPoint]]
      ) {
        let seen = layer.presentation() ?? layer
        guard !seen.isHidden, seen.opacity > 0 else { return }
        let plane = outside.plane(of: seen)
        let box = seen.bounds
        let corners = [
          (box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY),
        ].map { plane.point(CGPoint(x: $0.0, y: $0.1)) }
        if !seen.isDoubleSided, area(corners) < 0 { return }
        let alpha = alpha * Double(seen.opacity)
        let radius = seen.masksToBounds ? Double(seen.cornerRadius) : 0
        if let page = page(of: layer) {
          pieces.append(
            Piece(
              page: page, corners: corners, alpha: alpha, radius: radius, darkness: 0, clips: clips))
          return
        }
        if let color = seen.backgroundColor, let parts = color.components, color.alpha > 0 {
          let light = parts.dropLast().map { Double($0) }.max() ?? 0
          pieces.append(
            Piece(
              page: nil, corners: corners, alpha: alpha * Double(color.alpha), radius: radius,
              darkness: 1 - light, clips: clips))
        }
        let clips = seen.masksToBounds ? clips + [corners] : clips
        let children = layer.sublayers ?? []
        let depths = children.map { Double(($0.presentation() ?? $0).zPosition) }
        for index in children.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
          add(children[index], plane, alpha: alpha, clips: clips)
        }
      }

      private func page(of layer: CALayer) -> String? {
        let shown = (layer.contents as? RuntimeSnapshot)?.view?.layer ?? layer
        return pages.first { $0.value.layer === shown }?.key
      }

      /// A page's corner radius and corners; nil if it isn't on the screen, or more than once.
      func page(_ name: String) -> [Double]? {
        let own = pieces.filter { $0.page == name }
        guard own.count == 1, let piece = own.first else { return nil }
        return [piece.radius] + piece.corners.flatMap { [Double($0.x), Double($0.y)] }
      }

      /// The middle of what is seen of a page, or of the screen.
      func middle(of name: String, on screen: CGRect) -> CGPoint {
        let corners = pieces.last { $0.page == name }?.corners ?? []
        func middle(_ values: [CGFloat], _ low: CGFloat, _ high: CGFloat) -> CGFloat {
          (max(values.min() ?? low, low) + min(values.max() ?? high, high)) / 2
        }
        return CGPoint(
          x: middle(corners.map(\.x), screen.minX, screen.maxX),
          y: middle(corners.map(\.y), screen.minY, screen.maxY))
      }

      /// The largest difference of what is seen of both pages, in points or fractions.
      func difference(from other: Picture) -> Double {
        ["source", "destination"].map { name in
          guard let one = page(name), let two = other.page(name) else {
            return page(name) == nil && other.page(name) == nil ? 0 : .infinity
          }
          return zip(one, two).map { abs($0 - $1) }.max() ?? 0
        }.max() ?? 0
      }

      /// How much of the source, of the destination and of darkness is seen at each point.
      func light(at points: [CGPoint]) -> [Double] {
        points.flatMap { point in
          var (parts, rest) = ([0.0, 0, 0], 1.0)
          for piece in pieces.reversed()
          where ([piece.corners] + piece.clips).allSatisfy({ isInside(point, $0) }) {
            let part = rest * piece.alpha
            switch piece.page {
            case "source"?: parts[0] += part
            case "destination"?: parts[1] += part
            default: parts[2] += part * piece.darkness
            }
            rest -= part
          }
          return parts
        }
      }

      private func area(_ corners: [CGPoint]) -> CGFloat {
        zip(corners, corners.dropFirst() + corners.prefix(1)).map { $0.x * $1.y - $1.x * $0.y }
          .reduce(0, +)
      }

      private func isInside(_ point: CGPoint, _ corners: [CGPoint]) -> Bool {
        var (lefts, rights) = (0, 0)
        var one = corners[corners.count - 1]
        for other in corners {
          let turn =
            (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)
          if turn >= 0 { lefts += 1 }
          if turn <= 0 { rights += 1 }
          one = other
        }
        return lefts == 0 || rights == 0
      }
    }

    /// How the plane of a layer is seen on the screen: a matrix without depth.
    @MainActor struct Plane {
      private var rows: [[CGFloat]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      /// The perspective on its sublayers, depth and all.
      private var perspective = CATransform3DIdentity

      /// The plane of a layer that lies in this one.
      func plane(of layer: CALayer) -> Plane {
        let (box, anchor) = (layer.bounds, layer.anchorPoint)
        let middle = (
          x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height
        )
        func about(
          _ transform: CATransform3D, to place: (x: CGFloat, y: CGFloat, z: CGFloat)
        ) -> CATransform3D {
          CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), transform),
            CATransform3DMakeTranslation(place.x, place.y, place.z))
        }
        let whole = CATransform3DConcat(
          about(layer.transform, to: (layer.position.x, layer.position.y, layer.zPosition)),
          perspective
        ).rows
        let flat = [0, 1, 3].map { row in [0, 1, 3].map { whole[row][$0] } }
        var plane = self
        plane.rows = flat.map { row in
          (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * rows[$1][column] } }
        }
        plane.perspective = about(layer.sublayerTransform, to: (middle.x, middle.y, 0))
        return plane
      }

      func point(_ point: CGPoint) -> CGPoint {
        let parts = (0..<3).map { point.x * rows[0][$0] + point.y * rows[1][$0] + rows[2][$0] }
        return CGPoint(x: parts[0] / parts[2], y: parts[1] / parts[2])
      }
    }

    """#
}
