import Testing

/// The suites that move the runtime's clock, which is one for all of them.
@MainActor @Suite(.serialized) enum RuntimeTests {}
