import CommandKit

/// Explains searches.
struct QueriesTopic: TextTopic {
  static let configuration = CommandConfiguration(
    commandName: "queries",
    abstract: "Write searches: words, qualifiers, comparisons, and patterns.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static let text = """
    'curvet search' takes words and qualifiers in any order. A preset must match
    all of them, but only one of several kinds, roles, or names. The --query
    option of other commands takes the same, except like: and easings.

    WORDS
      curvet search toast
      curvet search 弾む
      curvet search spring/figma/

    Words match names, aliases, titles, summaries, tags, sources, kinds, roles,
    feel keywords, and common names of UI elements and use cases, in English,
    Japanese, and Russian. The beginning of a word is enough. A word that ends in
    / is the beginning of a name. 'fade in' doesn't find what fades out.

    NUMBERS
      curvet search 300ms fade
      curvet search bounce 0.2

    Times with a unit, such as 300ms or 0.3秒, are durations. 'bounce 0.2',
    'stiffness 300', and 'damping 28' are conditions; up to 2, damping is the
    damping ratio, and above, the coefficient. A note says how a search was read.

    QUALIFIERS
      curvet search kind:spring
      curvet search role:enter feel:soft
      curvet search tag:bouncy
      curvet search 'name:curve/*/ease-in'
      curvet search property:opacity source:material
      curvet search like:spring/figma/quick

    kind      curve, spring, duration, keyframes, transition, animator, or group
    tag       a tag
    role      enter, exit, emphasis, feedback, navigation, or loop
    feel      linear, soft, snappy, bouncy, elastic, abrupt, lazy, stepped, or
              anticipating
    name      the beginning of a name, or a pattern with * and ?
    source    a part of the source's title, author, license, or URL
    property  what moves: the beginning of a part of a key path, such as opacity,
              rotation, or radius
    like      a preset or an expression; the most similar shapes come first

    COMPARISONS
      curvet search 'duration<0.3' kind:curve
      curvet search 'overshoot:>5%' 'settling:<1'
      curvet search duration:200ms..0.5s
      curvet search stiffness:250..350

    duration, settling, overshoot, bounce, and damping-ratio can be compared. So
    can a spring's stiffness, mass, and damping (the coefficient), and the control
    points x1, y1, x2, and y2 of a cubic Bézier curve. A transition or animator has
    those of its timing. Write <, <=, >, >=, a value, or a range. Times are in
    seconds unless they have a unit.

    WHEN NOTHING MATCHES
    'curvet search' first corrects misspelled words, then drops words, and prints
    a note. If few presets match, presets that match some of the words come
    last. The --query option of other commands uses the words as typed.

    CHANGE WHAT A SEARCH FINDS
      curvet tag --query 'kind:spring feel:bouncy' playful --dry-run

    Words also match summaries, and may find more than you meant. With words, a
    command only lists what it would change, unless you pass --yes. Qualifiers and
    name patterns don't need --yes.
    """
}
