/// A transition note names a reading that was chosen or what is not known.
public enum TransitionNote: Hashable, Sendable {
  /// Which edge fromTop and fromBottom mean on iOS is disputed.
  case disputedVertical
  /// A push may also fade on the platform.
  case plainPush
  /// UIKit's flip has an eye and a dolly of its own.
  case flipIsNotParity
  /// A page curl's shape is not documented.
  case curlUnknown
  /// Keyframes of a layer carry notes of their own.
  case keyframes(KeyframeNote)

  /// The note in words.
  public var text: String {
    switch self {
    case .disputedVertical:
      "fromTop is taken as the upper edge; which edge iOS means is disputed"
    case .plainPush: "a push slides without fading; Core Animation may fade as well"
    case .flipIsNotParity:
      "UIKit's eye distance and dolly are not documented: not the same to the pixel"
    case .curlUnknown: "the shape of a page curl is not documented: only its progress is known"
    case .keyframes(let note): note.text
    }
  }
}

extension Transition.Style {
  /// What is not known of the platform's transition of this style, whatever its direction.
  public var notes: [TransitionNote] {
    switch self {
    case .flip: [.flipIsNotParity]
    case .curlUp, .curlDown: [.curlUnknown]
    case .push: [.plainPush]
    case .fade, .moveIn, .reveal, .crossDissolve, .custom: []
    }
  }
}
