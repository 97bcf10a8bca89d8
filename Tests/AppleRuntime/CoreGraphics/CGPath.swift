public import Foundation

/// A path of lines and Bézier curves.
public class CGPath {
  /// A piece of a path.
  public enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The pieces in order.
  public fileprivate(set) var elements: [Element] = []

  fileprivate init() {}

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform?.pointee ?? .identity) }
    elements = [.move(corners[0])] + corners.dropFirst().map(Element.line) + [.close]
  }

  // The corners' curves don't matter to what is compared.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: transform)
  }

  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end): (start, point) = (end, end)
      case .line(let end), .quadratic(let end, _), .cubic(let end, _, _): point = end
      case .close: point = start
      }
    }
    return point
  }

  /// The smallest rectangle around all points and control points.
  public var boundingBox: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadratic(let end, let control): [end, control]
      case .cubic(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A path that grows.
public final class CGMutablePath: CGPath {
  public override init() { super.init() }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.quadratic(end.applying(transform), control: control.applying(transform)))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .cubic(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }
  public func closeSubpath() { elements.append(.close) }
}
