/// A JSON Pointer (RFC 6901): the path of keys and indices to a value.
public enum JSONPointer {
  /// Returns `token` escaped as a part of a pointer, with a leading slash.
  public static func part(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return "/" + token
    }
    var part = "/"
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": part += "~0"
      case "/": part += "~1"
      default: part.unicodeScalars.append(scalar)
      }
    }
    return part
  }

  /// Returns the unescaped tokens of a pointer, or nil if it isn't valid.
  public static func tokens(_ pointer: String) -> [String]? {
    if pointer.isEmpty { return [] }
    // By scalars: a slash and a combining mark after it are one Character.
    let parts = pointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first?.isEmpty == true else { return nil }
    var tokens: [String] = []
    for part in parts.dropFirst() {
      var token = String.UnicodeScalarView()
      var scalars = part.makeIterator()
      while let scalar = scalars.next() {
        guard scalar == "~" else {
          token.append(scalar)
          continue
        }
        switch scalars.next() {
        case "0": token.append("~")
        case "1": token.append("/")
        default: return nil
        }
      }
      tokens.append(String(token))
    }
    return tokens
  }
}

extension JSONValue {
  /// Returns the pointer from `ancestor` to this value; empty for the same value.
  public func pointer(from ancestor: JSONValue) -> String {
    var pointer = ""
    var at = ancestor
    descent: while at.index != index {
      switch at.kind {
      case .object:
        for member in at.members where Int(member.value.node.next) > index {
          // A key has the place of its member.
          pointer += JSONPointer.part(member.key)
          if member.index == index { break descent }
          at = member.value
          continue descent
        }
      case .array:
        for (position, element) in at.elements.enumerated() where Int(element.node.next) > index {
          pointer += "/\(position)"
          at = element
          continue descent
        }
      default: break
      }
      break
    }
    return pointer
  }

  /// Returns the value at a pointer relative to this value, or nil if it doesn't exist.
  public func value(at pointer: String) -> JSONValue? {
    guard let tokens = JSONPointer.tokens(pointer) else { return nil }
    var at = self
    for token in tokens {
      guard let next = at.child(token) else { return nil }
      at = next
    }
    return at
  }

  /// Returns the value at a pointer, or the deepest existing value on its path.
  public func nearestValue(at pointer: String) -> JSONValue {
    var at = self
    for token in JSONPointer.tokens(pointer) ?? [] {
      guard let next = at.child(token) else { break }
      at = next
    }
    return at
  }

  private func child(_ token: String) -> JSONValue? {
    switch kind {
    case .object: return self[token]
    case .array:
      // RFC 6901 doesn't allow leading zeros or signs.
      guard let position = Int(token), String(position) == token, position >= 0 else { return nil }
      return elements.dropFirst(position).first { _ in true }
    default: return nil
    }
  }
}
