import androidx.compose.animation.core.Easing
import kotlin.math.cos
import kotlin.math.exp
import kotlin.math.sin
import kotlin.math.sqrt

/** A spring from 0 to 1: angular frequency, damping ratio, initial velocity, and seconds. */
private class SpringEasing(
    private val frequency: Double,
    private val ratio: Double,
    private val velocity: Double,
    private val seconds: Double,
) : Easing {
    override fun transform(fraction: Float): Float {
        if (fraction >= 1f) return 1f
        val t = fraction * seconds
        val decay = ratio * frequency
        val swing = frequency * sqrt(if (ratio < 1) 1 - ratio * ratio else ratio * ratio - 1)
        val rest = when {
            ratio < 1 ->
                exp(-decay * t) * (cos(swing * t) + (decay - velocity) / swing * sin(swing * t))
            ratio == 1.0 -> exp(-decay * t) * (1 + (decay - velocity) * t)
            else -> {
                val fast = -(decay + swing)
                val slow = -frequency * frequency / (decay + swing)
                val part = (-velocity - fast) / (slow - fast)
                part * exp(slow * t) + (1 - part) * exp(fast * t)
            }
        }
        return (1 - rest).toFloat()
    }
}
