import CommandKit
import Curvet
import Diagnostics
import Motion

/// A motion and its evaluator.
struct EvaluatedMotion {
  let found: FoundMotion
  let evaluator: MotionEvaluator
  /// Notes on differences between the sampled motion and the motion as written.
  var ownNotes: [String] = []
}

/// A sampled platform plays some motions differently from how they are written.
enum SampledPlatform: String, CaseIterable, ExpressibleByArgument {
  case uikit
}

/// A motion source finds the motions on a command line: names, expressions, or a document.
struct MotionSource {
  let names: [String]
  let lengths: [String: Double]
  let catalog: Catalog?
  /// The platform whose behavior is sampled; nil to sample motions as they are written.
  var platform: SampledPlatform?

  /// Returns the motions, each with its evaluator.
  ///
  /// A document's durations are skipped with a note, unless there is nothing else.
  func evaluate(in context: inout Context, isQuiet: Bool) throws -> [EvaluatedMotion] {
    if names == ["-"] { return try evaluateDocument(in: &context, isQuiet: isQuiet) }
    let finder = MotionFinder(catalog)
    return try names.map { name in
      let found = try finder.motion(for: name)
      do throws(MotionError) {
        return try evaluate(found)
      } catch {
        throw CatalogError(
          .invalidInput, "\(found.name): \(error.message)",
          hints: [error.help.map(Hint.text)].compactMap(\.self))
      }
    }
  }

  private func evaluate(_ found: FoundMotion) throws(MotionError) -> EvaluatedMotion {
    guard platform == .uikit else {
      return EvaluatedMotion(
        found: found, evaluator: try MotionEvaluator(found.motion, lengths: lengths))
    }
    return EvaluatedMotion(
      found: found,
      evaluator: try MotionEvaluator(found.motion.asUIKitTakesIt, lengths: lengths),
      ownNotes: [found.motion.trimmingNote].compactMap(\.self) + found.motion.frameNotes)
  }

  private func evaluateDocument(
    in context: inout Context, isQuiet: Bool
  ) throws -> [EvaluatedMotion] {
    let document = try DocumentMotions("-", catalog: catalog, in: context.environment)
    let isDuration = document.motions.map { $0.motion.kind == .duration }
    let durations = isDuration.count { $0 }
    var motions: [EvaluatedMotion] = []
    for (index, found) in document.motions.enumerated() {
      if isDuration[index], durations < isDuration.count { continue }
      do throws(MotionError) {
        motions.append(try evaluate(found))
      } catch {
        throw document.error(error, of: index)
      }
    }
    if durations > 0, !isQuiet {
      let what = Words.count(durations, "duration")
      context.errors.line("note: skipped \(what), because durations have no values over time")
    }
    return motions
  }
}
