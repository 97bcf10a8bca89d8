/// Compose support is the few private types that Compose itself has nothing for.
struct ComposeSupport {
  let name: String
  let text: String

  static let all = [lines, stairs]

  private static let lines = ComposeSupport(
    name: "Stops",
    text: """
      /** Straight lines through stops, each a fraction and a value, as CSS `linear()` has them. */
      private class Stops(private vararg val stops: Pair<Float, Float>) : Easing {
          override fun transform(fraction: Float): Float {
              val index = stops.indexOfLast { it.first <= fraction }.coerceIn(0, stops.size - 2)
              val (start, from) = stops[index]
              val (end, to) = stops[index + 1]
              return if (start == end) to else from + (to - from) * (fraction - start) / (end - start)
          }
      }
      """)

  private static let stairs = ComposeSupport(
    name: "Stairs",
    text: """
      /** Equal steps, as CSS `steps()` has them; [first] is 1 where they jump at the start. */
      private class Stairs(
          private val steps: Int,
          private val first: Int,
          private val jumps: Int,
      ) : Easing {
          override fun transform(fraction: Float): Float =
              minOf(floor(fraction * steps) + first, jumps.toFloat()) / jumps
      }
      """)
}
