import androidx.compose.animation.core.Easing
import kotlin.math.floor

/** Equal steps, as in CSS `steps()`. [first] is 1 if they jump at the start. */
private class Stairs(
    private val steps: Int,
    private val first: Int,
    private val jumps: Int,
) : Easing {
    override fun transform(fraction: Float): Float =
        minOf(floor(fraction * steps) + first, jumps.toFloat()) / jumps
}
