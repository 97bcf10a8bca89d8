import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import StrictJSON

/// Converts a motion to other forms.
struct Convert: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert a curve or spring to another form, and report how exact it is.",
    discussion: """
      Springs have the forms physical, ratio, perceptual, response, and settling. Curves have the \
      forms cubic-bezier, linear, css, and path. If you convert a curve to a spring, or a spring \
      to a curve, Curvet finds the closest one. A spring can't be converted to path. For \
      animators, transitions, and keyframes, their timing is converted.

      Without --to, all forms except expression are listed. With --to, only the new form is \
      printed to standard output, ready to paste. The largest difference is printed to standard \
      error. If a preset has the same name as an expression, the preset is used.

      Pass - to convert every preset in a document on standard input. Each one is printed with its \
      name and its largest difference.
      """)

  static let examples: KeyValuePairs = [
    "curvet convert spring/tether": "all forms of a preset",
    "curvet convert 'spring(duration: .5, bounce: .15)' --to physical": "for UIKit",
    "curvet convert spring/swiftui/bouncy --to linear": "a spring for CSS",
    "curvet convert ease-out --to perceptual --duration .3": "the closest spring",
  ]

  @Argument(
    help: "A name, an expression, or - for a document on standard input.",
    completion: .live(.presets))
  var motion: String

  @Option(name: .customLong("to"), help: ArgumentHelp("The form to convert to.", valueName: "form"))
  var form: ConversionForm?

  @Option(
    help: "Largest allowed error of linear and css, as a fraction of the distance. (default: 0.001)"
  )
  var tolerance: Double?

  @Option(help: ArgumentHelp("The duration of the curve.", valueName: "time"))
  var duration: SecondsArgument?

  @Option(help: "Round to this many significant digits, and report the rounding error.") var digits:
    Int?

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    if let text = duration?.argument, let question = UnitQuestion(about: text[...], in: text) {
      throw ValidationError(question.error(after: "--duration ", text))
    }
    try ValidationError.check("--tolerance", tolerance, in: 1e-6...0.5, "from 0.000001 to 0.5")
    try ValidationError.check("--digits", digits, in: 1...17, "from 1 to 17")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalogIfPossible(in: &context)
    let converter = MotionConverter(
      tolerance: tolerance, duration: duration?.seconds, digits: digits)
    if motion == "-" {
      let motions = try DocumentMotions("-", catalog: catalog, in: context.environment).motions
      try convertAll(motions, converter, context)
      return ExitStatus.done
    }
    let found = try MotionFinder(catalog).motion(for: motion)
    if duration != nil, found.motion.kind == .spring {
      throw ValidationError(
        "'--duration' can't be used with a spring",
        help: "a spring has its own duration; leave out --duration")
    }
    let report: ConversionReport
    do throws(MotionError) {
      report = try ConversionReport(found, to: form, by: converter)
    } catch {
      throw CatalogError(of: error, in: found.name)
    }
    if output.json {
      try context.output.json { $0.conversions(report) }
    } else if let conversion = report.conversions.first, form != nil {
      context.output.line("\(ConversionText.text(of: conversion))")
      guard !global.quiet else { return ExitStatus.done }
      for line in ConversionText.costs(of: conversion) { context.errors.line("note: \(line)") }
    } else {
      report.print(to: context.output)
    }
    return ExitStatus.done
  }

  /// Converts all motions that can be converted, and lists the others.
  private func convertAll(
    _ motions: [FoundMotion], _ converter: MotionConverter, _ context: Context
  ) throws {
    var reports: [ConversionReport] = []
    var left: [(name: String, why: MotionError)] = []
    for motion in motions {
      do throws(MotionError) {
        reports.append(try ConversionReport(motion, to: form, by: converter))
      } catch {
        left.append((motion.name, error))
      }
    }
    guard !reports.isEmpty else {
      throw CatalogError(
        .invalidInput, "no presets can be converted",
        hints: left.map { .text("\($0.name): \($0.why.message)") })
    }
    if output.json {
      try context.output.json { writer in
        writer.objects("presets", reports) { writer, report in
          writer.conversions(report)
        }
        writer.objects("leftOut", left) { writer, left in
          writer.member("name", left.name)
          writer.member("reason", left.why.message)
          writer.member("help", ifPresent: left.why.hint)
        }
      }
      return
    }
    context.output.separated(reports) { $0.print(to: context.output) }
    guard !global.quiet else { return }
    for (name, why) in left { context.errors.line("note: skipped \(name): \(why.message)") }
  }
}

/// A time as it is typed: `.3`, `0.3s` or `300ms`.
struct SecondsArgument: ExplainedArgument {
  let seconds: Double
  /// The typed text.
  let argument: String

  static var expectation: String { "a time greater than 0, such as 0.3 or 300ms" }

  init?(argument: String) {
    self.argument = argument
    let expression = try? MotionExpression.parse(argument)
    if case .duration(.seconds(let seconds)) = expression {
      self.seconds = seconds
    } else if let seconds = Double(argument.hasPrefix(".") ? "0" + argument : argument) {
      self.seconds = seconds
    } else {
      return nil
    }
    guard seconds > 0, seconds.isFinite else { return nil }
  }
}
