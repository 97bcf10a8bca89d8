import Foundation
import ScriptRunning

/// A motion count is how many motions of each kind a file holds, as Python's readers of JSON and XML
/// find them.
public enum MotionCount {
  /// A file to count in.
  public struct Question: Encodable, Sendable {
    /// The name of the format.
    public var format: String
    /// What the file holds.
    public var text: String

    /// Makes a question.
    public init(_ format: String, _ text: String) {
      (self.format, self.text) = (format, text)
    }
  }

  /// Counts the motions of files by their kinds; `other` is what stands beside them.
  public static func of(_ questions: [Question]) throws -> [[String: Int]] {
    let input = try JSONEncoder().encode(questions)
    let output = try Script(path: "MotionCounting/counts.py").run([], input)
    return try JSONDecoder().decode([[String: Int]].self, from: output)
  }
}
