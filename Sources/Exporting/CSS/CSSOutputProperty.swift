import Motion

extension CSSProperty {
  /// The CSS property of a key path.
  ///
  /// - Throws: ``Unsupported`` if CSS has nothing for it.
  init(_ path: String, prefix: String, isNumber: Bool) throws(Unsupported) {
    let known = Property(path)
    if let css = known?.css {
      self = css
    } else if let gap = known?.cssGap {
      throw Unsupported("\(path): \(gap)")
    } else if let filter = Self.filter(path) {
      self = filter
    } else if let own = Self.named(path, isNumber: isNumber) {
      self = own
    } else if CSSOutputValueText.isCustomName(path), !isNumber {
      self = .color(path)
    } else if known == nil, isNumber {
      self = .plain(["--\(prefix)\(CSSOutputText.kebab(path))"], unit: "px")
    } else {
      throw Unsupported("\(path): CSS has no such property")
    }
  }

  /// The reason why CSS doesn't add its values like Core Animation; nil if it does.
  var additionGap: String? {
    switch self {
    case .scale: "CSS adds scales by multiplying them"
    case .color: "CSS adds colors multiplied by their opacity"
    case .toggle: "CSS can't add to a Boolean value"
    case .function: "CSS appends functions to a list, and doesn't add their values"
    case .text: "CSS can't add to a string"
    case .translate, .rotate, .plain: nil
    }
  }

  /// The property that the keyframes are about; properties with the same one are written together.
  var channel: String {
    switch self {
    case .translate: "translate"
    case .rotate: "rotate"
    case .scale: "scale"
    case .plain(let names, _): names.joined(separator: " ")
    case .color(let name), .toggle(let name, _, _), .text(let name, _): name
    case .function(_, let name, _, _, _): name
    }
  }

  /// How many components it takes.
  var count: Int {
    switch self {
    case .translate(let axes, _): axes.count
    case .plain(let names, _): names.count
    case .color: 4
    case .rotate, .scale, .toggle, .function, .text: 1
    }
  }

  /// The default value of a component; nil if only the page knows it.
  var rest: Double? {
    switch self {
    case .translate, .rotate: 0
    case .scale: 1
    case .function(_, _, _, let rest, _): rest
    case .plain, .color, .toggle, .text: nil
    }
  }

  /// A property that is called as CSS calls it; nil if CSS has none of that name.
  private static func named(_ path: String, isNumber: Bool) -> CSSProperty? {
    if !isNumber { return CSSPropertyName.colors.contains(path) ? .color(path) : nil }
    if CSSPropertyName.numbers.contains(path) { return .plain([path], unit: "") }
    return CSSPropertyName.lengths.contains(path) ? .plain([path], unit: "px") : nil
  }

  /// A function of `filter` or `backdrop-filter`; nil if the key path is none.
  private static func filter(_ path: String) -> CSSProperty? {
    let words = path.split(separator: ".").map(String.init)
    guard words.count == 2, ["filter", "backdrop-filter"].contains(words[0]),
      let rest = filters[words[1]]
    else { return nil }
    let unit = ["blur": "px", "hue-rotate": "deg"][words[1]] ?? ""
    return .function(words[1], of: words[0], unit: unit, rest: rest, rank: 0)
  }

  /// The value of each filter function that has no effect.
  private static let filters: [String: Double] = [
    "blur": 0, "brightness": 1, "contrast": 1, "grayscale": 0, "hue-rotate": 0, "invert": 0,
    "opacity": 1, "saturate": 1, "sepia": 0,
  ]

  /// The `transform` function of a key path, for skews and perspective; nil if there is none.
  ///
  /// The functions are in the order in which CSS applies its properties.
  static func transform(_ path: String) -> CSSProperty? {
    guard let rank = transforms.firstIndex(where: { $0.path == path }) else { return nil }
    let own = transforms[rank]
    return .function(own.name, of: "transform", unit: own.unit, rest: own.rest, rank: rank)
  }

  /// Whether only the list of `transform` has a key path.
  static func isOnlyInTransform(_ path: String) -> Bool {
    path.hasPrefix("transform.skew.") || path == "transform.perspective"
  }

  private static let transforms: [(path: String, name: String, unit: String, rest: Double)] = [
    ("transform.perspective", "perspective", "px", 0),
    ("transform.translation.x", "translateX", "px", 0),
    ("transform.translation.y", "translateY", "px", 0),
    ("transform.translation.z", "translateZ", "px", 0),
    ("transform.rotation.z", "rotate", "deg", 0), ("transform.rotation", "rotate", "deg", 0),
    ("transform.rotation.y", "rotateY", "deg", 0), ("transform.rotation.x", "rotateX", "deg", 0),
    ("transform.skew.x", "skewX", "deg", 0), ("transform.skew.y", "skewY", "deg", 0),
    ("transform.scale", "scale", "", 1), ("transform.scale.x", "scaleX", "", 1),
    ("transform.scale.y", "scaleY", "", 1), ("transform.scale.z", "scaleZ", "", 1),
  ]

  /// The property of a name of which texts are known.
  ///
  /// - Throws: ``Unsupported`` if CSS has no such property, or if a text would not end with its declaration.
  static func texts(_ path: String, _ values: [String]) throws(Unsupported) -> CSSProperty {
    if let reason = Property(path)?.cssGap { throw Unsupported("\(path): \(reason)") }
    guard CSSPropertyName.texts.contains(path) || CSSOutputValueText.isCustomName(path) else {
      throw Unsupported("\(path): CSS has no such property")
    }
    guard values.allSatisfy(CSSOutputValueText.isClosed) else {
      throw Unsupported(
        "\(path): its text isn't a CSS value, which closes its strings and brackets and has no ';' or '{'"
      )
    }
    return .text(path, values)
  }

  /// The length that `100%` is of, as a measure's symbol: by the axis if it's a translation; nil if there is none.
  func whole(axis: Int = 0) -> String? {
    switch self {
    case .translate: return ["element.width", "element.height", nil][axis]
    case .function("translateX", of: "transform", _, _, _): return "element.width"
    case .function("translateY", of: "transform", _, _, _): return "element.height"
    case .plain(let names, _) where names.count == 1:
      if ["top", "bottom", "height", "min-height", "max-height"].contains(names[0]) {
        return "container.height"
      }
      let isAcross = ["left", "right", "width", "min-width", "max-width"].contains(names[0])
      let isAround = names[0].hasPrefix("margin") || names[0].hasPrefix("padding")
      return isAcross || isAround ? "container.width" : nil
    default: return nil
    }
  }
}

/// A CSS track is one property of one target over the fraction of a run.
struct CSSOutputTrack {
  /// The name of its target, as authored.
  var target: String?
  /// The property, as a key path.
  var property: String
  /// The CSS property.
  var css: CSSProperty
  /// The value at a fraction of the run.
  var point: (Double) -> MotionPoint
  /// The segments between its keyframes; nil if it isn't made of segments.
  var segments: [TimelineSegment]?
  /// Fractions at which the value may turn, jump, have a corner, or be steepest.
  var kinks: [Double] = []
  /// Whether values are added to what the property has.
  var isAdditive = false
  /// Whether its texts are such that browsers go straight from one to the next, as Curvet does.
  var isInterpolated = false
  /// Whether it begins at an unknown current value that isn't a number.
  var beginsUnknown = false
  /// Whether it ends at an unknown current value that isn't a number.
  var endsUnknown = false

  /// The components at a fraction.
  func sums(at fraction: Double, _ run: CSSOutputRun) -> [CSSOutputLengthSum] {
    sums(of: point(fraction), run)
  }

  /// The components of a value.
  func sums(of point: MotionPoint, _ run: CSSOutputRun) -> [CSSOutputLengthSum] {
    let own = Self.components(point.value)
    return own.indices.map { index in
      var sum = CSSOutputLengthSum(own[index])
      sum.amounts = run.measures.all.map { _ in 0 }
      for term in point.terms {
        let parts = Self.components(term.value)
        guard index < parts.count else { continue }
        if term.measure == CSSOutputRun.current {
          sum.current += parts[index]
        } else if let place = run.measures.all.firstIndex(of: term.measure) {
          sum.amounts[place] += parts[index]
        }
      }
      return sum
    }
  }

  /// Changes how its values are read.
  mutating func read(by read: @escaping (MotionPoint) -> MotionPoint) {
    let point = point
    self.point = { read(point($0)) }
    segments = segments?.map { segment in
      var segment = segment
      (segment.from, segment.to) = (read(segment.from), read(segment.to))
      return segment
    }
  }

  static func components(_ value: AnimatedValue?) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .vector(let parts): parts
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .boolean(let flag): [flag ? 1 : 0]
    case .string, .css, nil: []
    }
  }
}
