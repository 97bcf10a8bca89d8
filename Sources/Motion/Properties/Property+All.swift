extension Property {
  /// The well-known properties.
  ///
  /// Of several with the same name in a format, the first one is what the name means when it's read.
  package static let all: [Property] = [
    Property(
      "opacity", .number, .fraction, rest: .number(1), css: .plain(["opacity"], unit: ""),
      android: "alpha", figma: "OPACITY", lottie: .init(type: "tr", key: "o", name: "opacity")),
    Property(
      "alpha", .number, .fraction, rest: .number(1), css: .plain(["opacity"], unit: ""),
      android: "alpha"),
    Property("hidden", .boolean, css: .toggle("visibility", on: "hidden", off: "visible")),
    Property("isHidden", .boolean, css: .toggle("visibility", on: "hidden", off: "visible")),
    Property(
      "backgroundColor", .color, css: .color("background-color"), android: "backgroundColor"),
    Property(
      "cornerRadius", .number, .points, css: .plain(["border-radius"], unit: "px"),
      figma: "CORNER_RADIUS", lottie: .init(type: "rc", key: "r", name: "corner radius")),
    Property("borderColor", .color, rest: black, css: .color("border-color")),
    Property("borderWidth", .number, .points, css: .plain(["border-width"], unit: "px")),
    Property("masksToBounds", .boolean, css: .toggle("overflow", on: "clip", off: "visible")),
    Property(
      "position", .point, .points, css: .translate([0, 1], unit: "px"),
      lottie: .init(type: "tr", key: "p", name: "position")),
    Property(
      "position.x", .number, .points, css: .translate([0], unit: "px"),
      lottie: .init(type: "tr", key: "x", name: "position x")),
    Property(
      "position.y", .number, .points, css: .translate([1], unit: "px"),
      lottie: .init(type: "tr", key: "y", name: "position y")),
    Property("center", .point, .points, css: .translate([0, 1], unit: "px")),
    Property("zPosition", .number, .points, css: .plain(["z-index"], unit: "")),
    Property("frame", .rect, .points, css: .plain(["left", "top", "width", "height"], unit: "px")),
    Property("bounds", .rect, .points, cssGap: CSSGap.scrolling),
    Property("bounds.origin", .point, .points, cssGap: CSSGap.scrolling),
    Property("bounds.size", .point, .points, css: .plain(["width", "height"], unit: "px")),
    Property(
      "bounds.size.width", .number, .points, css: .plain(["width"], unit: "px"), figma: "WIDTH"),
    Property(
      "bounds.size.height", .number, .points, css: .plain(["height"], unit: "px"), figma: "HEIGHT"),
    Property("transform.translation", .vector, .points, css: .translate([0, 1, 2], unit: "px")),
    Property(
      "transform.translation.x", .number, .points, css: .translate([0], unit: "px"),
      android: "translationX", androidVector: "translateX", figma: "TRANSLATION_X"),
    Property(
      "transform.translation.y", .number, .points, css: .translate([1], unit: "px"),
      android: "translationY", androidVector: "translateY", figma: "TRANSLATION_Y"),
    Property(
      "transform.translation.z", .number, .points, css: .translate([2], unit: "px"),
      android: "translationZ"),
    Property(
      "transform.rotation", .number, .degrees, css: .rotate(2), android: "rotation",
      figma: "ROTATION", lottie: .init(type: "tr", key: "r", name: "rotation")),
    Property(
      "transform.rotation.x", .number, .degrees, css: .rotate(0), android: "rotationX",
      lottie: .init(type: "tr", key: "rx", name: "rotation x")),
    Property(
      "transform.rotation.y", .number, .degrees, css: .rotate(1), android: "rotationY",
      lottie: .init(type: "tr", key: "ry", name: "rotation y")),
    Property("transform.rotation.z", .number, .degrees, css: .rotate(2), android: "rotation"),
    Property(
      "transform.scale", .number, rest: .number(1), css: .scale([0, 1, 2]),
      lottie: .init(type: "tr", key: "s", name: "scale")),
    Property(
      "transform.scale.x", .number, rest: .number(1), css: .scale([0]), android: "scaleX",
      figma: "SCALE_X"),
    Property(
      "transform.scale.y", .number, rest: .number(1), css: .scale([1]), android: "scaleY",
      figma: "SCALE_Y"),
    Property("transform.scale.z", .number, rest: .number(1), css: .scale([2])),
    Property("sublayerTransform.m34", .number, cssGap: CSSGap.perspective),
    Property("anchorPoint", .point, rest: .vector([0.5, 0.5]), cssGap: CSSGap.anchorPoint),
    Property("anchorPointZ", .number, .points, cssGap: CSSGap.anchorPoint),
    Property("shadowColor", .color, rest: black, cssGap: CSSGap.shadow),
    Property("shadowOffset", .point, .points, rest: .vector([0, -3]), cssGap: CSSGap.shadow),
    Property("shadowOpacity", .number, cssGap: CSSGap.shadow),
    Property("shadowRadius", .number, .points, rest: .number(3), cssGap: CSSGap.shadow),
    Property(
      "fillColor", .color, rest: black, css: .color("fill"), androidVector: "fillColor",
      lottie: .init(type: "fl", key: "c", name: "fill color")),
    Property(
      "strokeColor", .color, css: .color("stroke"), androidVector: "strokeColor",
      lottie: .init(type: "st", key: "c", name: "stroke color")),
    Property(
      "strokeStart", .number, .fraction, androidVector: "trimPathStart", figma: "PATH_TRIM_START",
      lottie: .init(type: "tm", key: "s", name: "trim start")),
    Property(
      "strokeEnd", .number, .fraction, rest: .number(1), androidVector: "trimPathEnd",
      figma: "PATH_TRIM_END", lottie: .init(type: "tm", key: "e", name: "trim end")),
    Property(
      "lineWidth", .number, .points, rest: .number(1), css: .plain(["stroke-width"], unit: "px"),
      androidVector: "strokeWidth", figma: "STROKE_WEIGHT",
      lottie: .init(type: "st", key: "w", name: "stroke width")),
    Property("contentsRect", .rect, rest: .vector([0, 0, 1, 1]), cssGap: CSSGap.contentsRect),
    Property("effect", .string, cssGap: CSSGap.effect),
  ]

  private static let black = AnimatedValue.color(red: 0, green: 0, blue: 0, alpha: 1)

  /// Why CSS has no such property.
  private enum CSSGap {
    static let effect = "CSS has no system effects, and their blur isn't documented"
    static let anchorPoint = "an anchor point moves the layer, but transform-origin doesn't"
    static let contentsRect = "CSS can't show only a part of an element's content"
    static let scrolling = "CSS has no property that scrolls content within its box"
    static let perspective = "CSS doesn't interpolate a perspective distance by its inverse"
    static let shadow = "CSS has one property for the offset, blur, and color of a shadow"
  }
}
