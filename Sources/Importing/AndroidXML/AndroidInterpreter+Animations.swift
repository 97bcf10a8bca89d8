import Diagnostics
import Motion
import Presets
import StrictJSON

// View animations of `res/anim`, and property animations of `res/animator`.
// Source: developer.android.com, "Animation resources"; AnimationUtils and AnimatorInflater for the defaults.
extension AndroidInterpreter {
  static let viewAnimations: Set = ["alpha", "scale", "translate", "rotate"]
  private static let animators: Set = ["objectAnimator", "animator"]

  /// Whether an element is an animation, or a set of them.
  static func isAnimation(_ name: String) -> Bool {
    name == "set" || viewAnimations.contains(name) || animators.contains(name)
  }

  /// Takes a file of one animation as keyframes.
  mutating func takeAnimation(_ file: AndroidFile) {
    let spot = file.spot(file.elements[0])
    let name = file.stem ?? file.elements[0].name
    do throws(ValueProblem) {
      var moves: [AndroidMove] = []
      _ = try add(0, of: file, at: 0, &moves)
      let keyframes = try moves.keyframes()
      found.add(.keyframes(keyframes), named: [name], at: spot, anchor: "")
    } catch {
      found.leaveOut(name, error, at: spot)
    }
  }

  /// Adds the moves of an element that begins at a time; returns when it ends.
  ///
  /// - Parameter within: How many sets it is in.
  private mutating func add(
    _ index: Int, of file: AndroidFile, at time: Double, within depth: Int = 0,
    _ moves: inout [AndroidMove]
  ) throws(ValueProblem) -> Double {
    let element = file.elements[index]
    let start = time + (try seconds("startOffset", of: element) ?? 0)
    guard element.name == "set" else {
      let own = try self.moves(of: index, file, at: start)
      moves += own
      return own.map(\.end).max() ?? start
    }
    guard depth < 16 else { throw ValueProblem("its sets are nested too deeply") }
    let isSequential = element.attributes["ordering"] == "sequentially"
    var (begin, end) = (start, start)
    for child in children(of: index, file) {
      let name = file.elements[child].name
      guard Self.isAnimation(name) else {
        found.leaveOut(
          "\(file.stem ?? element.name): <\(name)>", "Curvet has no such animation",
          at: file.spot(file.elements[child]))
        continue
      }
      let last = try add(child, of: file, at: begin, within: depth + 1, &moves)
      end = max(end, last)
      if isSequential { begin = last }
    }
    return end
  }

  private func children(of index: Int, _ file: AndroidFile) -> [Int] {
    file.children[index] ?? []
  }

  /// The moves of one animation.
  private mutating func moves(
    of index: Int, _ file: AndroidFile, at start: Double
  ) throws(ValueProblem) -> [AndroidMove] {
    let element = file.elements[index]
    let isView = Self.viewAnimations.contains(element.name)
    // The duration of a set is that of everything in it.
    let around = element.parent.map { file.elements[$0] }
    var duration = try seconds("duration", of: element) ?? (isView ? 0 : 0.3)
    if isView, let around, let whole = try seconds("duration", of: around) { duration = whole }
    let count = element.attributes["repeatCount"] ?? "0"
    let repeats = count == "infinite" || count == "-1" ? Double.infinity : Double(count) ?? 0
    let easing = try easing(of: index, file)
    let plain = AndroidMove(
      property: "", values: [], offsets: [0, 1], easings: [easing], whole: easing, start: start,
      duration: duration,
      runs: repeats + 1, reverses: element.attributes["repeatMode"] == "reverse")
    if isView { return try viewMoves(element, file, plain) }
    var moves: [AndroidMove] = []
    let holders = children(of: index, file).filter {
      file.elements[$0].name == "propertyValuesHolder"
    }
    if holders.isEmpty {
      if let move = try move(element, element, file, plain) { moves.append(move) }
    }
    for holder in holders {
      let frames = children(of: holder, file).filter { file.elements[$0].name == "keyframe" }
      let inner = file.elements[holder]
      let move =
        try frames.isEmpty
        ? move(inner, element, file, plain) : framed(inner, frames, file, plain)
      if let move { moves.append(move) }
    }
    return moves
  }

  /// The easing of an animation: its own, or Android's default.
  ///
  /// A set of view animations gives its own to everything in it, unless it says otherwise.
  private func easing(of index: Int, _ file: AndroidFile) throws(ValueProblem) -> Curve.Shape {
    var at = index
    while Self.viewAnimations.contains(file.elements[index].name),
      let parent = file.elements[at].parent, file.elements[parent].name == "set",
      file.elements[parent].attributes["shareInterpolator"] != "false"
    {
      at = parent
    }
    if let own = try interpolator(at, file) { return own }
    guard let shape = EasingNames.android("AccelerateDecelerateInterpolator") else {
      throw ValueProblem("unknown interpolator")
    }
    return shape
  }

  /// The interpolator that an element names or holds; nil if it has none.
  func interpolator(_ index: Int, _ file: AndroidFile) throws(ValueProblem) -> Curve.Shape? {
    for child in children(of: index, file)
    where file.elements[child].attributes["name"]?.hasSuffix("interpolator") == true {
      if let inner = children(of: child, file).first {
        return try AndroidInterpolator.shape(file.elements[inner], of: self)
      }
    }
    guard let name = file.elements[index].attributes["interpolator"] else { return nil }
    if name.hasPrefix("@android:"), name.contains("/cycle") {
      throw ValueProblem("a cycle ends at its start value, but a curve must end at 1")
    }
    if let known = EasingNames.android(name) { return known }
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    if let shape = try interpolator(ofFile: stem) { return shape }
    throw ValueProblem("cannot resolve '\(name.prefix(80))'")
  }

  private func seconds(_ name: String, of element: XMLElement) throws(ValueProblem) -> Double? {
    guard let given = element.attributes[name] else { return nil }
    let known = ["shortAnimTime": "200", "mediumAnimTime": "400", "longAnimTime": "500"]
    let system =
      given.hasPrefix("@android:integer/config_") ? known[String(given.dropFirst(24))] : nil
    var text = system ?? ""
    if system == nil { text = try value(given, "integer") }
    guard let plain = Double(text) else {
      throw ValueProblem("\(name) must be a number of milliseconds, found '\(text.prefix(40))'")
    }
    return ValueReader.thousandth(of: text) ?? plain / 1000
  }
}
