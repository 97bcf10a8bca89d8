import BrowserChecking

/// A CSS question is any that style sheets are asked, so that one browser answers them all.
enum CSSQuestion: BrowserQuestion {
  case easing(EasingQuestion)
  case styles(AnimationQuestion)
  case corners(CornerQuestion)

  enum Answer: Decodable {
    case outputs([Double])
    case styles(AnimationQuestion.Answer)
    case corners(CornerQuestion.Answer)

    init(from decoder: any Decoder) throws {
      if let outputs = try? [Double](from: decoder) {
        self = .outputs(outputs)
      } else if let corners = try? CornerQuestion.Answer(from: decoder) {
        self = .corners(corners)
      } else {
        self = .styles(try AnimationQuestion.Answer(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .easing(let question): try question.encode(to: encoder)
    case .styles(let question): try question.encode(to: encoder)
    case .corners(let question): try question.encode(to: encoder)
    }
  }
}
