import androidx.compose.animation.core.Easing

/** Straight lines between stops, each a fraction and a value, as in CSS `linear()`. */
private class Stops(private vararg val stops: Pair<Float, Float>) : Easing {
    override fun transform(fraction: Float): Float {
        val index = stops.indexOfLast { it.first <= fraction }.coerceIn(0, stops.size - 2)
        val (start, from) = stops[index]
        val (end, to) = stops[index + 1]
        return if (start == end) to else from + (to - from) * (fraction - start) / (end - start)
    }
}
