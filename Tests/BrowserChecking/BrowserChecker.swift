import Foundation
import ScriptRunning
import Synchronization

/// A browser question is what a page, an easing or a module is asked.
public protocol BrowserQuestion: Encodable, Sendable {
  /// What is learnt.
  associatedtype Answer: Decodable
}

/// Asks headless Chromium what it makes of style sheets and modules.
///
/// A browser that has answered is asked again, so that there are as many as tests that ask at the same time.
public enum BrowserChecker {
  private static let idle = Mutex<[RunningScript]>([])

  /// Returns the answers, or why there is none; a question is a page of its own.
  public static func answers<Question: BrowserQuestion>(
    to questions: [Question]
  ) throws -> [Result<Question.Answer, BrowserRefusal>] {
    let input = try JSONEncoder().encode(questions)
    let browser =
      try idle.withLock { $0.popLast() } ?? Script(path: "BrowserChecking/browser.py").start()
    // A browser that fails isn't asked again.
    let output = try browser.answer(to: input)
    idle.withLock { $0.append(browser) }
    return try JSONDecoder().decode([Reply<Question.Answer>].self, from: output).map(\.result)
  }

  /// Returns the answer to one question.
  public static func answer<Question: BrowserQuestion>(
    to question: Question
  ) throws -> Question.Answer {
    try answers(to: [question])[0].get()
  }
}

/// A reply is an answer or a refusal as the script prints it.
private struct Reply<Answer: Decodable>: Decodable {
  let answer: Answer?
  let refusal: [String]?

  var result: Result<Answer, BrowserRefusal> {
    answer.map { .success($0) } ?? .failure(BrowserRefusal(refusal ?? ["no answer"]))
  }
}
