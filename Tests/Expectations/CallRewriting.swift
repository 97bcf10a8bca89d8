/// Why an expectation can't be recorded.
enum ByHand: String, Error {
  case notACall = "what it expects stands elsewhere, as in a table or behind a helper"
  case notALiteral = "what it expects isn't a literal"
  case interpolated = "the literal holds an interpolation"
  case stale = "the file has changed since the tests were built; build them again"
  case disagreeing = "its runs disagree about what it should expect"
  case cramped = "it shares its lines with other code or comments"
}

/// A change of some bytes of a file.
struct SourceEdit {
  var range: Range<Int>
  var text: String
}

/// Rewrites the arguments of a call, in the layout of `swift format`.
struct CallRewriting {
  private static let columns = 100

  private let call: SourceCall
  private let demands: [Demand]
  /// The arguments that stand for the demands; nil where one is left out.
  private var arguments: [SourceCall.Argument?] = []
  /// The arguments before the first demand, which stay.
  private let kept: ArraySlice<SourceCall.Argument>

  /// Fits demands to the arguments of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - kept: How many arguments stand before those that are demands.
  init(_ call: SourceCall, demands: [Demand], after kept: Int) throws(ByHand) {
    self.call = call
    self.demands = demands
    self.kept = call.arguments.prefix(kept)
    var rest = call.arguments.dropFirst(kept)
    for demand in demands {
      let argument = rest.first?.label == demand.label ? rest.popFirst() : nil
      guard argument != nil || demand.isOptional else { throw .notACall }
      arguments.append(argument)
    }
    guard rest.isEmpty else { throw .notACall }
  }

  /// Returns the edits after which the demands are met.
  func edits() throws(ByHand) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var fits = true
    for (demand, argument) in zip(demands, arguments) {
      try Self.check(argument, demand)
      if demand.isMet { continue }
      if let argument {
        guard let edit = inPlace(argument, demand) else {
          fits = false
          continue
        }
        edits.append(edit)
      } else {
        fits = false
      }
    }
    return fits ? edits : [try rendered()]
  }

  /// Demands that the source holds what the program was built with, and that it can be rewritten.
  private static func check(_ argument: SourceCall.Argument?, _ demand: Demand) throws(ByHand) {
    let found: Demand.Value?
    if let argument {
      found =
        argument.number.map { .number($0) } ?? argument.literal?.value.map { .text(Array($0.utf8)) }
    } else {
      found = .text([])
    }
    if let found {
      guard found == demand.expected else { throw .stale }
    } else if !demand.isMet {
      throw argument?.literal == nil ? .notALiteral : .interpolated
    }
  }

  /// Returns the edit of one argument alone; nil if others have to move for it.
  private func inPlace(_ argument: SourceCall.Argument, _ demand: Demand) -> SourceEdit? {
    switch demand.actual {
    case .number(let number): return SourceEdit(range: argument.range, text: "\(number)")
    case .text(let bytes):
      guard let literal = argument.literal, !(bytes.isEmpty && demand.isOptional) else {
        return nil
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if literal.isMultiline {
        let new = StringLiteral.multiline(
          text, hashes: literal.hashes, indentation: literal.indentation, like: literal)
        return SourceEdit(range: argument.range, text: new)
      }
      let new = StringLiteral.singleLine(text, hashes: literal.hashes)
      let line = lineRange(around: argument.range)
      let width =
        Self.width(call.source[line]) - Self.width(call.source[argument.range]) + new.count
      guard Self.isOneLine(text), width <= Self.columns else { return nil }
      return SourceEdit(range: argument.range, text: new)
    }
  }

  /// Returns the whole list of arguments, each on lines of its own unless all fit into one.
  private func rendered() throws(ByHand) -> SourceEdit {
    guard !call.hasComments else { throw .cramped }
    let line = lineRange(around: call.list.lowerBound..<call.list.lowerBound)
    let opening = call.source[line.lowerBound..<call.list.lowerBound]
    let blanks = opening.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = lineRange(around: call.list.upperBound..<call.list.upperBound)
    let closing = call.source[call.list.upperBound..<rest.upperBound]
    let short = texts(indentation: nil).joined(separator: ", ")
    if !short.contains("\n"),
      Self.width(opening) + short.count + Self.width(closing) <= Self.columns
    {
      return SourceEdit(range: call.list, text: short)
    }
    // A block on one line would have to be broken too.
    guard !opensBlock(in: line.lowerBound..<call.list.lowerBound) else { throw .cramped }
    let indentation = String(repeating: " ", count: blanks + 2)
    let text = texts(indentation: indentation).map { "\n" + indentation + $0 }
    return SourceEdit(range: call.list, text: text.joined(separator: ","))
  }

  /// Whether a block begins in some bytes that doesn't end there.
  private func opensBlock(in range: Range<Int>) -> Bool {
    var scanner = SourceScanner(call.source, at: range.lowerBound)
    var depth = 0
    while scanner.position < range.upperBound, let byte = scanner.peek() {
      if let literal = StringLiteral(call.source, at: scanner.position) {
        scanner.position = literal.range.upperBound
        continue
      }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      scanner.position += 1
    }
    return depth > 0
  }

  /// The arguments as source.
  ///
  /// - Parameter indentation: What lines begin with; nil for arguments on one line.
  private func texts(indentation: String?) -> [String] {
    var texts = kept.map { argument in
      (argument.label.map { "\($0): " } ?? "")
        + String(decoding: call.source[argument.range], as: UTF8.self)
    }
    for (demand, argument) in zip(demands, arguments) {
      let label = demand.label.map { "\($0): " } ?? ""
      switch demand.actual {
      case .number(let number): texts.append(label + "\(number)")
      case .text(let bytes):
        if bytes.isEmpty, demand.isOptional { continue }
        if demand.isMet, let argument {
          texts.append(label + String(decoding: call.source[argument.range], as: UTF8.self))
          continue
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let hashes = argument?.literal?.hashes ?? 0
        let short = label + StringLiteral.singleLine(text, hashes: hashes)
        let isShort = Self.isOneLine(text) && argument?.literal?.isMultiline != true
        guard let indentation, !isShort || indentation.count + short.count >= Self.columns else {
          texts.append(isShort ? short : "\n")
          continue
        }
        texts.append(
          label
            + StringLiteral.multiline(
              text, hashes: hashes, indentation: indentation + (label.isEmpty ? "" : "  "),
              like: argument?.literal))
      }
    }
    return texts
  }

  /// Whether a text has no line end but its last byte.
  private static func isOneLine(_ text: String) -> Bool {
    !text.utf8.dropLast().contains(UInt8(ascii: "\n"))
  }

  private static func width(_ bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }

  /// The lines around some bytes, without the last one's end.
  private func lineRange(around range: Range<Int>) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = call.source[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = call.source[range.upperBound...].firstIndex(of: newline) ?? call.source.count
    return start..<end
  }
}
