import Motion

extension AndroidScreens {
  /// A page as animators of a view's properties.
  mutating func animator(_ page: ScreenPage) throws(Unsupported) -> [String] {
    var lines = ["<set xmlns:android=\"\(AndroidResources.namespace)\">"]
    if page.turnsInSpace {
      lines += Self.element(
        "objectAnimator",
        [
          "android:propertyName=\"cameraDistance\"", "android:valueFrom=\"{eye}\"",
          "android:valueTo=\"{eye}\"", "android:valueType=\"floatType\"", "android:duration=\"0\"",
        ])
    }
    for track in page.tracks where track.property != .opacity || page.hidden == nil {
      let course = try course(of: track)
      let name = Self.names[track.property] ?? ""
      let unit = track.property == .translationX || track.property == .translationY ? "dp" : ""
      let isThere = course.from.number != course.to.number
      guard isThere, let interpolator = course.interpolator else {
        lines += try holder(name, course.points.map { ($0.time, $0.value.number) }, unit)
        continue
      }
      lines += Self.element(
        "objectAnimator",
        [
          "android:propertyName=\"\(name)\"",
          "android:valueFrom=\"\(CodeText.number(course.from.number))\(unit)\"",
          "android:valueTo=\"\(CodeText.number(course.to.number))\(unit)\"",
          "android:valueType=\"floatType\"",
        ] + (try times) + ["android:interpolator=\"\(self.name(of: interpolator))\""])
    }
    if let hidden = page.hidden { lines += try holder("alpha", alphas(of: page, hidden), "") }
    if lines.count == 1 { lines += try holder("alpha", [(0, 1), (1, 1)], "") }
    return lines + ["</set>"]
  }

  /// An animator through values at fractions of the time.
  private func holder(
    _ name: String, _ points: [(time: Double, value: Double)], _ unit: String
  ) throws(Unsupported) -> [String] {
    guard unit.isEmpty else { throw Unsupported("keyframes of XML have no dp") }
    var lines = ["  <objectAnimator"] + (try times).map { "    \($0)" }
    lines += ["    android:interpolator=\"@android:interpolator/linear\">"]
    lines.append(
      "    <propertyValuesHolder android:propertyName=\"\(name)\" android:valueType=\"floatType\">")
    for (time, value) in points {
      lines.append(
        "      <keyframe android:fraction=\"\(CodeText.number(time))\" "
          + "android:value=\"\(CodeText.number(value))\" />")
    }
    return lines + ["    </propertyValuesHolder>", "  </objectAnimator>"]
  }

  /// A page as an animation of a view: scaled, turned, then moved.
  mutating func animation(_ page: ScreenPage) throws(Unsupported) -> [String] {
    var lines = [
      "<set xmlns:android=\"\(AndroidResources.namespace)\" android:shareInterpolator=\"false\">"
    ]
    let order: [ScreenProperty] = [
      .opacity, .scaleX, .scaleY, .rotationZ, .translationX, .translationY,
    ]
    for property in order {
      guard let track = page[property], property != .opacity || page.hidden == nil else { continue }
      let course = try course(of: track)
      guard let interpolator = course.interpolator, course.from != course.to else {
        throw Unsupported("Android's animations go from one value to another, not there and back")
      }
      var attributes: [String]
      let (from, to) = (CodeText.number(course.from.number), CodeText.number(course.to.number))
      switch property {
      case .opacity: attributes = ["android:fromAlpha=\"\(from)\"", "android:toAlpha=\"\(to)\""]
      case .scaleX, .scaleY:
        let (own, other) = property == .scaleX ? ("X", "Y") : ("Y", "X")
        attributes = [
          "android:from\(own)Scale=\"\(from)\"", "android:to\(own)Scale=\"\(to)\"",
          "android:from\(other)Scale=\"1\"", "android:to\(other)Scale=\"1\"",
          "android:pivotX=\"50%\"", "android:pivotY=\"50%\"",
        ]
      case .rotationZ:
        attributes = [
          "android:fromDegrees=\"\(from)\"", "android:toDegrees=\"\(to)\"",
          "android:pivotX=\"50%\"", "android:pivotY=\"50%\"",
        ]
      default:
        let axis = property == .translationX ? "X" : "Y"
        attributes = [
          "android:from\(axis)Delta=\"\(try Self.delta(course.from, axis))\"",
          "android:to\(axis)Delta=\"\(try Self.delta(course.to, axis))\"",
        ]
      }
      attributes += try times
      attributes.append("android:interpolator=\"\(self.name(of: interpolator))\"")
      lines += Self.element(Self.elements[property] ?? "", attributes)
    }
    if let hidden = page.hidden {
      let stops = try alphas(of: page, hidden).map { PathData.Point(x: $0.0, y: $0.1) }
      let name = name(of: .stops(stops))
      lines += Self.element(
        "alpha",
        ["android:fromAlpha=\"0\"", "android:toAlpha=\"1\""] + (try times)
          + ["android:interpolator=\"\(name)\""])
    }
    if lines.count == 1 {
      // What doesn't move must stay until the other page has moved.
      lines += Self.element(
        "alpha", ["android:fromAlpha=\"1\"", "android:toAlpha=\"1\""] + (try times))
    }
    return lines + ["</set>"]
  }

  private static let elements: [ScreenProperty: String] = [
    .opacity: "alpha", .scaleX: "scale", .scaleY: "scale", .rotationZ: "rotate",
    .translationX: "translate", .translationY: "translate",
  ]

  private static let names: [ScreenProperty: String] = [
    .translationX: "translationX", .translationY: "translationY", .rotationX: "rotationX",
    .rotationY: "rotationY", .rotationZ: "rotation", .scaleX: "scaleX", .scaleY: "scaleY",
    .opacity: "alpha",
  ]

  /// A move in parts of the view itself, which is as large as the screen unless it keeps a frame of its own.
  private static func delta(_ value: ScreenValue, _ axis: String) throws(Unsupported) -> String {
    let (own, other) = axis == "X" ? (value.width, value.height) : (value.height, value.width)
    guard other == 0, value.number == 0 else {
      throw Unsupported("Android's animations add no points to a part of a width")
    }
    return own == 0 ? "0" : CodeText.number(own * 100) + "%"
  }

  private static func element(_ name: String, _ attributes: [String]) -> [String] {
    var lines = ["  <\(name)"] + attributes.map { "    \($0)" }
    lines[lines.count - 1] += " />"
    return lines
  }

  /// What an easing is called, made if it is new; the system has one that is linear.
  private mutating func name(of easing: PortableEasing) -> String {
    if easing == .linear { return "@android:anim/linear_interpolator" }
    let lines = AndroidResources.interpolator(easing)
    if let known = easings.first(where: { $0.lines == lines }) { return "@anim/{\(known.part)}" }
    easings.append((easings.isEmpty ? "easing" : "easing_\(easings.count + 1)", lines))
    return "@anim/{\(easings[easings.count - 1].part)}"
  }
}
