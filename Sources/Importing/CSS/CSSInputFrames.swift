import Motion

/// Frames are the keyframes of one `@keyframes` rule, in the order of time.
struct CSSInputFrames {
  /// A value is what one property is at one instant.
  struct Value {
    var property: String
    var parts: [CSSInputPart]
    /// The easing from there on; nil if it is that of the animation.
    var easing: Curve.Shape?
    /// Whether the value is additive.
    var adds = false
    fileprivate var order = 0
  }

  /// A frame contains the declarations at one offset.
  struct CSSInputKeyframe {
    /// The fraction of the time.
    var offset: Double
    /// The easing from there on, also of properties without a value there; nil if it is that of the animation.
    fileprivate(set) var easing: Curve.Shape?
    private var known: [String: Value] = [:]
    private var last = 0

    init(offset: Double) { self.offset = offset }

    /// How many properties have a value.
    var count: Int { known.count }

    /// The values, in the order in which they are declared.
    var values: [Value] { known.values.sorted { $0.order < $1.order } }

    /// Takes away what a shorthand resets.
    mutating func reset(_ shorthand: String) { remove(Self.longhands[shorthand] ?? []) }

    private static let longhands: [String: Set<String>] = {
      let sides = ["top", "right", "bottom", "left"]
      let lines = ["width", "style", "color"]
      return [
        "margin": Set(sides.map { "margin-\($0)" }), "padding": Set(sides.map { "padding-\($0)" }),
        "inset": Set(sides), "outline": Set(lines.map { "outline-\($0)" }),
        "border": Set((lines + sides).map { "border-\($0)" }),
        "background": [
          "background-color", "background-image", "background-position", "background-size",
          "background-repeat",
        ],
      ]
    }()

    /// Takes values away.
    mutating func remove(_ properties: Set<String>) {
      for property in properties { known[property] = nil }
    }

    /// Sets a value; a later declaration wins.
    mutating func set(_ value: Value) {
      last += 1
      reset(value.property)
      known[value.property] = value
      known[value.property]?.order = last
    }
  }

  /// The frames, one for each instant.
  private(set) var frames: [CSSInputKeyframe] = []
  /// Why nothing is known of them.
  private(set) var problem: CSSInputProblem?
  /// The skipped properties, with their reasons.
  private(set) var leftOut: [(what: String, reason: String)] = []

  /// Reads the frames of a rule.
  init(
    of rule: Int, _ contents: CSSInputKeyframesContents, of index: Int,
    in sources: [CSSInputSource],
    _ resolver: inout CSSInputResolver
  ) {
    let source = sources[index]
    if let generator = contents.generators[rule] {
      problem = CSSInputProblem(
        reason: "contains '\(generator)', which isn't evaluated; \(CSSInputUnknownFunction.advice)")
      return
    }
    leftOut = (contents.mistakes[rule] ?? []).map { ($0, "isn't a declaration") }
    var known: [Double: Int] = [:]
    for child in contents.keyframes[rule] ?? [] {
      let selector: String
      do throws(CSSInputProblem) {
        selector = try Self.selector(child, of: index, source, &resolver)
      } catch {
        problem = error
        return
      }
      guard let offsets = Self.offsets(selector) else {
        let isShort = selector.utf8.count <= 200
        leftOut.append(
          (
            isShort ? selector : selector.prefix(200) + "…",
            "not a percentage from 0% to 100%"
          ))
        continue
      }
      var block = CSSInputKeyframe(offset: 0)
      var (easing, adds): (Curve.Shape?, Bool) = (nil, false)
      let all = contents.declarations[child] ?? []
      let written = Set(all.map { source.text($0.name).lowercased() })
      for declaration in all {
        // A browser's own form of a property is a copy if the property is there itself.
        let name = source.text(declaration.name).lowercased()
        if Self.plain(name) != name, written.contains(Self.plain(name)) { continue }
        add(declaration, of: index, source, &block, &easing, &adds, &resolver)
      }
      guard offsets.count * block.count <= 1 << 20 else {
        leftOut.append(("a keyframe", "has too many values at too many offsets"))
        continue
      }
      for offset in offsets {
        let place = known[offset] ?? frames.count
        if place == frames.count {
          known[offset] = place
          frames.append(CSSInputKeyframe(offset: offset))
        }
        if let easing { frames[place].easing = easing }
        // The easing of a block applies to its own declarations.
        for var value in block.values {
          (value.easing, value.adds) = (easing, adds)
          frames[place].set(value)
        }
      }
    }
    frames.sort { $0.offset < $1.offset }
    // A property without one of its values is another motion.
    for index in frames.indices { frames[index].remove(unknown) }
  }

  /// The properties of which a value can't be known.
  private var unknown: Set<String> = []

  private mutating func add(
    _ declaration: CSSInputDeclaration, of index: Int, _ source: CSSInputSource,
    _ block: inout CSSInputKeyframe,
    _ easing: inout Curve.Shape?, _ adds: inout Bool, _ resolver: inout CSSInputResolver
  ) {
    let written = source.text(declaration.name)
    let property = Self.plain(written)
    guard !declaration.isImportant else {
      return leftOut.append((written, "browsers ignore !important declarations in keyframes"))
    }
    let parts: [CSSInputPart]
    do throws(CSSInputProblem) {
      parts = try resolver.parts(declaration.value, in: declaration.rule, of: index)
    } catch {
      if !property.hasPrefix("animation") { unknown.insert(property) }
      return leftOut.append((written, error.reason))
    }
    do throws(CSSInputProblem) {
      switch property {
      case "animation-timing-function":
        if let known = try? CSSInputFrames.easing(parts) {
          easing = known
        } else {
          throw CSSInputProblem(reason: "'\(parts.css.prefix(60))' isn't an easing")
        }
      case "animation-composition":
        adds = parts.first?.word == "add"
        if parts.first?.word == "accumulate" {
          throw CSSInputProblem(reason: "accumulated values aren't supported")
        }
      case let name where name.hasPrefix("animation") || name.hasPrefix("transition"):
        throw CSSInputProblem(reason: "browsers don't animate this property")
      case "background" where CSSInputColor.color(parts) != nil:
        // A color alone is that of the longhand, which may be declared, too.
        block.reset("background")
        block.set(Value(property: "background-color", parts: parts))
      default: block.set(Value(property: property, parts: parts))
      }
    } catch {
      leftOut.append((written, error.reason))
    }
  }

  /// Returns the easing that a value is.
  static func easing(_ parts: [CSSInputPart]) throws(CSSInputProblem) -> Curve.Shape {
    if parts.count == 1, let known = CSSInputEasing.keyword(parts[0].word) { return known }
    guard let first = parts.first, first.kind == .function, parts.components.count == 1 else {
      throw CSSInputProblem(reason: "\(parts.css.cut) isn't an easing", about: parts.first?.css)
    }
    return try CSSInputEasing.shape(parts)
  }

  /// The selector of a keyframe, with what SCSS writes in it.
  private static func selector(
    _ rule: Int, of index: Int, _ source: CSSInputSource, _ resolver: inout CSSInputResolver
  ) throws(CSSInputProblem) -> String {
    let prelude = source.rules[rule].prelude
    guard prelude.contains(where: { source.tokens.all[$0].kind == .interpolation }) else {
      return source.text(prelude, limit: 1 << 16)
    }
    return try resolver.parts(prelude, in: source.rules[rule].parent, of: index).css
  }

  /// Returns the fractions that a selector names; nil if one is none.
  private static func offsets(_ selector: String) -> [Double]? {
    var offsets: [Double] = []
    for part in selector.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.lowercased().filter { !$0.isWhitespace }
      switch word {
      case "from": offsets.append(0)
      case "to": offsets.append(1)
      default:
        // The power of ten is part of the text, so that 16.7% is the double nearest to .167.
        let number = word.dropLast()
        let known = number.contains("e") ? Double(number).map { $0 / 100 } : Double(number + "e-2")
        guard word.hasSuffix("%"), let offset = known, (0...1).contains(offset) else { return nil }
        offsets.append(offset)
      }
    }
    return offsets
  }

  /// A property without a browser's prefix, in lower case; custom properties as they are.
  static func plain(_ name: String) -> String {
    if name.hasPrefix("--") { return name }
    let lower = name.lowercased()
    for prefix in ["-webkit-", "-moz-", "-o-", "-ms-"] where lower.hasPrefix(prefix) {
      return String(lower.dropFirst(prefix.count))
    }
    return lower
  }
}
