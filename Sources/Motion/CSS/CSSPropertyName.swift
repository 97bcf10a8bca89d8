/// The names of CSS's own properties, by the values that they have.
package enum CSSPropertyName {
  /// Properties whose value is a number without a unit.
  package static let numbers = names(
    """
    flex-grow flex-shrink fill-opacity flood-opacity font-size-adjust font-weight line-height order orphans
    shape-image-threshold stop-opacity stroke-miterlimit stroke-opacity tab-size widows zoom
    """)

  /// Properties whose value is a length.
  package static let lengths = names(
    """
    bottom column-gap cx cy flex-basis font-size gap left letter-spacing outline-offset outline-width
    perspective r right row-gap rx ry shape-margin stroke-dashoffset text-indent text-underline-offset top word-spacing
    x y
    """
  )
  .union(sizes).union(sides(of: "margin")).union(sides(of: "padding")).union(sides(of: "inset"))
  .union(sides(of: "scroll-margin")).union(sides(of: "scroll-padding"))
  .union(sides(of: "border", suffix: "-width")).union(corners.map { "border-\($0)-radius" })

  /// Properties whose value is a color.
  package static let colors = names(
    """
    accent-color background-color caret-color color column-rule-color fill flood-color lighting-color
    outline-color stop-color stroke text-decoration-color text-emphasis-color -webkit-text-fill-color
    -webkit-text-stroke-color
    """
  )
  .union(sides(of: "border", suffix: "-color"))

  /// Properties with values of several parts or of words, of which Curvet keeps the text.
  package static let texts = names(
    """
    align-content align-items align-self aspect-ratio backdrop-filter backface-visibility background
    background-attachment background-blend-mode background-clip background-image background-origin
    background-position background-position-x background-position-y background-repeat background-size border
    border-image border-image-outset border-image-slice border-image-source border-image-width border-radius
    border-spacing border-width box-decoration-break box-shadow box-sizing clear clip clip-path clip-rule
    color-scheme columns column-count column-rule column-width contain content content-visibility
    corner-shape counter-increment counter-reset counter-set cursor d direction display fill-rule filter
    flex flex-direction flex-flow flex-wrap float font font-family font-feature-settings font-stretch
    font-style font-variant font-variation-settings grid grid-area grid-auto-columns grid-auto-rows
    grid-column grid-row grid-template grid-template-areas grid-template-columns grid-template-rows hyphens
    image-rendering isolation justify-content justify-items justify-self line-break list-style
    list-style-type mask mask-clip mask-composite mask-image mask-mode mask-origin mask-position
    mask-repeat mask-size mix-blend-mode object-fit object-position object-view-box offset offset-anchor
    offset-distance offset-path offset-position offset-rotate outline outline-style overflow overflow-wrap
    overflow-x overflow-y overlay paint-order perspective-origin place-content place-items place-self
    pointer-events position quotes resize rotate scale scroll-behavior scrollbar-color shape-outside
    stroke-dasharray stroke-linecap stroke-linejoin stroke-width table-layout text-align text-decoration
    text-decoration-line text-decoration-style text-decoration-thickness text-emphasis text-orientation
    text-overflow text-shadow text-transform text-wrap touch-action transform transform-box transform-origin
    transform-style translate unicode-bidi user-select vertical-align visibility white-space will-change
    word-break writing-mode z-index
    """
  )
  .union(sides(of: "border")).union(sides(of: "border", suffix: "-style"))
  .union(numbers).union(lengths).union(colors)

  /// Whether a text of a property changes as CSS has it; otherwise it is a name, and changes at once.
  package static func interpolates(_ property: String) -> Bool {
    property.hasPrefix("--") || texts.contains(property)
  }

  private static let sizes = ["", "min-", "max-"].flatMap { limit in
    ["width", "height", "block-size", "inline-size"].map { limit + $0 }
  }

  private static let corners = [
    "top-left", "top-right", "bottom-left", "bottom-right", "start-start", "start-end", "end-start",
    "end-end",
  ]

  /// A property of a box and its parts, such as `margin`, `margin-block`, and `margin-block-start`.
  private static func sides(of name: String, suffix: String = "") -> [String] {
    let logical = ["block", "inline"].flatMap { [$0, $0 + "-start", $0 + "-end"] }
    let physical = name == "inset" ? [] : ["top", "right", "bottom", "left"]
    return [name + suffix] + (logical + physical).map { "\(name)-\($0)\(suffix)" }
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}
