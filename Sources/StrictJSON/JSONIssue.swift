import Diagnostics

/// An issue is something the parser met, by its place in the bytes.
struct JSONIssue: Error {
  var rule: String
  var offset: Int
  var message: String
  var help: String?
  /// Where the same thing stood before; the help ends with it.
  var earlier: Int?

  /// Returns the issue as a finding; `hasTree` says whether its pointer can be looked up.
  func finding(in document: JSONDocument, hasTree: Bool) -> Finding {
    let pointer = hasTree ? document.pointer(toOffset: offset) : ""
    var help = help
    if let earlier {
      let (line, column) = document.position(of: earlier)
      help = "\(help ?? "") line \(line), column \(column)"
    }
    return Finding(
      rule, message, place: document.place(offset: offset, pointer: pointer), help: help)
  }
}

extension JSONDocument {
  /// Returns the pointer of the deepest value that holds a byte; a key counts as its member.
  func pointer(toOffset offset: Int) -> String {
    // Nodes lie in the order of their first bytes, so the last that starts there is the deepest.
    let after = nodes.partitionPoint { Int($0.start) > offset }
    guard after > 0 else { return "" }
    return JSONValue(document: self, index: after - 1).pointer(from: root)
  }
}
