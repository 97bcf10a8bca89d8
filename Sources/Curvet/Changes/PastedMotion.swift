import Diagnostics
import Motion
import Presets

/// A pasted motion is one that a text declares.
struct PastedMotion: Hashable {
  /// What the text calls it, without the marks of its language; nil if it has no name there.
  var name: String?
  /// The motion.
  var expression: String
  /// Where it is declared, in bytes from the start of the text.
  var offset: Int
  /// What is declared and cannot be kept, such as `infinite`.
  var unkept: [String] = []
}

/// The motions of a text that declares some: CSS, SCSS, or code that gives a name to one.
struct PastedMotions {
  /// The motions, in the order of the text.
  private(set) var motions: [PastedMotion] = []
  /// Declarations by name that were passed over though they seem to describe motion.
  private(set) var passedOver: [String] = []
  /// Whether something is declared for people who prefer less motion, which is left out.
  let leavesReducedOut: Bool
  private var variables: SnippetVariables

  /// Reads a text; nil if it declares nothing, and so may be an expression.
  ///
  /// - Throws: if something cannot be worked out, and if nothing moves.
  init?(_ declarations: Declarations) throws(SnippetError) {
    let all = declarations.all
    guard !all.isEmpty || declarations.blocks > 0 else { return nil }
    variables = SnippetVariables(all)
    leavesReducedOut = declarations.hasReduced
    var found: [PastedMotion] = []
    for (_, block) in Dictionary(grouping: all, by: \.block).sorted(by: { $0.key < $1.key }) {
      found += try motions(of: block)
    }
    let used = Set(variables.used.map(Self.plain))
    for declaration in all where declaration.isVariable { found += try motions(of: declaration) }
    // What stands in a rule in place of a value is part of that rule.
    found.removeAll { motion in motion.name.map(used.contains) ?? false }
    for motion in found.sorted(by: { $0.offset < $1.offset }) {
      // The same under no name of its own is the same.
      if motion.name == nil, motions.contains(where: { $0.expression == motion.expression }) {
        continue
      }
      motions.append(motion)
    }
    if motions.isEmpty { throw Self.nothing(in: all) }
  }

  private static func nothing(in all: [Declaration]) -> SnippetError {
    let help = "paste a transition, an animation, or a custom property that holds an easing"
    var error = SnippetError("there is no motion in it", help: help)
    error.mayBeSheet = true
    guard let first = all.first else { return error }
    let isNone = CSSBlock.family(of: first) != nil && first.value.lowercased().hasPrefix("none")
    let what = isNone ? "\(first.name): none" : first.name
    error.message = "none of the \(all.count) declarations is a motion"
    if all.count == 1 { (error.message, error.offset) = ("\(what) is no motion", first.offset) }
    return error
  }

  private mutating func motions(of block: [Declaration]) throws(SnippetError) -> [PastedMotion] {
    var found: [PastedMotion] = []
    for family in CSSBlock.Family.allCases {
      let block = try CSSBlock(block, of: family) { declaration throws(SnippetError) in
        try resolve(declaration)
      }
      found += try block.motions ?? []
    }
    return found
  }

  private mutating func resolve(_ declaration: Declaration) throws(SnippetError) -> String {
    do throws(SnippetError) {
      return try variables.resolve(declaration.value)
    } catch {
      throw error.located(at: declaration.offset)
    }
  }

  /// Returns what a variable holds: a motion, the value of a shorthand, or nothing.
  private mutating func motions(of variable: Declaration) throws(SnippetError) -> [PastedMotion] {
    let isNamedSo = Self.words.contains { variable.name.lowercased().contains($0) }
    let isWrittenSo = Self.functions.contains { variable.value.lowercased().contains($0) }
    var value = SnippetVariables.withoutFlags(variable.value)
    if isNamedSo || isWrittenSo { value = SnippetVariables.withoutFlags(try resolve(variable)) }
    let expression = Self.expression(variable.isCode ? Self.plainCode(value) : value)
    var motion = PastedMotion(
      name: Self.plain(variable.name), expression: expression, offset: variable.offset)
    if (try? MotionExpression.parse(expression)) != nil { return [motion] }
    let words = CSSWords.split(expression, at: " ").map(String.init)
    let isShorthand = words.contains(where: CSSWords.isTime) && words.count > 1
    if isShorthand, isNamedSo || words.contains(where: CSSWords.isEasing) {
      var declaration = variable
      declaration.name = variable.name.lowercased().contains("anim") ? "animation" : "transition"
      let block = try CSSBlock(
        [declaration], of: declaration.name == "animation" ? .animation : .transition
      ) { _ throws(SnippetError) in expression }
      let found = try block.motions ?? []
      guard found.count < 2 else {
        throw SnippetError(
          "\(variable.name) holds \(found.count) motions",
          help: "paste them one at a time, each with a name of its own", at: variable.offset)
      }
      if let first = found.first {
        (motion.expression, motion.unkept) = (first.expression, first.unkept)
        return [motion]
      }
    }
    // What is written as a motion and is none is a slip, which the reader of expressions reports.
    if words.first.map(CSSWords.isEasing) ?? false { return [motion] }
    if isNamedSo { passedOver.append(variable.name) }
    return []
  }

  /// What the names of easings and times have in them.
  private static let words = [
    "ease", "easing", "timing", "duration", "delay", "transition", "animat", "motion", "spring",
    "bezier", "curve",
  ]
  private static let functions = ["cubic-bezier(", "linear(", "steps(", "spring("]

  /// A name without the marks of its language.
  private static func plain(_ name: String) -> String { String(name.drop { "-$@_".contains($0) }) }
}

extension PastedMotions {
  /// A value of code as an expression: without quotes, points as `cubic-bezier()`.
  private static func plainCode(_ value: String) -> String {
    if let quote = value.first, "\"'`".contains(quote), value.last == quote, value.count > 1 {
      return String(value.dropFirst().dropLast())
    }
    if value.hasPrefix("["), value.hasSuffix("]"), value.split(separator: ",").count == 4 {
      return "cubic-bezier(\(value.dropFirst().dropLast()))"
    }
    return value
  }

  /// A value as expressions have it: what Swift writes `Spring(…)` or `.spring(…)` is `spring(…)`.
  private static func expression(_ value: String) -> String {
    guard let open = value.firstIndex(of: "(") else { return value }
    let type = value[..<open].split(separator: ".").last.map { $0.lowercased() }
    guard type == "spring" else { return value }
    let labels = String(value[open...])
    // SwiftUI's Spring calls the damping fraction of its response the damping ratio.
    return "spring"
      + (labels.contains("response:")
        ? labels.replacing("dampingRatio:", with: "dampingFraction:") : labels)
  }
}
